import type { Node, Parent } from 'unist';
import { EXIT, visit } from 'unist-util-visit';
import { parseMdx } from '../../content/mdx/parse.ts';
import { matches, pairAlike } from '../compare/match.ts';
import { likeness, wordsOf } from '../compare/words.ts';
import type { ValueChange } from '../types.ts';

/** A component as a writer used it. */
export interface Use {
  name: string;
  line: number;
  endLine: number;
  props: ReadonlyMap<string, string>;
  /** The words inside it. */
  text: string;
}

interface JsxNode extends Parent {
  name: string | null;
  attributes: { type: string; name?: string; value?: null | string | { value: string } }[];
}
const isJsx = (node: Node): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Lists the components of an MDX text; a text that does not parse has none. */
export function componentsOf(source: string): Use[] {
  const uses: Use[] = [];
  try {
    visit(parseMdx(source) as Node, (node: Node) => {
      if (!isJsx(node) || !node.name || !/^[A-Z]/.test(node.name) || !node.position) return;
      const props = node.attributes.flatMap(({ name, value }): [string, string][] => {
        if (!name) return [];
        const said = typeof value === 'object' ? value?.value.trim() : value;
        return [[name, said ?? 'да']];
      });
      const { start, end } = node.position;
      const text = source.slice(start.offset, end.offset);
      uses.push({ name: node.name, line: start.line, endLine: end.line, props: new Map(props), text });
    });
  } catch {
    // The content check says what is wrong with it.
  }
  return uses;
}

/** The last line of what begins on a line of an MDX text, of the outermost part there: on line 1 that is the text itself. */
export function lastLineOf(source: string, line: number): number {
  let last = line;
  try {
    visit(parseMdx(source) as Node, ({ position }: Node) => {
      if (position?.start.line !== line) return undefined;
      last = position.end.line;
      return EXIT;
    });
  } catch {
    // The content check says what is wrong with it.
  }
  return last;
}

/**
 * Props that differ between two versions of a file, named: «Counter: value 88 → 90».
 * @returns the changes, each with the use it belongs to in the new version
 */
export function changedProps(
  file: string,
  before: string,
  after: string,
): { change: ValueChange; use: Use }[] {
  const [old, now] = [componentsOf(before), componentsOf(after)];
  const found: { change: ValueChange; use: Use }[] = [];
  let [i, j] = [0, 0];
  const key = ({ name, text }: Use) => `${name} ${text}`;
  for (const [x, y] of [...matches(old.map(key), now.map(key)), [old.length, now.length] as const]) {
    const [gone, come] = [old.slice(i, x), now.slice(j, y)];
    for (const [from, to] of pairAlike(gone, come, likenessOf)) {
      const [was, is] = [gone[from], come[to]];
      if (!was || !is) continue;
      for (const name of new Set([...was.props.keys(), ...is.props.keys()])) {
        const [from, to] = [was.props.get(name) ?? null, is.props.get(name) ?? null];
        if (from === to) continue;
        const source = { file, line: is.line };
        found.push({ change: { owner: is.name, name, before: from, after: to, source }, use: is });
      }
    }
    [i, j] = [x + 1, y + 1];
  }
  return found;
}

/** Uses of one component by how alike they are. */
const likenessOf = (a: Use, b: Use) =>
  a.name === b.name ? likeness(wordsOf(a.text), wordsOf(b.text)) : null;
