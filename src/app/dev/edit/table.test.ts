import { expect, test } from 'vitest';
import { changeTable, type TableChange } from './table.ts';

const bare = 'Вид | Цена\n--- | ---\nа | б';
const marked = '| А | Б |\n  | :-- | --: |\n  | **а** \\| в | [б](/pricing) |';

test.each<[what: TableChange, column: number, table: string, expected: string]>([
  [
    { do: 'add', what: 'column' },
    0,
    marked,
    '| А | Столбец | Б |\n  | :-- | --- | --: |\n  | **а** \\| в |  | [б](/pricing) |',
  ],
  [{ do: 'remove', what: 'column' }, 1, marked, '| А |\n  | :-- |\n  | **а** \\| в |'],
  [{ do: 'add', what: 'row' }, 0, marked, `${marked}\n  |  |  |`],
  [{ do: 'remove', what: 'column' }, 0, bare, '| Цена |\n| --- |\n| б |'],
  [{ do: 'add', what: 'column' }, 1, bare, '| Вид | Цена | Столбец |\n| --- | --- | --- |\n| а | б |  |'],
  [{ do: 'add', what: 'row' }, 0, `${bare}\nв | г`, `${bare}\n|  |  |\nв | г`],
])('%o at column %i', (change, column, table, expected) =>
  expect(changeTable(table, change, 1, column)).toBe(expected),
);
