import { afterAll, expect, test } from 'vitest';
import { openBrokenSite } from '../../tests/broken.ts';

/** What is not ready to publish: cases that need more than a folder of tests/fixtures/broken (broken.test.ts). */
const site = openBrokenSite();
afterAll(site.close);

/** Returns a page of the last case laid over the good site, with another frontmatter line. */
const withField = (page: string, field: string) => ({
  [`pages/${page}`]: site.read(`pages/${page}`).replace('---\n', `---\n${field}\n`),
});

test('a scheduled page may link to one published by then', async () => {
  site.lay('link-to-scheduled');
  const later = withField('about.mdx', 'publishAt: 2099-02-01');
  const sooner = withField('about.mdx', 'publishAt: 2098-01-01');
  expect(await site.told('link-to-scheduled', later)).toEqual([]);
  expect(await site.told('link-to-scheduled', sooner)).toHaveLength(1);
});

test('a draft may contain sample texts, equal to those of another', async () => {
  site.lay('sample-texts');
  expect(await site.told('sample-texts', withField('feature/digital-journal.mdx', 'draft: true'))).toEqual([
    // The good site links to it.
    'about.mdx:8:33 link/unpublished Страница /feature/digital-journal — черновик: на сайте эта ссылка никуда не приведёт.',
  ]);
});
