import type { List } from 'mdast';
import type { Node } from 'unist';
import { walk } from '../../content/mdx/walk.ts';
import type { FileRule, Finding } from '../engine/rule.ts';

const isList = (node: Node): node is List => node.type === 'list';

/**
 * An item inside of an item begins where the words of the outer one do: with fewer spaces it stands beside it.
 *
 * Bad: ` - внутри` below `- снаружи`. Good: `  - внутри`.
 */
export const listIndent: FileRule = {
  id: 'mdx/list-indent',
  severity: 'error',
  *check({ tree, source, gaps }) {
    const findings: Finding[] = [];
    if (tree)
      walk(tree as Node, (node) => {
        if (isList(node)) findings.push(...slipsIn(node, source));
      });
    yield* findings.filter(({ from }) => !gaps.near(from));
  },
};

function* slipsIn({ children }: List, source: string): Generator<Finding> {
  const outer = children[0]?.position?.start;
  if (!outer) return;
  const mark = /^(?:[-*+]|\d+[.)])[ \t]+/.exec(source.slice(outer.offset))?.[0].length ?? 2;
  for (const { position } of children.slice(1)) {
    const deeper = (position?.start.column ?? 0) - outer.column;
    if (!position || deeper < 1 || deeper >= mark) continue;
    const from = position.start.offset ?? 0;
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
