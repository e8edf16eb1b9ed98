import type { ValueChange } from '../types.ts';
import { classesOf, descendants, type Element, parentOf } from './dom.ts';
import { compareRules, type RuleChange } from './rules.ts';
import type { PageView } from './view.ts';

/** `d-Ab12-card` → `card`. */
const plainName = (name: string) => name.replace(/^d-[\w]+?-/, '');
const plainSelector = (selector: string) =>
  selector.replace(/\.([\w-]+)/g, (_, name: string) => `.${plainName(name)}`);
const mostMarks = 24;

const valuesOf = ({ selector, properties }: RuleChange): ValueChange[] =>
  properties.map(({ name, before, after }) => ({
    owner: plainSelector(selector),
    name,
    before,
    after,
    source: null,
  }));

/**
 * Style rules that differ and hold for something on the page.
 * @returns marks for rules that name a class, and loose changes for the rest (`:root`, `body`)
 */
export function changedRules(before: PageView, after: PageView) {
  const changes = compareRules(before.rules, after.rules);
  const marks = new Map<Element, ValueChange[]>();
  const loose: ValueChange[] = [];
  if (changes.length === 0) return { marks: [], loose };
  const byClass = new Map<string, Element[]>();
  for (const element of descendants(after.root))
    for (const name of classesOf(element)) byClass.set(name, [...(byClass.get(name) ?? []), element]);
  const old = new Set([...descendants(before.root)].flatMap(classesOf));

  for (const change of changes) {
    const last = change.classes.filter((name) => byClass.has(name));
    if (change.classes.length === 0) loose.push(...valuesOf(change));
    // A rule that came with a new block, or went with an old one, is no change of style.
    if (last.length === 0 || !last.some((name) => old.has(name))) continue;
    for (const element of last.flatMap((name) => byClass.get(name) ?? []).slice(0, mostMarks))
      marks.set(element, [...(marks.get(element) ?? []), ...valuesOf(change)]);
  }
  // Inside a marked element a further mark says nothing new: its values go to the outer one.
  for (const [element, values] of [...marks]) {
    for (let parent = parentOf(element); parent; parent = parentOf(parent)) {
      const outer = marks.get(parent);
      if (!outer) continue;
      outer.push(...values);
      marks.delete(element);
      break;
    }
  }
  return {
    marks: [...marks].map(([element, values]) => ({ element, values: distinct(values) })),
    loose: distinct(loose),
  };
}

const distinct = (values: readonly ValueChange[]) => [
  ...new Map(values.map((value) => [`${value.owner} ${value.name}`, value])).values(),
];
