import type { Definition, Link, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { describe } from '../../../mdx-components/descriptions.ts';
import { nodesOf, rangeOf } from '../../content/mdx/walk.ts';
import type { Value } from './values.ts';

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
export const readLinks = (tree: Root | null, values: readonly Value[], source: string): LinkUse[] => [
  ...nodesOf(tree, 'link', 'definition').map((node) => markdownLink(node, source)),
  ...values.flatMap(valueLink),
];

function markdownLink(node: Link | Definition, source: string): LinkUse {
  const whole = rangeOf(node);
  const at = source.slice(whole.from, whole.to).lastIndexOf(node.url);
  const start = whole.from + at;
  return {
    href: node.url,
    text: node.type === 'link' ? textOf(node) : null,
    field: null,
    ...(at < 0 ? whole : { from: start, to: start + node.url.length }),
    literal: at >= 0,
  };
}

function valueLink({ path, text, beside, element, field, from, to }: Value): LinkUse[] {
  const key = String(path.at(-1));
  const folder = element && path.length === 1 ? describe(element.name)?.links?.[key] : undefined;
  if (folder !== undefined) return [{ href: folder + text, text: null, field, from, to, literal: false }];
  if (!linkKeys.has(key)) return [];
  const label = element && typeof beside?.text === 'string' ? beside.text : null;
  return [{ href: text, text: label, field, from, to, literal: true }];
}
