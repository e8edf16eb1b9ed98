import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import type { Review } from '../types.ts';
import { Report } from './Report.tsx';

/** The site's own colours and shapes, what report and ribbon share, the report's own. */
const sheets = ['../../styles/tokens.css', '../parts/parts.css', './report.css'];

/** The report as one document. */
export const reportHtml = (review: Review): string =>
  `<!doctype html>${renderToString(<Report review={review} />)}`;

/**
 * Writes `preview/review.json`, which comment, report and ribbon read, and `preview/index.html` with its style, in the fonts of the
 * built site; its script is bundled with the ribbon's.
 */
export function writeReport(folder: string, review: Review): void {
  const place = join(folder, 'preview');
  mkdirSync(place, { recursive: true });
  const fonts = readFileSync(join(folder, '404.html'), 'utf8').match(/@font-face\{[^}]*\}/g) ?? [];
  const css = sheets.map((sheet) => readFileSync(new URL(sheet, import.meta.url), 'utf8'));
  writeFileSync(join(place, 'review.json'), JSON.stringify(review));
  writeFileSync(join(place, 'index.html'), reportHtml(review));
  writeFileSync(join(place, 'report.css'), [...fonts, ...css].join('\n'));
}
