import { z } from 'zod';
import type { Place, Range } from '../problems/lines.ts';
import type { Problem } from '../problems/problems.ts';

/** Messages between the page and the dev server while a writer edits on the page. Plain data only. */

/** Kind of a text that can be edited in place. */
export type SpotKind = 'paragraph' | 'heading' | 'item' | 'cell' | 'inline' | 'prop' | 'field';

/** A text of a file with its range, which counts no byte order mark. */
export interface Spot extends Range {
  /** Stable as long as the file has the same blocks. */
  id: string;
  kind: SpotKind;
  /** Plain text with spaces for line breaks; null if it contains marks, code or sections, or is a field of many lines. */
  text: string | null;
  /** The text as shown on the page, with typography. */
  shown: string;
  /** True if Enter adds another paragraph or item. */
  grows: boolean;
}

/** A part of a body that can be moved, copied and removed, with its range and its position as in `data-app-source`. */
export interface Block extends Range, Place {
  id: string;
  kind: 'section' | 'heading' | 'paragraph' | 'list' | 'item' | 'table' | 'other';
  /** The enclosing block; null at the top level. */
  parent: string | null;
  /** Name of a section; null for other blocks. */
  name: string | null;
  /** What writers call it. */
  label: string;
  /** Whether it is a section that may show a picture instead of its scene. */
  mayShowPicture?: boolean;
}

/** A file opened for editing. */
export interface Opened {
  file: string;
  source: string;
  spots: Spot[];
  blocks: Block[];
  /** `alt` of the page's own picture (field `picture`), empty if it has none; null if it cannot have one. */
  picture: string | null;
}

/** Id of the only block of a file that cannot be parsed: the whole file. */
export const fileId = 'file';

/** Request header with the id of the tab, whose steps are undone apart from those of others. */
export const tabHeader = 'x-edit-tab';

/** Kinds of values that are chosen from a list while typing. */
type Suggested = 'address' | 'rubric' | 'portrait' | 'picture';

/** A value in a form: a section's prop or a field of the file. */
export interface FormField {
  path: readonly string[];
  /** Label, from the description; empty without one. */
  name: string;
  kind: Suggested | 'text' | 'day' | 'number' | 'switch' | 'choice' | 'icon' | 'scene' | 'list';
  /** Description in the schema. */
  description: string;
  required: boolean;
  /** Allowed values. */
  options: string[];
  /** Maximum length of a text, in characters. */
  most: number | null;
  /** A list is one of texts; null if the file does not have the value. */
  value: string | number | boolean | readonly string[] | null;
}

/** A form for a block's props or a file's fields. */
export interface Form {
  fields: FormField[];
  /** Missing values that can only be added in the source. */
  elsewhere: string[];
  /**
   * Values to choose from while typing: addresses of the site's pages, rubrics of entries of the same type, portraits, pictures
   * beside the page.
   */
  suggested: Record<Suggested, string[]>;
}

const text = z.string();
const blockChange = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['up', 'down', 'copy', 'remove']) }),
  // Replaces the source, or inserts MDX before, after or instead of the block, with its indentation.
  z.object({ do: z.enum(['replace', 'before', 'after', 'instead']), source: text }),
]);
/** Operations on a whole block. */
export type BlockChange = z.infer<typeof blockChange>;

const joinSide = z.enum(['above', 'below']);
export type JoinSide = z.infer<typeof joinSide>;

/** A change of a file, with the ids of blocks and texts that the page has read. */
export const editRequest = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('texts'),
    id: text,
    texts: z.array(text).min(1).readonly(),
    // Pasted MDX, inserted below.
    below: text.optional(),
    // Whether the first text is joined to the text above, or the one below to it.
    joins: joinSide.optional(),
  }),
  // A replaced block may be joined likewise.
  z.object({ do: z.literal('block'), id: text, change: blockChange, joins: joinSide.optional() }),
  // Values of a section's props, or with the id `fields` of the file's fields; null removes one.
  z.object({
    do: z.literal('values'),
    id: text,
    values: z.array(
      z.object({
        path: z.array(text).min(1).readonly(),
        value: z.union([text, z.number(), z.boolean(), z.array(text).readonly(), z.null()]),
      }),
    ),
  }),
  // A picture in base64, for a block or to insert before or after it; with the id `fields`, for the page itself.
  z.object({
    do: z.literal('picture'),
    id: text,
    side: z.enum(['before', 'after']).optional(),
    name: text,
    alt: text,
    data: text,
  }),
]);
export type EditRequest = z.infer<typeof editRequest>;

/** Whether a range lies within another. */
export const isWithin = (one: Range, { from, to }: Range): boolean => one.from >= from && one.to <= to;

/** What may be between two texts that can be joined: line breaks and marks of items, headings and quotations. */
const outline = /^[ \t]*#*(?:\r?\n(?:[ \t>]|(?:[-+*]|\d+[.)]|\[[ xX]\]|#+)[ \t])*)+$/;

/**
 * The first paragraph, item or heading of a range and the one directly above it, or the last and the one below, in their order; null
 * if something else is between. Above the first item of a list, unless it is nested, stands the paragraph that the item becomes.
 */
export function textsToJoin<Text extends Spot>(
  { source, spots, blocks }: { source: string; spots: readonly Text[]; blocks: readonly Block[] },
  own: Range,
  side: JoinSide,
): [upper: Text, lower: Text] | null {
  const texts = spots.filter(({ kind }) => kind === 'paragraph' || kind === 'item' || kind === 'heading');
  const isOwn = (one: Text) => isWithin(one, own);
  const at = side === 'above' ? texts.findIndex(isOwn) : texts.findLastIndex(isOwn) + 1;
  const [upper, lower] = [texts[at - 1], texts[at]];
  const [item, list, outer] = blocks.filter((one) => lower && isWithin(lower, one)).toReversed();
  const isFirst = lower?.kind === 'item' && list?.from === item?.from && outer?.kind !== 'item';
  if (side === 'above' && isFirst && list)
    return [{ ...lower, id: list.id, kind: 'paragraph', to: list.from, shown: '' }, lower];
  return upper && lower && outline.test(source.slice(upper.to, lower.from)) ? [upper, lower] : null;
}

/** A problem of a file, and the title of its chosen fix. */
export type RepairRequest = Pick<Problem, 'file' | 'line' | 'rule' | 'what'> & { title: string };

/** A new page, in the words of the flags of `npm run new`. */
export const newPage = z.object({
  kind: text,
  title: text,
  category: text.optional(),
  slug: text.optional(),
});
export type NewPage = z.infer<typeof newPage>;

/** A kind of pages that can be created. */
export interface NewKind {
  /** Argument of `npm run new`: `post`. */
  command: string;
  /** «статья блога». */
  what: string;
  /** Label of its title. */
  title: string;
  /** The folder of its files, with a slash at the end. */
  folder: string;
  /** The rubrics to choose from, and whether others are allowed; null if it has none. */
  rubric: { question: string; known: readonly string[]; isOpen: boolean } | null;
}

/** What is not sent for review yet. */
export interface Unsent {
  /** The changed lines of each file. */
  changes: string;
  /** The message, unless the writer gives another; of no use if everything is recorded already. */
  message: string;
  isRecorded: boolean;
  /** What the writer should know first. */
  notes: string[];
}

/** A request that was sent for review. */
export interface SentRequest {
  branch: string;
  /** First line of its last message. */
  subject: string;
}

/** A piece of a page's text compared with the published version. */
export interface ChangedWords {
  is: 'same' | 'removed' | 'added';
  text: string;
}

/** Facts about a page that are not in its file. */
export interface AboutPage {
  words: number;
  minutes: number;
  /** Day of its last commit; null if git does not know it. */
  changed: string | null;
  /** Files that link to it. */
  links: string[];
  /** Others with a list of entries of its type, which may show it. */
  lists: string[];
  /** Differences from the published version; empty if nothing differs, null for an unpublished page. */
  changes: ChangedWords[] | null;
}
