import type { BlockChange, ValueChange } from '../types.ts';
import { sourceOf } from './blocks.ts';
import { around, attr, descendants, type Element, parentOf, textOf } from './dom.ts';
import { factChanges, valueChanges } from './facts.ts';
import { alteredAround } from './looks.ts';
import { pairBlocks } from './pair.ts';
import { beside, climb, labelOf, locate, spans, wholes } from './places.ts';
import { changedRules } from './rule-marks.ts';
import type { PageView } from './view.ts';
import { compareWords } from './words.ts';

/** A mark with what is known of its surroundings: the search for its cause needs it. */
export interface FoundBlock {
  change: BlockChange;
  /** Where the block and what is around it were written, innermost first. */
  writtenAt: { file: string; line: number }[];
  /** Addresses that the block, or the card that it is part of, leads to. */
  leadsTo: string[];
}

/** More marks than this help nobody: the page was rewritten. */
const mostMarks = 400;

/** The site's header and footer stand outside of `main`; a section's own are part of the page. */
function regionOf(element: Element): BlockChange['region'] {
  const tags = around(element).map(({ tagName }) => tagName);
  if (tags.includes('main')) return 'main';
  return tags.findLast((tag) => tag === 'header' || tag === 'footer') ?? 'main';
}

/** What a card is, or an item of a list: as much as leads to one place. */
const isItem = ({ tagName }: Element) => tagName === 'li' || tagName === 'article' || tagName === 'a';

function addressesAt(element: Element): string[] {
  const item = around(element).find(isItem);
  const parts = [element, ...(item ? [item] : [])].flatMap((part) => [part, ...descendants(part)]);
  return [...new Set(parts.flatMap((part) => attr(part, 'href')?.replace(/[?#].*$/, '') ?? []))];
}

/** Compares two versions of a page, in the order of the page; what machines are told comes last. */
export function comparePage(before: PageView, after: PageView): FoundBlock[] {
  if (before.normal() === after.normal() && before.css === after.css) return [];
  const { same, changed, moved, removed, added } = pairBlocks(before.blocks, after.blocks);
  const [oldSpans, newSpans] = [spans(before.blocks), spans(after.blocks)];
  const found: { order: number; block: FoundBlock }[] = [];
  /** @param written the element whose surroundings say where it was written: of the old page for what is gone */
  const make = (
    kind: BlockChange['kind'],
    element: Element,
    extra: Partial<BlockChange> = {},
    written = element,
  ) => {
    const writtenAt = around(written).flatMap((part) => sourceOf(part) ?? []);
    const change: BlockChange = {
      kind,
      label: labelOf(element),
      at: locate(element, after.root),
      runs: [],
      values: [],
      source: null,
      region: regionOf(written),
      cause: 0,
      ...extra,
    };
    const order =
      change.region === 'head'
        ? Number.MAX_SAFE_INTEGER
        : (newSpans.get(element)?.[0] ?? after.blocks.length);
    found.push({
      order,
      block: { change, writtenAt, leadsTo: change.region === 'head' ? [] : addressesAt(written) },
    });
  };

  for (const [i, j] of changed) {
    const [old, now] = [before.blocks[i], after.blocks[j]];
    if (!old || !now) continue;
    const runs = old.text === now.text ? [] : compareWords(old.text, now.text);
    const values = factChanges(old.facts, now.facts);
    if (runs.length + values.length === 0) values.push(told('пробелы', 'прежние', 'другие'));
    make('changed', visible(now.element), { runs, values, was: locate(visible(old.element), before.root) });
  }
  for (const element of wholes(after.blocks, added, after.root).slice(0, mostMarks))
    make('added', element, { runs: compareWords('', textOf(element)) });
  const targets = moved.map(([, to]) => to);
  for (const element of wholes(after.blocks, targets, after.root)) make('moved', element);

  const partner = new Map([...same, ...changed].map(([i, j]) => [i, j]));
  for (const element of wholes(before.blocks, removed, before.root).slice(0, mostMarks)) {
    const place = oldPlace(before, after, element, oldSpans.get(element) ?? [0, 0], partner) ?? {
      element: after.blocks.at(-1)?.element ?? after.root,
      side: 'after',
    };
    const runs = compareWords(textOf(element), '');
    const extra = { side: place.side, runs, label: labelOf(element), was: locate(element, before.root) };
    make('removed', place.element, extra, element);
  }

  const pairs = [...same, ...changed];
  const { looks, facts } = alteredAround(before.blocks, after.blocks, pairs, [before.assets, after.assets]);
  for (const altered of facts)
    make('changed', altered.element, { values: factChanges(altered.before, altered.after) });
  const marked = new Set(found.map(({ block }) => block.change.at.path.join('.')));
  for (const element of looks)
    if (!marked.has(locate(element, after.root).path.join('.'))) make('style', element);
  const rules = changedRules(before, after);
  for (const { elements, values } of rules.marks) {
    const [first, ...others] = elements;
    if (first) make('style', first, { values, also: others.map((other) => locate(other, after.root)) });
  }
  const machines = valueChanges(before.head, after.head, (name) => name);
  const everywhere = { at: { path: [], tag: 'div', text: '' }, region: 'head' as const };
  if (rules.loose.length > 0)
    make('style', after.root, { ...everywhere, label: 'вся страница', values: rules.loose });
  // The social picture is drawn with the page's title: a new title is one change, and tells both.
  const titled = machines.find(({ name }) => /\bog:title\b/.test(name));
  const isDrawn = ({ name }: ValueChange) => titled !== undefined && /\bog:image\b/.test(name);
  for (const value of machines.filter((each) => !isDrawn(each))) {
    const values = value === titled ? [value, ...machines.filter(isDrawn)] : [value];
    make('changed', after.root, { ...everywhere, label: 'для поисковиков и соцсетей', values });
  }
  if (found.length === 0 && before.normal() !== after.normal())
    make('changed', after.root, {
      ...everywhere,
      label: 'разметка',
      values: [firstDifference(before.normal(), after.normal())],
    });

  return found
    .sort((a, b) => a.order - b.order)
    .slice(0, mostMarks)
    .map(({ block }) => block);
}

const told = (name: string, before: string, after: string): ValueChange => ({
  owner: '',
  name,
  before,
  after,
  source: null,
});

/** Whatever no mark explains is shown as it is: the page is never said to be the same. */
function firstDifference(before: string, after: string): ValueChange {
  let at = 0;
  while (before[at] === after[at]) at++;
  const from = Math.max(0, before.lastIndexOf('<', at));
  const part = (text: string) => text.slice(from, at + 120);
  return told('HTML', part(before), part(after));
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
