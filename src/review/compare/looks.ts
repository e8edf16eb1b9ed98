import type { Assets } from './assets.ts';
import { factsOfElement, lookOf } from './attributes.ts';
import type { Block } from './blocks.ts';
import { descendants, type Element, outermost, parentOf } from './dom.ts';
import type { Match } from './words.ts';

/** An element whose words are the same, and which yet differs. */
export interface Altered {
  element: Element;
  /** Attributes before and after, by place: `a.0.href`; empty where only the look differs. */
  before: ReadonlyMap<string, string>;
  after: ReadonlyMap<string, string>;
}

const factsAt = (element: Element, assets: Assets) =>
  new Map(factsOfElement(element, assets).map(([name, value]) => [`${element.tagName}.0.${name}`, value]));
const same = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  a.size === b.size && [...a].every(([name, value]) => b.get(name) === value);
const innerLook = (element: Element) => [element, ...descendants(element)].map(lookOf).join('|');

/**
 * Finds elements that differ though the blocks inside them were matched: the looks of the blocks, and looks and attributes of
 * every element around them up to the root. A link made of spans and an icon is one of these.
 */
export function alteredAround(
  before: readonly Block[],
  after: readonly Block[],
  matches: readonly Match[],
  [oldAssets, newAssets]: readonly [Assets, Assets],
): { looks: Element[]; facts: Altered[] } {
  const seen = new Set<Element>();
  const looks = new Set<Element>();
  const facts: Altered[] = [];
  for (const [i, j] of matches) {
    const [old, now] = [before[i]?.element, after[j]?.element];
    if (!old || !now) continue;
    if (innerLook(old) !== innerLook(now)) looks.add(now);
    for (let a = parentOf(old), b = parentOf(now); a || b; a = parentOf(a), b = parentOf(b)) {
      if (!a || !b || a.tagName !== b.tagName) {
        // One of them was wrapped: what is around no longer corresponds.
        const lone = b ?? now;
        if (lone.tagName !== 'html' && !seen.has(lone)) looks.add(lone);
        break;
      }
      if (seen.has(b)) break;
      seen.add(b);
      if (lookOf(a) !== lookOf(b)) looks.add(b);
      const [was, is] = [factsAt(a, oldAssets), factsAt(b, newAssets)];
      if (!same(was, is)) facts.push({ element: b, before: was, after: is });
    }
  }
  return { looks: outermost(looks), facts };
}
