import { basename } from 'node:path/posix';
import { transform } from 'lightningcss';
import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { classPattern } from '../../class-pattern.ts';
import { once } from '../../once.ts';
import { sheetHashIn } from '../compare/attributes.ts';
import { type SheetRule, valueChange } from '../compare/change.ts';
import { textAt } from '../text-at.ts';
import type { SourceChange } from './pages.ts';
import { mayShow, sectionName, sectionOf } from './units.ts';

/** Returns the hash in the class names of a CSS module, made from its path (vite.config.ts). */
export const sheetHashOf = once((file: string): string => {
  const cssModules = { pattern: classPattern };
  const { exports } = transform({ filename: file, code: Buffer.from('.a{top:0}'), cssModules });
  return sheetHashIn(exports?.a?.name ?? '')[0] ?? '';
});

function ancestorsOf({ parent }: Node): Node[] {
  return parent && parent.type !== 'root' ? [...ancestorsOf(parent), parent] : [];
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
    const ancestors = ancestorsOf(decl);
    // Without layers, which only order rules.
    const conditions = ancestors
      .filter((node): node is AtRule => node.type === 'atrule' && (node as AtRule).name !== 'layer')
      .map(({ name, params }) => `@${name} ${params}`.trim());
    const selector = ancestors
      .flatMap((node) => (node.type === 'rule' ? (node as Rule).selector : []))
      .reduce(nest, '')
      .replace(/\s+/g, ' ');
    const value = decl.value + (decl.important ? ' !important' : '');
    const name = [decl.prop, ...conditions].join(' ');
    let key = `${selector} › ${name}`;
    // A property may be declared twice: a fallback for old browsers precedes the actual value.
    while (found.has(key) && found.get(key)?.value !== value) key += ' ';
    found.set(key, { selector, name, value, line: decl.source?.start?.line ?? 1 });
  };
  try {
    postcss.parse(css).walkDecls(read);
  } catch {
    // Browsers recover from invalid CSS by their own rules; the build reports it.
  }
  return found;
}

/** Returns the CSS rules that differ between two versions, each once with all its changed values. */
export function changedRules({ before, after, changed }: SourceChange): readonly SheetRule[] {
  const rules = new Map<string, SheetRule>();
  for (const file of changed.filter((path) => path.endsWith('.css') && mayShow(path))) {
    const [old, now] = [before, after].map(({ root }) => declarationsOf(textAt(root, file) ?? ''));
    const prefix = file.endsWith('.module.css') ? `d-${sheetHashOf(file)}-` : '';
    for (const place of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
      const [was, is] = [old?.get(place), now?.get(place)];
      const known = is ?? was;
      if (!known || was?.value === is?.value) continue;
      const { selector, name, line } = known;
      const classes = [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, local]) => prefix + local);
      const isPlain = classes.length > 0 && !/[,+~("]/.test(selector);
      const tags = isPlain ? (selector.match(/(?<=^|[\s>])[a-z]\w*/g) ?? []) : [];
      const key = `${file} ${selector}`;
      const section = sectionOf(file);
      const sheet = section ? `секция «${sectionName(section)}»` : basename(file);
      // Declarations of a font belong to no selector.
      const label = `вид: ${[sheet, selector].filter(Boolean).join(', ')}`;
      const cause = { key, label, url: null };
      const rule: SheetRule = rules.get(key) ?? {
        prefix,
        classes,
        tags,
        values: [],
        source: is ? { file, line } : { file, line, isGone: true },
        cause,
      };
      rule.values.push(valueChange(name, was?.value ?? null, is?.value ?? null, selector));
      rules.set(key, rule);
    }
  }
  return [...rules.values()];
}
