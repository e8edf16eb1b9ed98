import { classesOf, descendants, type Element } from './dom.ts';
import type { Part } from './tree.ts';
import { type Gap as Aligned, alignLists, likeness, type Pair, pairAlike } from './words.ts';

/** A part of the old page and what became of it, which differ in themselves: besides what is in them. */
export interface Changed {
  /** Several where a text was cut in two, or two were made one. */
  old: readonly Part[];
  now: readonly Part[];
}

/** What went and what came between two parts side by side that were there and are. */
export interface Gap {
  removed: readonly Part[];
  added: readonly Part[];
  /** The part of the new page in which that is. */
  around: Part;
  before: Part | undefined;
  after: Part | undefined;
}

/** In what two versions of a page differ. */
export interface Matched {
  changed: readonly Changed[];
  /** What left its place and came up in another. */
  moved: readonly Pair<Part>[];
  gaps: readonly Gap[];
  wrapped: readonly Wrapped[];
}

/** A new element around what was there, or what stood in an element that is gone. */
interface Wrapped {
  parts: readonly Part[];
  /** What that element told besides its words. */
  before: Part['facts'];
  after: Part['facts'];
}
const nothing: Part['facts'] = new Map();

/** Parts less alike than this are a removed and an added one. */
const threshold = 0.45;
/** The same of those that also left their place, or came into another element. */
const elsewhere = 0.6;

/** Shorter texts stand in too many places to be known again in another. */
const leastLong = 12;
const isLong = ({ text }: Part) => text.length >= leastLong;
/** Texts of so few words are labels: their place and their look tell what they are. */
const fewWords = 4;

const wordsOf = (parts: readonly Part[]) => parts.flatMap(({ words }) => words);
const shapeOf = ({ element, tag }: Part) => `${tag}.${classesOf(element).join('.')}`;

/** What a card is, or an item of a list: as much as leads to one place. */
export const isItem = (element: Element) =>
  ['li', 'a'].includes(element.tagName) || (element.tagName === 'article' && !isPage(element));
/** An article may be all that the page says. */
const isPage = (element: Element) => descendants(element).some(({ tagName }) => tagName === 'h1');

/** How likely `b` is what became of `a`; null where it is not. */
function alike(a: Part, b: Part): number | null {
  if (a.said === b.said && a.tag === b.tag) return 2;
  if (a.text !== '' && a.text === b.text) return 2;
  const value = likeness(a.words, b.words);
  const isLabel = Math.max(a.words.length, b.words.length) <= fewWords;
  const score = () => {
    if (a.tag !== b.tag) return isLabel ? 0 : value * 0.8;
    if (shapeOf(a) !== shapeOf(b)) return value;
    // Short labels («88 %», «Войти») are known by their shape.
    return isLabel ? 0.5 + value / 2 : value + 0.1;
  };
  return score() >= threshold ? score() : null;
}

/** Matches two versions of a page, from the root down. */
export function matchTrees(before: Part, after: Part): Matched {
  const changed: Changed[] = [];
  const wrapped: Wrapped[] = [];
  const gaps: Gap[] = [];

  function match(old: readonly Part[], now: readonly Part[]): void {
    const [[a], [b]] = [old, now];
    if (!a || !b || (a.key === b.key && old.length + now.length === 2)) return;
    changed.push({ old, now });
    if (!a.isLeaf && !b.isLeaf) matchLists(a.parts, b.parts, b);
  }
  function matchLists(old: readonly Part[], now: readonly Part[], around: Part): void {
    const { same, gaps: differing } = alignLists(old, now, ({ key }) => key);
    for (const { before: gone, after: came, at } of cellsOf(old, now, same.length) ?? differing) {
      const [into, outOf] = [outerOf(gone, came), outerOf(came, gone)];
      const beside = { before: now[at[1] - 1], after: now[at[1] + came.length] };
      if (into) {
        wrapped.push({ parts: [into], before: nothing, after: into.facts });
        matchLists(gone, into.parts, into);
      } else if (outOf) {
        wrapped.push({ parts: came, before: outOf.facts, after: nothing });
        matchLists(outOf.parts, came, around);
      } else matchGap(gone, came, { around, ...beside });
    }
  }
  /** Pairs what is most alike between two parts that are there in both versions. */
  function matchGap(
    old: readonly Part[],
    now: readonly Part[],
    { around, ...beside }: Pick<Gap, 'around' | 'before' | 'after'>,
  ): void {
    const pairs = pairAlike(old, now, alike);
    const lone = new Set([...old, ...now]);
    for (const part of pairs.flat()) lone.delete(part);
    const whole = pairs.map(
      ([a, b]) => [withPieces(a, b.text, old, lone), withPieces(b, a.text, now, lone)] as const,
    );
    let [i, j] = [0, 0];
    for (const pair of [...whole, null]) {
      const [[a], [b]] = pair ?? [[], []];
      const [to, until] = [a ? old.indexOf(a) : old.length, b ? now.indexOf(b) : now.length];
      const [removed, added] = [old.slice(i, to), now.slice(j, until)];
      const [gone, came] = [soleOf(removed), soleOf(added)];
      if (gone && came && shapeOf(gone) === shapeOf(came)) match([gone], [came]);
      else if (removed.length + added.length > 0)
        gaps.push({ removed, added, around, before: now[j - 1] ?? beside.before, after: b ?? beside.after });
      if (pair) match(...pair);
      [i, j] = [to + (pair?.[0].length ?? 0), until + (pair?.[1].length ?? 0)];
    }
  }
  match([before], [after]);

  // What left its place and came up in another: it says the same, or it says much and most of that is the same.
  const [gone, came] = [gaps.flatMap(({ removed }) => removed), gaps.flatMap(({ added }) => added)];
  const isRich = ({ words }: Part) => words.length > fewWords;
  const isSameElsewhere = (a: Part, b: Part) => {
    if (a.said !== b.said || b.text === '') return false;
    const often = (parts: readonly Part[]) => parts.filter(({ said }) => said === b.said).length;
    // Short items of lists are known where as many came as left: an entry of a menu, a logo.
    return isLong(b) || (b.tag === 'li' && often(gone) === often(came));
  };
  const alikeElsewhere = (a: Part, b: Part) => {
    if (isSameElsewhere(a, b)) return 2;
    const value = a.tag === b.tag && isRich(a) && isRich(b) ? likeness(a.words, b.words) : 0;
    return value >= elsewhere ? value : null;
  };
  const moved = pairAlike(gone, came, alikeElsewhere, false);
  for (const [a, b] of moved) match([a], [b]);
  const taken = new Set(moved.flat());
  const left = (parts: readonly Part[]) => parts.filter((part) => !taken.has(part));
  return {
    changed,
    moved,
    wrapped,
    gaps: gaps.map((gap) => ({ ...gap, removed: left(gap.removed), added: left(gap.added) })),
  };
}

const isCell = ({ tag }: Part) => tag === 'td' || tag === 'th';

/**
 * The cells of a row that differ, column by column, where it has as many as before: equal ones beside each other would be
 * taken for each other. Null where columns have left their places.
 * @param same how many are equal in order, wherever they stand
 */
function cellsOf(old: readonly Part[], now: readonly Part[], same: number): Aligned<Part>[] | null {
  if (old.length !== now.length || ![...old, ...now].every(isCell)) return null;
  const cells = old.flatMap((part, at): Aligned<Part>[] => {
    const other = now[at];
    return other && other.key !== part.key ? [{ before: [part], after: [other], at: [at, at] }] : [];
  });
  return cells.length + same <= old.length ? cells : null;
}

/** A part that is alone in its place and holds others: what stands there in the same shape is what became of it, whatever it says. */
function soleOf([part, ...others]: readonly Part[]): Part | null {
  const isSole = part !== undefined && others.length === 0;
  return isSole && !part.isLeaf && !isItem(part.element) ? part : null;
}

/** The one element that came around parts that were there, be it with others in it; null where none did. */
function outerOf(inner: readonly Part[], [outer, ...others]: readonly Part[]): Part | null {
  if (inner.length === 0 || !outer || others.length > 0 || outer.isLeaf) return null;
  const isHeld = inner.every((part) => outer.parts.some(({ key }) => key === part.key));
  // With what else it says none of them became it.
  const isLikely =
    likeness(wordsOf(inner), outer.words) >= elsewhere &&
    inner.every((part) => shapeOf(part) !== shapeOf(outer)) &&
    inner.some((part) => holds(outer, part));
  return isHeld || isLikely ? outer : null;
}

/** Whether a part, or what became of it, stands in an element, or in the one element that is all of it. */
const holds = ({ parts }: Part, part: Part): boolean =>
  parts.some((one) => shapeOf(one) === shapeOf(part) && alike(part, one) !== null) ||
  (parts.length === 1 && parts.some((one) => holds(one, part)));

/**
 * A part with those beside it that hold a piece of what it was or became: a text was cut in two, or two were made one.
 * @param lone those of them that have no pair; the ones that are taken leave it
 */
function withPieces(part: Part, whole: string, all: readonly Part[], lone: Set<Part>): readonly Part[] {
  const isPiece = (one: Part | undefined) =>
    one !== undefined && lone.has(one) && one.tag === part.tag && isLong(one) && whole.includes(one.text);
  let from = all.indexOf(part);
  let to = from;
  if (part.isLeaf) {
    while (isPiece(all[from - 1])) from--;
    while (isPiece(all[to + 1])) to++;
  }
  const pieces = all.slice(from, to + 1);
  for (const piece of pieces) lone.delete(piece);
  return pieces;
}
