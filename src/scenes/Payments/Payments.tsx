import { Meter } from '../parts/Meter.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { SceneProps } from '../parts/types.ts';
import styles from './Payments.module.css';
import { words } from './words.ts';

const hues = { paid: 'students', waits: 'parents', late: 'centers' } as const;
const states: (keyof typeof hues)[] = ['paid', 'paid', 'waits', 'late', 'paid'];

/** The payments sheet of a month: what came in, what is expected, who is late. */
export function Payments({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div className={styles.root}>
      <Panel className={styles.sheet}>
        <span className={styles.title}>
          <b>{t.title}</b>
          <small>{t.note}</small>
        </span>
        {states.slice(0, crop ? 2 : 5).map((state, index) => {
          const [pupil, course, sum] = t.rows[index] ?? [];
          return (
            <div className={styles.row} key={pupil}>
              <span className={styles.pupil}>
                <b>{pupil}</b>
                <small>{course}</small>
              </span>
              <span className={styles.sum}>{sum}</span>
              <Pill hue={hues[state]} dot>
                {t[state]}
              </Pill>
            </div>
          );
        })}
      </Panel>
      <Panel className={styles.total} hue="parents">
        <span>{t.got}</span>
        <b>
          {t.total} <small>{t.unit}</small>
        </b>
        <Meter value={83} hue="parents" />
        <span>{t.of}</span>
      </Panel>
    </div>
  );
}
