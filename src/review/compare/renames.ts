import { dirname } from 'node:path/posix';
import { once } from '../once.ts';
import { around } from './dom.ts';
import { readTree } from './tree.ts';
import type { PageView } from './view.ts';
import { likeness, pairAlike } from './words.ts';

/** Pages less alike than this are a removed and an added one. */
const alikePages = 0.6;

/** Blocks of the page itself: header and footer are alike everywhere. */
const ownTexts = (page: PageView) =>
  readTree(page)
    .leaves.filter(({ element }) => around(element).some(({ tagName }) => tagName === 'main'))
    .map(({ text, tag }) => text || tag);

/**
 * Finds pages that only changed their address: the most alike first.
 * @param isMade whether a build has made a page of others, as that of a tag: such a page is what its folder says
 */
export function findRenames(
  gone: readonly PageView[],
  born: readonly PageView[],
  isMade: (page: PageView) => boolean = () => false,
): Map<string, string> {
  const texts = once(ownTexts);
  const alike = (from: PageView, to: PageView) => {
    if ((isMade(from) || isMade(to)) && dirname(from.url) !== dirname(to.url)) return null;
    const value = likeness(texts(from), texts(to));
    return value >= alikePages ? value : null;
  };
  return new Map(pairAlike(gone, born, alike, false).map(([from, to]) => [from.url, to.url]));
}
