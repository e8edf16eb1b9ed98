import { nodesOf, rangeOf } from '../../../content/mdx/walk.ts';
import { counted } from '../../../content/problems/counted.ts';
import type { FileRule } from '../../engine/rule.ts';

/**
 * Every row of a table has as many cells as its head: a missing one shifts nothing, but leaves a hole.
 *
 * Bad: `| Репетитор | 50 000 сум |` under three names. Good: `| Репетитор | 50 000 сум | в месяц |`.
 */
export const rule: FileRule = {
  id: 'mdx/table-cells',
  *check({ tree, gaps }) {
    const rows = nodesOf(tree, 'table').flatMap(({ children: [head, ...others] }) =>
      others.map((row) => ({ row, wanted: head?.children.length ?? 0 })),
    );
    for (const { row, wanted } of rows) {
      const { length } = row.children;
      const { from, to } = rangeOf(row);
      // A stroke may stand in what could not be read.
      if (length === wanted || gaps.near(from)) continue;
      yield {
        from,
        to,
        what: `В\u00a0строке таблицы ${counted(length, 'клетка', 'клетки', 'клеток')}, а\u00a0столбцов ${wanted}.`,
        hint:
          length < wanted
            ? 'Допишите клетку; пустую тоже отделяют чертой: «| Репетитор | |».'
            : 'Уберите лишнюю черту «|»; если она нужна в\u00a0тексте, напишите \\|.',
      };
    }
  },
};
