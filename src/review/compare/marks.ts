import type { BlockChange, Run } from '../types.ts';
import type { Assets } from './assets.ts';
import { lettersIn, lookOf, sourceOf } from './attributes.ts';
import { type FoundBlock, foundBlock, type SheetRule, valueChange } from './change.ts';
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
import { factChanges } from './facts.ts';
import { type Changed, isItem, type Matched } from './match.ts';
import { besideOf, isCell, labelOf, locate } from './places.ts';
import { factsIn, type Part } from './tree.ts';
import type { PageView } from './view.ts';
import { compareWords } from './words.ts';

/** The site's header and footer stand outside of `main`, the banner above it too; a section's own are part of the page. */
function regionOf(element: Element): BlockChange['region'] {
  const tags = around(element).map(({ tagName }) => tagName);
  if (tags.includes('main')) return 'main';
  return tags.findLast((tag) => tag === 'header' || tag === 'footer') ?? 'header';
}

/** The words of an element; of a picture, those for who does not see it; of an icon, its name. */
const saidBy = (element: Element): string => {
  const iconOf = (part: Element) =>
    part.tagName === 'use' ? /#(.+)/.exec(attr(part, 'href') ?? '')?.[1] : null;
  const parts = [element, ...descendants(element)];
  return textOf(element) || parts.flatMap((part) => attr(part, 'alt') ?? iconOf(part) ?? []).join(' ');
};

/** Parts side by side, the first of which is there. */
export type Group = [Element, ...Element[]];

function groupOf(parts: readonly Part[]): Group | null {
  const [first, ...others] = parts.map(({ element }) => element);
  return first ? [first, ...others] : null;
}

const tableOf = (element: Element) => around(element).find(({ tagName }) => tagName === 'table');
const isInText = ({ parentNode }: Element) =>
  elements(parentNode as Element).some(({ tagName }) => tagName === 'p');
const placeIn = (element: Element) => elements(element.parentNode as Element).indexOf(element);

/** Puts what came or went side by side together: a text that goes on, a column of a table. Each group is one mark. */
function together(parts: readonly Element[]): Group[] {
  const groups: Group[] = [];
  for (const element of parts) {
    const goesOn = (before: Element) =>
      isCell(before) && isCell(element)
        ? placeIn(before) === placeIn(element) && tableOf(before) === tableOf(element)
        : before.parentNode === element.parentNode &&
          placeIn(before) === placeIn(element) - 1 &&
          isInText(element);
    const known = groups.find((group) => goesOn(group.at(-1) ?? element));
    if (known) known.push(element);
    else groups.push([element]);
  }
  return groups;
}

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

/** In what a part itself differs: its words and values; neither where it looks otherwise; null where only what is in it differs. */
function ownDifference({ old, now }: Changed, oldAssets: Assets, newAssets: Assets) {
  const [[a], [b]] = [old, now];
  if (!a || !b) return null;
  if (!a.isLeaf && !b.isLeaf) {
    const values = factChanges(a.facts, b.facts);
    if (values.length > 0 || lookOf(a.element) !== lookOf(b.element)) return { runs: [], values };
    const isSame =
      a.parts.length === b.parts.length && a.parts.every(({ key }, at) => key === b.parts[at]?.key);
    return isSame ? { runs: [], values: [otherSpaces] } : null;
  }
  const [said = '', says = ''] = [old, now].map((parts) => parts.map(({ text }) => text).join(' ¶ '));
  const [was, is] = [old, now].map((parts) => parts.map(({ element }) => element));
  const runs = said === says ? [] : compareWords(said, says);
  const values = factChanges(factsIn(was ?? [], oldAssets), factsIn(is ?? [], newAssets));
  // The same words in another tag look otherwise, in the same one they have other spaces.
  const isSpaced = runs.length + values.length === 0 && a.tag === b.tag && a.said !== b.said;
  return { runs, values: isSpaced ? [otherSpaces] : values };
}
const otherSpaces = valueChange('пробелы', 'прежние', 'другие');

/** Words for screen readers only have no place on the page: what is around them has. */
const visible = (element: Element): Element =>
  attr(element, 'class')?.split(' ').includes('visually-hidden') ? (parentOf(element) ?? element) : element;

/**
 * Makes marks of that in which two versions of a page differ, as a reader of the page meets them.
 * @param worn rules in which the sheets of the sources differ, and the elements that wear them
 */
export function marksOf(
  { changed, moved, wrapped, gaps }: Matched,
  worn: readonly { rule: SheetRule; wearers: Group }[],
  before: PageView,
  after: PageView,
): FoundBlock[] {
  const marks = new Map<FoundBlock, Element>();
  /**
   * @param group elements of the new page; of what is gone the one beside it
   * @param written the element whose surroundings say where it was written: of the old page for what is gone
   */
  function mark(
    kind: BlockChange['kind'],
    [element, ...others]: Group,
    more: Partial<BlockChange> = {},
    written: Element = element,
    rule?: SheetRule,
  ): void {
    const [at, ...also] = [element, ...others].map((one) => locate(one, after.root));
    const place = { ...(at && { at }), ...(also.length > 0 && { also }), region: regionOf(written) };
    // A drawing has no words that came or went.
    const runs = more.runs?.filter(({ text }) => text !== '') ?? [];
    const block = foundBlock(
      kind,
      labelOf(element),
      { ...place, ...more, runs },
      {
        writtenAt: around(written).flatMap((part) => sourceOf(part) ?? []),
        leadsTo: addressesAt(written),
        drawnBy: around(written).flatMap(classesOf).flatMap(lettersIn),
        ...(rule && { rule }),
      },
    );
    marks.set(block, element);
  }
  const wasAt = (element: Element) => locate(visible(element), before.root);
  function markMoved(group: Group, old: Element, told: Partial<BlockChange> = {}): void {
    const stood = besideOf(old);
    mark('moved', group, { ...told, ...(stood && { stood }) });
  }

  /** What looks otherwise and says the same. */
  const restyled = new Map<Element, Group>();
  const elsewhere = new Map(moved.map(([old, now]) => [now.element, old.element]));
  for (const pair of changed) {
    const told = ownDifference(pair, before.assets, after.assets);
    const [old, now] = [groupOf(pair.old), groupOf(pair.now)];
    if (!told || !old || !now) continue;
    if (told.runs.length + told.values.length === 0) {
      restyled.set(now[0], [now[0]]);
      continue;
    }
    const [element, ...others] = now;
    const group: Group = [visible(element), ...others.map(visible)];
    const more = { ...told, was: wasAt(old[0]) };
    // One mark for what moved and says something else.
    if (elsewhere.delete(element)) markMoved(group, old[0], more);
    else mark('changed', group, more);
  }
  for (const [element, old] of elsewhere) markMoved([element], old);
  for (const { parts, before: was, after: is } of wrapped) {
    const group = groupOf(parts);
    const values = factChanges(was, is);
    if (group && values.length > 0) mark('changed', group, { values });
    else if (group) restyled.set(group[0], group);
  }

  const [gone, came]: [Element[], Element[]] = [[], []];
  const neighbours = new Map<Element, Pick<BlockChange, 'side'> & { element: Element }>();
  for (const { removed, added, before: last, after: next, around: parent } of gaps) {
    const [old, now] = [removed, added].map((parts) => together(parts.map(({ element }) => element)));
    if (!old || !now) continue;
    const [[was, ...others], [is, ...more]] = [old, now];
    // What came between the same neighbours is what became of it, whatever it says; what leads elsewhere is another.
    const isSame = was && is && others.length === 0 && !added.some(({ element }) => isItem(element));
    came.push(...(isSame ? more : now).flat());
    if (!isSame) {
      const [element, side] = [(last ?? next ?? parent).element, last || !next ? 'after' : 'before'] as const;
      for (const one of old.flat()) neighbours.set(one, { element, side });
      gone.push(...old.flat());
    } else if (wordsIn(was) === wordsIn(is)) restyled.set(is[0], is);
    else {
      const { runs } = toldOf([...was, ...is], 'add');
      const sides = runs.map((run, at): Run => (at < was.length ? { ...run, op: 'del' } : run));
      mark('changed', is, { ...toldOf(is, 'add'), runs: sides, was: locate(was[0], before.root) });
    }
  }
  // A column of a table has a gap in every row.
  for (const group of together(gone)) {
    const { element = after.root, side = 'after' } = neighbours.get(group[0]) ?? {};
    const more = { ...toldOf(group, 'del'), side, was: locate(group[0], before.root) };
    mark('removed', [visible(element)], more, group[0]);
  }
  for (const group of together(came)) mark('added', group, toldOf(group, 'add'));

  const marked = new Set(marks.values());
  for (const element of outermost(new Set(restyled.keys())))
    if (!marked.has(element)) mark('style', restyled.get(element) ?? [element]);
  for (const { rule, wearers } of worn) mark('style', wearers, { values: rule.values }, wearers[0], rule);

  const order = new Map(after.all.map((element, index) => [element, index]));
  const placeOf = ([{ change }, element]: [FoundBlock, Element]) => {
    // What went from behind a part is told behind all that is in it.
    if (change.side === 'after') return (order.get(descendants(element).at(-1) ?? element) ?? 0) + 0.5;
    return (order.get(element) ?? 0) - (change.side === 'before' ? 0.5 : 0);
  };
  return [...marks].sort((a, b) => placeOf(a) - placeOf(b)).map(([block]) => block);
}
