import type { FoundBlock } from '../compare/page.ts';
import type { BlockChange, ValueChange } from '../types.ts';
import { explained, wordsBetween, wordsOfBlock } from './evidence.ts';

/** A prop or a field that differs, and the lines of the component it belongs to. */
export interface Written {
  change: ValueChange;
  from: number;
  to: number;
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
