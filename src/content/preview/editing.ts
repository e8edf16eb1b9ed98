import { z } from 'zod';
import type { Problem } from '../problems/problems.ts';

/** What the page and the dev server tell each other while a writer edits on the page. Plain data only. */

/** What a text that can be changed in its place is. */
export type SpotKind = 'paragraph' | 'heading' | 'item' | 'cell' | 'inline' | 'prop' | 'field';

/** A text of a file and where it stands; offsets count UTF-16 units, a byte order mark left out. */
export interface Spot {
  /** The same in every text of a file that has the same blocks. */
  id: string;
  kind: SpotKind;
  /** As the writer reads it, line breaks as spaces; null where it has marks, code or sections in it. */
  text: string | null;
  /** As the page shows it. */
  shown: string;
  from: number;
  to: number;
  /** Enter makes another of its kind. */
  grows: boolean;
}

/** A part of a body that can be moved, copied and taken away as a whole. */
export interface Block {
  id: string;
  kind: 'section' | 'heading' | 'paragraph' | 'list' | 'item' | 'table' | 'other';
  /** The block that it stands in; null at the outermost level. */
  parent: string | null;
  /** Name of a section; what stands before an empty body. */
  name: string | null;
  from: number;
  to: number;
  /** As the marks of the page's elements name it (`data-app-source`). */
  line: number;
  column: number;
}

/** A file as it was read for editing. */
export interface Opened {
  file: string;
  source: string;
  spots: Spot[];
  blocks: Block[];
  /** What the page's own picture (its field `picture`) shows, empty where it has none yet; null where it cannot have one. */
  picture: string | null;
}

/** A value that a form shows: a section's prop, or a field of the file. */
export interface FormField {
  path: readonly string[];
  /** What it is called; empty where its schema says nothing of it. */
  name: string;
  kind: 'text' | 'address' | 'rubric' | 'day' | 'number' | 'switch' | 'choice' | 'icon' | 'scene' | 'list';
  /** The writers' sentence of its schema. */
  description: string;
  required: boolean;
  /** Names of a closed set. */
  options: string[];
  /** Limit of a text, in characters. */
  most: number | null;
  /** A list of texts as they are; null where the file does not say it. */
  value: string | number | boolean | readonly string[] | null;
}

/** A form for a block's props or a file's fields. */
export interface Form {
  fields: FormField[];
  /** What has a form of its own in the source, and is not there yet. */
  elsewhere: string[];
  /** Addresses of the site's pages, to choose from. */
  addresses: string[];
  /** Rubrics of entries of the same type. */
  rubrics: string[];
}

const text = z.string();
const blockChange = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['up', 'down', 'copy', 'remove']) }),
  // Writes another source in its place, or MDX before or behind it, or instead of it: indented as what stands there.
  z.object({ do: z.enum(['replace', 'before', 'after', 'instead']), source: text }),
]);
/** What may be done with a block as a whole. */
export type BlockChange = z.infer<typeof blockChange>;

/** A change of a file, told in the ids of the text that the writer's page has read. */
export const editRequest = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('texts'),
    id: text,
    texts: z.array(text).min(1).readonly(),
    // MDX that was pasted into them: it stands below.
    below: text.optional(),
    // The first is joined to the text of the block before it.
    joins: z.boolean().optional(),
  }),
  z.object({ do: z.literal('block'), id: text, change: blockChange }),
  // Values of a section's props, or (`fields`) of the file's fields; null takes one away.
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
  // A picture, its bytes in base64: put into a block or below it, or on a side of it; with `fields` it is the page's own.
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

/** A problem of the list that a page shows, and the title of the repair that was pressed. */
export type RepairRequest = Pick<Problem, 'file' | 'line' | 'rule' | 'what'> & { title: string };

/** Words of a page beside those of the version that readers know. */
export interface ChangedWords {
  is: 'same' | 'gone' | 'come';
  text: string;
}

/** What a page's file does not say itself. */
export interface AboutPage {
  words: number;
  minutes: number;
  /** Day of its last commit; null where git does not know it. */
  changed: string | null;
  /** The files that lead to it, or list what is of its type. */
  links: string[];
  /** Empty where nothing differs; null for a page that readers do not know. */
  changes: ChangedWords[] | null;
}
