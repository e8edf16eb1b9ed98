import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { writeFiles } from '../../write-files.ts';
import { textAt } from '../text-at.ts';
import type { Review } from '../types.ts';
import { Report } from './Report.tsx';

/** Stylesheets: the site's tokens and reset, shared styles, the report's own. */
const sheets = ['../../styles/tokens.css', '../../styles/reset.css', '../parts/parts.css', './report.css'];

/** Renders the report as a document. */
export const reportHtml = (review: Review): string =>
  `<!doctype html>${renderToString(<Report review={review} />)}`;

/**
 * Writes `preview/review.json` for comment, report and ribbon, and `preview/index.html` with its styles and the built
 * site's fonts; its script is bundled with the ribbon's.
 */
export function writeReport(folder: string, review: Review): void {
  // Not-found pages have no font faces in their head, the home page has.
  const faces = textAt(folder, 'index.html')?.match(/@font-face\{[^}]*\}/g) ?? [];
  // Pages use a late font only on the next page; the report has no next page.
  const fonts = faces.map((face) => face.replace('font-display:optional', 'font-display:swap'));
  const css = sheets.map((sheet) => readFileSync(new URL(sheet, import.meta.url), 'utf8'));
  writeFiles(join(folder, 'preview'), [
    ['review.json', JSON.stringify(review)],
    ['index.html', reportHtml(review)],
    ['report.css', [...fonts, ...css].join('\n')],
    ['offline.js', `document.querySelector('#offline').hidden = location.protocol !== 'file:';\n`],
  ]);
}

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles `preview/ribbon.js` for pages and `preview/report.js` for the report. */
export async function writeScripts(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: source('..'),
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(folder, 'preview'),
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: { ribbon: source('../ribbon/main.tsx'), report: source('../report/client.tsx') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}
