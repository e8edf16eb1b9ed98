import postcss, { type ChildNode, type Container } from 'postcss';
import type { Assets } from './assets.ts';
import { plainClass } from './attributes.ts';

/** A declaration of a sheet and where it holds: `@media (width>=1px) › .card › padding`. */
export interface Declaration {
  selector: string;
  name: string;
  value: string;
  /** Line in its sheet, 1-based. */
  line: number;
}
/** Declarations by where they hold. */
export type Rules = ReadonlyMap<string, Declaration>;

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
  const visit = (node: ChildNode, conditions: string, selector: string): void => {
    if (node.type === 'decl') {
      const value = held(node.value) + (node.important ? ' !important' : '');
      let place = `${conditions} › ${selector} › ${node.prop}`;
      // A fallback for old browsers stands before the value proper.
      while (rules.has(place) && rules.get(place)?.value !== value) place += ' ';
      rules.set(place, { selector, name: node.prop, value, line: node.source?.start?.line ?? 1 });
    } else if (node.type === 'rule') {
      const own = selector ? `${selector} ${node.selector}` : node.selector;
      each(node, conditions, own);
    } else if (node.type === 'atrule' && node.nodes) {
      const name = `@${node.name} ${node.params}`.trim();
      // Layers order rules; key frames and fonts are named, not selected.
      if (/^(?:keyframes|font-face|property)$/.test(node.name)) each(node, '', `${selector} ${name}`.trim());
      else each(node, node.name === 'layer' ? conditions : `${conditions} ${name}`.trim(), selector);
    }
  };
  const each = (container: Container<ChildNode>, conditions: string, selector: string) =>
    container.nodes?.forEach((node) => {
      visit(node, conditions, selector);
    });
  try {
    each(postcss.parse(css) as Container<ChildNode>, '', '');
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
