import { Meter } from '../parts/Meter.tsx';
import { Panel, PanelHead } from '../parts/Panel.tsx';
import type { Hue, SceneProps } from '../parts/types.ts';
import styles from './ProgressChart.module.css';

const months = ['сен', 'окт', 'ноя', 'дек', 'янв', 'фев'];
const subjects: [title: string, average: string, share: number, hue: Hue][] = [
  ['Математика', '4,8', 96, 'students'],
  ['Физика', '4,6', 92, 'tutors'],
  ['Английский', '4,4', 88, 'parents'],
];

/** A pupil's progress: the average mark by months against the group, and where it comes from by subjects. */
export function ProgressChart({ crop }: SceneProps) {
  return (
    <div className={styles.root} data-hue="students">
      <Panel className={styles.sheet}>
        <PanelHead title="Средний балл">
          <span className={styles.legend}>
            <span>Бобур</span>
            <span>группа</span>
          </span>
        </PanelHead>
        <div className={styles.chart}>
          <span className={styles.scale}>
            <i>5</i>
            <i>4</i>
            <i>3</i>
          </span>
          <svg viewBox="0 0 300 120" preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.rule} d="M0 1H300M0 60H300M0 119H300" />
            <path className={styles.area} d="M0 96 60 88 120 66 180 58 240 34 300 22V120H0z" />
            <path className={styles.group} d="M0 74 60 70 120 72 180 64 240 62 300 58" />
            <path className={styles.line} d="M0 96 60 88 120 66 180 58 240 34 300 22" />
          </svg>
          <b className={styles.last}>4,6</b>
          <span className={styles.months}>
            {months.map((month) => (
              <i key={month}>{month}</i>
            ))}
          </span>
        </div>
        {!crop && (
          <div className={styles.subjects}>
            {subjects.map(([title, average, share, hue]) => (
              <span key={title}>
                <span>
                  {title} <b>{average}</b>
                </span>
                <Meter value={share} hue={hue} />
              </span>
            ))}
          </div>
        )}
      </Panel>
    </div>
  );
}
