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
export const isRestyled = (before: PageView, after: PageView): boolean =>
  alteredRules(before, after).length > 0 && alteredRules(after, before).length > 0;

/** The elements of a page by their classes. */
function wearersIn({ root }: PageView): ReadonlyMap<string, Element[]> {
  const worn = new Map<string, Element[]>();
  for (const element of descendants(root))
    for (const name of classesOf(element)) worn.set(name, [...(worn.get(name) ?? []), element]);
  return worn;
}
