import { expect, test } from 'vitest';
import { type Line, ledgerAfter, received } from './ledger.ts';

const lines: Line[] = [
  { sum: 450, state: 'paid', before: 'waits' },
  { sum: 520, state: 'late', before: 'late' },
];

test('a payment is part of what has come in', () => {
  expect(received(lines, 1000)).toBe(1450);
  expect(received(ledgerAfter(lines, 1), 1000)).toBe(1970);
});

test('a mark that was a mistake can be taken back', () => {
  expect(ledgerAfter(ledgerAfter(lines, 1), 1)).toEqual(lines);
});
