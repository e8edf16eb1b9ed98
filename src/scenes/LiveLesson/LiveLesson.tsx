import { Disc } from '../parts/Disc.tsx';
import { Glyph, type GlyphName } from '../parts/Glyph.tsx';
import type { Hue, SceneProps } from '../parts/types.ts';
import styles from './LiveLesson.module.css';
import { words } from './words.ts';

const hues: Hue[] = ['parents', 'students', 'centers'];
/** Squares of the board, beyond the drawing's box on every side: the board may be wider than the drawing. */
const grid =
  'M-80-5H420M-80 19H420M-80 43H420M-80 67H420M-80 115H420M-80 139H420' +
  'M-8-60V190M16-60V190M64-60V190M88-60V190M112-60V190M136-60V190M160-60V190M184-60V190M208-60V190M232-60V190';
const controls: GlyphName[] = ['mic', 'video', 'screen', 'hand'];

/** A live lesson: the shared whiteboard with a parabola, three video tiles and the call's controls. */
export function LiveLesson({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div className={styles.root}>
      <div className={styles.call}>
        <div className={styles.top}>
          <b>{t.title}</b>
          <span className={styles.time}>24:18</span>
        </div>
        <div className={styles.board}>
          <span className={styles.formula}>
            <i>y</i> = <i>x</i>² − 4<i>x</i> + 3
          </span>
          <svg viewBox="0 0 200 130" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
            <path className={styles.grid} d={grid} />
            <path className={styles.axis} d="M8 91H192M40 124V6m-3 5 3-5 3 5m147 75 5 5-5 5" />
            {/* y = x² − 4x + 3 with 24 units to one: the roots are 1 and 3, the vertex is (2; −1). Its
                ends stay below the formula, however narrow the board is. */}
            <path className={styles.curve} d="M45 38.2Q88 191.8 131 38.2" pathLength="1" />
            <circle cx="64" cy="91" r="3.4" />
            <circle cx="112" cy="91" r="3.4" />
          </svg>
          <span className={styles.roots}>x₁ = 1, x₂ = 3</span>
        </div>
        <div className={styles.people}>
          {t.people.slice(0, crop ? 2 : 3).map(([initials, name], index) => (
            <div className={styles.tile} data-speaking={index === 0 || undefined} key={name}>
              <Disc initials={initials} hue={hues[index]} />
              <span>{name}</span>
            </div>
          ))}
        </div>
        {!crop && (
          <div className={styles.controls}>
            {controls.map((name) => (
              <span key={name}>
                <Glyph name={name} />
              </span>
            ))}
            <span className={styles.leave}>{t.leave}</span>
          </div>
        )}
      </div>
    </div>
  );
}
