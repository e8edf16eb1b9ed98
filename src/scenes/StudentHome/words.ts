import type { GlyphName } from '../parts/drawings.tsx';

const ru = {
  initials: 'МЮ',
  portrait: 'malika-yusupova',
  hello: 'Привет, Малика!',
  soon: 'Через 25\u00a0минут',
  lesson: 'Биология: клетка',
  join: 'Войти на\u00a0урок',
  /** Icon beside it. */
  glyph: 'video' as GlyphName,
  week: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
  homeworkTitle: 'Домашние задания',
  /** The first one is done. */
  homework: [
    ['Эссе «Мой город»', 'сдано'],
    ['Алгебра, №\u00a0214–\u2060218', 'до\u00a0чт'],
    ['Тест по\u00a0биологии', 'до\u00a0пт'],
  ] as [title: string, due: string][],
};
// A bakery's pass: it has no name and no birthday, and the tenth coffee is free.
const en: typeof ru = {
  initials: '10',
  portrait: '',
  hello: 'Your bakery pass',
  soon: 'Closed on Monday',
  lesson: 'Nearest open shop',
  join: 'Show the way',
  glyph: 'pin',
  week: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  homeworkTitle: 'Tenth coffee free',
  homework: [
    ['Last free coffee', 'used'],
    ['Collected since', '7 of 10'],
    ['Next free coffee', '3 to go'],
  ],
};
export const words = { ru, en };
