import { changesCount } from '../kinds.ts';
import type { ValueChange } from '../types.ts';
import { normalHtml } from './attributes.ts';
import type { PageView } from './built.ts';
import { type FoundBlock, foundBlock, type SheetRule, valueChange } from './change.ts';
import { classesOf, descendants, type Element, outermost } from './dom.ts';
import { valueChanges } from './facts.ts';
import { marksOf } from './marks.ts';

/** With more marks the page was rewritten and they help nobody. */
const mostMarks = 400;

/**
 * Compares two versions of a page. Marks are in document order; those of the page as a whole come last.
 * @param rules CSS rules that differ in the sources
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
  // If none of our stylesheets differs, a package's does.
  if (found.length + rules.length === 0 && isRestyled(before, after))
    found.push(foundBlock('style', 'вся страница', { values: [valueChange('стили', 'прежние', 'другие')] }));
  if (found.length <= mostMarks) return found;
  const left = found.length - mostMarks;
  return [
    ...found.slice(0, mostMarks),
    foundBlock('changed', `и\u00a0ещё ${changesCount(left)} этой страницы`, {}),
  ];
}

/** Serializes everything noticeable in a page: equal strings mean equal pages. */
const normalOf = ({ head, body, assets }: PageView) => [...head].join('\n') + normalHtml(body, assets);

/** Returns the name of a head fact for readers; paths into structured data would mean nothing to them. */
const headName = (name: string) => (name.startsWith('schema.org') ? 'данные для поисковиков' : name);

/** Returns the changes of metadata. The social picture contains the title, so both together are one change. */
function machineChanges(before: PageView, after: PageView): ValueChange[][] {
  const values = valueChanges(before.head, after.head, headName);
  const titled = values.find(({ name }) => /\bog:title\b/.test(name));
  const isDrawn = ({ name }: ValueChange) => titled !== undefined && /\bog:image\b/.test(name);
  return values
    .filter((value) => !isDrawn(value))
    .map((value) => (value === titled ? [value, ...values.filter(isDrawn)] : [value]));
}

/** Returns the first raw HTML difference, for a page that differs without marks: it must never count as unchanged. */
function firstDifference(before: string, after: string): ValueChange {
  let at = 0;
  while (before[at] === after[at]) at++;
  const from = Math.max(0, before.lastIndexOf('<', at));
  const part = (text: string) => text.slice(from, at + 120);
  return valueChange('HTML', part(before), part(after));
}

/** Maximum number of elements that one rule marks. */
const mostElements = 24;

/**
 * Returns the changed rules that a page shows: `worn` with the elements they style, `loose` for the page as a whole. A
 * rule must match in both versions, since a rule added or removed together with its block says nothing new.
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
    // A mark inside a marked element adds nothing.
    const wearers = outermost(new Set(classes.flatMap((name) => now.get(name) ?? [])));
    const [first, ...others] = wearers.slice(0, mostElements);
    if (first) worn.push({ rule, wearers: [first, ...others] });
    else loose.push(rule);
  }
  return { worn, loose };
}

/** Returns the built CSS rules of a page that the other version lacks. */
function alteredRules({ css }: PageView, other: PageView): string[] {
  const known = new Set(other.css.split('}').map((part) => part.trim()));
  return css.split('}').filter((part) => !known.has(part.trim()));
}

/** Whether rules were changed, not only added, removed or reordered. */
const isRestyled = (before: PageView, after: PageView): boolean =>
  alteredRules(before, after).length > 0 && alteredRules(after, before).length > 0;

/** Returns the elements of a page by class. */
function wearersIn({ root }: PageView): ReadonlyMap<string, Element[]> {
  const worn = new Map<string, Element[]>();
  for (const element of descendants(root))
    for (const name of classesOf(element)) worn.set(name, [...(worn.get(name) ?? []), element]);
  return worn;
}
