import { parse } from 'acorn';
import type { ArrayExpression, Expression, ObjectExpression, Program, Property } from 'estree';
import type { Range } from '../problems/lines.ts';

/** The value of `{…}`, with the places of its parts. */
export interface Literal {
  value: unknown;
  range: Range;
  /** What a list or a set of values holds, by position or name. */
  parts: ReadonlyMap<string, { key: Range | null; literal: Literal }>;
}

type Node = Expression | ArrayExpression['elements'][number] | Property['value'];
type Part = [name: string, part: { key: Range | null; literal: Literal }];

/**
 * Reads what an expression holds. Content is data, not code: strings, numbers, booleans, null, lists and sets of these.
 * @returns null for code
 */
export function readLiteral(program: Program | null | undefined): Literal | null {
  const [statement, ...more] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' && more.length === 0 ? read(statement.expression) : null;
}

/** An expression that holds plain data: what `readLiteral` reads. */
export const literalProgram = (value: unknown): Program =>
  parse(`(${JSON.stringify(value)})`, { ecmaVersion: 'latest', sourceType: 'module' }) as Program;

/** The part of a value at a path inside it, with the place of its name. */
export function partAt(
  literal: Literal,
  path: readonly PropertyKey[],
): { key: Range | null; literal: Literal } | null {
  return path.reduce<{ key: Range | null; literal: Literal } | null>(
    (found, step) => found?.literal.parts.get(String(step)) ?? null,
    { key: null, literal },
  );
}

function read(node: Node): Literal | null {
  switch (node?.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? null : plain(node, node.value);
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? plain(node, node.quasis[0]?.value.cooked) : null;
    case 'UnaryExpression': {
      const inner = node.operator === '-' ? read(node.argument) : null;
      return inner && plain(node, -Number(inner.value));
    }
    case 'ArrayExpression':
      return composed(node, node.elements.map(itemOf), (parts) =>
        parts.map(([, { literal }]) => literal.value),
      );
    case 'ObjectExpression':
      return composed(node, node.properties.map(fieldOf), (parts) =>
        Object.fromEntries(parts.map(([name, { literal }]) => [name, literal.value])),
      );
    default:
      return null;
  }
}

const plain = (node: NonNullable<Node>, value: unknown): Literal => ({
  value,
  range: rangeOf(node),
  parts: new Map(),
});

function composed(
  node: NonNullable<Node>,
  parts: readonly (Part | null)[],
  join: (parts: readonly Part[]) => unknown,
): Literal | null {
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return null;
  return { value: join(known), range: rangeOf(node), parts: new Map(known) };
}

function itemOf(element: ArrayExpression['elements'][number], index: number): Part | null {
  const literal = read(element);
  return literal && [String(index), { key: null, literal }];
}

function fieldOf(property: ObjectExpression['properties'][number]): Part | null {
  if (property.type !== 'Property' || property.computed) return null;
  const { key, value } = property;
  const literal = read(value);
  if (!literal || (key.type !== 'Identifier' && key.type !== 'Literal')) return null;
  return [key.type === 'Identifier' ? key.name : String(key.value), { key: rangeOf(key), literal }];
}

/** Acorn's places, which ESTree's types do not know. */
function rangeOf(node: object): Range {
  const { start, end } = node as { start: number; end: number };
  return { from: start, to: end };
}
