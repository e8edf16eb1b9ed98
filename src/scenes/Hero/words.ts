import type { News } from '../journal/journal.ts';
import { words as journal } from '../journal/words.ts';

const comments: Record<string, string> = {
  5: '«Впервые решено без\u00a0подсказки!»',
  4: '«Ход верный, проверьте знак»',
  3: '«В\u00a0субботу повторим формулу»',
  2: '«Разберём ошибки вместе»',
};
const ru = {
  title: 'Алгебра · 8 «Б»',
  note: 'ноябрь',
  live: 'Идёт урок',
  dates: ['11', '13', '15', '18', '20'],
  month: 'ноября',
  /** `parent` is the owner of the phone, `recipient` the same in the dative case. */
  pupils: [
    { name: 'Азиз Каримов', short: 'Азиз', parent: 'Мама Азиза', recipient: 'Маме Азиза' },
    { name: 'Малика Юсупова', short: 'Малика', parent: 'Мама Малики', recipient: 'Маме Малики' },
    { name: 'Тимур Рахимов', short: 'Тимур', parent: 'Папа Тимура', recipient: 'Папе Тимура' },
    { name: 'Севара Алиева', short: 'Севара', parent: 'Мама Севары', recipient: 'Маме Севары' },
  ],
  day: 'четверг, 20\u00a0ноября',
  now: 'сейчас',
  subject: 'алгебра',
  average: 'средний балл',
  /** A push notification: what happened, and the teacher's comment. */
  push: (mark: News['mark']): [title: string, text: string] =>
    mark === 'a'
      ? ['Пропуск урока', 'Урок начался, в\u00a0классе пока нет']
      : [`Новая оценка: ${mark}`, comments[mark] ?? ''],
  /** The notification before it. */
  began: ['Урок начался', 'тема «Квадратные уравнения»'] as [title: string, text: string],
  announcement: (name: string, recipient: string, { mark, before, after }: News) =>
    [
      `${name}: ${journal.ru.mark(mark)}. ${recipient} пришло уведомление.`,
      journal.ru.number(after) === journal.ru.number(before)
        ? `Средний балл по-прежнему ${journal.ru.number(after)}.`
        : `Средний балл ${journal.ru.number(after)}, был ${journal.ru.number(before)}.`,
    ].join(' '),
};
const en: typeof ru = {
  title: 'Quality · Line 8',
  note: 'November',
  live: 'Live',
  dates: ['11', '13', '15', '18', '20'],
  month: 'November',
  pupils: [
    { name: 'Early shift', short: 'Early shift', parent: 'Lead, early shift', recipient: 'The early lead' },
    { name: 'Late shift', short: 'Late shift', parent: 'Lead, late shift', recipient: 'The late lead' },
    { name: 'Night shift', short: 'Night shift', parent: 'Lead, night shift', recipient: 'The night lead' },
    { name: 'Weekend', short: 'Weekend', parent: 'Lead, weekend', recipient: 'The weekend lead' },
  ],
  day: 'Thursday, 20 November',
  now: 'now',
  subject: 'line 8',
  average: 'average',
  push: (mark) =>
    mark === 'a' ? ['No result', 'The line stood still'] : [`New score: ${mark}`, 'Checked by two'],
  began: ['Shift has begun', 'line 8'],
  announcement: (name, recipient, { mark, after }) =>
    `${name}: ${journal.en.mark(mark)}. ${recipient} was told. Average ${journal.en.number(after)}.`,
};
export const words = { ru, en };
