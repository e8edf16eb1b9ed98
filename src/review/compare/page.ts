import type { BlockChange, ValueChange } from '../types.ts';
import type { Assets } from './assets.ts';
import { factsOfElement, lookOf, normalHtml } from './attributes.ts';
import { type Block, sourceOf } from './blocks.ts';
import { type FoundBlock, foundBlock, valueChange } from './change.ts';
import { around, attr, descendants, type Element, outermost, parentOf, textOf } from './dom.ts';
import { factChanges, redrawnFiles, valueChanges } from './facts.ts';
import { pairBlocks } from './pair.ts';
import { beside, climb, labelOf, locate, spans, wholes } from './places.ts';
import { changedRules } from './rules.ts';
import type { PageView } from './view.ts';
import { compareWords, type Match } from './words.ts';

/** More marks than this help nobody: the page was rewritten. */
const mostMarks = 400;

/** The site's header and footer stand outside of `main`, the banner above it too; a section's own are part of the page. */
function regionOf(element: Element): BlockChange['region'] {
  const tags = around(element).map(({ tagName }) => tagName);
  if (tags.includes('main')) return 'main';
  return tags.findLast((tag) => tag === 'header' || tag === 'footer') ?? 'header';
}

/** What a card is, or an item of a list: as much as leads to one place. */
const isItem = (element: Element) =>
  ['li', 'a'].includes(element.tagName) || (element.tagName === 'article' && !isPage(element));
/** An article may be all that the page says. */
const isPage = (element: Element) => descendants(element).some(({ tagName }) => tagName === 'h1');

/** The words of an element; of a picture, those for who does not see it. */
const saidBy = (element: Element): string =>
  textOf(element) || [element, ...descendants(element)].flatMap((part) => attr(part, 'alt') ?? []).join(' ');

function addressesAt(element: Element): string[] {
  const item = around(element).find(isItem);
  const parts = [element, ...(item ? [item] : [])].flatMap((part) => [part, ...descendants(part)]);
  return [...new Set(parts.flatMap((part) => attr(part, 'href')?.replace(/[?#].*$/, '') ?? []))];
}

/**
 * Compares two versions of a page, in the order of the page; what is said of the page as a whole comes last.
 * @param isWritten whether a sheet of the sources has a style rule that came or went
 */
export function comparePage(
  before: PageView,
  after: PageView,
  isWritten: (rule: ValueChange) => boolean,
): FoundBlock[] {
  const [oldHtml, newHtml] = [normalOf(before), normalOf(after)];
  if (oldHtml === newHtml && before.css === after.css) return [];
  const { same, changed, moved, removed, added } = pairBlocks(before.blocks, after.blocks);
  const [oldSpans, newSpans] = [spans(before.blocks), spans(after.blocks)];
  const marks: { order: number; block: FoundBlock }[] = [];
  /**
   * @param written the element whose surroundings say where it was written: of the old page for what is gone
   * @param redrawn files that hold something else
   */
  const mark = (
    kind: BlockChange['kind'],
    element: Element,
    more: Partial<BlockChange> = {},
    { written = element, redrawn = [] }: { written?: Element; redrawn?: string[] } = {},
  ) => {
    const place = { at: locate(element, after.root), region: regionOf(written) };
    const writtenAt = around(written).flatMap((part) => sourceOf(part) ?? []);
    const surroundings = { writtenAt, leadsTo: addressesAt(written), redrawn };
    const block = foundBlock(kind, labelOf(element), { ...place, ...more }, surroundings);
    marks.push({ order: newSpans.get(element)?.[0] ?? after.blocks.length, block });
  };

  const restyled: Element[] = [];
  for (const [i, j] of changed) {
    const [old, now] = [before.blocks[i], after.blocks[j]];
    if (!old || !now) continue;
    const runs = old.text === now.text ? [] : compareWords(old.text, now.text);
    const values = factChanges(old.facts, now.facts);
    if (runs.length + values.length === 0) {
      // The same words in another tag look otherwise, in the same one they have other spaces.
      if (old.tag !== now.tag) {
        restyled.push(now.element);
        continue;
      }
      values.push(valueChange('пробелы', 'прежние', 'другие'));
    }
    const was = locate(visible(old.element), before.root);
    const redrawn = redrawnFiles(old.facts, now.facts);
    mark('changed', visible(now.element), { runs, values, was }, { redrawn });
  }
  for (const element of wholes(after.blocks, added, after.root).slice(0, mostMarks))
    mark('added', element, { runs: compareWords('', saidBy(element)) });
  const targets = moved.map(([, to]) => to);
  for (const element of wholes(after.blocks, targets, after.root)) mark('moved', element);

  const pairs = [...same, ...changed];
  for (const element of wholes(before.blocks, removed, before.root).slice(0, mostMarks)) {
    const place = oldPlace(before, after, element, oldSpans.get(element) ?? [0, 0], new Map(pairs));
    const runs = compareWords(saidBy(element), '');
    const more = { side: place.side, runs, label: labelOf(element), was: locate(element, before.root) };
    mark('removed', place.element, more, { written: element });
  }

  const { looks, facts } = alteredAround(before.blocks, after.blocks, pairs, [before.assets, after.assets]);
  for (const altered of facts)
    mark(
      'changed',
      altered.element,
      { values: factChanges(altered.before, altered.after) },
      { redrawn: redrawnFiles(altered.before, altered.after) },
    );
  const marked = new Set(marks.map(({ block }) => block.change.at.path.join('.')));
  for (const element of outermost(new Set([...restyled, ...looks])))
    if (!marked.has(locate(element, after.root).path.join('.'))) mark('style', element);
  const rules = changedRules(before, after, isWritten);
  for (const { elements, values } of rules.marks) {
    const [first, ...others] = elements;
    if (first) mark('style', first, { values, also: others.map((other) => locate(other, after.root)) });
  }

  const found = marks.sort((a, b) => a.order - b.order).map(({ block }) => block);
  if (rules.loose.length > 0) found.push(foundBlock('style', 'вся страница', { values: rules.loose }));
  for (const values of machineChanges(before, after))
    found.push(foundBlock('changed', 'для поисковиков и соцсетей', { values }));
  if (found.length === 0 && oldHtml !== newHtml)
    found.push(foundBlock('changed', 'разметка', { values: [firstDifference(oldHtml, newHtml)] }));
  return found.slice(0, mostMarks);
}

/** A page as far as anybody can notice it: equal texts, equal pages. */
const normalOf = ({ head, body, assets }: PageView) => [...head].join('\n') + normalHtml(body, assets);

/** What machines are told otherwise. The social picture is drawn with the page's title: a new title is one change, and tells both. */
function machineChanges(before: PageView, after: PageView): ValueChange[][] {
  const values = valueChanges(before.head, after.head, (name) => name);
  const titled = values.find(({ name }) => /\bog:title\b/.test(name));
  const isDrawn = ({ name }: ValueChange) => titled !== undefined && /\bog:image\b/.test(name);
  return values
    .filter((value) => !isDrawn(value))
    .map((value) => (value === titled ? [value, ...values.filter(isDrawn)] : [value]));
}

/** Whatever no mark explains is shown as it is: the page is never said to be the same. */
function firstDifference(before: string, after: string): ValueChange {
  let at = 0;
  while (before[at] === after[at]) at++;
  const from = Math.max(0, before.lastIndexOf('<', at));
  const part = (text: string) => text.slice(from, at + 120);
  return valueChange('HTML', part(before), part(after));
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
): { element: Element; side: 'before' | 'after' } {
  const stayed = [...partner.keys()].sort((a, b) => a - b);
  const nearest = [
    { side: 'after' as const, index: stayed.findLast((index) => index < first) },
    { side: 'before' as const, index: stayed.find((index) => index > last) },
  ].flatMap(({ side, index = -1 }) => {
    const old = before.blocks[index]?.element;
    return old ? [{ side, old, now: after.blocks[partner.get(index) ?? -1]?.element }] : [];
  });
  // The neighbour in the same container, so that the line stands where the block stood.
  const [best] = nearest.sort((a, b) => beside(removed, a.old) - beside(removed, b.old));
  if (!best?.now) return { side: 'after', element: after.blocks.at(-1)?.element ?? after.root };
  return { side: best.side, element: climb(visible(best.now), beside(best.old, removed), after.root) };
}

/** An element whose words are the same, and which yet differs. */
interface Altered {
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
function alteredAround(
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
