import type { GlyphName } from '../parts/drawings.tsx';

const ru = {
  address: 'chinor',
  name: 'Чинор',
  promise: 'Не\u00a0больше двенадцати в\u00a0группе',
  action: 'Записаться на\u00a0пробный урок',
  courses: [
    ['chat', 'Английский', 'от\u00a0450\u00a0000\u00a0сум'],
    ['chart', 'Математика', 'от\u00a0380\u00a0000\u00a0сум'],
    ['book', 'Подготовка к\u00a0ДТМ', 'от\u00a0520\u00a0000\u00a0сум'],
  ] as [glyph: GlyphName, title: string, price: string][],
  foot: 'Набор в\u00a0группы\u00a0— до\u00a01\u00a0декабря',
};
const en: typeof ru = {
  address: 'creta-chiara',
  name: 'Creta Chiara',
  promise: 'Plates that may be dropped',
  action: 'Tell me when my colour is ready',
  courses: [
    ['plate', 'Dinner plate', '€28, twelve on a shelf'],
    ['bowl', 'Serving bowl', '€38, six on a shelf'],
    ['cup', 'Cup', '€19, ten on a shelf'],
  ],
  foot: 'Next out of the kiln: blue, 1 December',
};
export const words = { ru, en };
