import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleSite } from '../../tests/sampleSite.ts';
import { TestSite } from '../../tests/TestSite.tsx';
import { ClientLogos } from './ClientLogos.tsx';

const names = ['Один', 'Два', 'Три', 'Четыре', 'Пять', 'Шесть', 'Семь', 'Восемь'];

test('a client of the platform has the mark of the footer, whatever its place here', () => {
  const { logos: [first = ''] = [] } = sampleSite.footer;
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
