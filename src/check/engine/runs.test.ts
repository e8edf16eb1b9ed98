import { expect, test } from 'vitest';
import { align } from './runs.ts';

test.each([
  ['plain text', 'ab «в»', 'ab «в»', 'в', 4],
  ['an escaped brace', 'цена \\{5\\} сум', 'цена {5} сум', '5', 7],
  ['an entity', 'a &lt; б', 'a < б', 'б', 7],
  ['an indented line', 'раз\n    два', 'раз\nдва', 'д', 8],
])('%s maps to offsets of its characters', (_, source, text, char, offset) => {
  expect(align(source, 0, source.length, text)(text.indexOf(char))).toBe(offset);
});
