import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Review } from '../types.ts';
import { Report } from './Report.tsx';
import { reportStyle } from './style.ts';

/** The report as one document. */
export const reportHtml = (review: Review): string =>
  `<!doctype html>${renderToStaticMarkup(<Report review={review} />)}`;

/** Writes `preview/index.html` with its style; its script is bundled with the ribbon's. */
export function writeReport(folder: string, review: Review): void {
  const place = join(folder, 'preview');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'index.html'), reportHtml(review));
  writeFileSync(join(place, 'report.css'), reportStyle(folder));
}
