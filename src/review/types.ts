/** What a review knows, as data: made by the comparison, written to `preview/review.json`, read by everything else. */
import type { Cause, Change, PageChange, Source } from './page-change.ts';

export type {
  AxeFinding,
  BlockChange,
  BlockKind,
  Card,
  Cause,
  Change,
  Locator,
  PageChange,
  PageKind,
  Run,
  Shot,
  Source,
  ValueChange,
  Weight,
} from './page-change.ts';

/** A problem of the content check, as a reviewer reads it. */
export interface Finding extends Source {
  column: number;
  rule: string;
  severity: 'error' | 'warning';
  text: string;
}

/** A link that leads nowhere. */
export interface BrokenLink {
  page: string;
  href: string;
  reason: string;
  isNew: boolean;
  source: Source | null;
}

/** An entry that visitors do not see yet. */
export interface Unpublished {
  url: string;
  title: string;
  draft: boolean;
  /** First day on which visitors see it, `2026-12-01`, or null. */
  publishAt: string | null;
}

/** The change under review: who, where, when. All of it may come from a stranger: escape it. */
export interface Subject {
  /** Number of the pull request, or null outside of one. */
  number: number | null;
  title: string;
  branch: string;
  commit: string;
  /** Address of the pull request, or null. */
  link: string | null;
  /** `https://github.com/owner/name`, or null. */
  repository: string | null;
  base: string | null;
  baseCommit: string | null;
  /** ISO time of the commit: two builds of one commit say the same. */
  committedAt: string;
  /** True when the build holds changes that are not committed. */
  uncommitted: boolean;
}

/** The whole review. */
export interface Review {
  version: 1;
  subject: Subject;
  /** Base path of the preview. */
  basePath: string;
  /** Address of the site in production, without a slash at the end. */
  production: string;
  /** Why there is no comparison, in Russian; null when there is one. */
  notCompared: string | null;
  pageCount: number;
  pages: PageChange[];
  causes: Cause[];
  /** Every change once, in the order of the walk through them. */
  changes: Change[];
  findings: Finding[];
  links: BrokenLink[];
  unpublished: Unpublished[];
  /** Sentences on what was left out or did not run. */
  notes: string[];
}
