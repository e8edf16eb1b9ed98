import type { KeyboardEvent } from 'react';

const steps: Record<string, readonly [row: number, column: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Returns the step of an arrow key; undefined for other keys and with Ctrl, Alt or Command. */
export const stepOf = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey ? undefined : steps[key];

/**
 * Moves the focus among buttons in rows, one of which is the tab stop. Hidden buttons are skipped.
 * @param event a key event on one of them
 * @param row selector of the rows, inside the closest `grid` around the button
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, grid: string, row: string): void {
  const step = stepOf(event);
  const button = event.target instanceof HTMLElement ? event.target.closest('button') : null;
  if (!step || !button) return;
  const rows = [...(button.closest(grid)?.querySelectorAll(row) ?? [])]
    .map((line) =>
      [...line.querySelectorAll<HTMLElement>('button')].filter(({ offsetParent }) => offsetParent),
    )
    .filter((buttons) => buttons.length > 0);
  const from = rows.findIndex((buttons) => buttons.includes(button));
  const column = rows[from]?.indexOf(button) ?? 0;
  const next = rows[from + step[0]]?.[column + step[1]];
  event.preventDefault();
  next?.focus();
}
