import type { SheetRule } from './change.ts';
import { classesOf, descendants, type Element, outermost } from './dom.ts';
import type { PageView } from './view.ts';

/** Elements that one rule marks. */
const mostElements = 24;

/**
 * Rules that a page shows: those that some elements wear, with these, and those that hold for the page as a whole. What a rule is for
 * was there before: those that came or went with a block tell nothing more.
 */
export function shownRules(rules: readonly SheetRule[], before: PageView, after: PageView) {
  const worn: { rule: SheetRule; wearers: [Element, ...Element[]] }[] = [];
  const loose: SheetRule[] = [];
  if (rules.length === 0) return { worn, loose };
  const altered = [...alteredRules(before, after), ...alteredRules(after, before)];
  const [old, now] = [wearersIn(before), wearersIn(after)];
  for (const rule of rules) {
    const { classes, prefix, values } = rule;
    // A property is told with the window that it holds for: `padding @media (width>=1px)`.
    const properties = values.map(({ name }) => name.replace(/ .*/, ''));
    const signs = classes.length > 0 ? classes.map((name) => `.${name}`) : properties;
    const isHere = altered.some((part) => signs.some((sign) => part.includes(sign)));
    const isOn = (wearers: ReadonlyMap<string, Element[]>) =>
      [...wearers.keys()].some((name) =>
        classes.length > 0 ? classes.includes(name) : name.startsWith(prefix),
      );
    if (!isHere || !isOn(old) || !isOn(now)) continue;
    // Inside a marked element a further mark says nothing new.
    const wearers = outermost(new Set(classes.flatMap((name) => now.get(name) ?? [])));
    const [first, ...others] = wearers.slice(0, mostElements);
    if (first) worn.push({ rule, wearers: [first, ...others] });
    else loose.push(rule);
  }
  return { worn, loose };
}

/** `@media print{.card{top:0` → `.card{top:0`: what stands first in a condition says where it begins. */
const withoutCondition = (part: string) => part.slice(part.lastIndexOf('{', part.lastIndexOf('{') - 1) + 1);

/** Rules of a page's sheets that the other has not, as built. */
function alteredRules({ css }: PageView, other: PageView, tidy = (part: string) => part): string[] {
  const known = new Set(other.css.split('}').map((part) => tidy(part.trim())));
  return css.split('}').filter((part) => !known.has(tidy(part.trim())));
}

/** Whether rules say something else, not only came, went or changed places. */
export const isRestyled = (before: PageView, after: PageView): boolean =>
  alteredRules(before, after, withoutCondition).length > 0 &&
  alteredRules(after, before, withoutCondition).length > 0;

/** The elements of a page by their classes. */
function wearersIn({ root }: PageView): ReadonlyMap<string, Element[]> {
  const worn = new Map<string, Element[]>();
  for (const element of descendants(root))
    for (const name of classesOf(element)) worn.set(name, [...(worn.get(name) ?? []), element]);
  return worn;
}
