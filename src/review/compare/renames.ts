import { around } from './dom.ts';
import { pairAlike } from './match.ts';
import type { PageView } from './view.ts';
import { likeness } from './words.ts';

/** Pages less alike than this are a removed and an added one. */
const threshold = 0.6;

/** Blocks of the page itself: header and footer are alike everywhere. */
const ownTexts = ({ blocks }: PageView) =>
  blocks
    .filter(({ element }) => around(element).some(({ tagName }) => tagName === 'main'))
    .map(({ text, tag }) => text || tag);

/** Finds pages that only changed their address: the most alike first. */
export function findRenames(gone: readonly PageView[], born: readonly PageView[]): Map<string, string> {
  const texts = new Map([...gone, ...born].map((view) => [view, ownTexts(view)]));
  const alike = (from: PageView, to: PageView) => {
    const value = likeness(texts.get(from) ?? [], texts.get(to) ?? []);
    return value >= threshold ? value : null;
  };
  return new Map(
    pairAlike(gone, born, alike, false).map(([i, j]) => [gone[i]?.url ?? '', born[j]?.url ?? '']),
  );
}
