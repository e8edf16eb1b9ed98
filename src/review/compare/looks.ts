import type { Match } from './align.ts';
import type { Block } from './blocks.ts';
import { attr, classesOf, descendants, type Element, parentOf } from './dom.ts';

/** What decides an element's look: tag, classes, inline custom properties and variants (`data-tone`). */
function lookOf(element: Element): string {
  const variants = element.attrs
    .filter(({ name }) => name.startsWith('data-') && !unseen.has(name))
    .map(({ name, value }) => `${name}=${value}`)
    .sort();
  return [element.tagName, ...classesOf(element).sort(), attr(element, 'style') ?? '', ...variants].join(' ');
}
/** Marks for scripts. */
const unseen = new Set([
  'data-source',
  'data-discover',
  'data-href',
  'data-keep',
  'data-draft',
  'data-block',
  'data-part',
  'data-near',
]);

/**
 * Finds elements that look different though the blocks inside them were matched: their own classes, and those of
 * every element around them up to the root.
 */
export function changedLooks(
  before: readonly Block[],
  after: readonly Block[],
  matches: readonly Match[],
  root: Element,
): Element[] {
  const seen = new Set<Element>();
  const changed = new Set<Element>();
  for (const [i, j] of matches) {
    const [old, now] = [before[i]?.element, after[j]?.element];
    if (!old || !now) continue;
    if (innerLook(old) !== innerLook(now)) changed.add(now);
    for (let a = parentOf(old), b = parentOf(now); a && b && b !== root; a = parentOf(a), b = parentOf(b)) {
      if (seen.has(b)) break;
      seen.add(b);
      if (a.tagName !== b.tagName) {
        // One of them was wrapped: what is around no longer corresponds.
        changed.add(b);
        break;
      }
      if (lookOf(a) !== lookOf(b)) changed.add(b);
    }
  }
  // The outermost is enough.
  return [...changed].filter((element) => {
    for (let parent = parentOf(element); parent; parent = parentOf(parent))
      if (changed.has(parent)) return false;
    return true;
  });
}

const innerLook = (element: Element) => [element, ...descendants(element)].map(lookOf).join('|');
