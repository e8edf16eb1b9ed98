import { Panel, PanelHead } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { SceneProps } from '../parts/types.ts';
import styles from './TutorControl.module.css';
import { words } from './words.ts';

/** Hours by day, and a week's. */
const loads: [hours: string, total: number][] = [
  ['464640', 24],
  ['242420', 14],
  ['686864', 38],
  ['020246', 14],
  ['444404', 20],
];

/** Tutor control: hours of every tutor by days as a heat map; one of them is over the limit. */
export function TutorControl({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div className={styles.root} data-hue="tutors">
      <Panel className={styles.sheet}>
        <PanelHead title={t.title} note={t.note}>
          <Pill hue="centers" dot>
            {t.over}
          </Pill>
        </PanelHead>
        <div className={styles.map} data-parts="">
          <div className={styles.row}>
            <span>{t.who}</span>
            {t.days.map((day) => (
              <span key={day}>{day}</span>
            ))}
            <span>{t.total}</span>
          </div>
          {loads
            .map(([hours, total], place) => ({ hours, total, name: t.people[place] ?? [] }))
            .slice(crop ? 1 : 0, crop ? 4 : 5)
            .map(({ hours, total, name: [first, last] }) => (
              <div className={styles.row} data-over={total > 36 || undefined} key={first}>
                <span>
                  {first} <span>{last}</span>
                </span>
                {t.days.map((day, index) => (
                  <i data-load={hours[index]} key={day}>
                    {hours[index] === '0' ? '' : hours[index]}
                  </i>
                ))}
                <b>{total}</b>
              </div>
            ))}
        </div>
      </Panel>
    </div>
  );
}
