import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  const found = brokenLinks({ folder, basePath: '/', root: folder }, null, tree);
  expect(found.map(({ href, source }) => `${href} ${source?.file}:${source?.line}`)).toEqual([
    '/pricing pages/x.mdx:5',
    '/blog/price pages/x.mdx:5',
    '/price pages/x.mdx:7',
  ]);
});
