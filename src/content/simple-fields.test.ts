import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listContentFiles } from './content-file.ts';
import { readFrontmatter } from './frontmatter.ts';
import { readSource } from './read-source.ts';
import { simpleFields, simplePlace, simpleRange } from './simple-fields.ts';

const file = 'pages/a.mdx';
/** What YAML may see more in than letters. */
const odd = [
  ...[
    'null',
    'True',
    '007',
    '1.5',
    '5 000',
    '~',
    '__proto__',
    ': ',
    ':',
    ' ',
    '  ',
    '- ',
    '#',
    ' #',
    '"',
    "'",
    '\\',
  ],
  ...[
    '[',
    ']',
    '{',
    ',',
    '&',
    '*',
    '|',
    '>',
    '!',
    '?',
    '%',
    '@',
    '`',
    '\t',
    '\r',
    '\u00a0',
    '\u0085',
    '\u2028',
    '\ufeff',
  ],
];
const plain = [
  'Журнал',
  'оценка в тетради',
  '«Класс»',
  'true',
  '12',
  '2026-02-01',
  '"А: б"',
  'x, [y]',
  'a-b',
];
const value = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...plain) },
      { weight: 1, arbitrary: fc.constantFrom(...odd) },
    ),
    {
      minLength: 1,
      maxLength: 2,
    },
  )
  .map((parts) => parts.join(''));
const starts = [
  ...['a: ', 'b: ', 'c: ', 'd: '],
  ...['e:\n  - ', 'f:\n  a: ', 'g:\n'],
  ...['  - ', '  b: ', '    ', '- ', 'null: ', '__proto__: '],
];
const line = fc.tuple(fc.constantFrom(...starts), value).map(([start, text]) => start + text);
const block = fc
  .array(line, { minLength: 1, maxLength: 4 })
  .map((lines) => `---\n${lines.join('\n')}\n---\nТекст\n`);

it('says what the whole parser says, or leaves it to the parser', () => {
  let read = 0;
  fc.assert(
    fc.property(block, (source) => {
      const data = simpleFields(source);
      if (!data) return;
      read++;
      const whole = readFrontmatter(file, source);
      expect(whole.problems).toEqual([]);
      expect(data).toEqual(whole.data);
      for (const name of ['a', 'b', 'e', 'missing']) {
        const place = simplePlace(source, data, [name]);
        if (!place) continue;
        expect(place).toEqual(whole.valueAt([name]));
        expect(simpleRange(source, data, [name])).toEqual(whole.valueRange([name]));
      }
    }),
    { numRuns: 3000, seed: 1 },
  );
  expect(read).toBeGreaterThan(100);
});

it("reads most of the site's own pages, as the parser does", () => {
  const files = listContentFiles(process.cwd()).map((name) => readSource(process.cwd(), name).source);
  const simple = files.filter((source) => simpleFields(source));
  for (const source of simple) expect(simpleFields(source)).toEqual(readFrontmatter(file, source).data);
  expect(simple.length).toBeGreaterThan(files.length / 2);
});

it.each([
  ['an empty block', '---\n---\n'],
  ['a field without a value', '---\na:\n---\n'],
  ['Windows line breaks', '---\r\na: б\r\n---\r\n'],
  ['a value over two lines', '---\na: б\n  в\n---\n'],
  ['a field twice', '---\na: б\na: в\n---\n'],
  ['a block that is not closed', '---\na: б\n'],
])('leaves %s to the parser', (_, source) => {
  expect(simpleFields(source)).toBeNull();
});
