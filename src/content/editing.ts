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
  /** Name of a section. */
  name: string | null;
  from: number;
  to: number;
  /** As the marks of the page's elements name it (`data-source`). */
  line: number;
  column: number;
}

/** A file as it was read for editing. */
export interface Opened {
  file: string;
  /** Of the file's bytes: whoever saves says what was read. */
  hash: string;
  source: string;
  spots: Spot[];
  blocks: Block[];
}

/** One replacement: what stood between two offsets gives way to a text. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** What may be done with a block as a whole. */
export type BlockChange =
  | { do: 'up' | 'down' | 'copy' | 'remove' }
  /** Writes another source in its place. */
  | { do: 'replace'; source: string }
  /** Puts MDX before or behind it. */
  | { do: 'before' | 'after'; source: string };

/** A change of a file; `hash` and `was` say what the writer saw. */
export type EditRequest = { hash: string } & (
  | { do: 'texts'; id: string; was: string; texts: readonly string[] }
  | { do: 'block'; id: string; was: string; change: BlockChange }
  /** The whole source: what the small editor holds for a file that cannot be read. */
  | { do: 'write'; source: string }
);

/** What the dev server says to a change. */
export type EditAnswer =
  /** It is written, and this is what stands there. */
  | { done: Opened }
  /** The file moved on underneath: this is what stands in it. */
  | { conflict: Opened }
  /** It cannot be made, in a sentence for the writer. */
  | { refusal: string };
