import { expect, test } from 'vitest';
import {
  addressesIn,
  inTempSite,
  mdx,
  openStore,
  report,
  samples,
  siteFileTexts,
} from '../../tests/content.ts';
import { sampleSite } from '../../tests/sampleSite.ts';
import { withoutMissing } from './menus.ts';
import { problem } from './problems/problems.ts';
import { siteRoutes } from './route-table.ts';
import { buildDate } from './stage.ts';

const files = {
  ...siteFileTexts,
  'pages/about.mdx': mdx({ ...samples.page, draft: true }),
  'pages/pricing.mdx': mdx({ ...samples.page, publishAt: '2026-12-01', aliases: ['/prices'] }),
  'pages/index.mdx': mdx(samples.page),
};

test.each([
  ['production', '2026-11-30', ['/']],
  ['production', '2026-12-01', ['/', '/pricing']],
  ['writers', '2026-11-30', ['/about', '/', '/pricing']],
] as const)('in %s on %s the site has %j', (mode, today, urls) =>
  inTempSite(files, ({ root }) => {
    expect(addressesIn(openStore(root, { mode, today }))).toEqual(urls);
  }),
);

test('menus have no links to pages that are not on the site', () =>
  inTempSite(files, ({ root }) => {
    const ids = (mode: 'production' | 'writers') =>
      openStore(root, { mode, today: '2026-11-30' })
        .index()
        .site.header.menu.map(({ id }) => id);
    expect(ids('writers')).toEqual(['features', 'about', 'pricing']);
    expect(ids('production')).toEqual(['features', 'about']);
    const { header } = openStore(root, { today: '2026-11-30' }).index().site;
    expect(header.menu[1]?.link).not.toBe('/about');
  }));

test('a not-found page does not stand for the page of its folder', () =>
  inTempSite({ ...files, 'pages/about/_404.mdx': mdx(samples.page) }, ({ root }) => {
    const { header } = openStore(root, { today: '2026-11-30' }).index().site;
    expect(header.menu[1]?.link).not.toBe('/about');
  }));

test('an address that a page has and another one claims as its alias shows the page', () =>
  inTempSite({ ...files, 'pages/prices.mdx': mdx(samples.page) }, ({ root }) => {
    const { match } = siteRoutes(openStore(root, { mode: 'writers' }).index());
    expect(match('/prices').file).toBe('pages/prices.mdx');
  }));

test('a menu item whose page is missing links to the first one below it', () => {
  const { header } = withoutMissing(sampleSite, new Set(['/features']));
  expect(header.menu[0]).toMatchObject({ id: 'features', link: '/feature/digital-journal' });
});

test('a column without remaining links is removed with its heading', () => {
  const { header, footer } = withoutMissing(sampleSite, new Set(['/', '/feature/digital-journal']));
  expect(header.menu[0]?.submenu?.[0]?.submenu).toBeUndefined();
  expect(footer.columns).toEqual([]);
});

test('a broken file is quarantined under its addresses; lists and menus leave it out', () =>
  inTempSite(files, ({ root }) => {
    const store = openStore(root, { mode: 'writers', today: '2026-11-30' });
    const problem = { line: 8, column: 1, field: null, what: 'Тег не закрыт.', expected: '', hint: '' };
    const broken = { ...problem, file: 'pages/pricing.mdx', rule: 'mdx/syntax', severity: 'error' } as const;
    expect(store.setBodyProblems('pages/pricing.mdx', [broken])).toBe(true);
    expect(store.setBodyProblems('pages/pricing.mdx', [broken])).toBe(false);
    const quarantine = () =>
      Object.entries(store.index().writers?.quarantine ?? {}).map(([url, { problems }]) => [
        url,
        report(problems),
      ]);
    expect(quarantine()).toEqual([
      ['/pricing', ['pages/pricing.mdx:8:1 [mdx/syntax] Тег не закрыт.']],
      ['/prices', ['pages/pricing.mdx:8:1 [mdx/syntax] Тег не закрыт.']],
    ]);
    expect(addressesIn(store)).toEqual(['/about', '/']);
    expect(store.index().site.header.menu.map(({ id }) => id)).toEqual(['features', 'about']);
    store.update('pages/pricing.mdx');
    expect(quarantine()).toEqual([]);
    expect(store.index().writers?.places['pages/about.mdx']).toBe('pages/about.mdx:2:8');
  }));

test('a broken not-found page shows its problems at unknown addresses', () =>
  inTempSite(files, ({ root }) => {
    const store = openStore(root, { mode: 'writers' });
    store.setBodyProblems('pages/_404.mdx', [
      problem('pages/_404.mdx', 'mdx/syntax', { what: 'Тег не закрыт.' }),
    ]);
    const owner = siteRoutes(store.index()).match('/nowhere');
    expect([owner.file, owner.notFound]).toEqual(['pages/_404.mdx', true]);
    expect(store.index().writers?.quarantine[owner.url]?.problems).toHaveLength(1);
  }));

test('the date of a build is BUILD_DATE, or else the day in Tashkent', () => {
  expect(buildDate('2026-12-01')).toBe('2026-12-01');
  expect(buildDate('', new Date('2026-11-30T19:30:00Z'))).toBe('2026-12-01');
});
