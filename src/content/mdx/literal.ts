import type { Range } from '../frontmatter/frontmatter.ts';

/** The parts of acorn's tree that a literal may have (literals-only.ts refuses all others). */
export interface Estree {
  type: string;
  operator?: string;
  computed?: boolean;
  start?: number;
  end?: number;
  value?: unknown;
  elements?: Estree[];
  properties?: (Estree & { key?: Estree & { name?: string } })[];
  argument?: Estree;
  quasis?: (Estree & { value: { cooked?: string } })[];
  expression?: Estree;
}

/** The value of `{…}` and where its parts stand. */
export interface Literal {
  value: unknown;
  /** Offsets of the value at a path inside, `[]` for the whole. */
  range: (path: readonly PropertyKey[]) => Range | null;
  keyRange: (path: readonly PropertyKey[]) => Range | null;
}

/** Reads the literal that an expression holds, or null when it holds code. */
export function readLiteral(estree: unknown): Literal | null {
  const [statement, ...more] = (estree as { body?: Estree[] } | null | undefined)?.body ?? [];
  const node = statement?.expression;
  if (!node || more.length > 0 || !isLiteral(node)) return null;
  return {
    value: valueIn(node),
    range: (path) => rangeOf(find(node, path)),
    keyRange: (path) => {
      const parent = find(node, path.slice(0, -1));
      return rangeOf(parent?.properties?.find((property) => nameOf(property) === String(path.at(-1)))?.key);
    },
  };
}

const nameOf = ({ key }: { key?: Estree & { name?: string } }) => String(key?.name ?? key?.value);
const rangeOf = (node: Estree | undefined): Range | null =>
  node?.start === undefined || node.end === undefined ? null : { from: node.start, to: node.end };

function find(node: Estree | undefined, [step, ...rest]: readonly PropertyKey[]): Estree | undefined {
  if (step === undefined || !node) return node;
  const next = node.elements
    ? node.elements[Number(step)]
    : (node.properties?.find((property) => nameOf(property) === String(step))?.value as Estree | undefined);
  return find(next, rest);
}

/** True for strings, numbers, booleans, lists and objects of these; for nothing that runs. */
export function isLiteral(node: Estree | undefined): boolean {
  switch (node?.type) {
    case 'Literal':
      return !('regex' in node);
    case 'TemplateLiteral':
      return node.quasis?.length === 1;
    case 'UnaryExpression':
      return node.operator === '-' && isLiteral(node.argument);
    case 'ArrayExpression':
      return node.elements?.every((element) => isLiteral(element)) ?? false;
    case 'ObjectExpression':
      return (
        node.properties?.every(
          ({ type, computed, value }) => type === 'Property' && !computed && isLiteral(value as Estree),
        ) ?? false
      );
    default:
      return false;
  }
}

function valueIn(node: Estree): unknown {
  switch (node.type) {
    case 'TemplateLiteral':
      return node.quasis?.[0]?.value.cooked ?? '';
    case 'UnaryExpression':
      return -Number(node.argument && valueIn(node.argument));
    case 'ArrayExpression':
      return node.elements?.map(valueIn);
    case 'ObjectExpression':
      return Object.fromEntries(
        (node.properties ?? []).map((property) => [nameOf(property), valueIn(property.value as Estree)]),
      );
    default:
      return node.value;
  }
}
