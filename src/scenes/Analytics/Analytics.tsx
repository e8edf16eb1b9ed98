import { Panel, PanelHead } from '../parts/Panel.tsx';
import styles from './Analytics.module.css';

const bars: [month: string, share: number][] = [
  ['июн', 84],
  ['июл', 79],
  ['авг', 81],
  ['сен', 88],
  ['окт', 91],
  ['ноя', 94],
];

/** A report of the centre: attendance by months as columns, and the share of pupils who stayed as a ring. */
export function Analytics() {
  return (
    <div className={styles.root} data-hue="centers">
      <Panel className={styles.sheet}>
        <PanelHead title="Посещаемость" note="по&nbsp;всем группам, %" />
        <div className={styles.bars}>
          {bars.map(([month, share]) => (
            <span data-last={month === 'ноя' || undefined} key={month}>
              <b>{share}</b>
              <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                {/* The scale starts at 60 %: the label says how tall, the column says how it changed. */}
                <path d={`M0 100V${100 - (share - 60) * 2.6}H10V100z`} />
              </svg>
              <small>{month}</small>
            </span>
          ))}
        </div>
      </Panel>
      <Panel className={styles.ring}>
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="26" />
          <circle className={styles.share} cx="32" cy="32" r="26" pathLength="100" />
        </svg>
        <span>
          <b>
            92<sup>%</sup>
          </b>
          <small>продолжили обучение</small>
        </span>
      </Panel>
      <Panel className={styles.top}>
        <span>Лучший рост</span>
        <b>Химия, ДТМ</b>
        <small>с&nbsp;3,6 до&nbsp;4,3 за&nbsp;четверть</small>
      </Panel>
    </div>
  );
}
