import { changesCount } from '../kinds.ts';
import type { ValueChange } from '../types.ts';
import { normalHtml } from './attributes.ts';
import type { PageView } from './built.ts';
import { type FoundBlock, foundBlock, type SheetRule, valueChange } from './change.ts';
import { classesOf, descendants, type Element, outermost } from './dom.ts';
import { valueChanges } from './facts.ts';
import { marksOf } from './marks.ts';

/** More marks than this help nobody: the page was rewritten. */
const mostMarks = 400;

/**
 * Compares two versions of a page, in the order of the page; what is said of the page as a whole comes last.
 * @param rules in which the sheets of the sources differ
 */
export function comparePage(before: PageView, after: PageView, rules: readonly SheetRule[]): FoundBlock[] {
  const shown = shownRules(rules, before, after);
  const found = marksOf(before, after, shown.worn);
  for (const rule of shown.loose)
    found.push(foundBlock('style', 'вся страница', { values: rule.values }, { rule }));
  for (const values of machineChanges(before, after))
    found.push(foundBlock('changed', 'для поисковиков и соцсетей', { values }));
  const [oldHtml, newHtml] = [normalOf(before), normalOf(after)];
  if (found.length === 0 && oldHtml !== newHtml)
    found.push(foundBlock('changed', 'разметка', { values: [firstDifference(oldHtml, newHtml)] }));
  // Where no sheet of ours differs, those of a package do.
  if (found.length + rules.length === 0 && isRestyled(before, after))
    found.push(foundBlock('style', 'вся страница', { values: [valueChange('стили', 'прежние', 'другие')] }));
  if (found.length <= mostMarks) return found;
  const left = found.length - mostMarks;
  return [
    ...found.slice(0, mostMarks),
    foundBlock('changed', `и\u00a0ещё ${changesCount(left)} этой страницы`, {}),
  ];
}

/** A page as far as anybody can notice it: equal texts, equal pages. */
const normalOf = ({ head, body, assets }: PageView) => [...head].join('\n') + normalHtml(body, assets);

/** What a reader calls a part of the head: of structured data the way to each value tells nobody anything. */
const headName = (name: string) => (name.startsWith('schema.org') ? 'данные для поисковиков' : name);

/** What machines are told otherwise. The social picture is drawn with the page's title: a new title is one change, and tells both. */
function machineChanges(before: PageView, after: PageView): ValueChange[][] {
  const values = valueChanges(before.head, after.head, headName);
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

/** Elements that one rule marks. */
const mostElements = 24;

/**
 * Rules that a page shows: those that some elements wear, with these, and those that hold for the page as a whole. What a rule is for
 * was there before: those that came or went with a block tell nothing more.
 */
function shownRules(rules: readonly SheetRule[], before: PageView, after: PageView) {
  const worn: { rule: SheetRule; wearers: [Element, ...Element[]] }[] = [];
  const loose: SheetRule[] = [];
  const altered = [...alteredRules(before, after), ...alteredRules(after, before)];
  if (rules.length === 0 || altered.length === 0) return { worn, loose };
  const [old, now] = [wearersIn(before), wearersIn(after)];
  for (const rule of rules) {
    const { classes, prefix } = rule;
    const isOn = (wearers: ReadonlyMap<string, Element[]>) =>
      [...wearers.keys()].some((name) =>
        classes.length > 0 ? classes.includes(name) : name.startsWith(prefix),
      );
    if (!isOn(old) || !isOn(now)) continue;
    // Inside a marked element a further mark says nothing new.
    const wearers = outermost(new Set(classes.flatMap((name) => now.get(name) ?? [])));
    const [first, ...others] = wearers.slice(0, mostElements);
    if (first) worn.push({ rule, wearers: [first, ...others] });
    else loose.push(rule);
  }
  return { worn, loose };
}

/** Rules of a page's sheets that the other has not, as built. */
function alteredRules({ css }: PageView, other: PageView): string[] {
  const known = new Set(other.css.split('}').map((part) => part.trim()));
  return css.split('}').filter((part) => !known.has(part.trim()));
}

/** Whether rules say something else, not only came, went or changed places. */
const isRestyled = (before: PageView, after: PageView): boolean =>
  alteredRules(before, after).length > 0 && alteredRules(after, before).length > 0;

/** The elements of a page by their classes. */
function wearersIn({ root }: PageView): ReadonlyMap<string, Element[]> {
  const worn = new Map<string, Element[]>();
  for (const element of descendants(root))
    for (const name of classesOf(element)) worn.set(name, [...(worn.get(name) ?? []), element]);
  return worn;
}
