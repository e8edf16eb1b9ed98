import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { describe } from '../../../mdx-components/descriptions.ts';
import { uniqueSlugs } from '../../content/files/slugs.ts';
import { nodesOf, rangeOf } from '../../content/mdx/walk.ts';
import type { Element } from './elements.ts';

/** A Markdown heading. */
export interface HeadingUse {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  title: string;
  /** The anchor that mdx/heading-ids.ts gives it; h1 has none. */
  id: string | null;
  from: number;
  to: number;
  /** True right in the page's text, false inside a section. */
  top: boolean;
}

/**
 * The Markdown headings of a body with the anchors they will have.
 * @param prefix what these begin with
 */
export function readHeadings(tree: Root | null, prefix = ''): HeadingUse[] {
  const slug = uniqueSlugs(prefix);
  return nodesOf(tree, 'heading').map((node) => {
    const title = textOf(node, { includeImageAlt: false });
    const id = node.depth === 1 ? null : slug(title);
    return { level: node.depth, title, id, ...rangeOf(node), top: tree?.children.includes(node) === true };
  });
}

/** Every anchor of a body: headings, `id`s, and what sections make by themselves. */
export const anchorsOf = (headings: readonly HeadingUse[], elements: readonly Element[]): string[] => [
  ...headings.flatMap(({ id }) => id ?? []),
  ...elements.flatMap(({ name, attributes }) => [
    ...attributes.filter((attribute) => attribute.name === 'id').map(({ value }) => String(value)),
    ...(describe(name)?.anchors ?? []),
  ]),
];
