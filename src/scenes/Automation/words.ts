import type { GlyphName } from '../parts/drawings.tsx';

const ru = {
  event: ['Урок завершён', 'Геометрия 10 «В», 17:45'] as [title: string, where: string],
  on: 'Включено',
  actions: [
    {
      glyph: 'bell',
      when: 'если «н»',
      title: 'Сообщить родителям',
      text: 'Умид сегодня не\u00a0был на\u00a0геометрии.',
      done: '1\u00a0сообщение',
    },
    {
      glyph: 'book',
      when: 'всем',
      title: 'Отправить домашнее',
      text: 'Параграф 9, задачи 4–\u20607, сдать до\u00a0пятницы.',
      done: '11\u00a0учеников',
    },
    {
      glyph: 'wallet',
      when: 'если 8-й урок',
      title: 'Напомнить об\u00a0оплате',
      text: 'Оплаченные уроки закончились.',
      done: '3\u00a0письма',
    },
  ] as { glyph: GlyphName; when: string; title: string; text: string; done: string }[],
};
const en: typeof ru = {
  event: ['Parcel scanned', 'Hub North, 17:45'],
  on: 'On',
  actions: [
    {
      glyph: 'bell',
      when: 'if late',
      title: 'Tell the customer',
      text: 'New arrival time: today, 19:30.',
      done: '1\u00a0message',
    },
    {
      glyph: 'pin',
      when: 'always',
      title: 'Show the depot',
      text: 'Van 9, stops 4–\u20607, before noon.',
      done: '11\u00a0parcels',
    },
    {
      glyph: 'file',
      when: 'at night',
      title: 'Write the old file',
      text: 'Accounting reads the same scans.',
      done: '1\u00a0file',
    },
  ],
};
export const words = { ru, en };
