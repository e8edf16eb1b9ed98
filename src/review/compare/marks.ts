import type { BlockChange, Run } from '../types.ts';
import { lettersIn, lookOf, sourceOf } from './attributes.ts';
import type { PageView } from './built.ts';
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
import { isItem, movedBetween, stepsBetween } from './match.ts';
import { besideOf, isCell, labelOf, locate } from './places.ts';
import { factsIn, type Part, readTree } from './tree.ts';
import { compareWords } from './words.ts';

/** Returns the region of an element. Only the site's header, footer and banner are outside `main`. */
function regionOf(element: Element): BlockChange['region'] {
  const tags = around(element).map(({ tagName }) => tagName);
  if (tags.includes('main')) return 'main';
  return tags.findLast((tag) => tag === 'header' || tag === 'footer') ?? 'header';
}

/** Returns the text of an element; for a picture its `alt`, for an icon its name. */
const saidBy = (element: Element): string => {
  const iconOf = (part: Element) =>
    part.tagName === 'use' ? /#(.+)/.exec(attr(part, 'href') ?? '')?.[1] : null;
  const parts = [element, ...descendants(element)];
  return textOf(element) || parts.flatMap((part) => attr(part, 'alt') ?? iconOf(part) ?? []).join(' ');
};

const tableOf = (element: Element) => around(element).find(({ tagName }) => tagName === 'table');
const isInText = ({ parentNode }: Element) =>
  elements(parentNode as Element).some(({ tagName }) => tagName === 'p');
const placeIn = (element: Element) => elements(element.parentNode as Element).indexOf(element);

/** Adjacent elements. */
type Group = [Element, ...Element[]];

/** Groups added or removed elements that are adjacent: continued text, a table column. Each group is one mark. */
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

const saidByAll = (group: Group) => group.map(saidBy).join(' ');

/** Returns what a reader would call added or removed elements. */
function labelOfAll([first, ...others]: Group): string {
  if (others.length === 0) return labelOf(first);
  return isCell(first) ? 'столбец таблицы' : 'текст';
}

/** Returns removed and added texts as runs, one per element, since long texts are shortened run by run. */
const runsOf = (gone: readonly Element[], came: readonly Element[]): Run[] =>
  [...gone, ...came].map((one, at) => ({
    op: at < gone.length ? 'del' : 'add',
    text: `${at > 0 ? '\n' : ''}${saidBy(one)}`,
  }));

function addressesAt(element: Element): string[] {
  const item = around(element).find(isItem);
  const parts = [element, ...(item ? [item] : [])].flatMap((part) => [part, ...descendants(part)]);
  return [...new Set(parts.flatMap((part) => attr(part, 'href')?.replace(/[?#].*$/, '') ?? []))];
}

/** Words and values in which two parts differ; a part that differs in neither has another look. */
type Told = Pick<BlockChange, 'runs' | 'values'>;
const isSilent = ({ runs, values }: Told) => runs.length + values.length === 0;
const otherSpaces = valueChange('пробелы', 'прежние', 'другие');
const noFacts: Part['facts'] = new Map();
const elementsOf = (parts: readonly Part[]) => parts.map(({ element }) => element);

/** Returns the parent of a text for screen readers only, since such a text has no visible position. */
const visible = (element: Element): Element =>
  classesOf(element).includes('visually-hidden') ? (parentOf(element) ?? element) : element;

/** Removed and added parts between parts that both versions have. */
interface Gap {
  removed: readonly Part[];
  added: readonly Part[];
  /** Position of the gap in the new page. */
  beside: { element: Element; side: 'before' | 'after' };
}

/**
 * Compares two versions of a page part by part, from the root down, and returns marks of the differences in reading
 * order.
 * @param worn CSS rules that differ in the sources, with the elements they style
 */
export function marksOf(
  before: PageView,
  after: PageView,
  worn: readonly { rule: SheetRule; wearers: readonly Element[] }[],
): FoundBlock[] {
  const marks = new Map<FoundBlock, Element>();
  /** Elements with the same content and another look. */
  const restyled = new Map<Element, readonly Element[]>();
  const gaps: Gap[] = [];

  /**
   * Adds a mark.
   * @param group elements of the new page; for removed content its neighbour
   * @param written the element that gives the source position; for removed content an element of the old page
   */
  function mark(
    kind: BlockChange['kind'],
    group: readonly Element[],
    more: Partial<BlockChange> = {},
    written = group[0],
    rule?: SheetRule,
  ): void {
    const [element] = group;
    if (!element || !written) return;
    const [at, ...also] = group.map((one) => locate(one, after.root));
    const place = { ...(at && { at }), ...(also.length > 0 && { also }), region: regionOf(written) };
    // A drawing has no words, so no empty runs.
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

  /** Marks changed content; if the content is the same, records a changed look. */
  function tell(group: readonly Element[], told: Told, more: Partial<BlockChange> = {}): void {
    const [first] = group;
    if (!isSilent(told)) mark('changed', group, { ...told, ...more });
    else if (first) restyled.set(first, group);
  }

  /** Returns the differences of the parts themselves; null if only their children differ. */
  function ownDifference(old: readonly Part[], now: readonly Part[]): Told | null {
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
    const runs = said === says ? [] : compareWords(said, says);
    const values = factChanges(
      factsIn(elementsOf(old), before.assets),
      factsIn(elementsOf(now), after.assets),
    );
    // The same words in another tag have another look; in the same tag only the spaces differ.
    const isSpaced = runs.length + values.length === 0 && a.tag === b.tag && a.said !== b.said;
    return { runs, values: isSpaced ? [otherSpaces] : values };
  }

  /** Compares matched parts; several on one side if a text was split or joined. */
  function match(old: readonly Part[], now: readonly Part[], isMoved = false): void {
    const [[a], [b]] = [old, now];
    if (!a || !b) return;
    const isEqual = a.key === b.key && old.length + now.length === 2;
    const told = isEqual ? null : ownDifference(old, now);
    const group = elementsOf(now).map(visible);
    const was = locate(visible(a.element), before.root);
    // A part that moved and changed gets one mark.
    if (isMoved)
      mark('moved', group, { ...(told && !isSilent(told) && { ...told, was }), ...besideOf(a.element) });
    else if (told) tell(group, told, { was });
    if (!isEqual && !a.isLeaf && !b.isLeaf) matchLists(a.parts, b.parts, b);
  }

  function matchLists(old: readonly Part[], now: readonly Part[], parent: Part): void {
    for (const { kind, old: was, now: is, at } of stepsBetween(old, now)) {
      const [[outOf], [into]] = [was, is];
      if (kind === 'pair') match(was, is);
      else if (kind === 'wrapped' && into) {
        tell([into.element], { runs: [], values: factChanges(noFacts, into.facts) });
        matchLists(was, into.parts, into);
      } else if (kind === 'bare' && outOf) {
        tell(elementsOf(is), { runs: [], values: factChanges(outOf.facts, noFacts) });
        matchLists(outOf.parts, is, parent);
      } else {
        const [last, next] = [now[at - 1], now[at + is.length]];
        const { element } = last ?? next ?? parent;
        gaps.push({ removed: was, added: is, beside: { element, side: last || !next ? 'after' : 'before' } });
      }
    }
  }

  match([readTree(before)], [readTree(after)]);
  const moved = movedBetween(
    gaps.flatMap(({ removed }) => removed),
    gaps.flatMap(({ added }) => added),
  );
  for (const [a, b] of moved) match([a], [b], true);
  const taken = new Set(moved.flat());
  const left = (parts: readonly Part[]) => together(elementsOf(parts.filter((part) => !taken.has(part))));

  const came: Element[] = [];
  const gone = new Map<Element, Gap['beside']>();
  for (const { removed, added, beside } of gaps) {
    const [old, now] = [left(removed), left(added)];
    const [[was, ...others], [is, ...more]] = [old, now];
    // A part between the same neighbours replaces the old one, regardless of its text; a card or link is a new one.
    if (was && is && others.length === 0 && !now.flat().some(isItem)) {
      const runs = saidByAll(was) === saidByAll(is) ? [] : runsOf(was, is);
      tell(is, { runs, values: [] }, { label: labelOfAll(is), was: locate(was[0], before.root) });
      came.push(...more.flat());
    } else {
      for (const element of old.flat()) gone.set(element, beside);
      came.push(...now.flat());
    }
  }
  // A table column has a gap in each row.
  for (const group of together([...gone.keys()])) {
    const { element = after.root, side = 'after' } = gone.get(group[0]) ?? {};
    const was = locate(group[0], before.root);
    const told = { label: labelOfAll(group), runs: runsOf(group, []), side, was };
    mark('removed', [visible(element)], told, group[0]);
  }
  for (const group of together(came))
    mark('added', group, { label: labelOfAll(group), runs: runsOf([], group) });

  const marked = new Set(marks.values());
  for (const element of outermost(new Set(restyled.keys())))
    if (!marked.has(element)) mark('style', restyled.get(element) ?? [element]);
  for (const { rule, wearers } of worn) mark('style', wearers, { values: rule.values }, wearers[0], rule);

  const order = new Map(after.all.map((element, index) => [element, index]));
  const placeOf = ([{ change }, element]: [FoundBlock, Element]) => {
    // Content removed after a part is listed after everything inside the part.
    if (change.side === 'after') return (order.get(descendants(element).at(-1) ?? element) ?? 0) + 0.5;
    return (order.get(element) ?? 0) - (change.side === 'before' ? 0.5 : 0);
  };
  return [...marks].sort((a, b) => placeOf(a) - placeOf(b)).map(([block]) => block);
}
