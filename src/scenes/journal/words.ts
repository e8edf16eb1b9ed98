import { average, type Mark } from './journal.ts';

/** The words of a gradebook that are the same in most of its scenes. */
export interface JournalWords {
  /** What the table is called aloud. */
  table: string;
  who: string;
  /** Over the last column, and what stands in it. */
  average: string;
  total: (marks: readonly Mark[]) => string;
  /** How a mark is written, and what it is called aloud. */
  shown: (mark: Mark) => string;
  mark: (mark: Mark) => string;
  number: (average: number) => string;
  choose: string;
  hint: string;
}
const ru: JournalWords = {
  table: 'Оценки',
  who: 'Ученик',
  average: 'Средний',
  total: (marks) => ru.number(average(marks)),
  shown: (mark) => (mark === 'a' ? 'н' : mark),
  mark: (mark) => (mark === 'a' ? 'не\u00a0на\u00a0уроке' : mark === '' ? 'оценки нет' : `оценка ${mark}`),
  number: (average) => average.toFixed(1).replace('.', ','),
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
