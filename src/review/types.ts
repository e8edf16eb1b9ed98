import { z } from 'zod';

/**
 * What a review knows, as data: made by the comparison, written to `preview/review.json`, read by everything else. The comment reads
 * it by these schemas, from an artifact that a stranger or an older commit may have made; the browser's code takes the types alone.
 */

/** How a block of a page differs from the base. `style`: the words are the same, the look is not. */
const blockKind = z.enum(['added', 'changed', 'removed', 'moved', 'style']);
export type BlockKind = z.infer<typeof blockKind>;

/** How a page differs. `shared`: its own file is untouched, something it shares changed. `broken`: quarantined. */
const pageKind = z.enum(['added', 'changed', 'removed', 'renamed', 'style', 'shared', 'broken']);
export type PageKind = z.infer<typeof pageKind>;

/** A run of words in a comparison of two texts. */
const run = z.object({ op: z.enum(['same', 'add', 'del']), text: z.string() });
export type Run = z.infer<typeof run>;

/** Where a block stands in the page as built: child indexes from `#root`, with enough text to find it when moved. */
const locator = z.object({
  path: z.array(z.int()),
  tag: z.string(),
  /** Beginning of the block's text, white space collapsed; one that was cut ends with «…». */
  text: z.string(),
});
export type Locator = z.infer<typeof locator>;

/** A line of a file, 1-based. */
const source = z.object({
  file: z.string(),
  line: z.int(),
  /** True when only the old version has the line. */
  isGone: z.boolean().exactOptional(),
  /** Where it is read, in the request's diff or on GitHub; not there where the host is unknown. */
  href: z.string().exactOptional(),
});
export type Source = z.infer<typeof source>;

/** A prop, an attribute or a frontmatter field before and after; null where it was not there. */
const valueChange = z.object({
  /** `Counter` for a prop, empty for a field of the page. */
  owner: z.string(),
  name: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Both in one text, where they are long. */
  runs: z.array(run).exactOptional(),
  /** Addresses of files that hold something else under the same name. */
  files: z.array(z.string()).exactOptional(),
});
export type ValueChange = z.infer<typeof valueChange>;

/** One mark in a page, or what is said of the page as a whole. */
const blockChange = z.object({
  kind: blockKind,
  /** What it is for a reader: «абзац», «заголовок», «раздел». */
  label: z.string(),
  /** The block; for a removed one its neighbour, see `side`. */
  at: locator,
  /** Further elements of the mark: what a rule of a sheet changed alike, parts that came side by side. */
  also: z.array(locator).exactOptional(),
  /** Where it stood in the old page, for what was there. */
  was: locator.exactOptional(),
  /** Beside what it stood there, for what moved: «после „Вопросы“». */
  stood: z.string().exactOptional(),
  /** Pictures of it alone, beside the report. */
  crops: z.object({ before: z.string().nullable(), after: z.string().nullable() }).exactOptional(),
  /** Where a removed block stood: before or after its neighbour. */
  side: z.enum(['before', 'after']).exactOptional(),
  runs: z.array(run),
  /** Props and attributes that changed with it. */
  values: z.array(valueChange),
  /** The line that changed it. */
  source: source.nullable(),
  /** The part of the page that all pages share, its own, or what only machines and the whole page have. */
  region: z.enum(['header', 'main', 'footer', 'head']),
});
export type BlockChange = z.infer<typeof blockChange>;

/** What a change in the pages comes from: an entry's file, a field of the settings, a rule of a sheet, a section. */
const cause = z.object({
  /** «шапка», «запись „Журнал“», «секция Hero». */
  label: z.string(),
  source: source.nullable(),
  /** The page whose own file it is: its address; null for what pages share. */
  url: z.string().nullable().default(null),
});
export type Cause = z.infer<typeof cause>;

/** One change, wherever it shows. */
const change = z.object({
  /** The same in the next build, as long as the change says the same. */
  id: z.string(),
  /** What changed it: place in `Review.causes`. */
  cause: z.int(),
  /** Marks of it by page and place in the page, the best to look at first. */
  places: z.array(z.object({ page: z.int(), block: z.int() })),
});
export type Change = z.infer<typeof change>;

/** What search engines and messengers show of a page. */
const card = z.object({
  title: z.string(),
  description: z.string(),
  /** Address of the social picture inside the preview folder, or null. */
  picture: z.string().nullable(),
});
export type Card = z.infer<typeof card>;

/** A page before and after, in bytes. */
const weight = z.object({
  before: z.number().nullable(),
  after: z.number().nullable(),
  /** Russian sentences on what made it grow, with the line where there is one. */
  culprits: z.array(z.object({ text: z.string(), source: source.nullable() })),
});
export type Weight = z.infer<typeof weight>;

/** Pictures of a page at one width; files relative to the report. */
const shot = z.object({
  width: z.number(),
  /** True where the page goes on below its picture. */
  isCut: z.boolean().exactOptional(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Pixels that differ so that it can be noticed. Both pictures are one file where not a byte does. */
  pixels: z.number().nullable(),
  /** Row to look at first, in pixels from the top: of the page's first own change, else the first that differs; null for none. */
  from: z.number().nullable(),
});
export type Shot = z.infer<typeof shot>;

/** One rule of axe that a page breaks. */
const axeFinding = z.object({ rule: z.string(), help: z.string(), target: z.string() });
export type AxeFinding = z.infer<typeof axeFinding>;

/** A page that differs. */
const pageChange = z.object({
  kind: pageKind,
  /** True where the base has no such page, be it shown or in quarantine: there is nothing that it was before. */
  isNew: z.boolean().default(false),
  /** Whether visitors have it: the base has the page, neither as a draft nor for a later day. */
  isLive: z.boolean().default(true),
  /** Address without base path; of the base for a removed page. */
  url: z.string(),
  /** Address in the base when it was another one (renamed). */
  from: z.string().nullable(),
  title: z.string(),
  /** The page's file in the project, or null where it is not known. */
  file: z.string().nullable(),
  blocks: z.array(blockChange),
  card: z.object({ before: card.nullable(), after: card.nullable() }).nullable(),
  weight: weight.nullable(),
  shots: z.array(shot),
  axe: z.array(axeFinding),
});
export type PageChange = z.infer<typeof pageChange>;

/** A problem of the content check, as a reviewer reads it. */
const finding = source.extend({
  column: z.int(),
  rule: z.string(),
  severity: z.enum(['error', 'warning']),
  text: z.string(),
});
export type Finding = z.infer<typeof finding>;

/** An entry that visitors do not see yet. */
const unpublished = z.object({
  url: z.string(),
  title: z.string(),
  draft: z.boolean(),
  /** First day on which visitors see it, `2026-12-01`, or null. */
  publishAt: z.string().nullable(),
});
export type Unpublished = z.infer<typeof unpublished>;

/** The change under review: who, where, when. All of it may come from a stranger: escape it. */
const subject = z.object({
  /** Number of the pull request, or null outside of one. */
  number: z.int().nullable(),
  title: z.string(),
  branch: z.string(),
  commit: z.string(),
  /** Address of the pull request, or null. */
  link: z.string().nullable(),
  /** `https://github.com/owner/name`, or null. */
  repository: z.string().nullable(),
  base: z.string().nullable(),
  baseCommit: z.string().nullable(),
  /** ISO time of the commit: two builds of one commit say the same. */
  committedAt: z.string(),
});
export type Subject = z.infer<typeof subject>;

/** The whole review. */
export const reviewSchema = z.object({
  version: z.literal(1),
  subject,
  /** Base path of the preview. */
  basePath: z.string(),
  /** Address of the site in production, without a slash at the end. */
  production: z.string(),
  /** Why there is no comparison, in Russian; null when there is one. */
  notCompared: z.string().nullable(),
  /** How many pages there are, those that were removed included. */
  pageCount: z.int().min(0),
  pages: z.array(pageChange),
  causes: z.array(cause).default([]),
  /** Every change once, in the order of the walk through them. */
  changes: z.array(change).default([]),
  /** What was changed and shows in no page: files, and lines of them. */
  unseen: z.array(z.string()).default([]),
  findings: z.array(finding),
  unpublished: z.array(unpublished).default([]),
  /** Sentences on what was left out or did not run. */
  notes: z.array(z.string()).default([]),
});
export type Review = z.infer<typeof reviewSchema>;
