import styles from '../Quiz/Quiz.module.css';
import { QuizSheet } from '../Quiz/QuizSheet.tsx';

/** A test that a student takes: a wrong answer beside the right one, and the rule at once. */
export function QuizReview() {
  return (
    <QuizSheet
      top="Вопрос 6 из&nbsp;8"
      pill={['students', 'check', '4\u00a0верно']}
      steps={[
        ['done', 'M1 3h18M21 3h18M61 3h18M81 3h18'],
        ['miss', 'M41 3h18M101 3h18'],
        ['ahead', 'M121 3h18M141 3h18'],
      ]}
      question={
        <div className={styles.question}>
          <b>She … to&nbsp;school by&nbsp;bus every day.</b>
        </div>
      }
      options={['go', 'goes', 'going', 'gone']}
      wrong={0}
      right={1}
      review={
        <>
          <b>Почти!</b> После she глагол получает окончание: she&nbsp;goes.
        </>
      }
    />
  );
}
