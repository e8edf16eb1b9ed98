import { around } from './dom.ts';
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
  const pairs = gone.flatMap((from) =>
    born.map((to) => ({
      from: from.url,
      to: to.url,
      score: likeness(texts.get(from) ?? [], texts.get(to) ?? []),
    })),
  );
  const renames = new Map<string, string>();
  const taken = new Set<string>();
  for (const { from, to, score } of pairs.sort((a, b) => b.score - a.score)) {
    if (score < threshold || renames.has(from) || taken.has(to)) continue;
    renames.set(from, to);
    taken.add(to);
  }
  return renames;
}
