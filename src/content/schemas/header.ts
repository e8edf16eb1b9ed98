import { z } from 'zod';
import { audiences } from '../../vocabulary.ts';
import { distinct, fields, icon, line, link, list } from './common.ts';

const leaf = {
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'Нужны строчные латинские буквы, цифры и дефисы.')
    .describe('Короткое имя пункта латиницей.'),
  title: line(2, 40, 'Название пункта меню.'),
  link: link('Куда ведёт пункт.'),
};

const item = z.strictObject({
  ...leaf,
  icon: icon.optional(),
  text: line(5, 90, 'Пояснение под пунктом, одна строка.').optional(),
});
const group = z.strictObject({
  ...leaf,
  audience: z.enum(audiences).optional().describe('Чей это столбец: определяет цвет.'),
  submenu: list(item, 1, 8, 'Пункты столбца.').superRefine(distinct).optional(),
});
const entry = z.strictObject({
  ...leaf,
  overview: line(
    5,
    60,
    'Ссылка внизу выпадающего меню — на весь раздел. Пример: Все возможности на одной странице.',
  ).optional(),
  submenu: list(group, 1, 8, 'Столбцы выпадающего меню.')
    // Columns without a page of their own may link to one.
    .superRefine((columns, context) =>
      distinct(
        columns.map(({ id }) => ({ id })),
        context,
      ),
    )
    .optional(),
});

/** The shared header: banner and menu tree (`_site/header.mdx`; tests/spec/03-records.spec.ts). */
export const headerSchema = z.strictObject({
  banner: fields('Полоса над шапкой; без этого поля её нет.', {
    text: line(5, 120, 'Текст полосы над шапкой.'),
    link: link('Куда ведёт полоса.').optional(),
  }).optional(),
  menu: list(entry, 1, 7, 'Меню: пункты, столбцы, ссылки.').superRefine(distinct),
  login: fields('Ссылка «Войти».', { title: line(2, 30, 'Надпись входа.') }),
  action: fields('Главная кнопка шапки.', {
    title: line(2, 30, 'Надпись кнопки.'),
    link: link('Куда ведёт кнопка.'),
  }),
  legacy: z
    .array(z.strictObject(leaf))
    .max(20)
    .superRefine(distinct)
    .optional()
    .describe('Английские страницы-образцы: видны только в мобильном меню.'),
});
export type Header = z.output<typeof headerSchema>;
export type MenuEntry = Header['menu'][number];
export type MenuGroup = NonNullable<MenuEntry['submenu']>[number];
