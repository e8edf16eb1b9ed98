import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBrokenSite } from '../../tests/broken.ts';

/** Broken files of writers (tests/fixtures/broken): what is not ready to go out. Each is laid over a good site, alone. */
const site = openBrokenSite();
afterAll(site.close);

/** A page of the case last laid over the good site, with another line in its fields. */
const withField = (page: string, field: string) => ({
  [`pages/${page}`]: readFileSync(join(site.root, 'pages', page), 'utf8').replace('---\n', `---\n${field}\n`),
});

test('link to draft', async () => {
  expect(await site.told('link-to-draft')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:27 link/unpublished Страница /blog-single/first-lesson — черновик: на сайте эта ссылка никуда не приведёт.",
    ]
  `);
});

test('link to scheduled', async () => {
  expect(await site.told('link-to-scheduled')).toMatchInlineSnapshot(`
    [
      "about.mdx:8:27 link/unpublished Страница /blog-single/first-lesson выйдет только 01.01.2099: до этого дня ссылка никуда не приведёт.",
    ]
  `);
});

test('a page may lead to one that is out by its own day', async () => {
  await site.told('link-to-scheduled');
  const later = withField('about.mdx', 'publishAt: 2099-02-01');
  const sooner = withField('about.mdx', 'publishAt: 2098-01-01');
  expect(await site.told('link-to-scheduled', later)).toEqual([]);
  expect(await site.told('link-to-scheduled', sooner)).toHaveLength(1);
});

test('sample texts', async () => {
  expect(await site.told('sample-texts')).toMatchInlineSnapshot(`
    [
      "feature/digital-journal.mdx:10:10 text/sample Здесь остался образец: «Замените (одна строка о…».",
      "feature/digital-journal.mdx:13:5 text/sample Здесь остался образец: «Замените (строка списка)…».",
      "feature/digital-journal.mdx:20:1 text/sample Здесь остался образец: «Замените (рассказ о том…».",
    ]
  `);
});

test('a draft may hold sample texts, alike with those of another', async () => {
  await site.told('sample-texts');
  expect(await site.told('sample-texts', withField('feature/digital-journal.mdx', 'draft: true'))).toEqual([
    // The good site leads to it.
    'about.mdx:8:33 link/unpublished Страница /feature/digital-journal — черновик: на сайте эта ссылка никуда не приведёт.',
  ]);
});
