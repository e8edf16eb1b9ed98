import type { Nodes } from 'mdast';
import { readElements } from '../check/engine/elements.ts';
import type { Places } from './spots.ts';

/** Sets what stands at a path of plain data to nothing. */
function without(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return null;
  if (Array.isArray(value))
    return value.map((item, index) => (index === Number(step) ? without(item, rest) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === step ? without(item, rest) : item]),
  );
}

/**
 * All that a file says but one of its texts: the same before and after an edit of that text alone.
 * @param id of the spot that is left out
 */
export function restOf({ tree, data }: Places, id: string): string {
  const [kind, index, ...path] = id.split('/');
  const blank = kind === 'field' ? without(data, index === undefined ? [] : [index, ...path]) : data;
  const props = new Map(
    readElements(tree, '').map(({ node, attributes }, at) => {
      const own = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
      return [node as Nodes, kind === 'prop' && at === Number(index) ? without(own, path) : own];
    }),
  );
  const plain = (node: Nodes, at: string): unknown => {
    const { position: _, data: __, ...own } = node as Nodes & { attributes?: unknown; children?: Nodes[] };
    if (node.type === 'yaml') return null;
    return {
      ...own,
      attributes: props.get(node) ?? null,
      children: at === id ? null : own.children?.map((child, each) => plain(child, `${at}/${each}`)),
    };
  };
  return JSON.stringify([blank, plain(tree, 'body')]);
}
