import { z } from 'zod';

/**
 * Schemas of a review: the comparison creates it, `preview/review.json` stores it, everything else reads it. The
 * comment validates it, since a stranger or an older commit may have made the artifact; browser code imports only the
 * types.
 */

/** How a block of a page differs from the base. `style`: same words, different look. */
const blockKind = z.enum(['added', 'changed', 'removed', 'moved', 'style']);
export type BlockKind = z.infer<typeof blockKind>;

/**
 * How a page differs, the most interesting first. `style`: of its own only the look. `shared`: nothing of its own.
 * `broken`: quarantined.
 */
export const pageKind = z.enum(['broken', 'changed', 'added', 'renamed', 'removed', 'style', 'shared']);
export type PageKind = z.infer<typeof pageKind>;

/** A run of words in a comparison of two texts. */
const run = z.object({ op: z.enum(['same', 'add', 'del']), text: z.string() });
export type Run = z.infer<typeof run>;

/** Position of a block in the built page: child indexes from `#root`, and text by which it is found if scripts moved it. */
const locator = z.object({
  path: z.array(z.int()),
  tag: z.string(),
  /** Beginning of the block's text, white space collapsed; a shortened text ends with «…». */
  text: z.string(),
});
export type Locator = z.infer<typeof locator>;

/** A line of a file, 1-based; null for a file without lines, such as a picture. */
const source = z.object({
  file: z.string(),
  line: z.int().nullable(),
  /** True if only the old version has the line. */
  isGone: z.boolean().exactOptional(),
  /** URL of the line in the pull request's diff on GitHub. */
  href: z.string().exactOptional(),
});
export type Source = z.infer<typeof source>;

/** A prop, an attribute or a frontmatter field before and after; null if missing on that side. */
const valueChange = z.object({
  /** `Counter` for a prop, empty for a field of the page. */
  owner: z.string(),
  name: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Word-by-word comparison of both, if they are long. */
  runs: z.array(run).exactOptional(),
  /** Addresses of files whose content changed under the same name. */
  files: z.array(z.string()).exactOptional(),
});
export type ValueChange = z.infer<typeof valueChange>;

/** One mark in a page, or a change of the page as a whole. */
const blockChange = z.object({
  kind: blockKind,
  /** What a reader would call the block: «абзац», «заголовок», «раздел». */
  label: z.string(),
  /** Heading of a block that moved or looks different: its text begins with whatever is above the heading. */
  name: z.string().exactOptional(),
  /** The block; for a removed one its neighbour or parent, see `side`. */
  at: locator,
  /** Further elements of the mark: others that the CSS rule matches, or adjacent parts. */
  also: z.array(locator).exactOptional(),
  /** Its elements in the old page, if the block existed there. */
  was: z.array(locator).exactOptional(),
  /** Former neighbour of a moved block: `после «Вопросы»`. */
  movedFrom: z.string().exactOptional(),
  /** Pictures of the block alone; files relative to the report. */
  crops: z.object({ before: z.string().nullable(), after: z.string().nullable() }).exactOptional(),
  /** Whether they show it on a phone: elsewhere it does not differ. */
  isOnPhone: z.boolean().exactOptional(),
  /** Whether a removed block was before or after its neighbour. */
  side: z.enum(['before', 'after']).exactOptional(),
  runs: z.array(run),
  /** Props and attributes that changed with the block. */
  values: z.array(valueChange),
  /** The error that keeps a broken page from being shown, in Russian. */
  problem: z.string().exactOptional(),
  /** The source line that caused the change. */
  source: source.nullable(),
  /** Shared header or footer, the page's `main`, or `head` for metadata and the page as a whole. */
  region: z.enum(['header', 'main', 'footer', 'head']),
});
export type BlockChange = z.infer<typeof blockChange>;

/** One change on all pages that show it. */
const change = z.object({
  /** Stable across builds as long as the content of the change is the same; part of links. */
  id: z.string().regex(/^\w*$/),
  /** Its cause: «шапка», «запись „Журнал“», «секция Hero». Changes with the same cause are listed together. */
  label: z.string().default(''),
  /** Address of the page that owns the cause; null for what pages share. */
  url: z.string().nullable().default(null),
  /** Its marks by page index and block index, the most informative first. */
  places: z.array(z.object({ page: z.int(), block: z.int() })),
});
export type Change = z.infer<typeof change>;

/** What search engines and messengers show for a page. */
const card = z.object({
  title: z.string(),
  description: z.string(),
  /** Address of the social picture inside the preview folder, or null. */
  picture: z.string().nullable(),
});
export type Card = z.infer<typeof card>;

/** Weight of a page before and after, in bytes. */
const weight = z.object({
  before: z.number().nullable(),
  after: z.number().nullable(),
  /** What made the page grow, in Russian without a full stop, with the source line if known. */
  culprits: z.array(z.object({ text: z.string(), source: source.nullable() })),
});
export type Weight = z.infer<typeof weight>;

/** Pictures of a page at one width; files relative to the report. */
const shot = z.object({
  width: z.number(),
  /** True if the page is taller than its picture. */
  isCut: z.boolean().exactOptional(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Number of noticeably different pixels; null without a counterpart. Identical pictures share one file. */
  pixels: z.number().nullable(),
  /** Row to show first: the first own change, any in `main`, or another; null if there is none. */
  from: z.number().nullable(),
});
export type Shot = z.infer<typeof shot>;

/** An axe rule that a page violates. */
const axeFinding = z.object({ rule: z.string(), help: z.string(), target: z.string() });
export type AxeFinding = z.infer<typeof axeFinding>;

/** A page that differs. */
const pageChange = z.object({
  kind: pageKind,
  /** True if the base has no such page, even a quarantined one. */
  isNew: z.boolean().default(false),
  /** Whether visitors see the page: the base has it, and not as a draft or scheduled entry. */
  isLive: z.boolean().default(true),
  /** Address without base path; for a removed page its address in the base. */
  url: z.string(),
  /** Former address in the base, if it changed (renamed). */
  from: z.string().nullable(),
  /** The page that a removed page's address opens now. */
  to: z.string().nullable().default(null),
  title: z.string(),
  /** The page's file in the project, or null if unknown. */
  file: z.string().nullable(),
  blocks: z.array(blockChange),
  card: z.object({ before: card.nullable(), after: card.nullable() }).nullable(),
  weight: weight.nullable(),
  shots: z.array(shot),
  axe: z.array(axeFinding),
});
export type PageChange = z.infer<typeof pageChange>;

/** Lines that repair a problem: they replace `gone` lines from `line` on; with 0, they precede it. */
const repair = z.object({ line: z.int(), gone: z.int(), text: z.string() });
export type Repair = z.infer<typeof repair>;

/** A problem reported by the content check, as shown to reviewers. */
const finding = source.extend({
  line: z.int(),
  column: z.int(),
  rule: z.string(),
  severity: z.enum(['error', 'warning']),
  text: z.string(),
  repairs: z.array(repair).exactOptional(),
});
export type Finding = z.infer<typeof finding>;

/** An entry that visitors do not see yet. */
const unpublished = z.object({
  url: z.string(),
  draft: z.boolean(),
  /** First day on which visitors see the entry, `2026-12-01`, or null. */
  publishAt: z.string().nullable(),
});
export type Unpublished = z.infer<typeof unpublished>;

/** The change under review. Any value may come from a stranger: escape it. */
const subject = z.object({
  /** Number of the pull request, or null if there is no pull request. */
  number: z.int().nullable(),
  title: z.string(),
  branch: z.string(),
  commit: z.string(),
  /** Address of the pull request, or null. */
  link: z.string().nullable(),
  baseCommit: z.string().nullable(),
  /** ISO time of the commit, so two builds of one commit are identical. */
  committedAt: z.string(),
});
export type Subject = z.infer<typeof subject>;

/** The whole review. */
export const reviewSchema = z.object({
  subject,
  /** Base path of the preview. */
  basePath: z.string(),
  /** Address of the production site, without a trailing slash. */
  production: z.string(),
  /** Why there is no comparison, in Russian; null if there is one. */
  notCompared: z.string().nullable(),
  /** Number of pages, including removed ones. */
  pageCount: z.int().min(0),
  pages: z.array(pageChange),
  /** Each change once, in the order of the walk. */
  changes: z.array(change).default([]),
  /** Changes that no page shows: files, or lines as `file:line`. */
  unseen: z.array(z.string()).default([]),
  findings: z.array(finding),
  unpublished: z.array(unpublished).default([]),
  /** Russian sentences about what was left out or did not run. */
  notes: z.array(z.string()).default([]),
});
export type Review = z.infer<typeof reviewSchema>;

/**
 * What the comment uses of a review. The file was made by the pull request's code, so it is untrusted: commit, number and
 * production URL come from elsewhere. Its size is limited by publish/limits.ts.
 */
export const readSchema = reviewSchema.omit({ subject: true, basePath: true, production: true });
export type ReviewRead = z.infer<typeof readSchema>;
