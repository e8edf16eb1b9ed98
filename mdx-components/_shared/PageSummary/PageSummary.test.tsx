import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../../tests/TestSite.tsx';
import { PageSummary } from './PageSummary.tsx';

test('tells the gist of the page and whom it helps', async () => {
  render(
    <TestSite page={{ about: { benefits: ['Раз', 'Два'], impact: { tutor: 'Меньше таблиц.' } } }}>
      <PageSummary />
    </TestSite>,
  );
  const gist = await screen.findByRole('note', { name: 'Коротко' });
  expect(within(gist).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('region', { name: /^Кому и.чем это поможет$/ }).textContent).toContain(
    'Меньше таблиц.',
  );
});

test('draws nothing for a page that says nothing', () => {
  const { container } = render(
    <TestSite>
      <PageSummary />
    </TestSite>,
  );
  expect(container.textContent).toBe('');
});
