import type { Nodes, Root } from 'mdast';
import type { Short } from './shorten.ts';

interface Point {
  line: number;
  column: number;
  offset?: number | undefined;
}

/** Fields of acorn's trees that hold a place. */
interface Place {
  start?: unknown;
  end?: unknown;
  range?: number[];
  loc?: { start: Point; end: Point };
}

/**
 * The tree of a shortened text as that of the whole one: the words are put back and every place is where it was.
 * @returns null when a run of words became something else than text: the whole text must then be read
 */
export function restored(tree: Root, { count, restore, whole }: Short): Root | null {
  let found = 0;
  const count1 = () => {
    found++;
  };
  const point = (place: Point | undefined, firstColumn = 1) => {
    if (place?.offset === undefined) return;
    const start = whole(place.offset - place.column + firstColumn);
    place.offset = whole(place.offset);
    place.column = place.offset - start + firstColumn;
  };
  /** Trees of expressions share places among each other. */
  const moved = new Set<unknown>();
  const code = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || moved.has(value)) return;
    moved.add(value);
    const place = value as Place;
    if (typeof place.start === 'number') place.start = whole(place.start);
    if (typeof place.end === 'number') place.end = whole(place.end);
    if (place.range && !moved.has(place.range)) {
      moved.add(place.range);
      place.range.forEach((at, index, range) => {
        range[index] = whole(at);
      });
    }
    if (place.loc && !moved.has(place.loc)) {
      moved.add(place.loc);
      point(place.loc.start, 0);
      point(place.loc.end, 0);
    }
    for (const inner of Object.values(value)) code(inner);
  };
  const visit = (node: Nodes): void => {
    point(node.position?.start);
    point(node.position?.end);
    switch (node.type) {
      case 'text':
      case 'inlineCode':
      case 'code':
      case 'yaml':
        node.value = restore(node.value, count1);
        break;
      case 'image':
        if (node.alt) node.alt = restore(node.alt, count1);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) {
          point(attribute.position?.start);
          point(attribute.position?.end);
          if (typeof attribute.value === 'string') attribute.value = restore(attribute.value, count1);
          else if (attribute.value) code(attribute.value.data?.estree);
          if (attribute.type === 'mdxJsxExpressionAttribute') code(attribute.data?.estree);
        }
        break;
    }
    if ('data' in node && node.data && 'estree' in node.data) code(node.data.estree);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return found === count ? tree : null;
}
