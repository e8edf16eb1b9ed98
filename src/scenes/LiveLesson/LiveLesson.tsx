import { Disc } from '../parts/Disc.tsx';
import { Glyph, type GlyphName } from '../parts/Glyph.tsx';
import type { Hue, SceneProps } from '../parts/types.ts';
import styles from './LiveLesson.module.css';

const people: [initials: string, name: string, hue: Hue][] = [
  ['ШУ', 'Шахноза', 'parents'],
  ['ТР', 'Тимур', 'students'],
  ['АК', 'Алина', 'centers'],
];
const controls: GlyphName[] = ['mic', 'video', 'screen', 'hand'];

/** A live lesson: the shared whiteboard with a parabola, three video tiles and the call's controls. */
export function LiveLesson({ crop }: SceneProps) {
  return (
    <div className={styles.root}>
      <div className={styles.call}>
        <div className={styles.top}>
          <b>Квадратичная функция</b>
          <span className={styles.time}>24:18</span>
        </div>
        <div className={styles.board}>
          <span className={styles.formula}>
            <i>y</i> = <i>x</i>² − 4<i>x</i> + 3
          </span>
          <svg viewBox="0 0 200 130" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
            <path
              className={styles.grid}
              d="M0 26H200M0 52H200M0 78H200M0 104H200M40 0V130M80 0V130M120 0V130M160 0V130"
            />
            <path className={styles.axis} d="M8 91H192M40 122V8m-3 5 3-5 3 5m147 73 5 5-5 5" />
            <path className={styles.curve} d="M38 14C64 166 116 166 142 14" pathLength="1" />
            <circle cx="58" cy="91" r="3.6" />
            <circle cx="122" cy="91" r="3.6" />
          </svg>
          <span className={styles.roots}>x₁ = 1, x₂ = 3</span>
        </div>
        <div className={styles.people}>
          {people.slice(0, crop ? 2 : 3).map(([initials, name, hue], index) => (
            <div className={styles.tile} data-speaking={index === 0 || undefined} key={name}>
              <Disc initials={initials} hue={hue} />
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
            <span className={styles.leave}>Завершить</span>
          </div>
        )}
      </div>
    </div>
  );
}
