import type { ValueChange } from '../types.ts';
import { valueChange } from './change.ts';
import { classesOf, descendants, type Element, outermost } from './dom.ts';
import { compareRules, plainSelector, readRules } from './rules.ts';
import type { PageView } from './view.ts';

/** Rules of one selector that differ, and the elements on the page that they hold for. */
export interface RuleMark {
  elements: Element[];
  values: ValueChange[];
}

const mostElements = 24;
const classesIn = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');

/** Attributes that a rule asks for, and those that a page has. */
const attributesIn = (selector: string) =>
  [...selector.matchAll(/\[([\w-]+)/g)].map(([, name]) => name ?? '');
const attributesOf = ({ all }: PageView) =>
  new Set(all.flatMap(({ attrs }) => attrs.map(({ name }) => name)));

/** Fonts and key frames come and go with the sheets that a page needs. */
const isNamed = (selector: string) => /@(?:keyframes|font-face|property)/.test(selector);

/**
 * Style rules that differ and hold for something on the page.
 * @returns marks for rules that name a class, and loose changes for the rest (`:root`, `body`)
 */
export function changedRules(before: PageView, after: PageView): { marks: RuleMark[]; loose: ValueChange[] } {
  if (before.css === after.css) return { marks: [], loose: [] };
  const byClass = new Map<string, Element[]>();
  for (const element of descendants(after.root))
    for (const name of classesOf(element)) byClass.set(name, [...(byClass.get(name) ?? []), element]);
  const old = new Set(descendants(before.root).flatMap(classesOf));
  const attributes = { before: attributesOf(before), after: attributesOf(after) };
  const loose = new Map<string, ValueChange>();
  const marks = new Map<string, { elements: Set<Element>; values: Map<string, ValueChange> }>();
  for (const change of compareRules(
    readRules(before.css, before.assets),
    readRules(after.css, after.assets),
  )) {
    const value = valueChange(change.name, change.before, change.after, plainSelector(change.selector));
    const isBoth = change.before !== null && change.after !== null;
    const classes = classesIn(change.selector);
    // A rule that came with a new block, or went with an old one, is no change of style.
    const isHeld = () =>
      attributesIn(change.selector).every(
        (name) => attributes.before.has(name) && attributes.after.has(name),
      );
    if (classes.length === 0 && (isBoth || (!isNamed(change.selector) && isHeld())))
      loose.set(`${value.owner} ${value.name}`, value);
    const held = classes.filter((name) => byClass.has(name));
    if (!held.some((name) => old.has(name))) continue;
    const mark = marks.get(value.owner) ?? { elements: new Set(), values: new Map() };
    for (const element of held.flatMap((name) => byClass.get(name) ?? [])) mark.elements.add(element);
    mark.values.set(value.name, value);
    marks.set(value.owner, mark);
  }
  return {
    marks: [...marks.values()].map(({ elements, values }) => ({
      // Inside a marked element a further mark says nothing new.
      elements: outermost(elements).slice(0, mostElements),
      values: [...values.values()],
    })),
    loose: [...loose.values()],
  };
}
