import type { Mark } from './journal.ts';

/** The words of a gradebook that are the same in all of its scenes. */
const ru = {
  who: 'Ученик',
  average: 'Средний',
  absent: 'н',
  /** What a mark is called aloud. */
  mark: (mark: Mark) =>
    mark === 'a' ? 'не\u00a0на\u00a0уроке' : mark === '' ? 'оценки нет' : `оценка ${mark}`,
  number: (average: number) => average.toFixed(1).replace('.', ','),
  choose: 'Оценка',
  hint: 'Нажмите на\u00a0клетку и\u00a0поставьте оценку',
};
const en: typeof ru = {
  who: 'Name',
  average: 'Average',
  absent: '–',
  mark: (mark) => (mark === 'a' ? 'absent' : mark === '' ? 'no mark' : `mark ${mark}`),
  number: (average) => average.toFixed(1),
  choose: 'Mark',
  hint: 'Press a cell to set a mark',
};
export const words = { ru, en };
