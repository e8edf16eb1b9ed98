import postcss, { type AtRule, type Declaration as Decl, type Node, type Rule } from 'postcss';
import type { ValueChange } from '../types.ts';
import type { Assets } from './assets.ts';
import { plainClass } from './attributes.ts';
import { valueChange } from './change.ts';
import { classesOf, descendants, type Element, outermost } from './dom.ts';
import type { PageView } from './view.ts';

/** A declaration of a sheet and where it holds: `@media (width>=1px) › .card › padding`. */
interface Declaration {
  selector: string;
  name: string;
  value: string;
  /** Line in its sheet, 1-based. */
  line: number;
}
/** Declarations by where they hold. */
type Rules = ReadonlyMap<string, Declaration>;

/** A declaration that differs. */
export interface RuleChange {
  selector: string;
  name: string;
  before: string | null;
  after: string | null;
  line: number;
}

/** `.d-Ab1-card:hover` → `.card:hover`. */
export const plainSelector = (selector: string) =>
  selector.replace(/\.([\w-]+)/g, (_, name: string) => `.${plainClass(name)}`);

/** Key frames and fonts are named, not selected. */
const isNamed = (node: Node): node is AtRule =>
  node.type === 'atrule' && /^(?:keyframes|font-face|property)$/.test((node as AtRule).name);

/** What stands around a declaration, the outermost first. */
function aroundOf({ parent }: Node): Node[] {
  return parent && parent.type !== 'root' ? [...aroundOf(parent), parent] : [];
}

/**
 * Reads a sheet; a nested rule's selector stands behind that of the rule around it.
 * @param assets of the built site, where the sheet is a built one: files are known by what they hold
 */
export function readRules(css: string, assets?: Assets): Rules {
  const rules = new Map<string, Declaration>();
  const held = (value: string) =>
    assets
      ? value.replace(/url\(["']?([^"')]+)["']?\)/g, (_, url: string) => `url(${assets.key(url)})`)
      : value;
  const read = (decl: Decl) => {
    const around = aroundOf(decl);
    const said = ({ name, params }: AtRule) => `@${name} ${params}`.trim();
    const selector = around
      .flatMap((node) => (node.type === 'rule' ? (node as Rule).selector : isNamed(node) ? said(node) : []))
      .join(' ');
    // Layers order rules.
    const conditions = around.some(isNamed)
      ? []
      : around.filter((node): node is AtRule => node.type === 'atrule' && (node as AtRule).name !== 'layer');
    const value = held(decl.value) + (decl.important ? ' !important' : '');
    let place = `${conditions.map(said).join(' ')} › ${selector} › ${decl.prop}`;
    // A fallback for old browsers stands before the value proper.
    while (rules.has(place) && rules.get(place)?.value !== value) place += ' ';
    rules.set(place, { selector, name: decl.prop, value, line: decl.source?.start?.line ?? 1 });
  };
  try {
    postcss.parse(css).walkDecls(read);
  } catch {
    // A sheet that a browser reads by its own rules of recovery: the build has said so.
  }
  return rules;
}

/** Compares the rules of two versions of a page or a sheet. */
export function compareRules(before: Rules, after: Rules): RuleChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((place) => {
    const [old, now] = [before.get(place), after.get(place)];
    const known = now ?? old;
    if (!known || old?.value === now?.value) return [];
    const { selector, name, line } = known;
    return [{ selector, name, before: old?.value ?? null, after: now?.value ?? null, line }];
  });
}

/** Rules of one selector that differ, and the elements on the page that they hold for. */
interface RuleMark {
  elements: Element[];
  values: ValueChange[];
}

const mostElements = 24;
const classesIn = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');

/**
 * Style rules that differ and hold for something on the page.
 * @param isWritten whether a sheet of the sources has a rule: one that none has came or went with its sheet, and that with a block
 * @returns marks for rules that name a class, and loose changes for the rest (`:root`, `body`)
 */
export function changedRules(
  before: PageView,
  after: PageView,
  isWritten: (rule: ValueChange) => boolean,
): { marks: RuleMark[]; loose: ValueChange[] } {
  if (before.css === after.css) return { marks: [], loose: [] };
  const byClass = new Map<string, Element[]>();
  for (const element of descendants(after.root))
    for (const name of classesOf(element)) byClass.set(name, [...(byClass.get(name) ?? []), element]);
  const old = new Set(descendants(before.root).flatMap(classesOf));
  const loose = new Map<string, ValueChange>();
  const marks = new Map<string, { elements: Set<Element>; values: Map<string, ValueChange> }>();
  for (const change of compareRules(
    readRules(before.css, before.assets),
    readRules(after.css, after.assets),
  )) {
    const value = valueChange(change.name, change.before, change.after, plainSelector(change.selector));
    const isBoth = change.before !== null && change.after !== null;
    if (!isBoth && !isWritten(value)) continue;
    const classes = classesIn(change.selector);
    if (classes.length === 0) loose.set(`${value.owner} ${value.name}`, value);
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
