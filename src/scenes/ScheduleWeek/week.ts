/** A slot in the week; days and hours are counted from 1. */
export interface Slot {
  day: number;
  hour: number;
}

export interface Week {
  /** Slot of each lesson. */
  lessons: readonly Slot[];
  /** The lesson that is being moved. */
  held: number | null;
  /** The lesson that was moved last, and its previous slot. */
  moved: { lesson: number; from: Slot } | null;
}

export type WeekAct =
  | { type: 'hold'; lesson: number }
  | { type: 'release' }
  | { type: 'put'; lesson: number; to: Slot };

const isSame = (a: Slot, b: Slot) => a.day === b.day && a.hour === b.hour;

/** Whether a slot has no lesson. */
export const isFree = ({ lessons }: Week, slot: Slot): boolean =>
  !lessons.some((taken) => isSame(taken, slot));

/** Returns the week after an act of the visitor; a lesson is never put on another one. */
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
      // If moved in several steps, `from` is the slot before the first one.
      const first = week.held === act.lesson ? week.moved?.from : undefined;
      return { ...week, lessons, moved: { lesson: act.lesson, from: first ?? from } };
    }
  }
}
