import type { Table, TableRow } from 'mdast';
import type { Node } from 'unist';
import { walk } from '../../content/mdx/walk.ts';
import { counted } from '../../content/problems/counted.ts';
import type { FileRule } from '../engine/rule.ts';

const isTable = (node: Node): node is Table => node.type === 'table';

/**
 * Every row of a table has as many cells as its head: a missing one shifts nothing, but leaves a hole.
 *
 * Bad: `| Репетитор | 50 000 сум |` under three names. Good: `| Репетитор | 50 000 сум | в месяц |`.
 */
export const tableCells: FileRule = {
  id: 'mdx/table-cells',
  severity: 'error',
  *check({ tree, gaps }) {
    const rows: { row: TableRow; wanted: number }[] = [];
    if (tree)
      walk(tree as Node, (node) => {
        if (!isTable(node)) return;
        const [head, ...others] = node.children;
        const wanted = head?.children.length ?? 0;
        for (const row of others) if (row.children.length !== wanted) rows.push({ row, wanted });
      });
    for (const { row, wanted } of rows) {
      const { length } = row.children;
      const from = row.position?.start.offset ?? 0;
      // A stroke may stand in what could not be read.
      if (gaps.near(from)) continue;
      yield {
        from,
        to: row.position?.end.offset ?? from,
        what: `В\u00a0строке таблицы ${counted(length, 'клетка', 'клетки', 'клеток')}, а\u00a0столбцов ${wanted}.`,
        hint:
          length < wanted
            ? 'Допишите клетку; пустую тоже отделяют чертой: «| Репетитор | |».'
            : 'Уберите лишнюю черту «|»; если она нужна в\u00a0тексте, напишите \\|.',
      };
    }
  },
};
