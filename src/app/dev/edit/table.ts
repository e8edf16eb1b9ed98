import { Refusal } from '../../../content/writers/refusal.ts';
import { elementOf } from './find-spot.ts';
import { currentBlock } from './use-choice.ts';
import type { Writing } from './use-writing.ts';

/** A change of a table at a cell: a new column is put behind it, a new row below it. */
export interface TableChange {
  do: 'add' | 'remove';
  what: 'row' | 'column';
}

/** What is before the cells of a line (indentation, `>` of quotations, the outer bar), the cells, and the bar behind them. */
const line = /^([\s>]*)(\|?)(.*?)((?<!\\)\||)\s*$/;
/** A bar between cells, not an escaped one in a text. */
const bar = /(?<!\\)\|/;

/**
 * The source of a Markdown table after a change; other cells stay as they are.
 * @param row of the cell, 0 for the head
 * @throws {Refusal} if the row or column is needed
 */
export function changeTable(source: string, change: TableChange, row: number, column: number): string {
  const lines = source.split(/\r?\n/);
  // The first line of a block lacks its indentation.
  const [, indent = '', , dashes = ''] = line.exec(lines[1] ?? '') ?? [];
  const count = dashes.split(bar).length;
  if (change.do === 'remove' && (change.what === 'row' ? row === 0 : count === 1))
    throw new Refusal('Без этого таблицы не\u00a0будет: чтобы убрать её, удалите блок.');
  if (change.what === 'column')
    return lines.map((written, index) => changeLine(written, index, change, column)).join('\n');
  // Below the head is the line of dashes.
  if (change.do === 'remove') lines.splice(row + 1, 1);
  else lines.splice(row + 2, 0, `${indent}|${'  |'.repeat(count)}`);
  return lines.join('\n');
}

function changeLine(written: string, index: number, change: TableChange, column: number): string {
  const [, indent = '', start = '', inner = '', end = ''] = line.exec(written) ?? [];
  // Without outer bars, what is left of two columns would be no table.
  const cells = inner.split(bar).map((cell) => (start && end ? cell : ` ${cell.trim()} `));
  if (change.do === 'remove') cells.splice(column, 1);
  else cells.splice(column + 1, 0, [' Столбец ', ' --- '][index] ?? '  ');
  return `${indent}|${cells.join('|')}|`;
}

/**
 * Changes the table of a cell.
 * @returns the first new cell
 */
export async function changeCells(at: Element, change: TableChange, writing: Writing): Promise<Element> {
  const { opened, block } = await currentBlock(() => at, writing);
  const cell = at.closest<HTMLTableCellElement>('td, th');
  const row = cell?.closest('tr')?.rowIndex ?? 0;
  const column = cell?.cellIndex ?? 0;
  const source = changeTable(opened.source.slice(block.from, block.to), change, row, column);
  const now = await writing.write(opened, { do: 'block', id: block.id, change: { do: 'replace', source } });
  await writing.whenRendered();
  const rows = elementOf(block, now)?.querySelectorAll('tr');
  return (change.what === 'row' ? rows?.[row + 1]?.cells[0] : rows?.[0]?.cells[column + 1]) ?? at;
}
