import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from '@playwright/test';
import { dataFile, htmlFile } from '../../src/content/files/paths.ts';
import { builtSite } from './folders.ts';
import { shared as test } from './shared.ts';
import { sitemapPages } from './site.ts';

/*
 * What the machine adds to a page for a visitor, in bytes after brotli 9. The writer's words and the markup of sections
 * do not count, and every section and product picture adds a budget for its styles.
 */
const budgets = {
  /** A page without its main part; the home page has many small sections. */
  home: 9_100,
  page: 24_700,
  perSection: 400,
  /** A complete not-found page, which answers every wrong address. */
  notFound: 14_000,
  /** The app's own scripts, which every page loads. */
  app: 116_500,
  /** A script that loads when a visitor gets near the part that needs it. */
  late: 22_000,
  preloadedFonts: 23_500,
};

/** A page's HTML without its main part, and without the words in its data. */
const frameOf = (html: string) =>
  html
    .replace(/<main[\s\S]*<\/main>/, '<main></main>')
    .replace(
      /(<script type="application\/json"[^>]*>)(.*?)(?=<\/script>)/s,
      (_, tag: string, data: string) => {
        const isText = (value: unknown) => typeof value === 'string' && /[а-яё]/i.test(value);
        return tag + JSON.stringify(JSON.parse(data), (_, value: unknown) => (isText(value) ? '' : value));
      },
    );

const packed = (text: string, quality = 9) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const read = (file: string) => readFileSync(join(builtSite, file), 'utf8');

test('a page weighs little besides its text', () => {
  const heavy = sitemapPages().flatMap((url) => {
    const { modules } = JSON.parse(read(dataFile(url))) as { modules: string[] };
    const parts = modules.filter((file) => /^(?:mdx-components|src\/scenes)\//.test(file));
    const limit = (url === '/' ? budgets.home : budgets.page) + parts.length * budgets.perSection;
    const frame = frameOf(read(htmlFile(url)));
    // Packed less, and much faster, most pages are within their limit already; 11 is what is served.
    if ([5, 9, 11].some((quality) => packed(frame, quality) <= limit)) return [];
    return `${url}: ${packed(frame)} of ${limit}`;
  });
  expect(heavy).toEqual([]);
});

test('a not-found page is small', () => {
  const files = readdirSync(builtSite, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|[\\/])404\.html$/.test(file),
  );
  expect(files).toContain('404.html');
  const heavy = files.filter((file) => packed(read(file)) > budgets.notFound);
  expect(heavy).toEqual([]);
});

test('styles that arrive late restyle nothing above them', () => {
  const links = sitemapPages().flatMap((url) => /rest-\w+\.css(?=" fetch)/.exec(read(htmlFile(url))) ?? []);
  expect(links).not.toEqual([]);
  for (const file of new Set(links))
    expect(read(`static/${file}`), file).not.toMatch(/(?:^|[{},])(?:html|body|\*|:root)[{,]/);
});

test('preloaded fonts are small', () => {
  const fonts = [...read('index.html').matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)];
  expect(fonts.length).toBeGreaterThan(0);
  const sizes = fonts.map(([, file = '']) => statSync(join(builtSite, file)).size);
  expect(sum(sizes)).toBeLessThan(budgets.preloadedFonts);
});

test('the app is small, and so is every lazy script', () => {
  const folder = 'static/js';
  const scripts = readdirSync(join(builtSite, folder)).filter((name) => name.endsWith('.js'));
  const app = new Set<string>();
  const visit = (name: string) => {
    if (app.has(name)) return;
    app.add(name);
    for (const [, imported = ''] of read(`${folder}/${name}`).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
      visit(imported);
  };
  for (const name of scripts) if (name.startsWith('entry-client')) visit(name);
  expect(app.size).toBeGreaterThan(1);
  expect(sum([...app].map((name) => packed(read(`${folder}/${name}`))))).toBeLessThan(budgets.app);
  const heavy = scripts.filter((name) => !app.has(name) && packed(read(`${folder}/${name}`)) > budgets.late);
  expect(heavy).toEqual([]);
});
