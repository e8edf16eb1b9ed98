import { parse } from 'acorn';
import type { ArrayExpression, Expression, ObjectExpression, Program, Property } from 'estree';
import type { Range } from '../problems/lines.ts';

/** The value of `{…}` with its syntax tree, for the positions of its parts. */
export interface Literal {
  value: unknown;
  node: Node;
}

type Node = Expression | ArrayExpression['elements'][number] | Property['value'] | undefined;

/**
 * Reads the value of an expression made of data: strings, numbers, booleans, null, arrays and objects of these.
 * @returns null for code
 */
export function readLiteral(program: Program | null | undefined): Literal | null {
  const [statement, ...more] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || more.length > 0) return null;
  const value = read(statement.expression);
  return value === undefined ? null : { value, node: statement.expression };
}

/** Creates an expression from plain data, which `readLiteral` can read. */
export const literalProgram = (value: unknown): Program =>
  parse(`(${JSON.stringify(value)})`, { ecmaVersion: 'latest', sourceType: 'module' }) as Program;

/** Returns the ranges of the part of a value at a path, and of its key in an object; null if missing. */
export function partAt(
  { node }: Literal,
  path: readonly PropertyKey[],
): { range: Range; key: Range | null } | null {
  const [step, ...inner] = path;
  let key: Range | null = null;
  let part: Node;
  if (node?.type === 'ArrayExpression') part = node.elements[Number(step)];
  if (node?.type === 'ObjectExpression') {
    const property = node.properties.findLast((one) => nameOf(one) === String(step));
    if (property?.type === 'Property') [part, key] = [property.value, rangeOf(property.key)];
  }
  if (!part) return null;
  return inner.length > 0 ? partAt({ value: null, node: part }, inner) : { range: rangeOf(part), key };
}

/** Returns undefined for code. */
function read(node: Node): unknown {
  switch (node?.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? undefined : node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
    case 'UnaryExpression': {
      const value = node.operator === '-' ? read(node.argument) : undefined;
      return value === undefined ? undefined : -Number(value);
    }
    case 'ArrayExpression': {
      const items = node.elements.map(read);
      return items.includes(undefined) ? undefined : items;
    }
    case 'ObjectExpression': {
      const fields = node.properties.map((one) => [nameOf(one), 'value' in one && read(one.value)]);
      return fields.flat().includes(undefined) ? undefined : Object.fromEntries(fields);
    }
    default:
      return undefined;
  }
}

/** Returns undefined for a computed name, and what has no name. */
function nameOf(property: ObjectExpression['properties'][number]): string | undefined {
  if (property.type !== 'Property' || property.computed) return undefined;
  const { key } = property;
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
}

/** Returns Acorn's offsets, which ESTree's types lack. */
function rangeOf(node: object): Range {
  const { start, end } = node as { start: number; end: number };
  return { from: start, to: end };
}
