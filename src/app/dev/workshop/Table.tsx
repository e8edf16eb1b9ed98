import type { ReactNode } from 'react';
import { ScrollTable } from '../../markdown-elements.tsx';

/** A column: its label, and its cell in a row. */
export type Column<Row> = readonly [label: string, cell: (row: Row) => ReactNode];

interface TableProps<Row> {
  /** Accessible name. */
  caption: string;
  /** The first one has the headers of the rows. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A table that is read by columns and rows. */
export const Table = <Row,>({ caption, columns, rows, keyOf }: TableProps<Row>) => (
  <ScrollTable>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map(([label]) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(([label, cell], place) => {
            const Cell = place === 0 ? 'th' : 'td';
            return (
              <Cell key={label} scope={place === 0 ? 'row' : undefined}>
                {cell(row)}
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  </ScrollTable>
);
