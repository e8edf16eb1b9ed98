import { expect, test } from 'vitest';
import { emptyChange } from '../../tests/review/empty-change.ts';
import { foundBlock } from './compare/change.ts';
import { lineBefore, pointAtErrors } from './make-review.ts';
import type { Finding } from './types.ts';

test('a broken page and what is missing without it lead to the error, other marks to their line', () => {
  const mark = (file: string) =>
    foundBlock('changed', 'абзац', { source: { file, line: 2, isGone: true } }).change;
  const [broken, other] = ['pages/broken.mdx', 'pages/other.mdx'];
  const pages = [
    { ...emptyChange('/broken', ''), kind: 'broken' as const, file: broken, blocks: [mark(broken)] },
    { ...emptyChange('/other', ''), file: other, blocks: [mark(broken), mark(other)] },
  ];
  const [whole] = pages[0]?.blocks ?? [];
  if (whole) whole.problem = 'Лишний тег.';
  const finding = { line: 9, column: 1, rule: '', text: 'Лишний\u00a0тег. Уберите его.' };
  const findings: Finding[] = [
    { ...finding, file: broken, severity: 'warning', line: 5 },
    { ...finding, file: broken, severity: 'error', line: 7, text: 'Слова «урк» нет в\u00a0словаре.' },
    { ...finding, file: broken, severity: 'error' },
    { ...finding, file: other, severity: 'error' },
  ];
  pointAtErrors({ pages, findings });
  expect(pages.flatMap(({ blocks }) => blocks.map(({ source }) => source))).toEqual([
    { file: broken, line: 9 },
    { file: broken, line: 9 },
    { file: other, line: 2, isGone: true },
  ]);
  expect(pages.map(({ blocks: [first] }) => first?.problem)).toEqual([finding.text, undefined]);
});

test('a line is numbered as before other lines came above it; a new line keeps its number', () => {
  const own = ['a', 'gone', 'b', 'c'];
  const merged = ['new', 'other', 'a', 'b', 'last', 'c'];
  expect(merged.map((_, index) => lineBefore(own, merged, index + 1))).toEqual([1, 2, 1, 3, 5, 4]);
});
