import { attr, classesOf, descendants, type Element, elements } from './dom.ts';
import type { Part } from './tree.ts';
import { alignLists, type Gap, likeness, type Pair, pairAlike } from './words.ts';

/** What became of some parts side by side, in the order of the new page. */
export interface Step {
  /**
   * `pair`: the new parts are what became of the old ones; several where a text was cut in two, or two were made one.
   * `wrapped`: the one new part came around the old ones. `bare`: the one old part is gone from around the new ones.
   * `gap`: the old parts went, the new ones came.
   */
  kind: 'pair' | 'wrapped' | 'bare' | 'gap';
  old: readonly Part[];
  now: readonly Part[];
  /** Where the new parts begin, or would, among those that were matched. */
  at: number;
}

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

/** Matches parts side by side: equal ones in order, between them those that are most alike. Tells of all that differ. */
export function stepsBetween(old: readonly Part[], now: readonly Part[]): Step[] {
  const { same, gaps } = alignLists(old, now, ({ key }) => key);
  return (cellsOf(old, now, same.length) ?? gaps).flatMap(({ before, after, at: [, at] }): Step[] => {
    if (isAround(before, after)) return [{ kind: 'wrapped', old: before, now: after, at }];
    if (isAround(after, before)) return [{ kind: 'bare', old: before, now: after, at }];
    return stepsIn(before, after).map((step) => ({ ...step, at: at + step.at }));
  });
}

/** Matches parts of which none is equal to another. */
function stepsIn(old: readonly Part[], now: readonly Part[]): Step[] {
  const pairs = pairAlike(old, now, alike);
  const paired = new Set(pairs.flat());
  const lone = new Set([...old, ...now].filter((part) => !paired.has(part)));
  const whole = pairs.map(([a, b]) => [withPieces(a, b.text, old, lone), withPieces(b, a.text, now, lone)]);
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  for (const [was = [], is = []] of [...whole, []]) {
    const [[a], [b]] = [was, is];
    const [to, until] = [a ? old.indexOf(a) : old.length, b ? now.indexOf(b) : now.length];
    const [removed, added] = [old.slice(i, to), now.slice(j, until)];
    const kind = isSole(removed, added) ? 'pair' : 'gap';
    if (removed.length + added.length > 0) steps.push({ kind, old: removed, now: added, at: j });
    if (a) steps.push({ kind: 'pair', old: was, now: is, at: until });
    [i, j] = [to + was.length, until + is.length];
  }
  return steps;
}

/** What left its place and came up in another: it says the same, or it says much and most of that is the same. */
export function movedBetween(gone: readonly Part[], came: readonly Part[]): Pair<Part>[] {
  const isRich = ({ words }: Part) => words.length > fewWords;
  const isSame = (a: Part, b: Part) => {
    if (a.said !== b.said || b.text === '') return false;
    const often = (parts: readonly Part[]) => parts.filter(({ said }) => said === b.said).length;
    // Short items of lists are known where as many came as left: an entry of a menu, a logo.
    return isLong(b) || (b.tag === 'li' && often(gone) === often(came));
  };
  const alikeElsewhere = (a: Part, b: Part) => {
    if (isSame(a, b)) return 2;
    const value = a.tag === b.tag && isRich(a) && isRich(b) ? likeness(a.words, b.words) : 0;
    return value >= elsewhere ? value : null;
  };
  return pairAlike(gone, came, alikeElsewhere, false);
}

const isCell = ({ tag }: Part) => tag === 'td' || tag === 'th';

/**
 * The cells of a row that differ, column by column, where it has as many as before: equal ones beside each other would be
 * taken for each other. Null where columns have left their places.
 * @param same how many are equal in order, wherever they stand
 */
function cellsOf(old: readonly Part[], now: readonly Part[], same: number): Gap<Part>[] | null {
  if (old.length !== now.length || ![...old, ...now].every(isCell)) return null;
  const cells = old.flatMap((part, at): Gap<Part>[] => {
    const other = now[at];
    return other && other.key !== part.key ? [{ before: [part], after: [other], at: [at, at] }] : [];
  });
  return cells.length + same <= old.length ? cells : null;
}

/**
 * Whether a part that holds others, or a link, stands alone where one of its shape stood alone: it is what became of that, whatever it
 * says.
 */
function isSole(removed: readonly Part[], added: readonly Part[]): boolean {
  const [[a], [b]] = [removed, added];
  if (!a || !b || removed.length + added.length > 2 || shapeOf(a) !== shapeOf(b)) return false;
  return isSameLink(a, b) || [a, b].every(({ isLeaf, element }) => !isLeaf && !isItem(element));
}

/** Whether a link leads where another did, or both are the only one in their place. */
const isSameLink = ({ element: a }: Part, { element: b }: Part): boolean =>
  a.tagName === 'a' && (attr(a, 'href') === attr(b, 'href') || (isOnlyLink(a) && isOnlyLink(b)));
const isOnlyLink = (link: Element) =>
  elements(link.parentNode as Element).filter(({ tagName }) => tagName === 'a').length === 1;

/** Whether one element came around parts that were there, be it with others in it. */
function isAround(inner: readonly Part[], [outer, ...others]: readonly Part[]): boolean {
  if (inner.length === 0 || !outer || others.length > 0 || outer.isLeaf) return false;
  if (inner.every((part) => outer.parts.some(({ key }) => key === part.key))) return true;
  // With what else it says none of them became it.
  return (
    likeness(wordsOf(inner), outer.words) >= elsewhere &&
    inner.every((part) => shapeOf(part) !== shapeOf(outer)) &&
    inner.some((part) => holds(outer, part))
  );
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
