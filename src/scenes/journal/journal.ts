/** A mark of the gradebook: `a` is an absence, an empty string no mark. */
export type Mark = '5' | '4' | '3' | '2' | 'a' | '';

/** Marks that a teacher may choose. */
export const choices = ['5', '4', '3', '2', 'a'] as const satisfies Mark[];

/** Keys in addition to the marks themselves; an absence is the same key in both keyboard layouts. */
const keys: Record<string, Mark> = { н: 'a', y: 'a', backspace: '', delete: '' };

/** Returns the mark that a key sets at once: the one that is displayed as this key. */
export const markOf = (key: string, shown: (mark: Mark) => string): Mark | undefined =>
  keys[key.toLowerCase()] ?? choices.find((mark) => shown(mark) === key);

/** A cell of the gradebook, counted from 0. */
export interface Cell {
  pupil: number;
  lesson: number;
}

/** A mark that was reported to a parent; `count` numbers them. */
export interface News extends Cell {
  mark: Mark;
  count: number;
  /** The pupil's average without and with it. */
  before: number;
  after: number;
}

export interface Journal {
  /** By pupil and lesson. */
  marks: readonly (readonly Mark[])[];
  /** The cell that is the tab stop. */
  at: Cell;
  /** Whether the choices for it are open. */
  isOpen: boolean;
  /** The newest first. */
  news: readonly News[];
}

export type JournalAct =
  | { type: 'go'; to: Cell }
  | { type: 'open'; to: Cell }
  | { type: 'close' }
  | { type: 'mark'; mark: Mark };

const marksOf = (line: string) => Array.from(line, (mark) => (mark === ' ' ? '' : mark) as Mark);

/**
 * Creates a gradebook whose last lesson is in progress.
 * @param lines one line a pupil, one character a lesson, a space where no mark is set yet
 * @param reported index of the pupil whose last mark was just set
 * @param next index of the pupil who is next
 */
export function openJournal(lines: readonly string[], reported: number, next: number): Journal {
  const marks = lines.map(marksOf);
  const own = marks[reported] ?? [];
  const lesson = own.length - 1;
  const news = {
    pupil: reported,
    lesson,
    mark: own[lesson] ?? '',
    count: 0,
    before: average(own.slice(0, -1)),
    after: average(own),
  };
  return { marks, at: { pupil: next, lesson }, isOpen: false, news: [news] };
}

/** Returns the gradebook after an act of the visitor. A removed mark is not reported. */
export function journalAfter(journal: Journal, act: JournalAct): Journal {
  switch (act.type) {
    case 'go':
      return { ...journal, at: act.to };
    case 'open':
      return { ...journal, at: act.to, isOpen: true };
    case 'close':
      return { ...journal, isOpen: false };
    case 'mark': {
      const { at, news } = journal;
      const { mark } = act;
      const marks = journal.marks.map((line, pupil) =>
        pupil === at.pupil ? line.map((old, lesson) => (lesson === at.lesson ? mark : old)) : line,
      );
      const report = {
        ...at,
        mark,
        count: (news[0]?.count ?? 0) + 1,
        before: average(journal.marks[at.pupil] ?? []),
        after: average(marks[at.pupil] ?? []),
      };
      return { marks, at, isOpen: false, news: mark === '' ? news : [report, ...news].slice(0, 3) };
    }
  }
}

/** Returns the mean of the marks, or 0 without any; absences and missing marks do not count. */
export function average(marks: readonly Mark[]): number {
  const found = marks.filter((mark) => mark !== '' && mark !== 'a').map(Number);
  return found.reduce((sum, mark) => sum + mark, 0) / (found.length || 1);
}

/** Returns the average after each lesson, up to the last one with an entry. */
export function trend(marks: readonly Mark[]): number[] {
  const past = marks.findLastIndex((mark) => mark !== '') + 1;
  return marks.slice(0, past).map((_, lesson) => average(marks.slice(0, lesson + 1)));
}
