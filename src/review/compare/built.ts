import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlFile } from '../../content/files/paths.ts';

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
    .filter((name) => name.endsWith('.html') && !/(?:^|\/)_|^(?:preview|static|pagefind)\//.test(name))
    .map((name) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`))
    .sort();
}

/**
 * The bytes of a page as a string with a sign for each byte. A built page is mostly markup; reading it as UTF-8 cost
 * more than comparing it.
 */
export const pageBytes = (folder: string, url: string): string =>
  readFileSync(join(folder, htmlFile(url)), 'latin1');

/** What such bytes say. */
export const textOfBytes = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

/** A text as it stands among such bytes. */
export const bytesOfText = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** A page without what stands in its `<style>` and `<script>` elements: more than half of its bytes. */
export interface Cut {
  /** The page; of those elements only the tags are left. */
  markup: string;
  css: string;
}

/**
 * The bytes of a page with those of its linked sheet in the head. It styles what stands below the first screen
 * (src/plugins/prerender/styles.ts): what lies on which side of that line is nothing to a reader.
 */
export function styledBytes({ folder, basePath }: Version, url: string): string {
  const bytes = pageBytes(folder, url);
  const headEnd = Math.max(0, bytes.indexOf('</head>'));
  const head = bytes.slice(0, headEnd);
  const sheets = [...bytes.matchAll(linkedSheet)].map(([, href = '']) => href);
  const css = [...new Set(sheets)]
    .filter((href) => href.startsWith(basePath))
    .map((href) => {
      const file = join(folder, href.slice(basePath.length));
      // Its last rule tells the app which of its sheets are in here.
      return existsSync(file)
        ? readFileSync(file, 'latin1').replace(/:root\{--rest-of-styles:"[^"]*"\}/, '')
        : '';
    })
    .join('\n');
  return `${head}<style>${css}</style>${bytes.slice(headEnd)}`.replace(linkedSheet, '');
}
const linkedSheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** Cuts the contents of `<style>` and `<script>` out of a page. */
export function cut(html: string): Cut {
  let [markup, css, from] = ['', '', 0];
  for (;;) {
    const [style, script] = [html.indexOf('<style', from), html.indexOf('<script', from)];
    const isStyle = style >= 0 && (script < 0 || style < script);
    const start = isStyle ? style : script;
    const open = start < 0 ? -1 : html.indexOf('>', start) + 1;
    const end = open <= 0 ? -1 : html.indexOf(isStyle ? '</style' : '</script', open);
    if (end < 0) return { markup: markup + html.slice(from), css };
    markup += html.slice(from, open);
    if (isStyle) css += `${html.slice(open, end)}\n`;
    from = end;
  }
}
