import { serve } from '../hosts/serve.ts';
import { buildPreview } from './build-preview.ts';
import { summaryOf } from './kinds.ts';
import { readOptions } from './options.ts';
import type { Review } from './types.ts';

/**
 * `npm run preview -- --base main [--base-path /pr-12/] [--out dist-preview] [--no-pictures]`: builds the preview and serves
 * it, on `--port`, `PORT` or 4174. `npm run preview:build` (`--no-serve`) only builds it.
 * @param args the command line
 */
export default async function preview(args: readonly string[]): Promise<void> {
  try {
    const options = readOptions(args);
    const { review, out } = await buildPreview(options);
    printReview(review, out);
    if (!options.serve) return;
    const { url } = await serve({ dir: out, base: options.basePath, port: options.port });
    console.log(`Просмотр открыт: ${url}\nОтчёт: ${url}preview/index.html`);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (isTaken)
      console.error('Порт занят другой программой. Выберите другой: npm run preview -- --port 4180');
    else console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Control characters of a title must not steer the terminal, nor `::` at a line's start GitHub's runner. */
const safe = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').replace(/::/g, ':\u200b:');

/** Prints the outcome of a preview build. */
function printReview(review: Review, out: string): void {
  if (review.notCompared)
    console.log(`\nБез сравнения. ${review.notCompared.split('\n').map(safe).join('\n')}`);
  console.log(`\n${summaryOf(review)}.`);
  if (review.subject.uncommitted) console.log('В просмотр вошли изменения, которых ещё нет в коммите.');
  for (const note of review.notes) console.log(safe(note));
  console.log(`\nГотово: ${out}\nОтчёт: ${out}/preview/index.html`);
}
