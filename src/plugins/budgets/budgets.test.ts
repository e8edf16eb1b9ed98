import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPacked } from '../../cache/packed.ts';
import type { ClientOutput } from '../prerender/client-output.ts';
import type { WrittenPage } from '../prerender/print-pages.ts';
import { exceededBudgets } from './check.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'budgets-'));
});
afterEach(() => rmSync(site, { recursive: true }));

const page: WrittenPage = {
  url: '/',
  canonical: null,
  listed: true,
  file: 'pages/index.mdx',
  type: 'page',
  html: 'index.html',
  json: 'index.json',
  size: 1,
};
const bundle = (heroBytes: number): ClientOutput => ({
  entry: 'static/js/entry-client-12345678.js',
  bodies: {},
  vitals: 'static/js/vitals-12345678.js',
  imports: [],
  fonts: [],
  styles: [{ file: 'static/Hero.css', css: '.d-x-root{color:red}', isGlobal: false }],
  sheetsOf: {},
  table: {
    chunks: {
      'static/js/entry-client-12345678.js': { imports: ['static/js/shared-12345678.js'], bytes: 20_000 },
      'static/js/shared-12345678.js': { imports: [], bytes: 30_000 },
      'static/js/Hero-12345678.js': { imports: ['static/js/shared-12345678.js'], bytes: heroBytes },
    },
    homes: { 'mdx-components/Hero/Hero.tsx': 'static/js/Hero-12345678.js' },
  },
});

function check(
  client: ClientOutput,
  html = '<p data-app-part="a" data-app-near="">Текст.</p>',
  sections = ['Hero'],
): Promise<string[]> {
  writeFileSync(join(site, 'index.html'), html);
  const data = { layout: 'page', sections, scenes: [], module: null };
  writeFileSync(join(site, 'index.json'), JSON.stringify(data));
  return exceededBudgets(site, [page], client, '/', openPacked(join(site, 'packed')));
}

it('lets a page pass that keeps to its budget', async () => {
  expect(await check(bundle(5000))).toEqual([]);
});

it('names the module that makes the scripts too heavy, shared ones counted once', async () => {
  const [problem = '', ...others] = await check(bundle(900_000));
  expect(others).toEqual([]);
  expect(problem).toMatch(/^pages\/index\.mdx: скрипты — 950,0\u00a0кБ, можно /);
  expect(problem).toContain(
    'Больше всего весят: mdx-components/Hero/Hero.tsx 900,0\u00a0кБ, shared 30,0\u00a0кБ',
  );
});

const noise = Array.from({ length: 40_000 }, (_, at) => Math.imul(at, 2_654_435_761).toString(36));

it('names what makes a page too heavy', async () => {
  const marks = noise.map((name) => `<i class="${name}"></i>`).join('');
  expect((await check(bundle(1), marks))[0]).toMatch(/разметка и стили — .* весят: разметка/);
});

it('never stops a writer for the length of a text or the number of sections', async () => {
  expect(await check(bundle(1), `<main><p>${noise.join(' ')}</p></main>`)).toEqual([]);
  const cards = noise.map((name) => `<li id="${name}"></li>`).join('');
  expect(await check(bundle(1), `<main><ul>${cards}</ul></main>`)).toEqual([]);
  const many = ['Hero', ...Array.from({ length: 20 }, (_, at) => `Section${at}`)];
  const alone = await check(bundle(70_000));
  expect(alone).toHaveLength(1);
  expect(await check(bundle(70_000), undefined, many)).toEqual([]);
});
