import { expect, it } from 'vitest';
import { type Problem, place, sentence, sortProblems } from './problems.ts';

const problem = (over: Partial<Problem>): Problem => ({
  file: 'pages/a.mdx',
  line: 1,
  column: 1,
  field: null,
  what: 'Что-то не так.',
  expected: '',
  hint: '',
  rule: 'test/rule',
  severity: 'error',
  ...over,
});

it('sorts by file, then line and column as numbers, whatever the order they were found in', () => {
  const sorted = [
    problem({ line: 2 }),
    problem({ line: 2, column: 9 }),
    problem({ line: 10 }),
    problem({ file: 'pages/b.mdx' }),
  ];
  expect(sortProblems([...sorted].reverse())).toEqual(sorted);
});

it('formats a position that terminals can open, and joins sentences', () => {
  expect(place(problem({ line: 3, column: 7 }))).toBe('pages/a.mdx:3:7');
  expect(sentence(problem({ hint: 'Сделайте так.' }))).toBe('Что-то не так. Сделайте так.');
});
