import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { parseFrontmatter } from '../../content/frontmatter/frontmatter.ts';
import { changedFields } from './fields.ts';

/** Creates a frontmatter with one value per line, even in nested lists. */
const page = (data: Record<string, unknown>) =>
  parseFrontmatter('pages/x.mdx', `---\n${stringify(data)}---\n`);
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

test('of a list only added, removed and changed items are reported, not those that got another number', () => {
  const list = (...benefits: string[]) => ({ title: 'Т', benefits });
  const all = list('Оценки рядом', 'Средний балл сам', 'Родитель видит', 'Журнал цел');
  expect(told(all, list('Оценки рядом', 'Родитель видит', 'Журнал цел'))).toEqual([
    'benefits: Средний балл сам → — (5)',
  ]);
  expect(told(all, list('Оценки рядом', 'Средний балл сам', 'Родитель видит сразу'))).toEqual([
    'benefits: Родитель видит → Родитель видит сразу (6)',
    'benefits: Журнал цел → — (7)',
  ]);
  // A moved item has the same text.
  expect(told(list('а', 'б', 'в'), list('б', 'в', 'а'))).toEqual(['benefits: а → а (6)']);
  expect(told({ a: 'раз', b: 'два' }, { b: 'два', a: 'раз' })).toEqual([]);
});

test('an added, removed or moved list item is one change with its fields; of a changed item each field is one', () => {
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
    'Тарифы, menu.title: Тарифы → Тарифы (5), menu.text: Цены → Цены (6)',
    'Новое, menu.title: — → Новое (7), menu.text: — → Впервые (8)',
    'Блог, menu.title: Блог → — (5), menu.text: Статьи → — (6)',
    'video.channel: own → tube (10)',
    'video.id: a → b (11)',
    'moments.time: 16:40 → 16:45 (15)',
    'moments.time: 16:01 → — (15), moments.text: Видит на телефоне → — (16)',
  ]);
});
