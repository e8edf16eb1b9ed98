import type { FoundBlock } from '../compare/change.ts';
import { leaves } from '../compare/leaves.ts';
import type { BlockChange, ValueChange } from '../types.ts';
import { changedProps } from './components.ts';
import { explained, wordsBetween, wordsOfBlock } from './evidence.ts';
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
