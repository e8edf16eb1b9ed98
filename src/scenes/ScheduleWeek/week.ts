/** A place in the week: days and hours are counted from 1. */
export interface Slot {
  day: number;
  hour: number;
}

export interface Week {
  /** Where each lesson is. */
  lessons: readonly Slot[];
  /** The lesson that is being moved. */
  held: number | null;
  /** The last that was moved, and from where. */
  moved: { lesson: number; from: Slot } | null;
}

export type WeekAct =
  | { type: 'hold'; lesson: number }
  | { type: 'release' }
  | { type: 'put'; lesson: number; to: Slot };

const isSame = (a: Slot, b: Slot) => a.day === b.day && a.hour === b.hour;

/** No lesson stands there. */
export const isFree = ({ lessons }: Week, slot: Slot): boolean =>
  !lessons.some((taken) => isSame(taken, slot));

/** The week after what a visitor did; a lesson is never put on another one. */
export function weekAfter(week: Week, act: WeekAct): Week {
  switch (act.type) {
    case 'hold':
      if (act.lesson === week.held) return { ...week, held: null };
      return { ...week, held: act.lesson, moved: null };
    case 'release':
      return { ...week, held: null };
    case 'put': {
      const from = week.lessons[act.lesson];
      if (!from || !isFree(week, act.to)) return week;
      const lessons = week.lessons.map((slot, lesson) => (lesson === act.lesson ? act.to : slot));
      // Moved in several steps: what counts is where it stood before the first of them.
      const first = week.held === act.lesson ? week.moved?.from : undefined;
      return { ...week, lessons, moved: { lesson: act.lesson, from: first ?? from } };
    }
  }
}
