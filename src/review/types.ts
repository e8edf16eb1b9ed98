/** What a review knows, as data: made by the comparison, written to `preview/review.json`, read by everything else. */

/** How a block of a page differs from the base. `style`: the words are the same, the look is not. */
export type BlockKind = 'added' | 'changed' | 'removed' | 'moved' | 'style';

/** How a page differs. `shared`: its own file is untouched, something it shares changed. `broken`: quarantined. */
export type PageKind = 'added' | 'changed' | 'removed' | 'renamed' | 'style' | 'shared' | 'broken';

/** A run of words in a comparison of two texts. */
export interface Run {
  op: 'same' | 'add' | 'del';
  text: string;
}

/** Where a block stands in the page as built: child indexes from `#root`, with enough text to find it when moved. */
export interface Locator {
  path: number[];
  tag: string;
  /** Beginning of the block's text, white space collapsed. */
  text: string;
}

/** A line of a file, 1-based. */
export interface Source {
  file: string;
  line: number;
  /** True when only the old version has the line. */
  isGone?: boolean;
  /** Where it is read, in the request's diff or on GitHub; not there where the host is unknown. */
  href?: string;
}

/** A prop, an attribute or a frontmatter field before and after; null where it was not there. */
export interface ValueChange {
  /** `Counter` for a prop, empty for a field of the page. */
  owner: string;
  name: string;
  before: string | null;
  after: string | null;
  /** Both in one text, where they are long. */
  runs?: Run[];
  /** Addresses of files that hold something else under the same name. */
  files?: string[];
  source: Source | null;
}

/** One mark in a page, or what is said of the page as a whole. */
export interface BlockChange {
  kind: BlockKind;
  /** What it is for a reader: «абзац», «заголовок», «раздел». */
  label: string;
  /** The block; for a removed one its neighbour, see `side`. */
  at: Locator;
  /** Further elements of the mark: what a rule of a sheet changed alike, parts that came side by side. */
  also?: Locator[];
  /** Where it stood in the old page, for what was there. */
  was?: Locator;
  /** Pictures of it alone, beside the report. */
  crops?: { before: string | null; after: string | null };
  /** Where a removed block stood: before or after its neighbour. */
  side?: 'before' | 'after';
  runs: Run[];
  /** Props and attributes that changed with it. */
  values: ValueChange[];
  /** The line that changed it. */
  source: Source | null;
  /** The part of the page that all pages share, its own, or what only machines and the whole page have. */
  region: 'header' | 'main' | 'footer' | 'head';
  /** What changed it: place in `Review.causes`. */
  cause: number;
  /** Whether it shows its cause: the words, the file or the rule that changed. Else it follows from that. */
  isTelling?: boolean;
  /** The change that it is a mark of: place in `Review.changes`. */
  change: number;
}

/** What a change in the pages comes from: an entry's file, a field of the settings, a rule of a sheet, a section. */
export interface Cause {
  /** «шапка», «запись „Журнал“», «секция Hero». */
  label: string;
  source: Source | null;
  /** The page whose own file it is: its address; null for what pages share. */
  url: string | null;
  /** How many lines of that file are its fields. */
  fields?: number;
  /** Digest of a file that is new or gone as a whole. */
  whole?: string;
}

/** One change, wherever it shows. */
export interface Change {
  /** The same in the next build, as long as the change says the same. */
  id: string;
  cause: number;
  /** Marks of it by page and place in the page, the best to look at first. */
  places: { page: number; block: number }[];
}

/** What search engines and messengers show of a page. */
export interface Card {
  title: string;
  description: string;
  /** Address of the social picture inside the preview folder, or null. */
  picture: string | null;
}

/** A page before and after, in bytes. */
export interface Weight {
  before: number | null;
  after: number | null;
  /** Russian sentences on what made it grow, with the line where there is one. */
  culprits: { text: string; source: Source | null }[];
}

/** A page that differs. */
export interface PageChange {
  kind: PageKind;
  /** True where the base has no such page, be it shown or in quarantine: there is nothing that it was before. */
  isNew: boolean;
  /** Address without base path; of the base for a removed page. */
  url: string;
  /** Address in the base when it was another one (renamed). */
  from: string | null;
  title: string;
  /** The page's file in the project, or null where it is not known. */
  file: string | null;
  blocks: BlockChange[];
  card: { before: Card | null; after: Card | null } | null;
  weight: Weight | null;
  shots: Shot[];
  axe: AxeFinding[];
}

/** Pictures of a page at one width; files relative to the report. */
export interface Shot {
  width: number;
  before: string | null;
  after: string | null;
  difference: string | null;
  /** Pixels that differ. */
  pixels: number | null;
  /** First row that differs, in pixels from the top. */
  from: number | null;
}

/** One rule of axe that a page breaks. */
export interface AxeFinding {
  rule: string;
  help: string;
  target: string;
}

/** A problem of the content check, as a reviewer reads it. */
export interface Finding extends Source {
  column: number;
  rule: string;
  severity: 'error' | 'warning';
  text: string;
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
  /** How many pages there are, those that were removed included. */
  pageCount: number;
  pages: PageChange[];
  causes: Cause[];
  /** Every change once, in the order of the walk through them. */
  changes: Change[];
  findings: Finding[];
  unpublished: Unpublished[];
  /** Sentences on what was left out or did not run. */
  notes: string[];
}
