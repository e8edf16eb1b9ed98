import { parse } from 'acorn';
import type { ArrayExpression, Expression, ObjectExpression, Program, Property } from 'estree';
import type { Range } from '../problems/lines.ts';

/** The value of `{…}` with the positions of its parts. */
export interface Literal {
  value: unknown;
  range: Range;
  /** Range of its key in an object; null outside of objects. */
  key: Range | null;
  /** Items of an array by index, properties of an object by key. */
  parts: ReadonlyMap<string, Literal>;
}

type Node = Expression | ArrayExpression['elements'][number] | Property['value'];

/**
 * Reads the value of an expression made of data: strings, numbers, booleans, null, arrays and objects of these.
 * @returns null for code
 */
export function readLiteral(program: Program | null | undefined): Literal | null {
  const [statement, ...more] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' && more.length === 0 ? read(statement.expression) : null;
}

/** Creates an expression from plain data, which `readLiteral` can read. */
export const literalProgram = (value: unknown): Program =>
  parse(`(${JSON.stringify(value)})`, { ecmaVersion: 'latest', sourceType: 'module' }) as Program;

/** Returns the part of a value at a path; null if missing. */
export const partAt = (literal: Literal, path: readonly PropertyKey[]): Literal | null =>
  path.reduce<Literal | null>((found, step) => found?.parts.get(String(step)) ?? null, literal);

/** @param key range of the value's key */
function read(node: Node, key: Range | null = null): Literal | null {
  switch (node?.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? null : plain(node, key, node.value);
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? plain(node, key, node.quasis[0]?.value.cooked) : null;
    case 'UnaryExpression': {
      const inner = node.operator === '-' ? read(node.argument) : null;
      return inner && plain(node, key, -Number(inner.value));
    }
    case 'ArrayExpression':
      return composed(
        node,
        key,
        node.elements.map((item, index) => [String(index), read(item)]),
      );
    case 'ObjectExpression':
      return composed(node, key, node.properties.map(fieldOf));
    default:
      return null;
  }
}

const plain = (node: object, key: Range | null, value: unknown): Literal => ({
  value,
  range: rangeOf(node),
  key,
  parts: new Map(),
});

function composed(
  node: ArrayExpression | ObjectExpression,
  key: Range | null,
  parts: readonly (readonly [string, Literal | null])[],
): Literal | null {
  const known = parts.flatMap(([name, part]) => (part ? [[name, part] as const] : []));
  if (known.length < parts.length) return null;
  const values = known.map(([name, { value }]) => [name, value] as const);
  const value = node.type === 'ArrayExpression' ? values.map(([, item]) => item) : Object.fromEntries(values);
  return { ...plain(node, key, value), parts: new Map(known) };
}

function fieldOf(property: ObjectExpression['properties'][number]): readonly [string, Literal | null] {
  if (property.type !== 'Property' || property.computed) return ['', null];
  const { key, value } = property;
  if (key.type !== 'Identifier' && key.type !== 'Literal') return ['', null];
  return [key.type === 'Identifier' ? key.name : String(key.value), read(value, rangeOf(key))];
}

/** Returns Acorn's offsets, which ESTree's types lack. */
function rangeOf(node: object): Range {
  const { start, end } = node as { start: number; end: number };
  return { from: start, to: end };
}
