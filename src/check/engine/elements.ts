import type { Nodes, Parents, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { partAt, readLiteral } from '../../content/mdx/literal.ts';
import type { Range } from '../../content/problems/lines.ts';

/** A section or tag in a body. */
export interface Element {
  name: string;
  node: MdxJsxFlowElement | MdxJsxTextElement;
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

const isElement = (node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Every element of a body, in reading order. */
export function readElements(tree: Root, source: string): Element[] {
  const elements: Element[] = [];
  const visit = (node: Parents, parent: Element | null) => {
    for (const child of node.children) {
      let around = parent;
      if (isElement(child) && child.name) {
        const from = child.position?.start.offset ?? 0;
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

function readAttribute({ name, value, position }: MdxJsxAttribute, source: string): Attribute {
  const from = position?.start.offset ?? 0;
  const to = position?.end.offset ?? from;
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
