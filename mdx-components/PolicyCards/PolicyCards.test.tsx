import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { PolicyCard, PolicyCards } from './PolicyCards.tsx';

afterEach(cleanup);

test('is a list of titled statements under the heading', () => {
  render(
    <TestSite>
      <PolicyCards heading="Кто мы">
        <PolicyCard icon="history" title="История">
          Как всё началось
        </PolicyCard>
        <PolicyCard icon="target" title="Миссия">
          Зачем
        </PolicyCard>
      </PolicyCards>
    </TestSite>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Кто мы' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map((item) => item.textContent)).toEqual([
    'История',
    'Миссия',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
