import { expect, test } from 'vitest';
import { mostAlike } from './similar.ts';

test('the heir is the file with the most lines in common, if they are half', () => {
  const files = new Map([
    ['a', 'один\nдва\nтри'],
    ['b', 'один\nдва\nдругое'],
    ['c', 'совсем\nдругое'],
  ]);
  expect(mostAlike('один\nдва\nтри\nчетыре', files)).toBe('a');
  expect(mostAlike('пять\nшесть', files)).toBeNull();
});
