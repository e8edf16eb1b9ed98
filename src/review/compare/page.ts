import { changesCount } from '../kinds.ts';
import type { ValueChange } from '../types.ts';
import { normalHtml } from './attributes.ts';
import { type FoundBlock, foundBlock, type SheetRule, valueChange } from './change.ts';
import { valueChanges } from './facts.ts';
import { marksOf } from './marks.ts';
import { isRestyled, shownRules } from './rules.ts';
import type { PageView } from './view.ts';

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
