import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { SourcePage, SourceTree } from '../source/pages.ts';
import { brokenLinks } from './links.ts';

const folder = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page: SourcePage = {
  file: 'pages/x.mdx',
  source: '---\ntitle: Икс\n---\n\n[Цены](/pricing) и [запись](/blog/price).\n\n[Цена](/price)\n',
  url: '/x',
  data: {},
  lineOf: () => 1,
};
const tree: SourceTree = {
  root: folder,
  byFile: new Map([[page.file, page]]),
  byUrl: new Map([['/x', page]]),
  aliases: new Set(),
};

test('a broken link is told with its own line, not with that of a longer address', () => {
  const links = ['pricing', 'blog/price', 'price'].map((path) => `<a href="/${path}">слово</a>`);
  writeFileSync(join(folder, 'x.html'), links.join(''));
  const found = brokenLinks(
    { folder, basePath: '/', root: folder },
    null,
    { head: tree, base: null },
    new Map(),
  );
  expect(found.map(({ href, source }) => `${href} ${source?.file}:${source?.line}`)).toEqual([
    '/pricing pages/x.mdx:5',
    '/blog/price pages/x.mdx:5',
    '/price pages/x.mdx:7',
  ]);
});

test('a page that is new or has another address does not make the menu’s old broken links new', () => {
  const menu: SourcePage = { ...page, file: 'pages/_site/header.mdx', source: 'link: /gone\n', url: null };
  const fileOf = (url: string, source = ''): SourcePage => ({
    ...page,
    file: `pages${url}.mdx`,
    url,
    source,
  });
  const treeOf = (...pages: SourcePage[]): SourceTree => ({
    ...tree,
    byFile: new Map([menu, ...pages].map((one) => [one.file, one])),
    byUrl: new Map(pages.map((one) => [one.url ?? '', one])),
  });
  const build = (name: string, pages: Record<string, string[]>) => {
    const place = join(folder, name);
    mkdirSync(place);
    for (const [url, links] of Object.entries(pages)) {
      const all = ['/gone', ...links].map((href) => `<a href="${href}">слово</a>`);
      writeFileSync(join(place, `${url}.html`), all.join(''));
    }
    return { folder: place, basePath: '/', root: place };
  };
  const base = build('base', { old: ['/lost'], x: [] });
  const head = build('head', { name: ['/lost'], x: ['/lost'], fresh: ['/gone-too'] });
  const sources = {
    base: treeOf(fileOf('/old', '(/lost)'), fileOf('/x')),
    head: treeOf(fileOf('/name', '(/lost)'), fileOf('/x', '(/lost)'), fileOf('/fresh', '(/gone-too)')),
  };
  const found = brokenLinks(head, base, sources, new Map([['/name', '/old']]));
  const fresh = found.filter(({ isNew }) => isNew).map((link) => `${link.page} ${link.href}`);
  expect(found).toHaveLength(6);
  expect(fresh.sort()).toEqual(['/fresh /gone-too', '/x /lost']);
});
