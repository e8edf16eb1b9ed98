import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { CardGrid, CardItem } from './CardGrid.tsx';

it('gives a card exactly one link, named by its heading', () => {
  render(
    <TestSite>
      <CardGrid heading="Возможности">
        <CardItem title="Цифровой журнал" href="/feature/digital-journal" icon="notebook-pen">
          <p>Оценки в день урока.</p>
        </CardItem>
      </CardGrid>
    </TestSite>,
  );
  const link = screen.getByRole('link', { name: 'Цифровой журнал' });
  expect(link.getAttribute('href')).toBe('/feature/digital-journal');
  expect(screen.getByRole('heading', { level: 3 }).contains(link)).toBe(true);
});

it('makes a card without an address just a card', () => {
  render(
    <TestSite>
      <CardItem title="Прозрачность" />
    </TestSite>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Прозрачность' })).toBeTruthy();
});
