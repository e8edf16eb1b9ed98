import type { Node, Parent } from 'unist';
import { EXIT, visit } from 'unist-util-visit';
import { parseMdx } from '../../content/mdx/parse.ts';
import type { FoundBlock } from '../compare/change.ts';
import { leaves } from '../compare/facts.ts';
import { likeness, pairLists, wordsOf } from '../compare/words.ts';
import type { BlockChange, ValueChange } from '../types.ts';
import { explained, wordsBetween, wordsOfBlock } from './hunks.ts';
import type { SourcePage } from './pages.ts';

/** A prop or a field that differs, and the lines of the component it belongs to. */
interface Written {
  change: ValueChange;
  from: number;
  to: number;
}

const flat = (page: SourcePage | undefined) =>
  new Map(leaves(page?.data).map((leaf) => [leaf.path.join('.'), leaf]));

/** Fields of the frontmatter that differ, in the order of the file. */
function changedFields(before: SourcePage | undefined, after: SourcePage | undefined): ValueChange[] {
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was?.text === is?.text) return [];
    const path = (is ?? was)?.path ?? [];
    const source = after && is ? { file: after.file, line: after.lineOf(path.map(numeric)) } : null;
    return [{ owner: '', name, before: was?.text ?? null, after: is?.text ?? null, source }];
  });
}

const numeric = (part: string) => (/^\d+$/.test(part) ? Number(part) : part);

/** Values that a writer changed in a page's file: fields of its frontmatter, props of its components. */
export function writtenIn(before: SourcePage | undefined, after: SourcePage | undefined): Written[] {
  const fields = changedFields(before, after).map((change) => ({ change, from: 0, to: 0 }));
  if (!before || !after) return fields;
  const props = changedProps(after.file, before.source, after.source).map(({ change, use }) => ({
    change,
    from: use.line,
    to: use.endLine,
  }));
  return [...fields, ...props];
}

/**
 * Hands each changed prop or field to the block that shows it: the one in the component's lines whose words are the value's, else
 * any with its words, else, for a prop, the first in its lines.
 * @returns what no block shows
 */
export function attachValues(
  file: string,
  values: readonly Written[],
  blocks: readonly FoundBlock[],
): ValueChange[] {
  return values.flatMap(({ change, from, to }) => {
    const words = wordsBetween(change.before ?? '', change.after ?? '');
    const shows = ({ change: block }: FoundBlock) => explained(wordsOfBlock(block), words) >= 0.5;
    const inside = blocks.filter(({ writtenAt }) =>
      writtenAt.some((source) => source.file === file && source.line >= from && source.line <= to),
    );
    const block = inside.find(shows) ?? blocks.find(shows) ?? (change.owner === '' ? undefined : inside[0]);
    if (!block) return [change];
    give(block.change, change);
    return [];
  });
}

/** A text before and after is told by the block's own words; a prop by its name too. */
function give(block: BlockChange, change: ValueChange): void {
  if (change.owner !== '') block.values.push(change);
  block.source = change.source;
}

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
  return pairLists(old, now, ({ name, text }) => `${name} ${text}`, likenessOf).changed.flatMap(([i, j]) => {
    const [was, use] = [old[i], now[j]];
    if (!was || !use) return [];
    return [...new Set([...was.props.keys(), ...use.props.keys()])].flatMap((name) => {
      const [from, to] = [was.props.get(name) ?? null, use.props.get(name) ?? null];
      const source = { file, line: use.line };
      return from === to ? [] : [{ change: { owner: use.name, name, before: from, after: to, source }, use }];
    });
  });
}

/** Uses of one component by how alike they are. */
const likenessOf = (a: Use, b: Use) =>
  a.name === b.name ? likeness(wordsOf(a.text), wordsOf(b.text)) : null;
