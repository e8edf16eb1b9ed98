import type { Parents, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { partAt, readLiteral } from '../../content/mdx/literal.ts';
import { isJsx, type Jsx, rangeOf } from '../../content/mdx/walk.ts';
import type { Range } from '../../content/problems/lines.ts';

/** A section or tag in a body. */
export interface Element {
  name: string;
  node: Jsx;
  /** Offsets of `<Name`. */
  from: number;
  to: number;
  attributes: Attribute[];
  /** The nearest element around it. */
  parent: Element | null;
  /** The Markdown node right around it. */
  container: Parents;
}

/** A prop as written. */
export interface Attribute {
  name: string;
  /** Undefined where the value is code, which another rule refuses. */
  value: unknown;
  isCode: boolean;
  from: number;
  to: number;
  /** Offsets of the value at a path inside it, quotes and braces included at the top. */
  range: (path: readonly PropertyKey[]) => Range | null;
  keyRange: (path: readonly PropertyKey[]) => Range | null;
}

/** Every element of a body, in reading order. */
export function readElements(tree: Root, source: string): Element[] {
  const elements: Element[] = [];
  const visit = (node: Parents, parent: Element | null) => {
    for (const child of node.children) {
      let around = parent;
      if (isJsx(child) && child.name) {
        const { from } = rangeOf(child);
        around = {
          name: child.name,
          node: child,
          from,
          to: from + child.name.length + 1,
          parent,
          container: node,
          attributes: child.attributes
            .filter((attribute) => attribute.type === 'mdxJsxAttribute')
            .map((attribute) => readAttribute(attribute, source)),
        };
        elements.push(around);
      }
      if ('children' in child) visit(child, around);
    }
  };
  visit(tree, null);
  return elements;
}

function readAttribute(attribute: MdxJsxAttribute, source: string): Attribute {
  const { name, value } = attribute;
  const { from, to } = rangeOf(attribute);
  const equals = source.slice(from, to).match(/^[^=]*=\s*/)?.[0].length;
  const whole: Range | null = equals === undefined ? null : { from: from + equals, to };
  const key = { from, to: from + name.length };
  const base = { name, from, to, isCode: false };
  if (value === null || value === undefined)
    return { ...base, value: true, range: () => null, keyRange: () => key };
  if (typeof value === 'string')
    return { ...base, value, range: (path) => (path.length === 0 ? whole : null), keyRange: () => key };
  const literal = readLiteral(value.data?.estree);
  return {
    ...base,
    value: literal?.value,
    isCode: literal === null,
    range: (path) =>
      path.length === 0 ? whole : ((literal && partAt(literal, path)?.literal.range) ?? null),
    keyRange: (path) => (path.length === 0 ? key : ((literal && partAt(literal, path)?.key) ?? null)),
  };
}
