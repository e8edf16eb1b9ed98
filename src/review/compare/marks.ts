import type { BlockChange, Run } from '../types.ts';
import type { Assets } from './assets.ts';
import { lookOf, sheetHashIn, sourceOf } from './attributes.ts';
import type { PageView } from './built.ts';
import { type FoundBlock, foundBlock, type SheetRule, valueChange } from './change.ts';
import {
  attr,
  type BuiltElement,
  classesOf,
  descendants,
  elements,
  indexIn,
  isDrawing,
  isInline,
  outermost,
  parentOf,
  selfAndAncestors,
  siblingsOf,
  textOf,
} from './dom.ts';
import { emphasisChanges, factChanges } from './facts.ts';
import { isItem, matchSiblings, movedParts, type PartStep } from './match.ts';
import { formerPlace, isCell, labelOf, locate, nameIn } from './places.ts';
import { factsIn, type Part, readTree } from './tree.ts';
import { compareWords } from './words.ts';

/** Returns the region of an element. Outside `main` are only the site's header, with its banner, and footer. */
function regionOf(element: BuiltElement): BlockChange['region'] {
  const tags = selfAndAncestors(element).map(({ tagName }) => tagName);
  if (tags.includes('main')) return 'main';
  return tags.findLast((tag) => tag === 'header' || tag === 'footer') ?? 'header';
}

/**
 * Returns the text of an element: of a list or table row by row, with `|` between cells; without text, the `alt` of its pictures
 * and the names of its icons.
 */
const textFor = (element: BuiltElement): string => {
  if (element.tagName === 'tr') return elements(element).map(textFor).join(' | ');
  const rows = outermost(new Set(descendants(element).filter(({ tagName }) => /^(?:li|tr)$/.test(tagName))));
  if (rows.length > 0 && rows.map((row) => textOf(row)).join(' ') === textOf(element))
    return rows.map(textFor).join('\n');
  const iconOf = (part: BuiltElement) =>
    part.tagName === 'use' ? /#(.+)/.exec(attr(part, 'href') ?? '')?.[1] : null;
  const parts = [element, ...descendants(element)];
  return textOf(element) || parts.flatMap((part) => attr(part, 'alt') ?? iconOf(part) ?? []).join(' ');
};

/** Whether an element is part of a running text: beside paragraphs. */
const isInText = (element: BuiltElement) => siblingsOf(element).some(({ tagName }) => tagName === 'p');

/** Whether an element is a card or a link beside others, each of which comes and goes by itself. */
const isOneOfSeveral = (element: BuiltElement) => isItem(element) && siblingsOf(element).length > 1;

/** Whether an element is a list item of plain text, which is no card. */
const isTextItem = (element: BuiltElement) =>
  element.tagName === 'li' && descendants(element).every((one) => isInline(one) && one.tagName !== 'a');

/** Elements that get one mark. */
type Group = [BuiltElement, ...BuiltElement[]];

/** Groups added or removed elements: adjacent ones of a running text, the cells of a table column. */
function groupAdjacent(parts: readonly BuiltElement[]): Group[] {
  const groups: Group[] = [];
  for (const element of parts) {
    const isContinued = (before: BuiltElement) =>
      isCell(before) && isCell(element)
        ? indexIn(before) === indexIn(element)
        : before.parentNode === element.parentNode &&
          indexIn(before) === indexIn(element) - 1 &&
          isInText(element);
    const known = groups.find((group) => isContinued(group.at(-1) ?? element));
    if (known) known.push(element);
    else groups.push([element]);
  }
  return groups;
}

const textForAll = (group: Group) => group.map(textFor).join(' ');

/** Returns what a reader would call added or removed elements. */
function labelOfAll([first, ...others]: Group): string {
  if (others.length === 0) return labelOf(first);
  return isCell(first) ? 'столбец таблицы' : 'текст';
}

/** Returns removed and added texts as runs, one per element, since long texts are shortened run by run. */
const runsOf = (removed: readonly BuiltElement[], added: readonly BuiltElement[]): Run[] =>
  [...removed, ...added].map((one, at) => ({
    op: at < removed.length ? 'del' : 'add',
    text: `${at > 0 ? '\n' : ''}${textFor(one)}`,
  }));

/** Returns the pages that an element and the card that contains it link to, by their current addresses. */
function linkTargets(element: BuiltElement, { key }: Assets): string[] {
  const item = selfAndAncestors(element).find(isItem);
  const parts = [element, ...(item ? [item] : [])].flatMap((part) => [part, ...descendants(part)]);
  return [...new Set(parts.flatMap((part) => key(attr(part, 'href') ?? '').replace(/[?#].*$/, '') || []))];
}

/** Words and values in which two parts differ. Both are empty if only the look differs. */
type ContentDifference = Pick<BlockChange, 'runs' | 'values'>;
const isEmpty = ({ runs, values }: ContentDifference) => runs.length + values.length === 0;
const noFacts: Part['facts'] = new Map();
const elementsOf = (parts: readonly Part[]) => parts.map(({ element }) => element);

/** Returns the element, or its parent for a text for screen readers only, which has no visible position. */
const visible = (element: BuiltElement): BuiltElement =>
  classesOf(element).includes('visually-hidden') ? (parentOf(element) ?? element) : element;

/** Removed and added parts at one place between parts that both versions have. */
interface PartGap {
  removed: readonly Part[];
  added: readonly Part[];
  /** Neighbour in the new page, or the parent of an empty list. */
  beside: { element: BuiltElement; side: 'before' | 'after' };
}

/** A changed CSS rule that a page shows. */
export interface ShownRule {
  rule: SheetRule;
  /** Elements that it matches; none for a rule about the page as a whole, such as keyframes. */
  now: readonly BuiltElement[];
  /** The old version of the first element, if its text is the same. */
  old: BuiltElement | undefined;
}

type Views = readonly [before: PageView, after: PageView];

/** Returns the differences of the parts themselves; null if only their children differ. */
function ownDifference(a: Part, b: Part, [before, after]: Views): ContentDifference | null {
  if (!a.isLeaf && !b.isLeaf) {
    const values = factChanges(a.facts, b.facts);
    const isSame = values.length === 0 && lookOf(a.element) === lookOf(b.element);
    return isSame ? null : { runs: [], values };
  }
  const runs = a.text === b.text ? [] : compareWords(a.text, b.text);
  const [old, now] = [factsIn(a.element, before.assets), factsIn(b.element, after.assets)];
  const links = descendants(b.element).flatMap((one) => (one.tagName === 'a' ? textOf(one) : []));
  const values = factChanges(old, now, links);
  // The same words in another tag have another look; in the same tag only the spaces differ.
  const isSpaced = isEmpty({ runs, values }) && a.tag === b.tag && a.content !== b.content;
  const [was = 0, is = 0] = [a, b].map(({ content }) => content.split('\u00a0').length);
  const spaces = is > was ? 'неразрывные' : 'обычные';
  if (isSpaced) values.push(valueChange('пробелы', 'прежние', is === was ? 'другие' : spaces));
  else if (runs.length === 0) values.push(...emphasisChanges(a.element, b.element));
  return { runs, values };
}

/** Sorts marks in the order in which the new page is read. */
function inOrder(marks: ReadonlyMap<FoundBlock, BuiltElement>, { all }: PageView): FoundBlock[] {
  const order = new Map(all.map((element, index) => [element, index]));
  const placeOf = ([{ change }, element]: [FoundBlock, BuiltElement]) => {
    // Content removed after a part is listed after everything inside the part.
    if (change.side === 'after') return (order.get(descendants(element).at(-1) ?? element) ?? 0) + 0.5;
    return (order.get(element) ?? 0) - (change.side === 'before' ? 0.5 : 0);
  };
  return [...marks].sort((a, b) => placeOf(a) - placeOf(b)).map(([block]) => block);
}

/**
 * Compares two versions of a page part by part, from the root down, and returns marks of the differences in reading
 * order.
 */
export function marksOf(before: PageView, after: PageView, shownRules: readonly ShownRule[]): FoundBlock[] {
  const marks = new Map<FoundBlock, BuiltElement>();
  /** Elements with the same content and another look, by the first of each group. */
  const restyled = new Map<BuiltElement, Record<'group' | 'old', readonly BuiltElement[]>>();
  const gaps: PartGap[] = [];
  const moved = new Set<Part>();

  /** Marks elements of the new page, for removed content its neighbour, and of the old page. */
  function mark(
    kind: BlockChange['kind'],
    [element, ...others]: readonly BuiltElement[],
    more: Partial<BlockChange> = {},
    old: readonly BuiltElement[] = [],
    surroundings: Partial<FoundBlock> = {},
  ): void {
    const written = kind === 'removed' ? old[0] : element;
    if (!element || !written) return;
    const also = others.map((one) => locate(one, after.root));
    const was = old.map((one) => locate(one, before.root));
    // Without the empty runs of drawings.
    const runs = more.runs?.filter(({ text }) => text !== '') ?? [];
    // Words of its own name a block better; a removed one is not here.
    const name = runs.length === 0 && kind !== 'removed' ? nameIn(element) : undefined;
    const change = {
      at: locate(element, after.root),
      ...(also.length > 0 && { also }),
      ...(was.length > 0 && { was }),
      region: regionOf(written),
      ...more,
      runs,
      ...(name && { name }),
    };
    const block = foundBlock(kind, labelOf(element), change, {
      writtenAt: selfAndAncestors(written).flatMap((part) => sourceOf(part) ?? []),
      linksTo: linkTargets(written, after.assets),
      // A drawing is one part, whatever draws it.
      styledBy: [...(isDrawing(written) ? descendants(written) : []), ...selfAndAncestors(written)]
        .flatMap(classesOf)
        .flatMap(sheetHashIn),
      ...surroundings,
    });
    marks.set(block, element);
  }

  /** Marks a difference in content; an empty one is a changed look, which is marked later. */
  function markChange(
    group: readonly BuiltElement[],
    difference: ContentDifference & Partial<BlockChange>,
    old: readonly BuiltElement[] = [],
  ): void {
    const [first] = group;
    if (!isEmpty(difference)) mark('changed', group, difference, old);
    else if (first) restyled.set(first, { group, old });
  }

  /** Compares matched parts. */
  function compareParts(a: Part, b: Part, isMoved = false): void {
    const isEqual = a.key === b.key;
    const difference = isEqual ? null : ownDifference(a, b, [before, after]);
    const [former, group] = [[visible(a.element)], [visible(b.element)]];
    // A part that moved and changed gets one mark.
    if (isMoved) mark('moved', group, { ...difference, ...formerPlace(a.element) }, former);
    else if (difference) markChange(group, difference, former);
    if (isEqual || a.isLeaf || b.isLeaf) return;
    for (const step of matchSiblings(a.parts, b.parts)) follow(step, b.parts, b);
  }

  /** Marks a difference between sibling parts, of which the new version has `siblings` in `parent`. */
  function follow({ kind, old, now, at }: PartStep, siblings: readonly Part[], parent: Part): void {
    const [[a], [b]] = [old, now];
    if (kind === 'pair' && a && b) compareParts(a, b);
    else if (kind === 'wrapped' && b) {
      const runs = runsOf([], compareInside(kind, old, b, parent));
      markChange([b.element], { runs, values: factChanges(noFacts, b.facts) });
    } else if (kind === 'unwrapped' && a) {
      const runs = runsOf(compareInside(kind, now, a, parent), []);
      markChange(elementsOf(now), { runs, values: factChanges(a.facts, noFacts) });
    } else {
      const [last, next] = [siblings[at - 1], siblings[at + now.length]];
      const { element } = last ?? next ?? parent;
      gaps.push({ removed: old, added: now, beside: { element, side: last || !next ? 'after' : 'before' } });
    }
  }

  /**
   * Compares parts with the content of a container that came around them, or went. Returns what one that a writer wrote draws by
   * itself, which is part of its change: a remark's title.
   */
  function compareInside(
    kind: 'wrapped' | 'unwrapped',
    parts: readonly Part[],
    container: Part,
    parent: Part,
    isWritten = sourceOf(container.element) !== null,
  ): BuiltElement[] {
    const isNew = kind === 'wrapped';
    const [old, now] = isNew ? [parts, container.parts] : [container.parts, parts];
    return matchSiblings(old, now).flatMap((step) => {
      const [own, others] = isNew ? [step.now, step.old] : [step.old, step.now];
      const [inner] = own;
      if (isWritten && step.kind === kind && inner?.facts.size === 0 && !sourceOf(inner.element))
        return compareInside(kind, others, inner, parent, isWritten);
      const drawn = elementsOf(own);
      const inside = drawn.flatMap((one) => [one, ...descendants(one)]);
      // What a writer wrote has a source line; a picture is told by itself.
      const isDrawn = inside.every((one) => !sourceOf(one) && !isDrawing(one) && one.tagName !== 'img');
      if (isWritten && isDrawn && step.kind === 'gap' && others.length === 0)
        return drawn.filter((one) => textOf(one) !== '');
      follow(step, now, isNew ? container : parent);
      return [];
    });
  }

  compareParts(readTree(before), readTree(after));
  const unmoved = (parts: readonly Part[]) => parts.filter((part) => !moved.has(part));
  const findMoved = () =>
    movedParts(unmoved(gaps.flatMap(({ removed }) => removed)), unmoved(gaps.flatMap(({ added }) => added)));
  // Inside of parts that moved others may have moved.
  for (let pairs = findMoved(); pairs.length > 0; pairs = findMoved())
    for (const [a, b] of pairs) {
      moved.add(a).add(b);
      compareParts(a, b, true);
    }
  const groupsIn = (parts: readonly Part[]) => groupAdjacent(elementsOf(unmoved(parts)));
  const addedElements: BuiltElement[] = [];
  const removedElements = new Map<BuiltElement, PartGap['beside']>();
  for (const { removed, added, beside } of gaps) {
    const [old, now] = [groupsIn(removed), groupsIn(added)];
    // A group between the same neighbours replaces the old one, regardless of its text; so do the items of a list, one by one.
    const areItems = old.length === now.length && [...old, ...now].flat().every(isTextItem);
    const isReplaced = areItems || (old.length === 1 && !now.flat().some(isOneOfSeveral));
    const replaced = isReplaced ? now.slice(0, old.length) : [];
    replaced.forEach((is, at) => {
      const was = old[at] ?? is;
      const runs = textForAll(was) === textForAll(is) ? [] : runsOf(was, is);
      markChange(is, { label: labelOfAll(is), runs, values: [] }, was);
    });
    for (const element of old.slice(replaced.length).flat()) removedElements.set(element, beside);
    addedElements.push(...now.slice(replaced.length).flat());
  }
  // A table column has a gap in each row.
  for (const group of groupAdjacent([...removedElements.keys()])) {
    const { element = after.root, side = 'after' } = removedElements.get(group[0]) ?? {};
    mark('removed', [visible(element)], { label: labelOfAll(group), runs: runsOf(group, []), side }, group);
  }
  for (const group of groupAdjacent(addedElements))
    mark('added', group, { label: labelOfAll(group), runs: runsOf([], group) });
  for (const element of outermost(new Set(restyled.keys()))) {
    const { group = [element], old } = restyled.get(element) ?? {};
    mark('style', group, {}, old);
  }
  for (const { rule, now, old } of shownRules) {
    const { values, source, cause } = rule;
    mark('style', now, { values, source }, old ? [old] : [], { cause, showsCause: true });
  }
  return inOrder(marks, after);
}
