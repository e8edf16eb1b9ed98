import type { SceneProps } from '../parts/types.ts';
import styles from './Quiz.module.css';
import { QuizSheet } from './QuizSheet.tsx';

/** A question of a test with its drawing, the right answer and its explanation. */
export function Quiz({ crop }: SceneProps) {
  return (
    <QuizSheet
      top="Вопрос 5 из&nbsp;8"
      pill={['parents', 'clock', '00:42']}
      steps={[
        ['done', 'M1 3h18M21 3h18M61 3h18'],
        ['miss', 'M41 3h18'],
        ['now', 'M81 3h18'],
        ['ahead', 'M101 3h18M121 3h18M141 3h18'],
      ]}
      question={
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
      }
      options={['12\u00a0см', '13\u00a0см', '17\u00a0см', '60\u00a0см']}
      right={1}
      review={
        !crop && (
          <>
            <b>Верно!</b> По&nbsp;теореме Пифагора: √(5²&nbsp;+&nbsp;12²)&nbsp;=&nbsp;√169&nbsp;=&nbsp;13.
          </>
        )
      }
    />
  );
}
