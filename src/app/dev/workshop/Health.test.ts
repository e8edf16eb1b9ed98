import { expect, test } from 'vitest';
import type { Problem } from '../../../content/problems/problems.ts';
import { shownEntries, stageOf } from './Health.tsx';
import type { HealthEntry } from './health-data.ts';

const entry = (file: string, more: Partial<HealthEntry>): HealthEntry => ({
  file,
  url: `/${file}`,
  title: file,
  stage: null,
  publishAt: null,
  problems: [],
  words: 0,
  minutes: 1,
  images: 0,
  weight: null,
  changed: null,
  ...more,
});
const found = (severity: Problem['severity']): Problem => ({
  file: 'a',
  line: 1,
  column: 1,
  field: null,
  rule: 'x/y',
  what: 'Слишком длинно.',
  expected: '',
  hint: '',
  severity,
});
const entries = [
  entry('a', { words: 5, problems: Array<Problem>(20).fill(found('warning')) }),
  entry('b', { words: 90, problems: [found('error')], stage: 'draft' }),
  entry('c', { words: 5, title: 'Журнал' }),
];
const files = (list: HealthEntry[]) => list.map(({ file }) => file).join('');

test('one error outweighs many warnings', () => {
  expect(files(shownEntries(entries, '', 'all'))).toBe('bac');
});

test('search looks at titles and files, a filter at the stage', () => {
  expect(files(shownEntries(entries, ' журн', 'all'))).toBe('c');
  expect(files(shownEntries(entries, '', 'draft'))).toBe('b');
});

test('a page that was never sent is not on the site', () => {
  expect(stageOf(entry('a', {}))).toBe('ещё не\u00a0отправлена');
  expect(stageOf(entry('a', { changed: '2026-11-28' }))).toBe('на сайте');
});
