import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { ClientLogos } from './ClientLogos.tsx';

afterEach(cleanup);
const names = ['Один', 'Два', 'Три', 'Четыре', 'Пять', 'Шесть', 'Семь', 'Восемь'];

test('shows all eight names once, as a list, before any script runs', () => {
  render(
    <TestSite>
      <ClientLogos title="С нами работают" names={names} />
    </TestSite>,
  );
  expect(screen.getByRole('region', { name: 'Слайды: С нами работают' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(names);
});

test('has no arrows or dots', () => {
  render(
    <TestSite>
      <ClientLogos title="С нами работают" names={names} />
    </TestSite>,
  );
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});
