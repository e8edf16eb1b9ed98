import type { IconName } from '../vocabulary.ts';

/**
 * The index as files: made by src/plugins/search, read by engine.ts. A query downloads the list of words, the shards of
 * the words it holds and the texts of the pages it shows, so its cost hardly grows with the site.
 */

/** `search.json`, beside the pages and asked for anew: where the rest lies. */
export interface Pointer {
  /** Folder of all other files, from the base path; its name changes with its content. */
  folder: string;
}

/** `words.json`. */
export interface WordList {
  /** Stems in alphabetical order. */
  stems: string[];
  /** For each stem, on how many pages it stands. */
  pagesWith: number[];
  /** For each shard, its first stem's place in `stems`. */
  shards: number[];
  /** For each page, how many sections it has. Sections are numbered through the whole site. */
  sections: number[];
  /** Where the pages of each group (`groupOf`) stand among all: first page and number of pages. */
  groups: Record<string, [first: number, count: number]>;
}

/** `words-N.json`: for each of its stems the sections where it stands: [steps between numbers, weight, …]. */
export type Shard = number[][];

/** A part of a page, from one heading to the next. */
export interface SectionText {
  /** Anchor of the heading, where it has one. */
  id?: string;
  heading?: string;
  text: string;
}

export interface PageText {
  url: string;
  title: string;
  /** What the page is, for the reader of a result: «Статья». */
  kind: string;
  /** Its category as the page shows it: «Практика». */
  category?: string;
  icon: IconName;
  description: string;
  sections: SectionText[];
}

/** Pages that can be searched by themselves: those of a type in a language. */
export const groupOf = (type: string, lang: 'ru' | 'en') => `${type} ${lang}`;

/** `pages-N.json` holds this many pages: a query shows a dozen, seldom neighbours, and downloads what stands beside. */
export const pagesInFile = 2;
export type PageFile = PageText[];

export const pointerFile = 'search.json';
export const wordsFile = 'words.json';
export const shardFile = (shard: number) => `words-${shard}.json`;
export const pagesFile = (page: number) => `pages-${Math.floor(page / pagesInFile)}.json`;
