import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Review } from '../types.ts';

const text = z.string().max(20_000);
const source = z.object({ file: text, line: z.int() }).nullable();
const anything = z.array(z.unknown()).max(20_000);

/** The parts of a review that a comment needs. The file was made by a pull request's own code: nothing is believed. */
const schema = z.object({
  version: z.literal(1),
  subject: z.object({ commit: text, builtAt: text }),
  production: text,
  notCompared: text.nullable(),
  pageCount: z.int().min(0),
  pages: z
    .array(
      z.object({
        kind: z.enum(['added', 'changed', 'removed', 'renamed', 'style', 'shared', 'broken']),
        url: text,
        from: text.nullable(),
        title: text,
        blocks: anything,
        fields: anything,
        causes: z.array(text),
        shots: z.array(z.object({ after: text.nullable() })),
        weight: z
          .object({
            before: z.number().nullable(),
            after: z.number().nullable(),
            culprits: z.array(z.object({ text, source })),
          })
          .nullable(),
      }),
    )
    .max(20_000),
  findings: z.array(
    z.object({
      file: text,
      line: z.int(),
      column: z.int(),
      rule: text,
      severity: z.enum(['error', 'warning']),
      text,
    }),
  ),
  links: z.array(z.object({ page: text, href: text, reason: text, isNew: z.boolean(), source })),
});

/**
 * Reads `review.json` of a preview.
 * @throws {Error} when it is not one
 */
export function readReview(file: string): Review {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8'))) as unknown as Review;
}
