import { Disc } from '../parts/Disc.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Meter } from '../parts/Meter.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { Hue, SceneProps } from '../parts/types.ts';
import styles from './Groups.module.css';

type Group = {
  title: string;
  tutor: string;
  initials: string;
  days: string;
  taken: number;
  of: number;
  hue: Hue;
};
const groups: Group[] = [
  {
    title: 'Английский B1',
    tutor: 'Дильшод Азимов',
    initials: 'ДА',
    days: 'пн, ср, пт',
    taken: 11,
    of: 12,
    hue: 'tutors',
  },
  {
    title: 'Математика 8',
    tutor: 'Елена Цой',
    initials: 'ЕЦ',
    days: 'вт, чт',
    taken: 8,
    of: 12,
    hue: 'students',
  },
  {
    title: 'Химия, ДТМ',
    tutor: 'Феруза Каримова',
    initials: 'ФК',
    days: 'ср, сб',
    taken: 10,
    of: 10,
    hue: 'centers',
  },
  {
    title: 'Робототехника',
    tutor: 'Максим Югай',
    initials: 'МЮ',
    days: 'сб, вс',
    taken: 5,
    of: 8,
    hue: 'parents',
  },
];

/** The centre's groups as cards: who teaches, on which days, how many seats are taken. */
export function Groups({ crop }: SceneProps) {
  return (
    <div className={styles.root}>
      {groups.slice(0, crop ? 2 : 4).map(({ title, tutor, initials, days, taken, of, hue }) => (
        <Panel className={styles.group} hue={hue} key={title}>
          <b className={styles.title}>{title}</b>
          <span className={styles.tutor}>
            <Disc initials={initials} hue={hue} />
            {tutor}
          </span>
          <span className={styles.days}>
            <Glyph name="calendar" />
            {days}
          </span>
          <span className={styles.seats}>
            <span>{taken === of ? 'Мест нет' : `Мест: ${of - taken}`}</span>
            <b>
              {taken} / {of}
            </b>
          </span>
          <Meter value={Math.round((taken / of) * 100)} hue={hue} />
        </Panel>
      ))}
    </div>
  );
}
