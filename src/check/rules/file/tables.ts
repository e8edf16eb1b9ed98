import { nodesOf, rangeOf } from '../../../content/mdx/tree.ts';
import { counted } from '../../../content/problems/counted.ts';
import type { Range } from '../../../content/problems/lines.ts';
import { replacement } from '../../../content/problems/problems.ts';
import type { Document } from '../../engine/document.ts';
import type { FileRule, Finding } from '../../engine/rule.ts';
import { placeIn } from '../../engine/runs.ts';

/** Matches the separator row; word processors turn its hyphens into dashes. */
const separator = /^[\s|:–—-]+$/;

/** Cells of a row with bars or, from a spreadsheet, with tabs. */
function cellsOf(row: string): string[] {
  const bars = /(?<!\\)\|/;
  const inner = row.trim().replace(/^\||(?<!\\)\|$/g, '');
  return inner.split(bars.test(inner) ? /(?<!\\)\|/ : '\t').map((cell) => cell.trim());
}

const hasBars = (row: string) => /^\s*\|.+\|\s*$/.test(row);
/** Whether two rows have equally many cells: a single bar or tab may be intended, and one after a bullet is Word's list. */
const looksAlike = (row: string, next: string | undefined) =>
  !/^\s*[•·▪●◦‣§o–—-]\t/.test(row) &&
  cellsOf(row).length > 1 &&
  next !== undefined &&
  cellsOf(next).length === cellsOf(row).length;

/**
 * Tables have a separator row and bars; otherwise they are shown as text, like cells of a spreadsheet, with tabs between them.
 *
 * Bad: `| Тариф | Цена |` and no `| --- | --- |` below it. Good: the same with it.
 */
const strayTable: FileRule = {
  id: 'mdx/stray-mark',
  *check(document) {
    const { runs, source } = document;
    const tables: { head: Range; to: number; isFollowed: boolean; isRow: boolean; isQuoted: boolean }[] = [];
    for (const run of runs) {
      const { text } = run;
      if (run.where !== 'body' || !/[|\t]/.test(text)) continue;
      const rows = text.split('\n');
      const first = rows.findIndex((row, index) => hasBars(row) || looksAlike(row, rows[index + 1]));
      if (first < 0) continue;
      const isRow = (row: string) => cellsOf(row).length > 1;
      const after = rows.findIndex((row, index) => index > first && !isRow(row));
      const last = (after < 0 ? rows.length : after) - 1;
      const startOf = (row: number) => rows.slice(0, row).reduce((sum, { length }) => sum + length + 1, 0);
      const placeOf = (row: number) => placeIn(run, startOf(row), rows[row] ?? '');
      const head = placeOf(first);
      // Escaped, the bar is intended.
      if (source[head.from - 1] === '\\') continue;
      const isQuoted = source.slice(source.lastIndexOf('\n', head.from) + 1, head.from).includes('>');
      const part = { to: placeOf(last).to, isFollowed: after >= 0, isRow: rows.length === 1, isQuoted };
      const above = tables.at(-1);
      // Messengers put an empty line after each row, and may quote each.
      const isAlike = above?.isRow && part.isRow && above.isQuoted === isQuoted;
      const isNext = isAlike && /^[\s>]*$/.test(source.slice(above.to, head.from));
      if (isNext) Object.assign(above, part);
      else tables.push({ head, ...part });
    }
    for (const { head, to, isFollowed } of tables)
      yield {
        ...head,
        what: 'Таблица не\u00a0получилась: читатель увидит черты.',
        hint: 'Под строкой с\u00a0названиями нужна строка «| --- | --- |», в\u00a0ней столько же столбцов. Пустых строк внутри таблицы нет.',
        fix: tableFix(document, head.from, to, isFollowed),
      };
  },
};

/**
 * Fix that joins rows to the table above them, or writes them as a Markdown table; undefined if their numbers of cells differ, or
 * there is only one besides a separator.
 */
function tableFix({ tree, source }: Document, from: number, to: number, isFollowed: boolean): Finding['fix'] {
  const rows = source.slice(from, to).split(/(?:\r?\n[ \t>]*)+/);
  const cells = rows.filter((row) => !separator.test(row)).map(cellsOf);
  const [head = []] = cells;
  if (cells.some(({ length }) => length !== head.length)) return undefined;
  const before = source.slice(0, from);
  const end = before.trimEnd().length;
  const above = nodesOf(tree, 'table').find((table) => rangeOf(table).to === end);
  if (!isFollowed && cells.length === rows.length && above?.children[0]?.children.length === head.length)
    return replacement({ from: end, to: before.search(/\r?\n[ \t]*$/) }, '', 'Убрать пустую строку');
  if (cells.length < 2) return undefined;
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  // In a list, all rows begin below the first one; in a quotation, each with its mark.
  const indent = before.slice(before.lastIndexOf('\n') + 1).replace(/[^\s>]/g, ' ');
  const written = [line(head), line(head.map(() => '---')), ...cells.slice(1).map(line)].join(`\n${indent}`);
  const text = written + (isFollowed ? `\n${indent.trimEnd()}` : '');
  return replacement({ from, to }, text, 'Сделать таблицей');
}

/**
 * All rows of a table have as many cells as its head.
 *
 * Bad: `| Репетитор | 50 000 сум |` under three names. Good: `| Репетитор | 50 000 сум | в месяц |`.
 */
const cells: FileRule = {
  id: 'mdx/table-cells',
  *check({ tree, source }) {
    for (const { children } of nodesOf(tree, 'table')) {
      const wanted = children[0]?.children.length ?? 0;
      for (const row of children) {
        const { length } = row.children;
        const { from, to } = rangeOf(row);
        if (length === wanted) continue;
        yield {
          from,
          to,
          what: `В\u00a0строке таблицы ${counted(length, 'клетка', 'клетки', 'клеток')}, а\u00a0столбцов ${wanted}.`,
          hint:
            length < wanted && !source.slice(from, to).includes('|')
              ? 'Если это текст под таблицей, поставьте перед ним пустую строку.'
              : length < wanted
                ? 'Допишите клетку; пустую тоже отделяют чертой: «| Репетитор | |».'
                : 'Уберите лишнюю черту «|»; если она нужна в\u00a0тексте, напишите \\|.',
        };
      }
    }
  },
};

export const rule: readonly FileRule[] = [strayTable, cells];
