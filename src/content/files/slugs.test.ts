import { expect, it } from 'vitest';
import { slugify, uniqueSlugs } from './slugs.ts';

it.each([
  ['Что это такое?', 'chto-eto-takoe'],
  ['Щука, ёж и объём', 'schuka-yozh-i-obyom'],
  ['Янгиликлар: ўқувчи, ғоя, ҳафта', 'yangiliklar-oquvchi-goya-hafta'],
  ['Oʻzbekiston va Gʼalaba', 'ozbekiston-va-galaba'],
  ['API 2.0 — что нового', 'api-2-0-chto-novogo'],
  ['  пробелы  ', 'probely'],
  ['Май'.normalize('NFD'), 'may'],
  ['😀', ''],
])('%s -> %s', (title, slug) => expect(slugify(title)).toBe(slug));

it('numbers repeated titles, and names titles without letters', () => {
  const slug = uniqueSlugs();
  expect(['Итог', 'Итог', '🎉', 'Итог', '!!!'].map(slug)).toEqual([
    'itog',
    'itog-2',
    'razdel',
    'itog-3',
    'razdel-2',
  ]);
});

it('never gives the number of a repeated title to a title that already has it', () => {
  const slug = uniqueSlugs();
  const slugs = ['Итог 2', 'Итог', 'Итог'].map(slug);
  expect(new Set(slugs).size).toBe(3);
});
