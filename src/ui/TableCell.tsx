import type { ComponentPropsWithoutRef } from 'react';

/** Letters up to which a cell is a value («14:30–16:00», «7 000 000 сум») rather than words that may wrap. */
const shortValue = 14;

/** A cell of a Markdown table: a short value stays in one line, so that a column of times reads as a column. */
export function TableCell({ children, ...rest }: ComponentPropsWithoutRef<'td'>) {
  const isValue = typeof children === 'string' && children.length <= shortValue;
  return (
    <td {...rest} className={isValue ? 'nowrap' : undefined}>
      {children}
    </td>
  );
}
