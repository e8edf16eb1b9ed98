import type { Mark } from '../journal/journal.ts';
import { words as journal } from '../journal/words.ts';

interface Words {
  title: string;
  note: string;
  tag: string;
  dates: string[];
  month: string;
  pupils: string[];
  present: string;
  of: string;
  /** Whose comment it is: a pupil's first name, or what takes its place. */
  short: string[];
  work: string;
  comment: (mark: Mark) => string;
  sent: string;
  said: (name: string, mark: Mark) => string;
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
  dates: ['3', '5', '7', '10', '12'],
  month: 'ноября',
  pupils: ['Дилноза Собирова', 'Жасур Эргашев', 'Анна Ким', 'Рустам Насыров'],
  present: 'На\u00a0уроке',
  of: 'из\u00a012',
  short: ['Дилноза', 'Жасур', 'Анна', 'Рустам'],
  work: 'контрольная',
  comment: (mark) => comments[mark] ?? '',
  sent: 'Отправлено родителям',
  said: (name, mark) => `${name}: ${journal.ru.mark(mark)}. Отправлено родителям.`,
};
const en: Words = {
  title: 'Claims · March',
  note: 'second review',
  tag: 'Sample 48',
  dates: ['3', '5', '7', '10', '12'],
  month: 'March',
  pupils: ['Priya Nair', 'Jonas Weber', 'Anna Kim', 'Ruth Norden'],
  present: 'Reviewed',
  of: 'of 12',
  short: ['Claim 40-116', 'Claim 40-117', 'Claim 40-121', 'Claim 40-130'],
  work: 'water',
  comment: () => 'One receipt missing, the rest is right.',
  sent: 'Sent to the handler',
  said: (name, mark) => `${name}: ${journal.en.mark(mark)}. Sent to the handler.`,
};
export const words = { ru, en };
