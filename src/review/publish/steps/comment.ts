import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { commentOf, type Told } from '../../comment/comment.ts';
import { noPreviewComment } from '../../comment/no-preview.ts';
import { type ReviewRead, readReview } from '../../comment/read-review.ts';
import { productionUrl } from '../../production.ts';
import { refusals } from '../limits.ts';
import type { CommentState } from '../mark.ts';
import { inputs, previewUrl, readInputs, runUrl } from './inputs.ts';

/** Step: writes the text of the request's comment to a file. Knows no token: it reads what a stranger has made. */
const { optional } = inputs;
const told = readInputs({
  GITHUB_SERVER_URL: inputs.url,
  GITHUB_REPOSITORY: inputs.repository,
  GITHUB_RUN_ID: inputs.count,
  NUMBER: inputs.number,
  BUILD: inputs.build,
  COMMIT: inputs.commit,
  STARTED: z.iso.datetime(),
  RUN: inputs.count,
  PASSED: z.enum(['yes', 'no']),
  STANDING: optional(inputs.commit),
  ACT: z.enum(['publish', 'failed']),
  // Of the job that publishes; all empty where it failed or had nothing to do.
  RESULT: optional(z.enum(['published', 'refused'])),
  REFUSAL: optional(z.enum(refusals)),
  LEFT_OUT: optional(inputs.count),
  URL: optional(inputs.url),
  PREVIEW: inputs.folder,
  BODY: inputs.folder,
});

function stateOf({ ACT, RESULT, REFUSAL }: typeof told): CommentState {
  if (ACT === 'failed') return 'failed';
  if (REFUSAL) return REFUSAL === 'room' ? 'waiting' : 'refused';
  return RESULT === 'published' ? 'published' : 'unpublished';
}

/** The artifact's own words; a preview without them is a preview all the same. */
function review(): ReviewRead | null {
  try {
    return readReview(join(told.PREVIEW, 'preview/review.json'));
  } catch {
    return null;
  }
}

const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = told;
const state = stateOf(told);
const facts: Told = {
  mark: { build: told.BUILD, state },
  url: told.URL ?? previewUrl(repository, told.NUMBER),
  production: productionUrl(process.cwd()),
  commit: told.COMMIT,
  startedAt: told.STARTED,
  buildUrl: runUrl(server, repository, told.RUN),
  passed: told.PASSED === 'yes',
  publishUrl: runUrl(server, repository, told.GITHUB_RUN_ID),
  leftOut: told.LEFT_OUT ?? 0,
};
const standing = told.STANDING === undefined ? null : { commit: told.STANDING };
const text =
  state === 'published'
    ? commentOf(review(), facts)
    : noPreviewComment(facts, told.REFUSAL ?? null, standing);
writeFileSync(told.BODY, text);
