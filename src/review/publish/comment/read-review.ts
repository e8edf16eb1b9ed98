import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { reviewSchema } from '../../types.ts';

/**
 * The parts of a review that a comment needs. The file was made by a pull request's own code: nothing is believed, and
 * what others know better (commit, number, address of the site in production) is not read at all. How long it may be is
 * a limit of what is published (../publish/limits.ts).
 */
const schema = reviewSchema.pick({
  version: true,
  notCompared: true,
  pageCount: true,
  pages: true,
  causes: true,
  changes: true,
  findings: true,
  unpublished: true,
});

/** What a comment knows of a review. */
export type ReviewRead = z.infer<typeof schema>;

/**
 * Reads `review.json` of a preview.
 * @throws {Error} when it is not one
 */
export function readReview(file: string): ReviewRead {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
