import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleSite } from '../../tests/sampleSite.ts';
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

test('has no arrows or dots, only the button that stops it', () => {
  render(
    <TestSite>
      <ClientLogos title="С нами работают" names={names} />
    </TestSite>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Остановить движение',
  ]);
});

test('a client of the platform has the mark of the footer, whatever its place here', () => {
  const [first = ''] = sampleSite.footer.logos;
  const markIn = (list: string[]) => {
    const { container } = render(
      <TestSite>
        <ClientLogos title="С нами работают" names={list} />
      </TestSite>,
    );
    const item = [...container.querySelectorAll('li')].find((each) => each.textContent === first);
    return item?.querySelector('svg')?.innerHTML;
  };
  const here = markIn([first, ...names.slice(1)]);
  expect(here).toBeTruthy();
  expect(markIn([...names.slice(1), first])).toBe(here);
});
