import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readReview } from './comment/read-review.ts';
import { newlyBroken } from './kinds.ts';

/**
 * `npm run preview:links -- [--preview dist-preview]`: ends with 1 when the change broke links. That holds up the merge,
 * not the preview.
 */
const { values } = parseArgs({ options: { preview: { type: 'string', default: 'dist-preview' } } });
const broken = newlyBroken(readReview(join(values.preview, 'preview/review.json')).links);
console.log(
  broken === 0 ? 'Битых ссылок не прибавилось.' : `Новых битых ссылок: ${broken}. Они перечислены в отчёте.`,
);
process.exitCode = broken === 0 ? 0 : 1;
