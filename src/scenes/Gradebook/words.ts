import type { Mark } from '../journal/journal.ts';
import { type JournalWords, words as journal } from '../journal/words.ts';

interface Words {
  title: string;
  note: string;
  tag: string;
  dates: string[];
  month: string;
  pupils: string[];
  /** One line a pupil, one character a lesson. */
  marks: string[];
  present: string;
  /** Replaces the number of present pupils and that of all pupils. */
  counted?: [part: number, whole: number];
  of: string;
  /** The subject of the comment: a pupil's first name, or what replaces it. */
  short: string[];
  work: string;
  comment: (mark: Mark) => string;
  sent: string;
  announcement: (name: string, date: string, mark: Mark) => string;
  journal: JournalWords;
}
const comments: Record<string, string> = {
  5: 'Всё верно, и\u00a0решение короче моего.',
  4: 'Ошибка в\u00a0знаке, остальное верно.',
  3: 'Формулы есть, вычисления повторим.',
  2: 'Жду на\u00a0разборе в\u00a0пятницу.',
  a: 'Контрольную можно написать в\u00a0пятницу.',
};
const ru: Words = {
  title: 'Физика · 9 «А»',
  note: '2-я\u00a0четверть',
  tag: 'Ноябрь',
  dates: ['10', '12', '14', '17', '19'],
  month: 'ноября',
  pupils: ['Дилноза Алиева', 'Жасур Эргашев', 'Анна Ким', 'Рустам Насыров'],
  marks: ['54545', '44a54', '55555', '3434 '],
  present: 'На\u00a0уроке',
  of: 'из\u00a012',
  short: ['Дилноза', 'Жасур', 'Анна', 'Рустам'],
  work: 'контрольная',
  comment: (mark) => comments[mark] ?? '',
  sent: 'Отправлено родителям',
  announcement: (name, date, mark) =>
    `${name}, ${date} ${ru.month}: ${journal.ru.mark(mark)}. Отправлено родителям.`,
  journal: journal.ru,
};
/** Days that a step of a claim took, by the mark whose colour shows them. */
const days = { 5: 1, 4: 2, 3: 4, 2: 9, a: 14, '': 0 } satisfies Record<Mark, number>;
const en: Words = {
  title: 'Household claims',
  note: 'days by step',
  tag: 'March',
  dates: ['Call', 'Papers', 'Visit', 'Offer', 'Paid'],
  month: '',
  pupils: ['Storm', 'Water', 'Fire', 'Theft'],
  marks: ['53444', '52454', '53345', '544  '],
  present: 'Work itself',
  counted: [5, 14],
  of: 'of 14\u00a0days',
  short: ['Claim 40-116', 'Claim 40-117', 'Claim 40-121', 'Claim 40-130'],
  work: 'paid',
  comment: () => 'Seven papers, asked for in one letter.',
  sent: 'Closed',
  announcement: (name, date, mark) => `${name}, ${date}: ${en.journal.mark(mark)}.`,
  journal: {
    ...journal.en,
    who: 'Damage',
    average: 'Days',
    total: (marks) => `${marks.reduce((sum, mark) => sum + days[mark], 0)}`,
    shown: (mark) => (days[mark] ? `${days[mark]}` : ''),
    mark: (mark) => (days[mark] === 1 ? '1 day' : `${days[mark]} days`),
    choose: 'Days',
    hint: 'Press a cell to set its days',
  },
};
export const words = { ru, en };
