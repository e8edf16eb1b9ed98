import { useReducer, useState } from 'react';
import { Meter } from '../parts/drawings.tsx';
import { Announced, Panel, Pill, type SceneProps } from '../parts/parts.tsx';
import press from '../parts/press.module.css';
import { type Line, ledgerAfter, received } from './ledger.ts';
import styles from './Payments.module.css';
import { words } from './words.ts';

const hues = { paid: 'students', waits: 'parents', late: 'centers' } as const;
const linesOf = ({ rows }: typeof words.ru): Line[] =>
  rows.map(([, , sum, state, before = state]) => ({ sum, state, before }));

/** The payments of a month: what was received, what is expected, who is late. */
export function Payments({ crop, lang, isPlayed }: SceneProps) {
  const t = words[lang];
  const [lines, mark] = useReducer(ledgerAfter, t, linesOf);
  const [last, setLast] = useState<number>();
  const total = received(lines, t.other);
  const all = lines.reduce((sum, { sum: own }) => sum + own, t.other);
  return (
    <div className={styles.root}>
      <Panel className={styles.sheet}>
        <span className={styles.title}>
          <b>{t.title}</b>
          <small data-faint>{t.note}</small>
        </span>
        {lines.slice(0, crop ? 2 : 5).map(({ sum, state }, index) => {
          const [pupil, course] = t.rows[index] ?? [];
          const pill = (
            <Pill hue={hues[state]} dot>
              {t[state]}
            </Pill>
          );
          return (
            <div className={styles.row} key={pupil}>
              <span className={`column ${styles.pupil}`}>
                <b data-cut>{pupil}</b>
                <small data-cut data-faint>
                  {course}
                </small>
              </span>
              <span className={styles.sum}>{t.money(sum)}</span>
              {isPlayed ? (
                <button
                  type="button"
                  className={`${press.root} ${styles.mark}`}
                  aria-label={`${pupil}, ${t.money(sum)}: ${t[state]}`}
                  onClick={() => {
                    mark(index);
                    setLast(index);
                  }}
                >
                  {pill}
                </button>
              ) : (
                pill
              )}
            </div>
          );
        })}
        {isPlayed && <p className={`${press.hint} ${styles.hint}`}>{t.hint}</p>}
      </Panel>
      <Panel className={styles.total} hue="parents">
        <small>{t.received}</small>
        <b>
          {t.money(total)} <span>{t.unit}</span>
        </b>
        <Meter value={Math.round((total / all) * 100)} hue="parents" />
        <small>{t.of(t.money(all))}</small>
      </Panel>
      {isPlayed && (
        <Announced>
          {last === undefined
            ? ''
            : `${t.rows[last]?.[0]}: ${t[lines[last]?.state ?? 'paid']}. ${t.received}: ${t.money(total)} ${t.unit}`}
        </Announced>
      )}
    </div>
  );
}
