import type { List } from 'mdast';
import { nodesOf, placeOf, rangeOf } from '../../../content/mdx/walk.ts';
import type { FileRule, Finding } from '../../engine/rule.ts';

/**
 * An item inside of an item begins where the words of the outer one do: with fewer spaces it stands beside it.
 *
 * Bad: ` - внутри` below `- снаружи`. Good: `  - внутри`.
 */
export const rule: FileRule = {
  id: 'mdx/list-indent',
  *check({ tree, source }) {
    for (const list of nodesOf(tree, 'list')) yield* slipsIn(list, source);
  },
};

function* slipsIn({ children }: List, source: string): Generator<Finding> {
  const outer = children[0]?.position?.start;
  if (!outer) return;
  const mark = /^(?:[-*+]|\d+[.)])[ \t]+/.exec(source.slice(outer.offset))?.[0].length ?? 2;
  for (const item of children.slice(1)) {
    const deeper = placeOf(item).column - outer.column;
    if (deeper < 1 || deeper >= mark) continue;
    const { from } = rangeOf(item);
    const missing = ' '.repeat(mark - deeper);
    yield {
      from,
      to: from + 1,
      what: 'Пункт отодвинут слишком мало: он встанет в\u00a0один ряд с\u00a0верхним.',
      hint: `Поставьте перед ним столько пробелов, чтобы он начинался под словами верхнего: ${mark}.`,
      fix: { title: 'Отодвинуть пункт', edits: [{ from, to: from, text: missing }] },
    };
  }
}
