import { expect, test } from 'vitest';
import { code, link } from './code.ts';

test.each([
  ['Тарифы', '`Тарифы`'],
  ['`a`', '`` `a` ``'],
  ['a ``` b', '````a ``` b````'],
  ['a | b', '`a │ b`'],
  ['строка\n::set-output name=x::y', '`строка ::set-output name=x::y`'],
  ['\u202eперевёрнуто\u200b', '`перевёрнуто`'],
  ['Wi\u2060-\u2060Fi, ко\u00adрот\u00adко', '`Wi-Fi, коротко`'],
  [' \n', '`—`'],
])('%j reads %s', (text, span) => {
  expect(code(text)).toBe(span);
});

test('a long text is cut between characters', () => {
  expect(code('🔴'.repeat(9), 5)).toBe('`🔴🔴…`');
});

test('a link leads to a plain path in a trusted site, or there is no link', () => {
  expect(link('стало', 'https://a.uz/pr-1/', '/тарифы')).toBe(
    '[стало](https://a.uz/pr-1/%D1%82%D0%B0%D1%80%D0%B8%D1%84%D1%8B)',
  );
  expect(link('стало', 'https://a.uz', '/a b.mdx')).toBe('[стало](https://a.uz/a%20b.mdx)');
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
  expect(link('стало', 'https://a.uz', '/a', '#change=1f')).toBe('[стало](https://a.uz/a#change=1f)');
  for (const place of ['', 'javascript:alert(1)//', 'https://a.uz@evil.example/', 'https://a.uz/)'])
    expect(link('стало', place, '/a')).toBe('стало');
});
