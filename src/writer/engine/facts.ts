import type { Problem } from '../../content/problems.ts';
import { wordsOf } from '../spelling/words.ts';
import type { Document } from './document.ts';
import type { ImageUse } from './images.ts';
import type { LinkUse } from './links.ts';

/** What the rest of the site must know of a file: plain data, so that it can be kept on disk and cross threads. */
export interface Facts {
  /** Problems of the file alone: MDX and file rules; those of its fields are the store's. */
  problems: Problem[];
  links: LinkUse[];
  images: ImageUse[];
  anchors: string[];
  /** Names of the sections used. */
  sections: string[];
  /** Every word of the file that has letters, and the offset of its first use. */
  words: [word: string, offset: number][];
}

export const factsOf = (document: Document, problems: Problem[]): Facts => ({
  problems,
  links: [...document.links],
  images: [...document.images],
  anchors: [...document.anchors],
  sections: [...new Set(document.elements.map(({ name }) => name))],
  words: wordsOf(document),
});
