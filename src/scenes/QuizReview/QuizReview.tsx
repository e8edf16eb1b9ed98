import type { SceneProps } from '../parts/parts.tsx';
import styles from '../Quiz/Quiz.module.css';
import { QuizSheet } from '../Quiz/QuizSheet.tsx';
import { words } from './words.ts';

/** A test taken by a student: a wrong answer beside the right one, and the rule. */
export function QuizReview({ lang }: SceneProps) {
  const t = words[lang];
  return (
    <QuizSheet
      {...t}
      pill={['students', 'check', t.score]}
      steps={[
        ['done', 'M1 3h18M21 3h18M61 3h18M81 3h18'],
        ['miss', 'M41 3h18M101 3h18'],
        ['ahead', 'M121 3h18M141 3h18'],
      ]}
      question={
        <div className={`${styles.question} row`}>
          <b>She … to&nbsp;school by&nbsp;bus every day.</b>
        </div>
      }
      options={['go', 'goes', 'going', 'gone']}
      wrong={0}
      right={1}
      review={
        <>
          <b>{t.almost}</b> {t.why}
        </>
      }
    />
  );
}
