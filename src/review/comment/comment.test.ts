import { expect, test } from 'vitest';
import { emptyChange } from '../compare/change.ts';
import type { Review } from '../types.ts';
import { commentMarker, commentOf } from './comment.ts';
import { plain } from './escape.ts';

const review = (over: Partial<Review> = {}): Review => ({
  version: 1,
  subject: {
    number: 12,
    title: 'Тарифы',
    branch: 'prices',
    commit: '0123456789abcdef0123456789abcdef01234567',
    link: null,
    repository: null,
    base: 'main',
    baseCommit: 'fedcba9876543210',
    builtAt: '2026-11-21T08:30:00.000Z',
    uncommitted: false,
  },
  basePath: '/pr-12/',
  production: 'https://daftar.example',
  notCompared: null,
  pageCount: 97,
  pages: [],
  findings: [],
  links: [],
  unpublished: [],
  notes: [],
  ...over,
});

test('a change reads as a table with both addresses, weights and problems', () => {
  const page = {
    ...emptyChange('/pricing', 'Тарифы'),
    weight: {
      before: 100_000,
      after: 521_888,
      culprits: [
        { text: 'Картинка cat.png добавила 412\u00a0КБ', source: { file: 'pages/pricing.mdx', line: 12 } },
      ],
    },
    shots: [{ width: 1280, before: 'a', after: 'b', difference: null, pixels: 3, from: 1 }],
  };
  const text = commentOf(
    review({
      pages: [page],
      findings: [
        { file: 'pages/a.mdx', line: 3, column: 1, rule: 'x', severity: 'error', text: 'Нет поля title.' },
      ],
      links: ['/', '/about'].map((from) => ({
        page: from,
        href: '/gone',
        reason: 'Такой страницы нет.',
        isNew: true,
        source: null,
      })),
    }),
    'https://daftar.github.io/site/pr-12/',
  );
  expect(text).toBe(`${commentMarker}

### <a href="https://daftar.github.io/site/pr-12/">Предпросмотр сайта</a>

Отличается 1\u00a0страница из 97, 0\u00a0изменений, новых проблем: **1**, новых битых ссылок: **1**. <a href="https://daftar.github.io/site/pr-12/preview/index.html">Отчёт с картинками</a>

**Изменены**

| Страница | Было | Стало | Что | Вес |
| --- | --- | --- | --- | --- |
| Тарифы<br><code>/pricing</code> | <a href="https://daftar.example/pricing">было</a> | <a href="https://daftar.github.io/site/pr-12/pricing">стало</a> | изменена | +412\u00a0КБ<br>Картинка cat.png добавила 412\u00a0КБ <code>pages/pricing.mdx:12</code> |

<a href="https://daftar.github.io/site/pr-12/preview/index.html#page-0"><img src="https://daftar.github.io/site/pr-12/preview/shots/0.jpg" width="240" alt="Тарифы"></a>

**Новые проблемы**

- 🔴 <code>pages/a.mdx:3:1</code> Нет поля title.

**Новые битые ссылки** (проверка слияния не пройдёт)

- <code>/gone</code> на 2 страницах. Такой страницы нет.

<sub>Коммит 01234567, собран 2026-11-21 08:30 UTC. Комментарий обновляется с каждой правкой.</sub>
`);
});

test('hundreds of pages that share a change fold, and the comment stays within what GitHub takes', () => {
  const pages = Array.from({ length: 500 }, (_, index) => ({
    ...emptyChange(`/p${index}`, 'Страница '.repeat(20)),
    kind: 'shared' as const,
    causes: ['меню'],
  }));
  const text = commentOf(review({ pages }), 'https://x.example/pr-1/');
  expect(text).toContain('<details><summary>Через общее: меню — 500\u00a0страниц</summary>');
  expect(text).toContain('И ещё 480');
  expect(text.length).toBeLessThan(65_536);
});

test('without a comparison the comment says why', () => {
  const text = commentOf(review({ notCompared: 'Git не знает «main`s».' }), 'https://x.example/');
  expect(text).toContain('> Сравнения нет. Git не знает «main&#96;s».');
  expect(text).toContain('Страницы не сравнивались.');
});

test.each([
  ['<img src=x onerror=alert(1)>', '&#60;img src=x onerror=alert&#40;1&#41;&#62;'],
  ['@everyone и @org/team', '@\u200beveryone и @\u200borg/team'],
  [
    '**жирно** [ссылка](javascript:alert(1))',
    '&#42;&#42;жирно&#42;&#42; &#91;ссылка&#93;&#40;javascript:\u200balert&#40;1&#41;&#41;',
  ],
  ['закрывает #12', 'закрывает &#35;\u200b12'],
  ['a | b', 'a &#124; b'],
  ['строка\n::set-output name=x::y', 'строка :\u200b:\u200bset-output name=x:\u200b:\u200by'],
  ['-->конец', '--&#62;конец'],
  ['\u202eперевёрнуто', 'перевёрнуто'],
])('a hostile title %j is only words', (title, safe) => {
  expect(plain(title)).toBe(safe);
  const text = commentOf(review({ pages: [emptyChange('/x', title)] }), 'https://x.example/');
  expect(text).not.toMatch(/<img src=x|@everyone|\*\*жирно|\]\(javascript|(^|\n)::|#12\b/);
});

test('a hostile address cannot leave its link', () => {
  const text = commentOf(
    review({ pages: [emptyChange('/"><script>@all\ud800', 'x\udc00')], production: 'javascript:alert(1)//' }),
    'https://x.example/',
  );
  expect(text).not.toContain('<script>');
  expect(text).not.toContain('javascript:alert');
  expect(text).not.toContain('@all<');
});
