import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { describe } from '../../../mdx-components/descriptions.ts';
import { walk } from '../../content/mdx/walk.ts';
import type { Attribute, Element } from './elements.ts';
import type { FieldText } from './fields.ts';

/** A link as written, wherever. */
export interface LinkUse {
  href: string;
  /** What the visitor clicks; null where that is not known here. */
  text: string | null;
  field: string | null;
  /** Offsets of the address alone, so that a fix may write another. */
  from: number;
  to: number;
  /** False where the address is not spelled out (`<Tool slug="…">`): a fix must not touch it. */
  literal: boolean;
}

const linkKeys = new Set(['href', 'link']);

/** Every link of a file: Markdown's, those in props, those in fields. */
export const readLinks = (
  tree: Root | null,
  elements: readonly Element[],
  fields: readonly FieldText[],
  source: string,
): LinkUse[] => [
  ...fields
    .filter(({ path }) => linkKeys.has(String(path.at(-1))))
    .map(({ path, text, from, to }) => ({
      href: text,
      text: null,
      field: path.join('.'),
      from,
      to,
      literal: true,
    })),
  ...(tree ? markdownLinks(tree, source) : []),
  ...elements.flatMap((element) => element.attributes.flatMap((attribute) => propLinks(element, attribute))),
];

function markdownLinks(tree: Root, source: string): LinkUse[] {
  const links: LinkUse[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? start;
    const at = source.slice(start, end).lastIndexOf(node.url);
    links.push({
      href: node.url,
      text: node.type === 'link' ? textOf(node) : null,
      field: null,
      from: at < 0 ? start : start + at,
      to: at < 0 ? end : start + at + node.url.length,
      literal: at >= 0,
    });
  });
  return links;
}

function propLinks({ name }: Element, attribute: Attribute): LinkUse[] {
  const links: LinkUse[] = [];
  const field = `<${name} ${attribute.name}>`;
  const folder = describe(name)?.links?.[attribute.name];
  const walk = (value: unknown, path: readonly PropertyKey[], beside: unknown) => {
    const key = String(path.at(-1) ?? attribute.name);
    if (typeof value === 'string') {
      const range = attribute.range(path);
      if (!range) return;
      const place = { field, from: range.from + 1, to: range.to - 1 };
      if (path.length === 0 && folder !== undefined)
        links.push({ href: folder + value, text: null, ...place, literal: false });
      else if (linkKeys.has(key)) {
        const { text } = (beside ?? {}) as { text?: unknown };
        links.push({ href: value, text: typeof text === 'string' ? text : null, ...place, literal: true });
      }
    } else if (Array.isArray(value)) value.forEach((item, index) => void walk(item, [...path, index], null));
    else if (typeof value === 'object' && value !== null)
      for (const [inner, item] of Object.entries(value)) walk(item, [...path, inner], value);
  };
  walk(attribute.value, [], null);
  return links;
}
