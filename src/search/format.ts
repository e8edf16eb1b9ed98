import type { IconName, Language } from '../vocabulary.ts';

/**
 * File format of the index, written by src/plugins/search and read by engine.ts. A query downloads the list of words, the
 * shards of its words and the texts of the shown pages, so its cost hardly grows with the site.
 */

/** `search.json`: the pointer to the current index, always revalidated. */
export interface Pointer {
  /** Folder of all other files, relative to the base path; its name changes with its content. */
  folder: string;
}

/** `words.json`. */
export interface WordList {
  /** Stems in alphabetical order. */
  stems: string[];
  /** For each stem, the number of pages with it. */
  pagesWith: number[];
  /** For each shard, the index of its first stem in `stems`. */
  shards: number[];
  /** For each page, its number of sections. Sections are numbered across the whole site. */
  sections: number[];
  /** For each page, its group (`groupOf`). */
  groups: string[];
}

/** `words-N.json`: for each stem its sections as [difference to the previous section's number, weight, …]. */
export type Shard = number[][];

/** A section of a page, from one heading or question to the next. */
export interface SectionText {
  /** Anchor of the heading, if it has one. */
  id?: string;
  /** The first words after a heading without anchor, also those of a button, which `text` leaves out. */
  after?: string;
  heading?: string;
  /** True if the text is that of an accordion's item, which may be closed. */
  isAnswer?: true;
  text: string;
}

export interface PageText {
  url: string;
  title: string;
  /** Kind of page shown with a result: «Статья». */
  kind: string;
  /** The page's category: «Практика». */
  category?: string;
  icon: IconName;
  description: string;
  sections: SectionText[];
}

/** Name of a group that can be searched separately: the pages of a type in a language. */
export const groupOf = (type: string, lang: Language) => `${type} ${lang}`;

export const pointerFile = 'search.json';
export const wordsFile = 'words.json';
export const shardFile = (shard: number) => `words-${shard}.json`;
/** A file for each page: a query shows a dozen, seldom neighbours. */
export const pageFile = (page: number) => `page-${page}.json`;
