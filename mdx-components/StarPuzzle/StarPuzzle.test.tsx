import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { StarPuzzle } from './StarPuzzle.tsx';

test('arrows go from tile to tile and stop at the edge', () => {
  render(
    <TestSite>
      <StarPuzzle heading="Статьи нет" action={{ text: 'Все статьи', href: '/blog' }} />
    </TestSite>,
  );
  const tiles = screen.getAllByRole('button');
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  tiles[0]?.focus();
  press('ArrowLeft');
  expect(document.activeElement).toBe(tiles[0]);
  press('ArrowRight');
  press('ArrowDown');
  expect(document.activeElement).toBe(tiles[4]);
  press('ArrowUp');
  expect(document.activeElement).toBe(tiles[1]);
  tiles[2]?.focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(tiles[2]);
  press('ArrowLeft');
  // Alt with an arrow key is the browser's "back".
  expect(fireEvent.keyDown(tiles[1] as Element, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(document.activeElement).toBe(tiles[1]);
});
