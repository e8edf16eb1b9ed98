import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rendered } from '../../../../tests/review/publish/rendered.ts';
import { code, link } from './code.ts';

/** Text with a meaning for GitHub, in pieces that fast-check combines. */
const spells = [
  '@everyone',
  '@org/team',
  '#12',
  'GH-1',
  'owner/repo#1',
  'owner/repo@0123456',
  '!5',
  '0123456789abcdef0123456789abcdef01234567',
  ':tada:',
  'https://evil.example',
  'www.evil.example',
  'a@evil.example',
  'mailto:a@evil.example',
  '<https://evil.example>',
  '<img src=x onerror=alert(1)>',
  '</details>',
  '<!--',
  '-->',
  '&lt;',
  '&#64;all',
  '](javascript:alert(1))',
  '[x](https://evil.example)',
  '![x](https://evil.example/x.png)',
  '**',
  '__',
  '~~',
  '# ',
  '- [ ] ',
  '> ',
  '$x$',
  '[^1]',
  '\\',
  '\\|',
  '|',
  '`',
  '``',
  '```',
  '````',
  '\n',
  '\r',
  '\t',
  '\u2028',
  '\u202e',
  '\u200b',
  '\u2060',
  '\u3164',
  '\ud800',
  ' ',
];
const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...spells), { maxLength: 10 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...spells, 'слово', ' '), { maxLength: 10 }).map((parts) => parts.join(' ')),
);
const runs = { numRuns: 500, seed: 20261121 };
/** Timeout for busy machines, ms. */
const ceiling = 60_000;

test(
  'untrusted text is one code span in a list, a table and a sentence',
  () => {
    fc.assert(
      fc.property(strange, strange, (one, two) => {
        const [a, b] = [code(one), code(two)];
        const places = [
          `- 🔴 ${a} ${b}`,
          `| A | B |\n| --- | --- |\n| ${a}<br>${b} | Ц |`,
          `> [!WARNING]\n> Слова. ${a}: ${b}`,
        ];
        for (const markdown of places) {
          const { codes, texts, addresses, tags } = rendered(markdown);
          expect(codes).toHaveLength(2);
          expect(addresses).toEqual([]);
          expect(tags.filter((tag) => tag !== '<br>')).toEqual([]);
          expect(texts.join('')).toMatch(/^[\sAB🔴Ц:.!WARNINGСлова[\]]*$/u);
        }
      }),
      runs,
    );
  },
  ceiling,
);

test.each([
  ['Тарифы', '`Тарифы`'],
  ['`a`', '`` `a` ``'],
  ['a ``` b', '````a ``` b````'],
  ['a | b', '`a │ b`'],
  ['строка\n::set-output name=x::y', '`строка ::set-output name=x::y`'],
  ['\u202eперевёрнуто\u200b', '`перевёрнуто`'],
  [' \n', '`—`'],
])('%j reads %s', (text, span) => {
  expect(code(text)).toBe(span);
});

test('a long text is cut between characters', () => {
  expect(code('🔴'.repeat(9), 4)).toBe('`🔴🔴🔴…`');
});

test(
  'a link leads to a plain path in a trusted site, or there is no link',
  () => {
    expect(link('стало', 'https://a.uz/pr-1/', '/тарифы')).toBe(
      '[стало](https://a.uz/pr-1/%D1%82%D0%B0%D1%80%D0%B8%D1%84%D1%8B)',
    );
    expect(link('было', 'https://a.uz', '/')).toBe('[было](https://a.uz/)');
    for (const path of [
      '.evil.example/',
      '@evil.example/',
      '/../pr-2/',
      '/a/..',
      '//evil.example',
      '/a?b',
      '/a#b',
    ])
      expect(link('стало', 'https://a.uz', path)).toBe('стало');
    for (const place of ['', 'javascript:alert(1)//', 'https://a.uz@evil.example/', 'https://a.uz/)'])
      expect(link('стало', place, '/a')).toBe('стало');
    fc.assert(
      fc.property(strange, (path) => {
        const { addresses, kinds } = rendered(link('стало', 'https://a.uz/pr-1/', `/${path}`));
        for (const address of addresses) expect(new URL(address).href).toMatch(/^https:\/\/a\.uz\/pr-1\//);
        expect(kinds).not.toContain('html');
      }),
      runs,
    );
  },
  ceiling,
);
