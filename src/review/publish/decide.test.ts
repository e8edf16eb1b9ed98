import { expect, test } from 'vitest';
import { decide, type RequestFacts, type WorkflowRun } from './decide.ts';
import type { CommentState } from './ledger.ts';

/** Returns the start time of a build by its number. */
const at = (number: number) => `2026-11-21T08:${number}:00Z`;

const run = (over: Partial<WorkflowRun> = {}): WorkflowRun => ({
  id: 1057,
  build: at(57),
  commit: '5'.repeat(40),
  edit: '',
  status: 'completed',
  conclusion: 'success',
  artifact: 'present',
  ...over,
});
const failed = run({ conclusion: 'failure', artifact: 'none' });
const facts = (over: Partial<RequestFacts> = {}): RequestFacts => ({
  open: true,
  runs: [run()],
  folder: false,
  published: null,
  comment: null,
  ...over,
});
const said = (state: CommentState, number = 57) => ({ build: at(number), state });
const done: Partial<RequestFacts> = { folder: true, published: at(57), comment: said('published') };

test.each<[string, Partial<RequestFacts>, string]>([
  ['a build that nobody published', {}, 'publish'],
  ['a build that is published and said so', done, 'nothing'],
  ['a comment that was not written', { ...done, comment: null }, 'publish'],
  ['a comment on an earlier build', { ...done, comment: said('published', 56) }, 'publish'],
  ['a preview of an earlier build', { ...done, published: at(56) }, 'publish'],
  ['a preview that somebody took away', { comment: said('published') }, 'publish'],
  ['a publishing that broke', { comment: said('unpublished') }, 'publish'],
  ['one that was refused', { comment: said('refused') }, 'nothing'],
  ['one whose forerunner was refused', { comment: said('refused', 56) }, 'publish'],
  ['a step that failed after the upload', { runs: [run({ conclusion: 'failure' })] }, 'publish'],
  ['a build that failed', { runs: [failed] }, 'failed'],
  ['a build that failed and said so', { runs: [failed], comment: said('failed') }, 'nothing'],
  ['a build that failed after a good one', { runs: [failed, run({ build: at(56) })] }, 'failed'],
  ['a build that is cancelled', { runs: [run({ conclusion: 'cancelled', artifact: 'none' })] }, 'failed'],
  [
    'a build that runs',
    { runs: [run({ status: 'in_progress', conclusion: null, artifact: 'none' })] },
    'nothing',
  ],
  [
    'a later build that runs',
    { runs: [run({ status: 'queued', build: at(58), artifact: 'none' }), run()] },
    'nothing',
  ],
  [
    'a stranger’s first build, which waits for a maintainer',
    { runs: [run({ conclusion: 'action_required', artifact: 'none' })] },
    'nothing',
  ],
  ['a build whose artifact is gone', { runs: [run({ artifact: 'expired' })] }, 'nothing'],
  [
    'another request for the same commit',
    { runs: [run({ artifact: 'none' }), run({ build: at(56) })] },
    'publish',
  ],
  ['a commit that was never built', { runs: [] }, 'nothing'],
  ['a closed request with a preview', { ...done, open: false }, 'remove'],
  ['a closed request without one', { open: false }, 'nothing'],
])('%s', (_, over, act) => {
  expect(decide(facts(over)).act).toBe(act);
});
