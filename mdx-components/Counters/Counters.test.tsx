import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Counter, Counters } from './Counters.tsx';

afterEach(cleanup);
const strip = (
  <TestSite>
    <Counters>
      <Counter value={150} symbol="+" icon="building-2">
        учебных центров
      </Counter>
      <Counter value={5000} icon="users">
        человек
      </Counter>
    </Counters>
  </TestSite>
);

test('the HTML already holds the final numbers', () => {
  const html = renderToString(strip);
  expect(html).toContain('150');
  expect(html).toContain('5\u00a0000');
});

test('a screen reader hears the number, its symbol and the caption as one item', () => {
  render(strip);
  const [first] = screen.getAllByRole('listitem');
  if (!first) throw new Error('no counter');
  expect(within(first).getByText('150+').className).toBe('visually-hidden');
  expect(within(first).getByText('учебных центров')).toBeTruthy();
});
