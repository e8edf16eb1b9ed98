import type { GlyphName } from '../parts/drawings.tsx';

const ru = {
  from: 'Тетрадь',
  to: 'Журнал',
  /** Two things that have moved, one on its way, one that stays. */
  things: [
    { glyph: 'users', title: 'Список', text: '12\u00a0учеников' },
    { glyph: 'calendar', title: 'Расписание', text: 'до\u00a0конца месяца' },
    { glyph: 'star', title: 'Оценки', text: 'за\u00a0четверть' },
    { glyph: 'book', title: 'Прошлый год', text: 'остаётся на\u00a0полке' },
  ] as { glyph: GlyphName; title: string; text: string }[],
  sum: ['Четверг', '4-й', 'день из\u00a0семи'],
  share: 57,
  note: 'Одна группа\u00a0— в\u00a0двух журналах',
};
// Costs of systems, a month.
const en: typeof ru = {
  from: 'Server room',
  to: 'Cloud',
  things: [
    { glyph: 'users', title: 'Staff portal', text: '€90, was\u00a0€210' },
    { glyph: 'folder', title: 'Documents', text: '€140, was\u00a0€260' },
    { glyph: 'chart', title: 'Reports', text: 'rehearsed twice' },
    { glyph: 'lock', title: 'Machines', text: 'stay: nothing to\u00a0win' },
  ],
  sum: ['Forecast for three', '€430', 'a\u00a0month'],
  share: 58,
  note: 'It\u00a0was\u00a0€740',
};
export const words = { ru, en };
