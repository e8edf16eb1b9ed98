import { expect, it } from 'vitest';
import { inTempSite, mdx, openStore, report, samples, siteFileTexts } from '../../tests/content.ts';
import { addressOf } from './types/file-types.ts';

const section = (slug: string, order: number, more: object = {}) =>
  mdx({ ...samples.privacy, title: `Раздел ${slug}`, slug, order, ...more });
const site = {
  ...siteFileTexts,
  'pages/privacy.mdx': mdx({ ...samples.page, prose: true }, '<PolicySections />\n'),
  'pages/privacy/a-last.mdx': section('a-last', 2),
  'pages/privacy/b-first.mdx': section('b-first', 1),
  'pages/privacy/c-draft.mdx': section('c-draft', 3, { draft: true }),
};

it('the address of a fragment is its anchor; it is listed among the fragments in order, not among the pages', () =>
  inTempSite(site, ({ root }) => {
    const store = openStore(root);
    expect(report(store.problems())).toEqual([]);
    const { entries, fragments = [] } = store.index();
    expect(entries.map(({ file }) => file)).toEqual(['pages/_404.mdx', 'pages/privacy.mdx']);
    expect(fragments.map(({ url }) => url)).toEqual(['/privacy#b-first', '/privacy#a-last']);
    expect(addressOf('pages/privacy/a-last.mdx')).toBe('/privacy#a-last');
  }));

it('writers see drafts of fragments too', () =>
  inTempSite(site, ({ root }) => {
    const { fragments = [] } = openStore(root, { mode: 'writers' }).index();
    expect(fragments.map(({ url }) => url)).toContain('/privacy#c-draft');
  }));

it('errors of a fragment are reported at their position in its file, and shown instead of its page', () =>
  inTempSite(
    {
      ...site,
      'pages/privacy/a-last.mdx': section('a-last', 2).replace('icon: book-open', 'icon: bok-open'),
    },
    ({ root }) => {
      const store = openStore(root, { mode: 'writers' });
      expect(report(store.problems())).toEqual([
        expect.stringMatching(
          /^pages\/privacy\/a-last\.mdx:\d+:7 \[frontmatter\/unknown-value\] .*«book-open»/,
        ),
      ]);
      const { writers, fragments = [] } = store.index();
      expect(fragments.map(({ url }) => url)).not.toContain('/privacy#a-last');
      expect(Object.keys(writers?.quarantine ?? {})).toEqual(['/privacy']);
      expect(writers?.quarantine['/privacy']?.problems).toHaveLength(1);
    },
  ));

it('the slug of a fragment must equal its file name', () =>
  inTempSite({ ...site, 'pages/privacy/a-last.mdx': section('other', 2) }, ({ root }) => {
    expect(report(openStore(root).problems())).toEqual([expect.stringContaining('pages/privacy/a-last.mdx')]);
  }));
