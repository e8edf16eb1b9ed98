import type { Parents, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { type Literal, partAt, readLiteral } from '../../content/mdx/literal.ts';
import { isJsx, type Jsx, rangeOf } from '../../content/mdx/tree.ts';
import type { Range } from '../../content/problems/lines.ts';
import { dotted, type Text, textsIn, type Written } from '../../content/problems/path.ts';

/** A section or HTML tag in a body, with its props; its range is that of `<Name`. */
export interface MdxElement extends Written, Range {
  name: string;
  node: Jsx;
  attributes: Attribute[];
  /** The enclosing element. */
  parent: MdxElement | null;
  /** The parent node. */
  container: Parents;
}

/** Where a finding about an element stands: at its start, `<Name`. */
export const placeOf = ({ name, from, to }: MdxElement) => ({ from, to, field: `<${name}>` });

interface Attribute extends Range {
  name: string;
  /** Undefined for code, which another rule refuses. */
  value: unknown;
  /** Offsets of the value with quotes or braces; null for a boolean attribute without a value. */
  whole: Range | null;
  /** The value in braces; null in quotes, without a value, and for code. */
  literal: Literal | null;
}

/** All elements of a body, in reading order. */
export function readElements(tree: Root, source: string): MdxElement[] {
  const elements: MdxElement[] = [];
  const visit = (node: Parents, parent: MdxElement | null) => {
    for (const child of node.children) {
      let around = parent;
      if (isJsx(child) && child.name) {
        const { from } = rangeOf(child);
        const to = from + child.name.length + 1;
        around = {
          name: child.name,
          node: child,
          from,
          to,
          parent,
          container: node,
          ...propsOf(child, source),
        };
        elements.push(around);
      }
      if ('children' in child) visit(child, around);
    }
  };
  visit(tree, null);
  return elements;
}

function propsOf(node: Jsx, source: string): Written & Pick<MdxElement, 'attributes'> {
  const attributes = node.attributes
    .filter((attribute) => attribute.type === 'mdxJsxAttribute')
    .map((attribute) => readAttribute(attribute, source));
  // The last one wins if a prop is written twice, as in React.
  const named = (key: PropertyKey | undefined) => attributes.findLast(({ name }) => name === String(key));
  return {
    attributes,
    data: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    valueRange: ([key, ...inner]) => {
      const { whole = null, literal = null } = named(key) ?? {};
      return inner.length === 0 ? whole : ((literal && partAt(literal, inner)?.range) ?? null);
    },
    keyRange: ([key, ...inner]) => {
      const attribute = named(key);
      if (!attribute) return null;
      const { from, name, literal } = attribute;
      if (inner.length === 0 || literal === null) return { from, to: from + name.length };
      return partAt(literal, inner)?.key ?? null;
    },
  };
}

function readAttribute(attribute: MdxJsxAttribute, source: string): Attribute {
  const { name, value } = attribute;
  const { from, to } = rangeOf(attribute);
  const equals = source.slice(from, to).match(/^[^=]*=\s*/)?.[0].length;
  const whole = equals === undefined ? null : { from: from + equals, to };
  const base = { name, from, to, whole, literal: null };
  if (value === null || value === undefined) return { ...base, value: true };
  if (typeof value === 'string') return { ...base, value };
  const literal = readLiteral(value.data?.estree);
  return { ...base, value: literal?.value, literal };
}

/** A text in a field or a prop; its range is without quotes. */
export interface Value extends Text, Range {
  /** The section; null for fields of the file. */
  element: MdxElement | null;
  /** Dotted field or element, for problems. */
  field: string;
}

/**
 * All texts of a file's fields or a section's props, including nested ones.
 * @param element the section; omitted for fields
 */
export const textValues = (
  { data, valueRange }: Written,
  source: string,
  element: MdxElement | null = null,
): Value[] =>
  textsIn(data).flatMap((found) => {
    const range = valueRange(found.path);
    if (!range) return [];
    const field = element ? `<${element.name} ${String(found.path[0])}>` : dotted(found.path);
    return [{ ...found, ...insideQuotes(range, source), element, field }];
  });

/** The range of a text without its quotes, and without the braces of a string in braces (`{'…'}`). */
export function insideQuotes({ from, to }: Range, source: string): Range {
  const [, open = '', close = ''] = /^(\{\s*)[\s\S]*?(\s*\})$/.exec(source.slice(from, to)) ?? [];
  const quote = /["'`]/.test(source.charAt(from + open.length)) ? 1 : 0;
  return { from: from + open.length + quote, to: to - close.length - quote };
}
