import { expect, test } from 'vitest';
import type { HealthEntry } from '../../content/preview/workshop.ts';
import type { Problem } from '../../content/problems/problems.ts';
import { shownEntries } from './health-list.ts';

const entry = (file: string, more: Partial<HealthEntry>): HealthEntry => ({
  file,
  url: `/${file}`,
  title: file,
  stage: null,
  publishAt: null,
  problems: [],
  words: 0,
  changed: null,
  ...more,
});
const problem = (severity: Problem['severity']): Problem => ({
  file: 'a',
  line: 1,
  column: 1,
  field: null,
  rule: 'x/y',
  severity,
  what: 'Слишком длинно.',
  expected: '',
  hint: '',
});
const entries = [
  entry('a', { words: 5, problems: Array.from({ length: 20 }, () => problem('warning')) }),
  entry('b', { words: 90, problems: [problem('error')], stage: 'draft' }),
  entry('c', { words: 5, title: 'Журнал' }),
];
const all = { query: '', filter: 'all', sorting: { by: 'title', down: false } } as const;
const files = (list: HealthEntry[]) => list.map(({ file }) => file).join('');

test('one error outweighs many warnings', () => {
  expect(files(shownEntries(entries, { ...all, sorting: { by: 'problems', down: true } }))).toBe('bac');
});

test('numbers sort as numbers, equals by file in both directions', () => {
  expect(files(shownEntries(entries, { ...all, sorting: { by: 'words', down: true } }))).toBe('bac');
  expect(files(shownEntries(entries, { ...all, sorting: { by: 'words', down: false } }))).toBe('acb');
});

test('search looks at titles and files, a filter at the stage', () => {
  expect(files(shownEntries(entries, { ...all, query: ' журн' }))).toBe('c');
  expect(files(shownEntries(entries, { ...all, filter: 'draft' }))).toBe('b');
});
