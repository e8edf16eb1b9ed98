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

const tableOf = (element: Element) => around(element).find(({ tagName }) => tagName === 'table');
const isInText = ({ parentNode }: Element) =>
  elements(parentNode as Element).some(({ tagName }) => tagName === 'p');
const placeIn = (element: Element) => elements(element.parentNode as Element).indexOf(element);

/** Parts side by side. */
type Group = [Element, ...Element[]];

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

const saidByAll = (group: Group) => group.map(saidBy).join(' ');

/** What parts that came or went are to a reader. */
function labelOfAll([first, ...others]: Group): string {
  if (others.length === 0) return labelOf(first);
  return isCell(first) ? 'столбец таблицы' : 'текст';
}

/** What went and what came, in words: a run each, for a text is cut run by run where it is shown. */
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

/** Words and values in which two parts differ; a part that differs and has neither looks otherwise. */
type Told = Pick<BlockChange, 'runs' | 'values'>;
const isSilent = ({ runs, values }: Told) => runs.length + values.length === 0;
const otherSpaces = valueChange('пробелы', 'прежние', 'другие');
const noFacts: Part['facts'] = new Map();
const elementsOf = (parts: readonly Part[]) => parts.map(({ element }) => element);

/** Words for screen readers only have no place on the page: what is around them has. */
const visible = (element: Element): Element =>
  classesOf(element).includes('visually-hidden') ? (parentOf(element) ?? element) : element;

/** What went and what came between parts that are in both versions. */
interface Gap {
  removed: readonly Part[];
  added: readonly Part[];
  /** Where in the new page that is. */
  beside: { element: Element; side: 'before' | 'after' };
}

/**
 * Compares two versions of a page part by part, from the root down, and marks in what they differ, as a reader of the page meets it.
 * @param worn rules in which the sheets of the sources differ, and the elements that wear them
 */
export function marksOf(
  before: PageView,
  after: PageView,
  worn: readonly { rule: SheetRule; wearers: readonly Element[] }[],
): FoundBlock[] {
  const marks = new Map<FoundBlock, Element>();
  /** What looks otherwise and says the same. */
  const restyled = new Map<Element, readonly Element[]>();
  const gaps: Gap[] = [];

  /**
   * @param group elements of the new page; of what is gone the one beside it
   * @param written the element whose surroundings say where it was written: of the old page for what is gone
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

  /** Marks what says something else; what says the same looks otherwise. */
  function tell(group: readonly Element[], told: Told, more: Partial<BlockChange> = {}): void {
    const [first] = group;
    if (!isSilent(told)) mark('changed', group, { ...told, ...more });
    else if (first) restyled.set(first, group);
  }

  /** In what parts themselves differ; null where only what is in them does. */
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
    // The same words in another tag look otherwise, in the same one they have other spaces.
    const isSpaced = runs.length + values.length === 0 && a.tag === b.tag && a.said !== b.said;
    return { runs, values: isSpaced ? [otherSpaces] : values };
  }

  /** Compares old parts with what became of them: several are a text that was cut in two, or made one. */
  function match(old: readonly Part[], now: readonly Part[], isMoved = false): void {
    const [[a], [b]] = [old, now];
    if (!a || !b) return;
    const isEqual = a.key === b.key && old.length + now.length === 2;
    const told = isEqual ? null : ownDifference(old, now);
    const group = elementsOf(now).map(visible);
    const was = locate(visible(a.element), before.root);
    // One mark for what moved and says something else.
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
    // What came between the same neighbours is what became of it, whatever it says; what leads elsewhere is another.
    if (was && is && others.length === 0 && !now.flat().some(isItem)) {
      const runs = saidByAll(was) === saidByAll(is) ? [] : runsOf(was, is);
      tell(is, { runs, values: [] }, { label: labelOfAll(is), was: locate(was[0], before.root) });
      came.push(...more.flat());
    } else {
      for (const element of old.flat()) gone.set(element, beside);
      came.push(...now.flat());
    }
  }
  // A column of a table has a gap in every row.
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
    // What went from behind a part is told behind all that is in it.
    if (change.side === 'after') return (order.get(descendants(element).at(-1) ?? element) ?? 0) + 0.5;
    return (order.get(element) ?? 0) - (change.side === 'before' ? 0.5 : 0);
  };
  return [...marks].sort((a, b) => placeOf(a) - placeOf(b)).map(([block]) => block);
}
