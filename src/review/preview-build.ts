import { buildPreview } from './build-preview.ts';
import { readOptions } from './options.ts';
import { printReview } from './print-review.ts';

/** `npm run preview:build -- --base main [--base-path /pr-12/] [--out dist-preview] [--no-pictures]`. */
try {
  const { review, out } = await buildPreview(readOptions(process.argv.slice(2)));
  printReview(review, out);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
