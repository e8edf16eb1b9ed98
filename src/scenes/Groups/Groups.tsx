import { Disc } from '../parts/Disc.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Meter } from '../parts/Meter.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { Hue, SceneProps } from '../parts/types.ts';
import styles from './Groups.module.css';
import { words } from './words.ts';

/** Seats taken, and all of them. */
const looks: { taken: number; of: number; hue: Hue }[] = [
  { taken: 11, of: 12, hue: 'tutors' },
  { taken: 8, of: 12, hue: 'students' },
  { taken: 10, of: 10, hue: 'centers' },
  { taken: 5, of: 8, hue: 'parents' },
];

/** The centre's groups as cards: who teaches, on which days, how many seats are taken. */
export function Groups({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div className={styles.root} data-parts="">
      {looks.slice(0, crop ? 2 : 4).map(({ taken, of, hue }, index) => {
        const [title, tutor, initials = '', days, portrait] = t.groups[index] ?? [];
        return (
          <Panel className={styles.group} hue={hue} key={hue}>
            <b className={styles.title}>{title}</b>
            <span className={styles.tutor}>
              <Disc initials={initials} portrait={portrait} hue={hue} />
              {tutor}
            </span>
            <span className={styles.days}>
              <Glyph name="calendar" />
              {days}
            </span>
            <span className={styles.seats}>
              <span>{taken === of ? t.full : `${t.free}: ${of - taken}`}</span>
              <b>
                {taken} / {of}
              </b>
            </span>
            <Meter value={Math.round((taken / of) * 100)} hue={hue} />
          </Panel>
        );
      })}
    </div>
  );
}
