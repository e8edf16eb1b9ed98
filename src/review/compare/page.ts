import type { ValueChange } from '../types.ts';
import { normalHtml } from './attributes.ts';
import type { PageView } from './built.ts';
import { type FoundBlock, foundBlock, type SheetRule, valueChange } from './change.ts';
import { classesOf, descendants, mayHaveTag, outermost, textOf } from './dom.ts';
import { headLabel, valueChanges } from './facts.ts';
import { marksOf, type ShownRule } from './marks.ts';

/**
 * Compares two versions of a page. Marks are in document order; those of the page as a whole come last.
 * @param rules CSS rules that differ in the sources
 */
export function comparePage(before: PageView, after: PageView, rules: readonly SheetRule[]): FoundBlock[] {
  const altered = [alteredRules(before, after), alteredRules(after, before)];
  const shown = altered.some(({ length }) => length > 0) ? shownRules(rules, before, after) : [];
  const found = marksOf(before, after, shown);
  for (const { rule } of shown.filter(({ now }) => now.length === 0)) {
    const { values, source, cause } = rule;
    found.push(foundBlock('style', 'вся страница', { values, source }, { cause, showsCause: true }));
  }
  for (const values of headChanges(before, after)) found.push(foundBlock('changed', headLabel, { values }));
  if (found.length === 0) {
    // Everything noticeable.
    const [oldHtml = '', newHtml = ''] = [before, after].map(
      ({ head, body, assets }) => [...head].join('\n') + normalHtml(body, assets),
    );
    if (oldHtml !== newHtml)
      found.push(foundBlock('changed', 'разметка', { values: [firstDifference(oldHtml, newHtml)] }));
  }
  // If none of our stylesheets differs, a package's does; if only one version has more rules, blocks were added or removed.
  if (found.length + rules.length === 0 && altered.every(({ length }) => length > 0))
    found.push(foundBlock('style', 'вся страница', { values: [valueChange('стили', 'прежние', 'другие')] }));
  return found;
}

const [socialTitle, socialPicture] = ['название для соцсетей', 'картинка для соцсетей'];
/** Russian names of metadata. */
const headNames: Record<string, string> = {
  title: 'Название',
  description: 'Описание',
  'og:title': socialTitle,
  'og:description': 'описание для соцсетей',
  'og:image': socialPicture,
  'og:image:alt': 'подпись этой картинки',
  'og:url': 'адрес для соцсетей',
  'og:site_name': 'имя сайта для соцсетей',
  'og:locale': 'язык для соцсетей',
  'article:published_time': 'дата выхода',
  'link canonical': 'главный адрес',
};
/** Returns the name of metadata for readers, to whom paths into structured data mean nothing. */
const headName = (name: string) =>
  name.startsWith('schema.org') ? 'данные для поисковиков' : (headNames[name] ?? name);

/** Returns the changes of metadata. The social picture contains the title, so both together are one change. */
function headChanges(before: PageView, after: PageView): ValueChange[][] {
  const values = valueChanges(before.head, after.head, headName);
  const [title, picture] = [socialTitle, socialPicture].map((name) =>
    values.find((value) => value.name.split(', ').includes(name)),
  );
  return values
    .filter((value) => value !== picture || !title)
    .map((value) => (value === title && picture ? [value, picture] : [value]));
}

/** Returns the first raw HTML difference, for a page that differs without marks: it must never count as unchanged. */
function firstDifference(before: string, after: string): ValueChange {
  let at = 0;
  while (before[at] === after[at]) at++;
  const from = Math.max(0, before.lastIndexOf('<', at));
  const part = (text: string) => text.slice(from, at + 120);
  return valueChange('HTML', part(before), part(after));
}

/** Maximum number of elements in the mark of a rule. */
const mostElements = 24;

/**
 * Returns the changed rules that a page shows. A rule must be used in both versions: one added or removed together with
 * its block says nothing new.
 */
function shownRules(rules: readonly SheetRule[], ...views: readonly [PageView, PageView]): ShownRule[] {
  const all = views.map(({ root }) =>
    descendants(root).map((element) => ({ element, names: classesOf(element) })),
  );
  return rules.flatMap((rule): ShownRule[] => {
    const { classes, tags, prefix } = rule;
    const isNamed = (name: string) => (classes.length > 0 ? classes.includes(name) : name.startsWith(prefix));
    const [was = [], is = []] = all.map((some) =>
      some
        .filter(({ element, names }) => names.some(isNamed) && tags.every((tag) => mayHaveTag(element, tag)))
        .map(({ element }) => element),
    );
    if (was.length === 0 || is.length === 0) return [];
    // A mark inside a marked element adds nothing.
    const matched = classes.length > 0 ? outermost(new Set(is)).slice(0, mostElements) : [];
    const text = matched[0] && textOf(matched[0]);
    return [{ rule, now: matched, old: outermost(new Set(was)).find((one) => textOf(one) === text) }];
  });
}

/** Returns the built CSS rules of a page that the other version lacks. */
function alteredRules({ css }: PageView, other: PageView): string[] {
  const known = new Set(other.css.split('}').map((part) => part.trim()));
  return css.split('}').filter((part) => !known.has(part.trim()));
}
