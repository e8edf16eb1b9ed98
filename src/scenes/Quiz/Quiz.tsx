import { useReducer } from 'react';
import { Meter } from '../parts/drawings.tsx';
import { Announced, type SceneProps } from '../parts/parts.tsx';
import { answersAfter, shareOf } from './answers.ts';
import styles from './Quiz.module.css';
import { QuizSheet } from './QuizSheet.tsx';
import { words } from './words.ts';

/** Initial state: eleven pupils of the group have answered. */
const served = { votes: [2, 7, 2, 0], chosen: null };
const right = 1;

/** A question of a test with its drawing, the right answer and its explanation. */
export function Quiz({ crop, lang, isPlayed }: SceneProps) {
  const t = words[lang];
  const [answers, choose] = useReducer(answersAfter, served);
  const { chosen } = answers;
  const isRight = chosen === right;
  const share = shareOf(answers, right);
  const isAnswered = !isPlayed || chosen !== null;
  return (
    <QuizSheet
      {...t}
      question={
        <div className={`${styles.question} row`}>
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
      right={isAnswered ? right : undefined}
      wrong={isRight ? undefined : (chosen ?? undefined)}
      choose={isPlayed && choose}
      chosen={chosen}
      review={
        !crop &&
        (isAnswered ? (
          <>
            <b>{isPlayed && !isRight ? t.wrong : t.right}</b> {t.why}
          </>
        ) : (
          t.ask
        ))
      }
    >
      {isPlayed && (
        <div className={styles.tutor}>
          <b className="row apart">
            {t.tutor}
            <span>{t.share(share)}</span>
          </b>
          {answers.votes.map((count, place) => (
            <span key={t.letters[place]}>
              {t.letters[place]}
              <Meter value={(count / 12) * 100} hue={isAnswered && place === right ? 'students' : 'tutors'} />
              {count}
            </span>
          ))}
        </div>
      )}
      {isPlayed && <Announced>{chosen === null ? '' : t.announcement(chosen, isRight, share)}</Announced>}
    </QuizSheet>
  );
}
