import type { BlockChange, ValueChange } from '../types.ts';
import { sourceOf } from './blocks.ts';
import { attr, type Element, parentOf, textOf } from './dom.ts';
import { factChanges } from './facts.ts';
import { changedLooks } from './looks.ts';
import { pairBlocks } from './pair.ts';
import { beside, climb, labelOf, locate, spans, wholes } from './places.ts';
import { changedRules } from './rule-marks.ts';
import type { PageView } from './view.ts';
import { compareWords } from './words.ts';

/** How two versions of a page differ. */
export interface PageComparison {
  blocks: BlockChange[];
  /** Style changes that belong to no one element: tokens, the page's ground. */
  styles: ValueChange[];
}

/** More marks than this help nobody: the page was rewritten. */
const mostMarks = 400;

const nearestSource = (element: Element) => {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const source = sourceOf(at);
    if (source) return source;
  }
  return null;
};

/** The site's header and footer stand outside of `main`; a section's own are part of the page. */
function regionOf(element: Element): BlockChange['region'] {
  let region: BlockChange['region'] = 'main';
  for (let at: Element | null = element; at; at = parentOf(at)) {
    if (at.tagName === 'main') return 'main';
    if (at.tagName === 'header' || at.tagName === 'footer') region = at.tagName;
  }
  return region;
}

/** Compares two versions of a page block by block, in the order of the page. */
export function comparePage(before: PageView, after: PageView): PageComparison {
  const { same, changed, moved, removed, added } = pairBlocks(before.blocks, after.blocks);
  const [oldSpans, newSpans] = [spans(before.blocks), spans(after.blocks)];
  const changes: { order: number; change: BlockChange }[] = [];
  const make = (kind: BlockChange['kind'], element: Element, extra: Partial<BlockChange> = {}) => {
    const at = locate(element, after.root);
    const source = nearestSource(element);
    const change: BlockChange = {
      kind,
      label: labelOf(element),
      at,
      runs: [],
      values: [],
      source,
      region: regionOf(element),
      cause: null,
      ...extra,
    };
    changes.push({ order: newSpans.get(element)?.[0] ?? after.blocks.length, change });
  };

  for (const [i, j] of changed) {
    const [old, now] = [before.blocks[i], after.blocks[j]];
    if (!old || !now) continue;
    const runs = old.text === now.text ? [] : compareWords(old.text, now.text);
    make('changed', visible(now.element), { runs, values: factChanges(old, now) });
  }
  for (const element of wholes(after.blocks, added, after.root))
    make('added', element, { runs: compareWords('', textOf(element)) });
  for (const element of wholes(
    after.blocks,
    moved.map(([, to]) => to),
    after.root,
  ))
    make('moved', element);

  const partner = new Map([...same, ...changed].map(([i, j]) => [i, j]));
  for (const element of wholes(before.blocks, removed, before.root).slice(0, mostMarks)) {
    const place = oldPlace(before, after, element, oldSpans.get(element) ?? [0, 0], partner);
    if (!place) continue;
    const runs = compareWords(textOf(element), '');
    make('removed', place.element, { side: place.side, runs, label: labelOf(element), source: null });
  }

  const marked = new Set(changes.map(({ change }) => change.at.path.join('.')));
  const isMarked = (element: Element) => marked.has(locate(element, after.root).path.join('.'));
  for (const element of changedLooks(before.blocks, after.blocks, [...same, ...changed], after.root))
    if (!isMarked(element)) make('style', element);
  const rules = changedRules(before, after);
  for (const { element, values } of rules.marks) if (!isMarked(element)) make('style', element, { values });

  return {
    blocks: changes
      .sort((a, b) => a.order - b.order)
      .slice(0, mostMarks)
      .map(({ change }) => change),
    styles: rules.loose,
  };
}

/** Words for screen readers only have no place on the page: what is around them has. */
const visible = (element: Element): Element =>
  attr(element, 'class')?.split(' ').includes('visually-hidden') ? (parentOf(element) ?? element) : element;

/** Finds, in the new page, the neighbour of what was removed from the old one. */
function oldPlace(
  before: PageView,
  after: PageView,
  removed: Element,
  [first, last]: readonly [number, number],
  partner: ReadonlyMap<number, number>,
): { element: Element; side: 'before' | 'after' } | null {
  const candidates: { index: number; side: 'before' | 'after'; steps: number }[] = [];
  const look = (from: number, step: 1 | -1) => {
    for (let index = from; index >= 0 && index < before.blocks.length; index += step) {
      const block = before.blocks[index];
      if (!block || !partner.has(index)) continue;
      const up = beside(removed, block.element);
      candidates.push({ index, side: step < 0 ? 'after' : 'before', steps: up });
      return;
    }
  };
  look(first - 1, -1);
  look(last + 1, 1);
  // The neighbour in the same container, so that the line stands where the block stood.
  const [best] = candidates.sort((a, b) => a.steps - b.steps);
  const old = best && before.blocks[best.index];
  const now = best && after.blocks[partner.get(best.index) ?? -1];
  if (!best || !old || !now) return null;
  return { element: climb(visible(now.element), beside(old.element, removed), after.root), side: best.side };
}
