import { Disc, Glyph, Meter } from '../parts/drawings.tsx';
import { type Hue, Panel, type SceneProps } from '../parts/parts.tsx';
import styles from './Groups.module.css';
import { words } from './words.ts';

const hues: Hue[] = ['tutors', 'students', 'centers', 'parents'];

/** The centre's groups as cards: who teaches, on which days, how many seats are taken. */
export function Groups({ lang }: SceneProps) {
  const t = words[lang];
  return (
    <div className={styles.root} data-parts="">
      {t.groups.map((group, index) => {
        const { title, tutor, initials, portrait, days, taken, of } = group;
        const [left, right] = t.seats(group);
        const hue = hues[index] ?? 'tutors';
        return (
          <Panel className={styles.group} hue={hue} key={hue}>
            <b className={styles.title}>{title}</b>
            <span className={`${styles.tutor} row`}>
              <Disc initials={initials} portrait={portrait} hue={hue} />
              {tutor}
            </span>
            <span className={`${styles.days} row`}>
              <Glyph name="calendar" />
              {days}
            </span>
            <small className={`${styles.seats} row apart`}>
              <span>{left}</span>
              <b>{right}</b>
            </small>
            <Meter value={Math.round((taken / of) * 100)} hue={hue} />
          </Panel>
        );
      })}
    </div>
  );
}
