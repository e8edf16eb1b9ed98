import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile, htmlFile } from '../../content/files/paths.ts';

/** One built version of the site with the sources it was made of. */
export interface Version {
  /** Folder of the built site. */
  folder: string;
  /** Base path it was built for. */
  basePath: string;
  /** Project folder with its `pages/`. */
  root: string;
}

/** Addresses of all pages of a built site; tools' pages (`_components`, `preview/`) are none. */
export function builtPages(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/').normalize('NFC'))
    .filter((name) => name.endsWith('.html') && !/(?:^|\/)_|^(?:preview|static)\//.test(name))
    .map((name) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`))
    .sort();
}

/** The HTML of a page. */
export const htmlOf = (folder: string, url: string): string =>
  readFileSync(join(folder, htmlFile(url)), 'utf8');

/** What a build has written of a page for the browser: the answers of its queries name the entries that it lists. */
export function dataOf(folder: string, url: string): string {
  const file = join(folder, dataFile(url));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** A page without what stands in its `<style>` and `<script>` elements: more than half of its bytes. */
export interface Cut {
  /** The page; of those elements only the tags are left. */
  markup: string;
  css: string;
}

/**
 * The HTML of a page with its linked sheet in the head. It styles what stands below the first screen
 * (src/plugins/prerender/page-styles.ts): what lies on which side of that line is nothing to a reader.
 */
export function styledHtml({ folder, basePath }: Version, url: string): string {
  const html = htmlOf(folder, url);
  const sheets = [...html.matchAll(linkedSheet)].map(([, href = '']) => href);
  const css = [...new Set(sheets)]
    .filter((href) => href.startsWith(basePath))
    .map((href) => {
      const file = join(folder, href.slice(basePath.length));
      // Its last rule tells the app which of its sheets are in here.
      return existsSync(file)
        ? readFileSync(file, 'utf8').replace(/:root\{--rest-of-styles:"[^"]*"\}/, '')
        : '';
    })
    .join('\n');
  return html.replace(linkedSheet, '').replace('</head>', () => `<style>${css}</style></head>`);
}
const linkedSheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

const contents = /(<(style|script)\b[^>]*>)([\s\S]*?)(?=<\/\2)/g;

/** Cuts the contents of `<style>` and `<script>` out of a page. */
export function cut(html: string): Cut {
  let css = '';
  const markup = html.replace(contents, (_, open: string, tag: string, inner: string) => {
    if (tag === 'style') css += `${inner}\n`;
    return open;
  });
  return { markup, css };
}
