import { Glyph } from '../parts/Glyph.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { SceneProps } from '../parts/types.ts';
import styles from './Quiz.module.css';

const steps = [
  ['done', 'M1 3h18M21 3h18M61 3h18'],
  ['miss', 'M41 3h18'],
  ['now', 'M81 3h18'],
  ['ahead', 'M101 3h18M121 3h18M141 3h18'],
];
const options = ['12\u00a0см', '13\u00a0см', '17\u00a0см', '60\u00a0см'];

/** An interactive test: progress by questions, a checked answer and its explanation. */
export function Quiz({ crop }: SceneProps) {
  return (
    <div className={styles.root} data-hue="students">
      <Panel className={styles.sheet}>
        <div className={styles.top}>
          <span>Вопрос 5 из&nbsp;8</span>
          <Pill hue="parents">
            <Glyph name="clock" />
            00:42
          </Pill>
        </div>
        <svg className={styles.steps} viewBox="0 0 160 6" preserveAspectRatio="none" aria-hidden="true">
          {steps.map(([state, path]) => (
            <path d={path} data-state={state} key={state} />
          ))}
        </svg>
        <div className={styles.question}>
          <b>Катеты треугольника равны 5&nbsp;и&nbsp;12&nbsp;см. Найдите гипотенузу.</b>
          <svg viewBox="0 0 120 64" aria-hidden="true">
            <path className={styles.figure} d="M8 54H104V14z" />
            <path d="M96 54v-8h8" />
            <text x="54" y="70">
              12
            </text>
            <text x="109" y="38">
              5
            </text>
            <text x="48" y="28">
              ?
            </text>
          </svg>
        </div>
        <div className={styles.options}>
          {options.map((option, index) => (
            <span data-right={index === 1 || undefined} key={option}>
              <i>{index === 1 ? <Glyph name="check" /> : 'АБВГ'[index]}</i>
              {option.replace(' ', '\u00a0')}
            </span>
          ))}
        </div>
        {!crop && (
          <div className={styles.review}>
            <b>Верно!</b> По&nbsp;теореме Пифагора: √(5²&nbsp;+&nbsp;12²)&nbsp;=&nbsp;√169&nbsp;=&nbsp;13.
          </div>
        )}
      </Panel>
    </div>
  );
}
