import { buildPreview } from './build-preview.ts';
import { readOptions } from './options.ts';
import { printReview } from './print-review.ts';

/**
 * `npm run preview:build -- --base main [--base-path /pr-12/] [--out dist-preview] [--no-pictures]`.
 * @param args the command line
 */
export default async function buildOnly(args: readonly string[]): Promise<void> {
  try {
    const { review, out } = await buildPreview(readOptions(args));
    printReview(review, out);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
