import { sourceOf } from './attributes.ts';
import { type BuiltElement, classesOf, descendants } from './dom.ts';
import { isCell, nameIn } from './places.ts';
import type { Part } from './tree.ts';
import { type Gap, gapsBetween, likeness, type Pair, pairAlike } from './words.ts';

/** A difference between old and new sibling parts. */
export interface PartStep {
  /**
   * `pair`: the old part became the new one.
   * `wrapped`: a new part was added around the old ones. `unwrapped`: the old part around the new ones was removed.
   * `gap`: the old parts were removed, the new ones added.
   */
  kind: 'pair' | 'wrapped' | 'unwrapped' | 'gap';
  old: readonly Part[];
  now: readonly Part[];
  /** Index in the new list at which the new parts begin or would begin. */
  at: number;
}

/**
 * Parts with a lower score are no pair: the old one was removed, the new one added. The score is the likeness of their words,
 * plus 0.1 for the same tag and classes, times 0.8 for another tag.
 */
const threshold = 0.45;
/** The threshold for parts that also moved or were wrapped in another element. */
const strictThreshold = 0.6;

/** Shorter texts occur too often to be recognized after a move. */
const leastLength = 12;
/** Texts with at most so many words are labels, recognized by their position and look. */
const fewWords = 4;

const shapeOf = ({ element, tag }: Part) => `${tag}.${classesOf(element).join('.')}`;

/** Whether an element is an item: a card, a list item, a link. An article with an `h1` is the whole page. */
export const isItem = (element: BuiltElement) =>
  ['li', 'a'].includes(element.tagName) ||
  (element.tagName === 'article' && descendants(element).every(({ tagName }) => tagName !== 'h1'));

const structures: Record<string, string> = { ul: 'list', ol: 'list', dl: 'list', table: 'table' };
/** Returns whether a part is a list or a table, alone in its container; undefined for others. */
const structureOf = ({ tag, parts: [first, ...others] }: Part): string | undefined =>
  structures[tag] ?? (first && others.length === 0 ? structureOf(first) : undefined);
/** Whether a list would become a table or the reverse: it is replaced as a whole, its items are no rows. */
const isOtherStructure = (a: Part, b: Part) =>
  [structureOf(a), structureOf(b)].sort().join() === 'list,table';

/** Scores how likely `a` became `b`; null below the threshold. */
function similarity(a: Part, b: Part): number | null {
  if (a.content === b.content && a.tag === b.tag) return 2;
  if (a.text !== '' && a.text === b.text) return 2;
  if (isOtherStructure(a, b) || isWrapper([a], b) || isWrapper([b], a)) return null;
  if (isNamesake(a, b)) return 1;
  const value = likeness(a.words, b.words);
  const isLabel = Math.max(a.words.length, b.words.length) <= fewWords;
  const score = () => {
    if (a.tag !== b.tag) return isLabel ? 0 : value * 0.8;
    if (shapeOf(a) !== shapeOf(b)) return value;
    // Short labels («88 %», «Войти») are recognized by their shape.
    return isLabel ? 0.5 + value / 2 : value + 0.1;
  };
  const result = score();
  return result >= threshold ? result : null;
}

/**
 * Matches sibling parts: equal ones in order, between them the most similar.
 * @returns the differences in the order of the new page
 */
export function matchSiblings(old: readonly Part[], now: readonly Part[]): PartStep[] {
  const gaps = gapsBetween(old, now, ({ key }) => key);
  return (placesOf(old, now, gaps) ?? gaps).flatMap(({ before, after, at }): PartStep[] => {
    const steps = wrapperSteps(before, after) ?? stepsIn(before, after);
    return steps.map((step) => ({ ...step, at: at + step.at }));
  });
}

/** Matches a text with the container that it is in now, or was; null if there is none. What is beside that came or went. */
function wrapperSteps(old: readonly Part[], now: readonly Part[]): PartStep[] | null {
  const into = now.findIndex((part, at) => isWrapper(old, part) && !areKept(old, now.toSpliced(at, 1)));
  if (into >= 0)
    return [
      { kind: 'gap', old: [], now: now.slice(0, into), at: 0 },
      { kind: 'wrapped', old, now: now.slice(into, into + 1), at: into },
      { kind: 'gap', old: [], now: now.slice(into + 1), at: into + 1 },
    ];
  const outOf = old.findIndex((part, at) => isWrapper(now, part) && !areKept(old.toSpliced(at, 1), now));
  if (outOf < 0) return null;
  return [
    { kind: 'gap', old: old.slice(0, outOf), now: [], at: 0 },
    { kind: 'unwrapped', old: old.slice(outOf, outOf + 1), now, at: 0 },
    { kind: 'gap', old: old.slice(outOf + 1), now: [], at: now.length },
  ];
}

/** Whether any of the parts is beside the container in both versions, thus not in it. */
const areKept = (old: readonly Part[], now: readonly Part[]) =>
  old.some((a) => now.some((b) => a.tag === b.tag && similarity(a, b) !== null));

/** Matches the parts of one gap between equal parts. */
function stepsIn(old: readonly Part[], now: readonly Part[]): PartStep[] {
  const pairs = pairAlike(old, now, similarity);
  const steps: PartStep[] = [];
  let [i, j] = [0, 0];
  for (const [a, b] of [...pairs, []]) {
    const [to, until] = [a ? old.indexOf(a) : old.length, b ? now.indexOf(b) : now.length];
    const [removed, added] = [old.slice(i, to), now.slice(j, until)];
    const wrapped = wrapperSteps(removed, added);
    if (wrapped) steps.push(...wrapped.map((step) => ({ ...step, at: j + step.at })));
    else if (areOnlyOnes(removed, added))
      removed.forEach((part, at) => {
        steps.push({ kind: 'pair', old: [part], now: added.slice(at, at + 1), at: j + at });
      });
    else if (removed.length + added.length > 0) steps.push({ kind: 'gap', old: removed, now: added, at: j });
    if (a && b) steps.push({ kind: 'pair', old: [a], now: [b], at: until });
    [i, j] = [to + 1, until + 1];
  }
  return steps;
}

/** Pairs removed and added parts that moved: with the same content, or with long and mostly equal text. */
export function movedParts(removed: readonly Part[], added: readonly Part[]): Pair<Part>[] {
  const isRich = ({ words }: Part) => words.length > fewWords;
  // Of short texts list items are recognized: a menu entry, a logo; without text a writer's own picture or anchor.
  const isKnown = ({ text, element, tag }: Part) =>
    text === '' ? sourceOf(element) !== null : text.length >= leastLength || tag === 'li';
  const isSame = (a: Part, b: Part) => a.content === b.content && isKnown(b);
  const similarityAfterMove = (a: Part, b: Part) => {
    if (isSame(a, b)) return 2;
    if (isNamesake(a, b)) return 1;
    const value = a.tag === b.tag && isRich(a) && isRich(b) ? likeness(a.words, b.words) : 0;
    // What has parts is known by its look, too.
    const isLookalike = !a.isLeaf && !b.isLeaf && shapeOf(a) === shapeOf(b);
    return value >= (isLookalike ? threshold : strictThreshold) ? value : null;
  };
  return pairAlike(removed, added, similarityAfterMove, false);
}

/** Returns what tells a part from others of its kind: the heading of a card, the first cell of a row. */
const nameOf = ({ tag, element, parts: [first] }: Part) => (tag === 'tr' ? first?.text : nameIn(element));
const isNamesake = (a: Part, b: Part) => a.tag === b.tag && Boolean(nameOf(a)) && nameOf(a) === nameOf(b);

/**
 * Returns the differing cells of a row place by place, if those are no more than the cells between equal ones in order: equal
 * neighbouring cells would otherwise be confused. Null if columns moved, and for parts that are no cells.
 * @param gaps runs between the parts that are equal in order, regardless of place
 */
function placesOf(
  old: readonly Part[],
  now: readonly Part[],
  gaps: readonly Gap<Part>[],
): Gap<Part>[] | null {
  if (old.length !== now.length || ![...old, ...now].every(({ element }) => isCell(element))) return null;
  const places = old.flatMap((part, at): Gap<Part>[] => {
    const other = now[at];
    return other && other.key !== part.key ? [{ before: [part], after: [other], at }] : [];
  });
  return places.length <= gaps.flatMap(({ before }) => before).length ? places : null;
}

const landmarks = new Set(['header', 'footer', 'nav', 'main']);

/** Whether the parts alone in their gap are pairs whatever their text: containers, each of its own shape. */
function areOnlyOnes(removed: readonly Part[], added: readonly Part[]): boolean {
  // A page's head gets a class with another picture.
  const kindOf = (part: Part) => (landmarks.has(part.tag) ? part.tag : shapeOf(part));
  const [shapes, others] = [removed.map(kindOf), added.map(kindOf)];
  if (shapes.length === 0 || shapes.join() !== others.join() || new Set(shapes).size < shapes.length)
    return false;
  return [...removed, ...added].every(({ isLeaf, element }) => !isLeaf && !isItem(element));
}

/** Whether `outer` is a new element around the `inner` parts, possibly together with others. */
function isWrapper(inner: readonly Part[], outer: Part): boolean {
  const areLists = [...inner, outer].every(({ tag }) => tag in structures);
  if (inner.length === 0 || outer.isLeaf || areLists) return false;
  // None of the parts became the element itself, as a list does that gets numbers, and most words are the same.
  const words = inner.flatMap((part) => part.words);
  const isNone = (part: Part) => shapeOf(part) !== shapeOf(outer) && !isOtherStructure(part, outer);
  return inner.every(isNone) && likeness(words, outer.words) >= strictThreshold;
}
