import { Panel, PanelHead, Pill, type SceneProps } from '../parts/parts.tsx';
import styles from './TutorControl.module.css';
import { words } from './words.ts';

/** Hours of each tutor, one digit a day. */
const loads = ['464640', '242420', '686864', '020246', '444404'];
const sumOf = (hours: string) => Array.from(hours, Number).reduce((sum, day) => sum + day, 0);

/** Tutor control: hours of every tutor by days as a heat map; one of them is over the limit. */
export function TutorControl({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div data-audience="tutors">
      <Panel className={styles.sheet}>
        <PanelHead title={t.title} note={t.note}>
          <Pill hue="centers" dot>
            {t.over}
          </Pill>
        </PanelHead>
        <div className={styles.map} data-parts="">
          <div className={styles.row}>
            <span data-cut>{t.who}</span>
            {t.days.map((day) => (
              <span key={day}>{day}</span>
            ))}
            <span>{t.total}</span>
          </div>
          {loads
            .map((hours, place) => ({ hours, total: sumOf(hours), name: t.people[place] ?? [] }))
            .slice(crop ? 1 : 0, crop ? 4 : 5)
            .map(({ hours, total, name: [first, last] }) => (
              <div className={styles.row} data-audience={total > 36 ? 'centers' : undefined} key={first}>
                <span data-cut>
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
