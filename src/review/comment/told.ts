import type { CommentMark } from '../publish/mark.ts';

/** What the default branch and GitHub say of a preview. All that a comment claims or links to comes from here. */
export interface Told {
  mark: CommentMark;
  /** Address of the preview with a slash at its end. */
  url: string;
  /** Address of the site in production, by the default branch's settings; empty where they have none. */
  production: string;
  /** The commit that was built. */
  commit: string;
  /** ISO time at which its build began. */
  startedAt: string;
  /** The run that built it, and whether all its checks passed. */
  buildUrl: string;
  passed: boolean;
  /** The run that published it. */
  publishUrl: string;
  /** Files that were not published. */
  leftOut: number;
}
