import { expect, test } from 'vitest';
import { changedFields } from './fields.ts';
import type { SourcePage } from './pages.ts';

const page = (data: Record<string, unknown>): SourcePage => ({
  file: 'pages/x.mdx',
  source: '',
  url: '/x',
  data,
  lineOf: (path) => 2 + path.reduce<number>((sum, key) => sum + (typeof key === 'number' ? key : 0), 0),
});
const told = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  changedFields(page(before), page(after)).map(({ title, values }) =>
    [
      title,
      ...values.map(
        ({ path, before: was, after: is }) =>
          `${path.filter((key) => typeof key === 'string').join('.')}: ${was?.text ?? '—'} → ${is?.text ?? '—'} (${(is ?? was)?.line})`,
      ),
    ]
      .filter(Boolean)
      .join(', '),
  );

test('of a list only what came, went or says something else is told: the items below it have other numbers', () => {
  const list = (...benefits: string[]) => ({ title: 'Т', benefits });
  const all = list('Оценки рядом', 'Средний балл сам', 'Родитель видит', 'Журнал цел');
  expect(told(all, list('Оценки рядом', 'Родитель видит', 'Журнал цел'))).toEqual([
    'benefits: Средний балл сам → — (3)',
  ]);
  expect(told(all, list('Оценки рядом', 'Средний балл сам', 'Родитель видит сразу'))).toEqual([
    'benefits: Родитель видит → Родитель видит сразу (4)',
    'benefits: Журнал цел → — (5)',
  ]);
  // What left its place says the same.
  expect(told(list('а', 'б', 'в'), list('б', 'в', 'а'))).toEqual(['benefits: а → а (4)']);
  expect(told({ a: 'раз', b: 'два' }, { b: 'два', a: 'раз' })).toEqual([]);
});

test('an item of a list that came, went or left its place is one with its fields, of another each field is told', () => {
  const entry = (title: string, text: string) => ({ title, text });
  expect(
    told(
      {
        menu: [entry('Тарифы', 'Цены'), entry('Блог', 'Статьи'), entry('О нас', 'Кто мы')],
        video: { channel: 'own', id: 'a' },
        moments: [
          { time: '16:00', text: 'Отмечает' },
          { time: '16:01', text: 'Видит на телефоне' },
          { time: '16:40', text: 'Ставит оценку' },
        ],
      },
      {
        menu: [entry('О нас', 'Кто мы'), entry('Тарифы', 'Цены'), entry('Новое', 'Впервые')],
        video: { channel: 'tube', id: 'b' },
        moments: [
          { time: '16:00', text: 'Отмечает' },
          { time: '16:45', text: 'Ставит оценку' },
        ],
      },
    ),
  ).toEqual([
    'Тарифы, menu.title: Тарифы → Тарифы (3), menu.text: Цены → Цены (3)',
    'Новое, menu.title: — → Новое (4), menu.text: — → Впервые (4)',
    'Блог, menu.title: Блог → — (3), menu.text: Статьи → — (3)',
    'video.channel: own → tube (2)',
    'video.id: a → b (2)',
    'moments.time: 16:40 → 16:45 (3)',
    'moments.time: 16:01 → — (3), moments.text: Видит на телефоне → — (3)',
  ]);
});
