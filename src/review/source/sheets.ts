import { basename } from 'node:path/posix';
import { transform } from 'lightningcss';
import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { classPattern } from '../../class-pattern.ts';
import { lettersIn } from '../compare/attributes.ts';
import { type SheetRule, valueChange } from '../compare/change.ts';
import { once } from '../once.ts';
import type { SourceTree } from './pages.ts';
import { textAt } from './units.ts';

/** Returns the letters in the class names built for a sheet, from its path (`cssModules` in vite.config.ts). */
export const lettersOf = once((file: string): string => {
  const cssModules = { pattern: classPattern };
  const { exports } = transform({ filename: file, code: Buffer.from('.a{top:0}'), cssModules });
  return lettersIn(exports?.a?.name ?? '')[0] ?? '';
});

/** Whether a node is a rule with a name instead of a selector: keyframes, fonts. */
const isNamed = (node: Node): node is AtRule =>
  node.type === 'atrule' && /^(?:keyframes|font-face|property)$/.test((node as AtRule).name);

/** Returns the ancestors of a declaration, outermost first. */
function aroundOf({ parent }: Node): Node[] {
  return parent && parent.type !== 'root' ? [...aroundOf(parent), parent] : [];
}

/** Resolves a nested selector: `&:hover` in `.card` → `.card:hover`. */
function nest(outer: string, inner: string): string {
  if (!inner.includes('&')) return `${outer} ${inner}`.trim();
  return inner.replaceAll('&', outer.includes(',') ? `:is(${outer})` : outer);
}

/** Returns the declarations of a sheet by selector, property and conditions: `.card › padding @media (width>=1px)`. */
function declarationsOf(css: string) {
  const found = new Map<string, { selector: string; name: string; value: string; line: number }>();
  const read = (decl: Declaration) => {
    const around = aroundOf(decl);
    const said = ({ name, params }: AtRule) => `@${name} ${params}`.trim();
    const selector = around
      .flatMap((node) => (node.type === 'rule' ? (node as Rule).selector : isNamed(node) ? said(node) : []))
      .reduce(nest, '')
      .replace(/\s+/g, ' ');
    // Layers only order rules.
    const conditions = around.some(isNamed)
      ? []
      : around.filter((node): node is AtRule => node.type === 'atrule' && (node as AtRule).name !== 'layer');
    const value = decl.value + (decl.important ? ' !important' : '');
    const name = [decl.prop, ...conditions.map(said)].join(' ');
    let place = `${selector} › ${name}`;
    // A fallback for old browsers precedes the actual value.
    while (found.has(place) && found.get(place)?.value !== value) place += ' ';
    found.set(place, { selector, name, value, line: decl.source?.start?.line ?? 1 });
  };
  try {
    postcss.parse(css).walkDecls(read);
  } catch {
    // Browsers recover from invalid CSS by their own rules; the build reports it.
  }
  return found;
}

/**
 * Returns the CSS rules that differ between two versions, each once with all its changed values.
 * @param changed paths of sources that differ, from the project root
 */
export function changedRules(
  before: SourceTree,
  after: SourceTree,
  changed: readonly string[],
): readonly SheetRule[] {
  const rules = new Map<string, SheetRule>();
  for (const file of changed.filter((path) => path.endsWith('.css'))) {
    const [old, now] = [before, after].map(({ root }) => declarationsOf(textAt(root, file) ?? ''));
    const prefix = file.endsWith('.module.css') ? `d-${lettersOf(file)}-` : '';
    for (const place of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
      const [was, is] = [old?.get(place), now?.get(place)];
      const known = is ?? was;
      if (!known || was?.value === is?.value) continue;
      const { selector, name, line } = known;
      const classes = [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, local]) => prefix + local);
      const key = `${file} ${selector}`;
      const rule = rules.get(key) ?? { file, line, selector, prefix, classes, values: [] };
      rule.values.push(valueChange(name, was?.value ?? null, is?.value ?? null, selector));
      rules.set(key, rule);
    }
  }
  return [...rules.values()];
}

/** Returns the label of a rule. */
export const ruleLabel = ({ selector, file }: SheetRule): string => `вид: ${selector} в ${basename(file)}`;
