import type { Build, CommentMark } from './ledger.ts';

/** A run of the workflow Preview for the request's current commit. */
export interface WorkflowRun {
  id: number;
  build: Build;
  commit: string;
  /** Web editor of its branch: `owner/name/edit/branch`; empty if the fork is gone. */
  edit: string;
  /** GitHub's status: `completed`, or another value before. */
  status: string;
  conclusion: string | null;
  /** State of this request's artifact; `none` before the run is completed. */
  artifact: 'present' | 'expired' | 'none';
}

/** Facts about a request's preview, all from GitHub and none from an artifact. */
export interface RequestFacts {
  open: boolean;
  /** Newest first. */
  runs: readonly WorkflowRun[];
  /** Whether the pages branch has a preview of the request, and of which build if the ledger knows. */
  folder: boolean;
  published: Build | null;
  comment: CommentMark | null;
}

export type Work = { act: 'nothing' | 'remove' } | { act: 'publish' | 'failed'; run: WorkflowRun };

const nothing: Work = { act: 'nothing' };
/** Conclusions of failed runs. `action_required` waits for a maintainer. */
const failures = new Set(['failure', 'cancelled', 'timed_out', 'startup_failure']);

/**
 * Decides what is missing of a request's preview and comment. Depends only on the current state, not on the event: if
 * an event is lost, late or repeated, the next one, or the sweep, corrects it.
 */
export function decide({ open, runs, folder, published, comment }: RequestFacts): Work {
  if (!open) return folder ? { act: 'remove' } : nothing;
  // A run without this request's artifact may belong to another request with the same commit.
  const run = runs.find(
    ({ status, conclusion, artifact }) =>
      status !== 'completed' || artifact !== 'none' || conclusion !== 'success',
  );
  if (run?.status !== 'completed' || run.artifact === 'expired') return nothing;
  const commented = comment?.build === run.build ? comment.state : null;
  if (run.artifact === 'none')
    return failures.has(run.conclusion ?? '') && commented !== 'failed' ? { act: 'failed', run } : nothing;
  // It would only be refused again.
  if (commented === 'refused') return nothing;
  const isPublished = published !== null && published >= run.build;
  return isPublished && commented === 'published' ? nothing : { act: 'publish', run };
}
