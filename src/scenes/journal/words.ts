import { average, type Mark } from './journal.ts';

/** Words that most scenes with a gradebook share. */
export type JournalWords = typeof ru;
const ru = {
  /** Accessible name of the table. */
  table: 'Оценки',
  who: 'Ученик',
  /** Header and content of the last column. */
  average: 'Средний',
  total: (marks: readonly Mark[]): string => ru.number(average(marks)),
  /** Displayed form of a mark, and its accessible name. */
  shown: (mark: Mark): string => (mark === 'a' ? 'н' : mark),
  mark: (mark: Mark) =>
    mark === 'a' ? 'не\u00a0на\u00a0уроке' : mark === '' ? 'оценки нет' : `оценка ${mark}`,
  number: (average: number) => average.toFixed(1).replace('.', ','),
  choose: 'Оценка',
  hint: 'Нажмите на\u00a0клетку и\u00a0поставьте оценку',
};
const en: JournalWords = {
  table: 'Marks',
  who: 'Name',
  average: 'Average',
  total: (marks) => en.number(average(marks)),
  shown: (mark) => (mark === 'a' ? '–' : mark),
  mark: (mark) => (mark === 'a' ? 'absent' : mark === '' ? 'no mark' : `mark ${mark}`),
  number: (average) => average.toFixed(1),
  choose: 'Mark',
  hint: 'Press a cell to set a mark',
};
export const words = { ru, en };
