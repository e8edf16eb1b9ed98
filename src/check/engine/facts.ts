import { describe } from '../../../mdx-components/descriptions.ts';
import type { Problem } from '../../content/problems/problems.ts';
import { addressesIn } from '../../content/route-table.ts';
import type { EntryTypeName } from '../../content/types/registry.ts';
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
  /** Addresses of the site in what could not be read: something there leads to them. */
  hidden: string[];
  /** Types of entries that its sections list, or compose, by themselves. */
  lists: EntryTypeName[];
  /** Every word of the file that has letters, and the offset of its first use. */
  words: [word: string, offset: number][];
}

/** All that could not be read of a file. */
function unread({ source, tree, gaps, frontmatter }: Document): string {
  if (!tree) return source;
  return `${gaps.hidden}\n${frontmatter.lost}`;
}

/** Every section of a file, and those whose tags could not be read. */
const namesIn = (document: Document): string[] => [
  ...document.elements.map(({ name }) => name),
  ...[...unread(document).matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name),
];

export const factsOf = (document: Document, problems: Problem[]): Facts => ({
  problems,
  links: [...document.links],
  images: [...document.images],
  anchors: [...document.anchors],
  hidden: addressesIn(unread(document)),
  lists: [...new Set(namesIn(document).flatMap((name) => describe(name)?.lists ?? []))],
  words: wordsOf(document),
});
