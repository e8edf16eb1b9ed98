import { changedProps } from '../source/components.ts';
import type { BlockChange, ValueChange } from '../types.ts';

const digits = (text: string) => text.replace(/[\s\u00a0\u202f]/g, '');

/**
 * Hands each changed prop to the block that shows it: the one in the component's lines whose words hold the values,
 * else the first in its lines.
 * @returns props that no changed block shows
 */
export function attachProps(
  file: string,
  before: string,
  after: string,
  blocks: readonly BlockChange[],
): ValueChange[] {
  const loose: ValueChange[] = [];
  for (const { change, use } of changedProps(file, before, after)) {
    const inside = blocks.filter(
      ({ source }) =>
        source !== null && source.file === file && source.line >= use.line && source.line <= use.endLine,
    );
    const shows = ({ runs }: BlockChange) => {
      const has = (op: 'add' | 'del', value: string | null) =>
        value !== null &&
        runs.some(
          (run) => run.op !== (op === 'add' ? 'del' : 'add') && digits(run.text).includes(digits(value)),
        );
      return has('add', change.after) || has('del', change.before);
    };
    const block = inside.find(shows) ?? blocks.find(shows) ?? inside[0];
    if (block) {
      block.values.push(change);
      block.source = change.source;
    } else loose.push(change);
  }
  return loose;
}
