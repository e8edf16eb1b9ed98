import type { Build, CommentMark } from './ledger.ts';

/** A run of the workflow Preview for the commit that a request is at. */
export interface Run {
  id: number;
  build: Build;
  commit: string;
  /** `completed`, or anything else while it is not. */
  status: string;
  conclusion: string | null;
  /** The preview of this very request that it made. */
  artifact: 'there' | 'expired' | 'none';
}

/** All that decides what happens to a request's preview. GitHub says it, none of it an artifact. */
export interface Facts {
  open: boolean;
  /** The latest first. */
  runs: readonly Run[];
  /** Whether the pages branch has a preview of it, and of which build where that is known. */
  folder: boolean;
  published: Build | null;
  comment: CommentMark | null;
}

export type Work = { act: 'nothing' | 'remove' } | { act: 'publish' | 'failed'; run: Run };

const nothing: Work = { act: 'nothing' };
/** Conclusions of a run that should have made a preview. `action_required` waits for a maintainer. */
const failures = new Set(['failure', 'cancelled', 'timed_out', 'startup_failure']);

/**
 * What has to be done for a request so that preview and comment are as they should be. Decided by how things stand and
 * not by the event that asks: whatever event was lost, came twice or came late, the next one sets it right, at the
 * latest the sweep.
 */
export function decide({ open, runs, folder, published, comment }: Facts): Work {
  if (!open) return folder ? { act: 'remove' } : nothing;
  // A run without this request's artifact may be that of another request for the same commit.
  const run = runs.find(
    ({ status, conclusion, artifact }) =>
      status !== 'completed' || artifact !== 'none' || conclusion !== 'success',
  );
  if (run?.status !== 'completed' || run.artifact === 'expired') return nothing;
  const said = comment?.build === run.build ? comment.state : null;
  if (run.artifact === 'none')
    return failures.has(run.conclusion ?? '') && said !== 'failed' ? { act: 'failed', run } : nothing;
  // It would be refused again.
  if (said === 'refused') return nothing;
  const stands = published !== null && published >= run.build;
  return stands && said === 'published' ? nothing : { act: 'publish', run };
}
