import type { BlockChange, Run, ValueChange } from '../types.ts';
import type { Assets } from './assets.ts';
import { factsOfElement, lettersIn, lookOf, normalHtml } from './attributes.ts';
import { type Block, sourceOf } from './blocks.ts';
import type { SheetRule } from './change.ts';
import { type FoundBlock, foundBlock, valueChange } from './change.ts';
import {
  around,
  attr,
  classesOf,
  descendants,
  type Element,
  elements,
  outermost,
  parentOf,
  textOf,
} from './dom.ts';
import { factChanges, valueChanges } from './facts.ts';
import { isLong, pairBlocks } from './pair.ts';
import { beside, climb, labelOf, locate, spans, wholes } from './places.ts';
import { isRestyled, shownRules } from './rules.ts';
import type { PageView } from './view.ts';
import { compareWords, type Pair } from './words.ts';

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

/** The words of an element; of a picture, those for who does not see it; of an icon, its name. */
const saidBy = (element: Element): string => {
  const iconOf = (part: Element) =>
    part.tagName === 'use' ? /#(.+)/.exec(attr(part, 'href') ?? '')?.[1] : null;
  const parts = [element, ...descendants(element)];
  return textOf(element) || parts.flatMap((part) => attr(part, 'alt') ?? iconOf(part) ?? []).join(' ');
};

/** Parts side by side, the first of which is there. */
type Group = [Element, ...Element[]];

const isCell = ({ tagName }: Element) => tagName === 'td' || tagName === 'th';
const tableOf = (element: Element) => around(element).find(({ tagName }) => tagName === 'table');

/** Whether a part is told with the one before it: a text goes on, or a column of a table. */
function goesOn(before: Element, element: Element): boolean {
  const [from, to] = [before, element].map((one) => elements(one.parentNode as Element));
  const steps = (to?.indexOf(element) ?? 0) - (from?.indexOf(before) ?? 0);
  if (isCell(before) && isCell(element)) return steps === 0 && tableOf(before) === tableOf(element);
  const isText = to?.some(({ tagName }) => tagName === 'p') === true;
  return before.parentNode === element.parentNode && steps === 1 && isText;
}

/** Puts parts that came or went side by side together: each group is one mark. */
function together(parts: readonly Element[]): Group[] {
  const groups: Group[] = [];
  for (const element of parts) {
    const known = groups.find((group) => goesOn(group.at(-1) ?? element, element));
    if (known) known.push(element);
    else groups.push([element]);
  }
  return groups;
}

/**
 * A block with those beside it that hold a part of what it was or became: a text was cut in two, or two were made one.
 * @param loose blocks that came or went: those that are taken did not
 */
function takeParts(blocks: readonly Block[], block: Block, loose: Block[], whole: string): Block[] {
  const isPart = (one: Block | undefined) =>
    one !== undefined &&
    loose.includes(one) &&
    isLong(one) &&
    one.tag === block.tag &&
    whole.includes(one.text);
  let [from, to] = [block.index, block.index];
  while (isPart(blocks[from - 1])) from--;
  while (isPart(blocks[to + 1])) to++;
  const parts = blocks.slice(from, to + 1);
  for (const part of parts) if (part !== block) loose.splice(loose.indexOf(part), 1);
  return parts;
}

const spanOf = (group: Group, all: ReturnType<typeof spans>) =>
  [all.get(group[0])?.[0] ?? 0, all.get(group.at(-1) ?? group[0])?.[1] ?? 0] as const;

const wordsIn = (group: Group) => group.map(saidBy).join(' ');

/** What came or went, in words. */
function toldOf(group: Group, op: Run['op']) {
  const [first, ...others] = group;
  const label = others.length === 0 ? labelOf(first) : isCell(first) ? 'столбец таблицы' : 'текст';
  // A text is cut run by run where it is shown.
  const runs = group.map((one, at): Run => ({ op, text: `${at > 0 ? '\n' : ''}${saidBy(one)}` }));
  return { label, runs };
}

function addressesAt(element: Element): string[] {
  const item = around(element).find(isItem);
  const parts = [element, ...(item ? [item] : [])].flatMap((part) => [part, ...descendants(part)]);
  return [...new Set(parts.flatMap((part) => attr(part, 'href')?.replace(/[?#].*$/, '') ?? []))];
}

/**
 * Compares two versions of a page, in the order of the page; what is said of the page as a whole comes last.
 * @param rules in which the sheets of the sources differ
 */
export function comparePage(before: PageView, after: PageView, rules: readonly SheetRule[]): FoundBlock[] {
  const [oldHtml, newHtml] = [normalOf(before), normalOf(after)];
  if (oldHtml === newHtml && before.css === after.css) return [];
  const { same, changed, moved, removed, added } = pairBlocks(before.blocks, after.blocks);
  const [oldSpans, newSpans] = [spans(before.blocks), spans(after.blocks)];
  const marks = new Map<FoundBlock, Element>();
  /**
   * @param others further elements of the mark
   * @param written the element whose surroundings say where it was written: of the old page for what is gone
   * @param rule of a sheet, that it shows
   */
  const mark = (
    kind: BlockChange['kind'],
    [element, ...others]: Group,
    more: Partial<BlockChange> = {},
    { written = element, ...shown }: { written?: Element } & Pick<FoundBlock, 'rule'> = {},
  ) => {
    const [at, ...also] = [element, ...others].map((one) => locate(one, after.root));
    const place = { ...(at && { at }), ...(also.length > 0 && { also }), region: regionOf(written) };
    const writtenAt = around(written).flatMap((part) => sourceOf(part) ?? []);
    const drawnBy = around(written).flatMap(classesOf).flatMap(lettersIn);
    const surroundings = { writtenAt, leadsTo: addressesAt(written), drawnBy, ...shown };
    // A drawing has no words that came or went.
    const runs = more.runs?.filter(({ text }) => text !== '') ?? [];
    marks.set(foundBlock(kind, labelOf(element), { ...place, ...more, runs }, surroundings), element);
  };

  const targets = moved.map(([, to]) => to);
  const elsewhere = wholes(after.blocks, targets, after.root);
  const restyled: Element[] = [];
  for (const [old, now] of [...changed, ...moved]) {
    if (old.key === now.key) continue;
    const from = takeParts(before.blocks, old, removed, now.text);
    const to = takeParts(after.blocks, now, added, old.text);
    const [said = '', says = ''] = [from, to].map((parts) => parts.map(({ text }) => text).join(' ¶ '));
    const runs = said === says ? [] : compareWords(said, says);
    const values = factChanges(old.facts, now.facts);
    if (runs.length + values.length === 0) {
      // The same words in another tag look otherwise, in the same one they have other spaces.
      if (old.tag !== now.tag) {
        restyled.push(now.element);
        continue;
      }
      values.push(valueChange('пробелы', 'прежние', 'другие'));
    }
    // One mark for what moved and says something else.
    const place = elsewhere.findIndex((element) =>
      newSpans.get(element)?.every((index) => index === now.index),
    );
    if (place >= 0) elsewhere.splice(place, 1);
    const [element = now.element, ...others] = to.map((part) => visible(part.element));
    const was = locate(visible(from[0]?.element ?? old.element), before.root);
    mark(place >= 0 ? 'moved' : 'changed', [element, ...others], { runs, values, was });
  }
  for (const element of elsewhere) mark('moved', [element]);

  const pairs = [...same, ...changed].sort(([a], [b]) => a.index - b.index);
  const partner = new Map(pairs.map(([old, now]) => [old.index, now.index]));
  const came = together(wholes(after.blocks, added, after.root)).slice(0, mostMarks);
  for (const group of together(wholes(before.blocks, removed, before.root)).slice(0, mostMarks)) {
    const [element] = group;
    const [from, to] = spanOf(group, oldSpans);
    const was = locate(element, before.root);
    // What came between the same neighbours is what became of it, whatever it says; what leads elsewhere is another.
    const became = came.find((other) => {
      const [first, last] = spanOf(other, newSpans);
      return !isItem(other[0]) && partner.get(from - 1) === first - 1 && partner.get(to + 1) === last + 1;
    });
    if (became) came.splice(came.indexOf(became), 1);
    if (became && wordsIn(became) === wordsIn(group)) restyled.push(became[0]);
    else if (became) {
      const { runs } = toldOf([...group, ...became], 'add');
      const sides = runs.map((run, at): Run => (at < group.length ? { ...run, op: 'del' } : run));
      mark('changed', became, { ...toldOf(became, 'add'), was, runs: sides });
    } else {
      const place = oldPlace(pairs, element, [from, to], after);
      const more = { ...toldOf(group, 'del'), side: place.side, was };
      mark('removed', [place.element], more, { written: element });
    }
  }
  for (const group of came) mark('added', group, toldOf(group, 'add'));

  const { looks, facts } = alteredAround(pairs, before.assets, after.assets);
  for (const { element, values } of facts) mark('changed', [element], { values });
  const marked = new Set(marks.values());
  for (const element of outermost(new Set([...restyled, ...looks])))
    if (!marked.has(element)) mark('style', [element]);
  const loose: SheetRule[] = [];
  for (const { rule, wearers } of shownRules(rules, before, after)) {
    const [first, ...others] = wearers;
    if (first) mark('style', [first, ...others], { values: rule.values }, { rule });
    else loose.push(rule);
  }

  const placeOf = (element: Element) => newSpans.get(element)?.[0] ?? after.blocks.length;
  const found = [...marks].sort(([, a], [, b]) => placeOf(a) - placeOf(b)).map(([block]) => block);
  for (const rule of loose)
    found.push(foundBlock('style', 'вся страница', { values: rule.values }, { rule }));
  for (const values of machineChanges(before, after))
    found.push(foundBlock('changed', 'для поисковиков и соцсетей', { values }));
  if (found.length === 0 && oldHtml !== newHtml)
    found.push(foundBlock('changed', 'разметка', { values: [firstDifference(oldHtml, newHtml)] }));
  // Where no sheet of ours differs, those of a package do.
  if (found.length + rules.length === 0 && isRestyled(before, after))
    found.push(foundBlock('style', 'вся страница', { values: [valueChange('стили', 'прежние', 'другие')] }));
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

/** Finds, in the new page, the neighbour of what was removed from the old one, by the pairs in the order of that. */
function oldPlace(
  pairs: readonly Pair<Block>[],
  removed: Element,
  [first, last]: readonly [number, number],
  after: PageView,
): { element: Element; side: 'before' | 'after' } {
  const nearest = [
    { side: 'after' as const, pair: pairs.findLast(([old]) => old.index < first) },
    { side: 'before' as const, pair: pairs.find(([old]) => old.index > last) },
  ].flatMap(({ side, pair }) => (pair ? [{ side, old: pair[0].element, now: pair[1].element }] : []));
  // The neighbour in the same container, so that the line stands where the block stood.
  const [best] = nearest.sort((a, b) => beside(removed, a.old) - beside(removed, b.old));
  if (!best) return { side: 'after', element: after.blocks.at(-1)?.element ?? after.root };
  return { side: best.side, element: climb(visible(best.now), beside(best.old, removed), after.root) };
}

const factsAt = (element: Element, assets: Assets) =>
  new Map(factsOfElement(element, assets).map(([name, value]) => [`${element.tagName}.0.${name}`, value]));
const innerLook = (element: Element) => [element, ...descendants(element)].map(lookOf).join('|');

/**
 * Finds elements that differ though the blocks inside them were matched: the looks of the blocks, and looks and attributes of
 * every element around them up to the root. A link made of spans and an icon is one of these.
 */
function alteredAround(
  pairs: readonly Pair<Block>[],
  oldAssets: Assets,
  newAssets: Assets,
): { looks: Element[]; facts: { element: Element; values: ValueChange[] }[] } {
  const seen = new Set<Element>();
  const looks = new Set<Element>();
  const facts: { element: Element; values: ValueChange[] }[] = [];
  for (const [{ element: old }, { element: now }] of pairs) {
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
      const values = factChanges(factsAt(a, oldAssets), factsAt(b, newAssets));
      if (values.length > 0) facts.push({ element: b, values });
    }
  }
  return { looks: outermost(looks), facts };
}
