import type { SceneProps } from '../parts/types.ts';
import styles from './Quiz.module.css';
import { QuizSheet } from './QuizSheet.tsx';
import { words } from './words.ts';

/** A question of a test with its drawing, the right answer and its explanation. */
export function Quiz({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <QuizSheet
      letters={t.letters}
      top={t.top}
      pill={['parents', 'clock', '00:42']}
      steps={[
        ['done', 'M1 3h18M21 3h18M61 3h18'],
        ['miss', 'M41 3h18'],
        ['now', 'M81 3h18'],
        ['ahead', 'M101 3h18M121 3h18M141 3h18'],
      ]}
      question={
        <div className={styles.question}>
          <b>{t.question}</b>
          <svg viewBox="0 0 120 64" aria-hidden="true">
            <path className={styles.figure} d={t.figure.area} />
            <path d={t.figure.lines} />
            {t.figure.labels.map(([x, y, label]) => (
              <text x={x} y={y} key={label}>
                {label}
              </text>
            ))}
          </svg>
        </div>
      }
      options={t.options}
      right={1}
      review={
        !crop && (
          <>
            <b>{t.right}</b> {t.why}
          </>
        )
      }
    />
  );
}
