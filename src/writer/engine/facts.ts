import { describe } from '../../../mdx-components/descriptions.ts';
import type { PageType } from '../../content/entry.ts';
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
  /** Types of entries that its sections list by themselves. */
  lists: PageType[];
  /** Every word of the file that has letters, and the offset of its first use. */
  words: [word: string, offset: number][];
}

export const factsOf = (document: Document, problems: Problem[]): Facts => ({
  problems,
  links: [...document.links],
  images: [...document.images],
  anchors: [...document.anchors],
  lists: [...new Set(document.elements.flatMap(({ name }) => describe(name)?.lists ?? []))],
  words: wordsOf(document),
});
