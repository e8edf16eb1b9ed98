import { expect, test } from 'vitest';
import { changedFields, together } from './fields.ts';
import type { SourcePage } from './pages.ts';

const page = (data: Record<string, unknown>): SourcePage => ({
  file: 'pages/x.mdx',
  source: '',
  url: '/x',
  data,
  lineOf: (path) => 2 + path.reduce<number>((sum, key) => sum + (typeof key === 'number' ? key : 0), 0),
});
const told = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  changedFields(page(before), page(after)).map(
    ({ name, before: was, after: is }) =>
      `${name}: ${was ? `${was.text} (${was.line})` : '—'} → ${is ? `${is.text} (${is.line})` : '—'}`,
  );

test('of a list only what came, went or says something else is told: the items below it have other numbers', () => {
  const list = (...benefits: string[]) => ({ title: 'Т', benefits });
  const all = list('Оценки рядом', 'Средний балл сам', 'Родитель видит', 'Журнал цел');
  expect(told(all, list('Оценки рядом', 'Родитель видит', 'Журнал цел'))).toEqual([
    'benefits: Средний балл сам (3) → —',
  ]);
  expect(told(all, list('Оценки рядом', 'Средний балл сам', 'Родитель видит сразу'))).toEqual([
    'benefits: Родитель видит (4) → Родитель видит сразу (4)',
    'benefits: Журнал цел (5) → —',
  ]);
  // What left its place says the same.
  expect(told(list('а', 'б', 'в'), list('б', 'в', 'а'))).toEqual(['benefits: а (2) → а (4)']);
  expect(told({ a: 'раз', b: 'два' }, { b: 'два', a: 'раз' })).toEqual([]);
});

test('fields around one place stand together: an entry of a menu, by its title', () => {
  const entry = (title: string, text: string) => ({ title, text });
  const [before, after] = [
    {
      menu: [entry('Тарифы', 'Цены'), entry('Блог', 'Статьи')],
      price: 5,
      video: { channel: 'own', id: 'a' },
    },
    {
      menu: [entry('Тарифы', 'Все цены'), entry('Новое', 'Впервые'), entry('Блог', 'Статьи')],
      price: 6,
      video: { channel: 'tube', id: 'b' },
    },
  ].map(page);
  if (!before || !after) return;
  const groups = together(changedFields(before, after), before, after);
  expect(
    groups.map(({ title, key, fields }) => [title, key, fields.map(({ after: is }) => is?.text)]),
  ).toEqual([
    ['Новое', 'menu', ['Новое', 'Впервые']],
    ['Тарифы', 'text', ['Все цены']],
    [null, 'price', ['6']],
    [null, 'video', ['tube', 'b']],
  ]);
});
