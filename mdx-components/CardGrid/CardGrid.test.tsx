import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { CardGrid, CardItem } from './CardGrid.tsx';

test('a card with an address has one link, in its heading', () => {
  render(
    <TestSite>
      <CardGrid heading="Карточки">
        <CardItem title="Первая" href="/about">
          Текст
        </CardItem>
        <CardItem title="Вторая">Текст</CardItem>
      </CardGrid>
    </TestSite>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 3, name: 'Первая' }).querySelector('a')).not.toBeNull();
});
