import { readFileSync } from 'node:fs';
import { z } from 'zod';

const text = z.string().max(20_000);
const source = z.object({ file: text, line: z.int() }).nullable();
const most = 20_000;
/** Of words that a page shows the beginning is enough. */
const words = z.string().transform((said) => said.slice(0, 300));
const block = z.object({
  cause: z.int(),
  change: z.int(),
  kind: z.enum(['added', 'changed', 'removed', 'moved', 'style']),
  at: z.object({ text: words }),
  runs: z.array(z.object({ op: z.enum(['same', 'add', 'del']), text: words })).max(most),
  values: z.array(z.object({ name: words, before: words.nullable(), after: words.nullable() })).max(most),
});

/**
 * The parts of a review that a comment needs. The file was made by a pull request's own code: nothing is believed, and
 * what others know better (commit, number, address of the site in production) is not read at all.
 */
const schema = z.object({
  version: z.literal(1),
  notCompared: text.nullable(),
  pageCount: z.int().min(0),
  pages: z
    .array(
      z.object({
        kind: z.enum(['added', 'changed', 'removed', 'renamed', 'style', 'shared', 'broken']),
        isNew: z.boolean().default(false),
        url: text,
        from: text.nullable(),
        title: text,
        blocks: z.array(block).max(most),
        shots: z.array(z.object({ after: text.nullable() })).max(most),
        weight: z
          .object({
            before: z.number().nullable(),
            after: z.number().nullable(),
            culprits: z.array(z.object({ text, source })).max(most),
          })
          .nullable(),
      }),
    )
    .max(most),
  causes: z
    .array(z.object({ label: text, url: text.nullable().default(null) }))
    .max(most)
    .default([]),
  changes: z.array(z.unknown()).max(most).default([]),
  findings: z
    .array(
      z.object({
        file: text,
        line: z.int(),
        column: z.int(),
        severity: z.enum(['error', 'warning']),
        text,
      }),
    )
    .max(most),
});

/** What a comment knows of a review. */
export type ReviewRead = z.infer<typeof schema>;
export type PageRead = ReviewRead['pages'][number];
export type BlockRead = PageRead['blocks'][number];

/**
 * Reads `review.json` of a preview.
 * @throws {Error} when it is not one
 */
export function readReview(file: string): ReviewRead {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
