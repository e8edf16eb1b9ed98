import { Meter, Plot } from '../parts/drawings.tsx';
import { type Hue, Panel, PanelHead, type SceneProps } from '../parts/parts.tsx';
import styles from './ProgressChart.module.css';
import { words } from './words.ts';

/** Averages out of 5, by month: data of the pupil's and the group's line. */
const pupil = [3.4, 3.5, 3.9, 4.0, 4.4, 4.6];
const group = [3.8, 3.8, 3.8, 3.9, 4.0, 4.0];
/** Converts marks to points of the drawing, whose scale is from 3 to 5. */
const line = (marks: number[]) =>
  marks.map((mark, month) => `${month * 60} ${Math.round((5 - mark) * 60)}`).join(' ');
const hues: Hue[] = ['students', 'tutors', 'parents'];

/** A pupil's progress: the average mark by month compared with the group, and the averages by subject. */
export function ProgressChart({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div data-audience="students">
      <Panel className={styles.sheet}>
        <PanelHead title={t.title}>
          <small className={styles.legend}>
            <span>{t.pupil}</span>
            <span>{t.group}</span>
          </small>
        </PanelHead>
        <div className={styles.chart}>
          <span className={styles.scale}>
            {t.scale.map((mark) => (
              <i key={mark}>{mark}</i>
            ))}
          </span>
          <Plot viewBox="0 0 300 120">
            <path data-look="rule" d="M0 1H300M0 60H300M0 119H300" />
            <path data-look="area" d={`M${line(pupil)}V120H0z`} />
            <path className={styles.group} d={`M${line(group)}`} />
            <path data-look="line" data-grows="along" d={`M${line(pupil)}`} />
          </Plot>
          <b className={styles.last}>{t.last}</b>
          <span className={styles.months}>
            {t.months.map((month) => (
              <i key={month}>{month}</i>
            ))}
          </span>
        </div>
        {!crop && (
          <div className={styles.subjects} data-parts="">
            {t.subjects.map(([name, average, share], index) => (
              <span key={name}>
                <small>
                  {name} <b>{average}</b>
                </small>
                <Meter value={share} hue={hues[index]} />
              </span>
            ))}
          </div>
        )}
      </Panel>
    </div>
  );
}
