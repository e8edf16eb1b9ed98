import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Card } from './Card.tsx';

it('holds exactly one link, named by its heading', () => {
  render(
    <TestSite>
      <Card heading="Цифровой журнал" href="/feature/digital-journal" icon="notebook-pen">
        <p>Оценки в день урока.</p>
      </Card>
    </TestSite>,
  );
  const link = screen.getByRole('link', { name: 'Цифровой журнал' });
  expect(link.getAttribute('href')).toBe('/feature/digital-journal');
  expect(screen.getByRole('heading', { level: 3 }).contains(link)).toBe(true);
});

it('without an address is just a card under a heading of the wanted level', () => {
  render(
    <TestSite>
      <Card heading="Прозрачность" headingLevel="h2" />
    </TestSite>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Прозрачность' })).toBeTruthy();
});
