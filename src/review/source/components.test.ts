import { expect, test } from 'vitest';
import type { FoundBlock } from '../compare/change.ts';
import type { SourcePage } from './pages.ts';
import { attachValues, changedProps, writtenIn } from './written.ts';

const names = (before: string, after: string) =>
  changedProps('pages/x.mdx', before, after).map(
    ({ change }) =>
      `${change.owner}: ${change.name} ${change.before} → ${change.after} (${change.source?.line})`,
  );
const fence = '---\ntitle: Т\n---\n\n';

test('a changed prop is named with its component and line', () => {
  const counters = (value: number) =>
    `${fence}<Counters>\n  <Counter value={150}>центров</Counter>\n  <Counter value={${value}} symbol="%">рост</Counter>\n</Counters>\n`;
  expect(names(counters(88), counters(90))).toEqual(['Counter: value 88 → 90 (7)']);
});

test('an object, a new prop and one that went', () => {
  expect(
    names(
      `${fence}<Hero action={{ text: 'А', href: '/a' }} wide />\n`,
      `${fence}<Hero action={{ text: 'Б', href: '/a' }} tone="dark" />\n`,
    ),
  ).toEqual([
    "Hero: action { text: 'А', href: '/a' } → { text: 'Б', href: '/a' } (5)",
    'Hero: wide да → null (5)',
    'Hero: tone null → dark (5)',
  ]);
});

test('a text that does not parse has no props, and does not throw', () => {
  expect(names(`${fence}<Hero`, `${fence}<Hero title="x" />`)).toEqual([]);
});

const block = (line: number, del: string, add: string): FoundBlock => ({
  change: {
    kind: 'changed',
    label: 'надпись',
    at: { path: [], tag: 'b', text: '' },
    runs: [
      { op: 'del', text: del },
      { op: 'add', text: add },
    ],
    values: [],
    source: null,
    region: 'main',
    cause: 0,
  },
  writtenAt: [{ file: 'pages/x.mdx', line }],
  leadsTo: [],
  drawnBy: [],
});

test('a prop goes to the block that shows its values', () => {
  const blocks = [block(5, 'старое', 'новое'), block(5, '5\u00a0000', '6\u00a0000')];
  const source = (value: number) => `${fence}<Counters value={${value}} />\n`;
  const props = changedProps('pages/x.mdx', source(5000), source(6000));
  expect(attachValues('pages/x.mdx', props, blocks)).toEqual([]);
  expect(blocks.map(({ change }) => change.values.length)).toEqual([0, 1]);
});

test('a field goes to what says all of it, not to a paragraph with the same word', () => {
  const page = (word: string): SourcePage => {
    const description = `Учитесь на «${word}»`;
    return { file: 'pages/x.mdx', source: '', url: '/x', data: { description }, lineOf: () => 3 };
  };
  const head = block(1, 'Учитесь на платформе', 'Учитесь на\u00a0площадке');
  const blocks = [block(5, 'платформе', 'площадке'), head];
  const values = writtenIn(page('платформе'), page('площадке'));
  expect(attachValues('pages/x.mdx', values, blocks)).toEqual([]);
  expect(blocks.map(({ change }) => change.source?.line)).toEqual([undefined, 3]);
});

test('of a list only what went is told: the items below it have other numbers and say the same', () => {
  const page = (...benefits: string[]): SourcePage => ({
    file: 'pages/x.mdx',
    source: '',
    url: '/x',
    data: { title: 'Т', benefits },
    lineOf: ([, index]) => 3 + Number(index),
  });
  const told = (before: SourcePage, after: SourcePage) =>
    writtenIn(before, after).map(
      ({ change: { name, before: was, after: is, source } }) => `${name}: ${was} → ${is} (${source?.line})`,
    );
  const all = page('Оценки рядом', 'Средний балл сам', 'Родитель видит', 'Журнал цел');
  expect(told(all, page('Оценки рядом', 'Родитель видит', 'Журнал цел'))).toEqual([
    'benefits: Средний балл сам → null (undefined)',
  ]);
  expect(told(all, page('Оценки рядом', 'Средний балл сам', 'Родитель видит сразу'))).toEqual([
    'benefits: Родитель видит → Родитель видит сразу (5)',
    'benefits: Журнал цел → null (undefined)',
  ]);
  const [first, second] = [
    { a: 'раз', b: 'два' },
    { b: 'два', a: 'раз' },
  ].map((data) => ({ ...all, data }));
  expect(writtenIn(first, second)).toEqual([]);
});
