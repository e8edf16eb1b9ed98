import { Plot } from '../parts/drawings.tsx';
import { Panel, PanelHead, type SceneProps } from '../parts/parts.tsx';
import styles from './Analytics.module.css';
import { words } from './words.ts';

/** Per cent, by month. */
const shares = [84, 79, 81, 88, 91, 94];

/** A report of the centre: attendance by months as columns, and the share of pupils who stayed as a ring. */
export function Analytics({ lang }: SceneProps) {
  const t = words[lang];
  const [best, name, growth] = t.best;
  return (
    <div className={styles.root} data-audience="students" data-parts="">
      <Panel className={styles.sheet}>
        <PanelHead title={t.title} note={t.note} />
        <div className={styles.bars}>
          {t.months.map((month, index) => {
            const share = shares[index] ?? 0;
            return (
              <span data-last={index === shares.length - 1 || undefined} key={month}>
                <b>{share}</b>
                <Plot viewBox="0 0 10 100">
                  <path data-grows="up" d={`M0 100V${100 - share}H10V100z`} />
                </Plot>
                <small>{month}</small>
              </span>
            );
          })}
        </div>
      </Panel>
      <Panel className={styles.ring}>
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="26" />
          <circle className={styles.share} cx="32" cy="32" r="26" pathLength="100" />
        </svg>
        <span className="column">
          <b>
            92<sup>%</sup>
          </b>
          <small>{t.stayed}</small>
        </span>
      </Panel>
      <Panel className={styles.top}>
        <span>{best}</span>
        <b>{name}</b>
        <small>{growth}</small>
      </Panel>
    </div>
  );
}
