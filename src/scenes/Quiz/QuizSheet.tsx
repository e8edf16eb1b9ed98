import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Glyph, type GlyphName } from '../parts/drawings.tsx';
import { type Hue, Panel, Pill } from '../parts/parts.tsx';
import press from '../parts/press.module.css';
import styles from './Quiz.module.css';

type State = 'done' | 'miss' | 'now' | 'ahead';

export interface QuizSheetProps {
  /** Letters shown before the answers. */
  letters: string;
  top: ReactNode;
  pill: [hue: Hue, glyph: GlyphName, text: string];
  /** Dashes of the progress line, 160 wide, by the state of their questions. */
  steps: [state: State, path: string][];
  question: ReactNode;
  options: string[];
  /** Indexes of the right answer and of the wrong one that was chosen. */
  right?: number | undefined;
  wrong?: number | undefined;
  /** Texts of the right and the wrong answer, in addition to their icons. */
  verdicts?: [right: string, wrong: string] | undefined;
  review: ReactNode;
  /** Called when an answer is chosen; without it, answers are not buttons. */
  choose?: ((place: number) => void) | false | undefined;
  chosen?: number | null | undefined;
  children?: ReactNode;
}

/** A sheet of a test: progress, a question whose answer is checked, and the explanation. */
export function QuizSheet({
  letters,
  top,
  pill,
  steps,
  question,
  options,
  right,
  wrong,
  verdicts,
  review,
  choose,
  chosen,
  children,
}: QuizSheetProps) {
  const [hue, glyph, text] = pill;
  return (
    <div data-audience="students">
      <Panel className={styles.sheet}>
        <small className="row apart">
          <span>{top}</span>
          <Pill hue={hue}>
            <Glyph name={glyph} />
            {text}
          </Pill>
        </small>
        <svg className={styles.steps} viewBox="0 0 160 6" preserveAspectRatio="none" aria-hidden="true">
          {steps.map(([state, path]) => (
            <path d={path} data-state={state} key={state} />
          ))}
        </svg>
        {question}
        <div className={styles.options} data-parts="">
          {options.map((option, place) => {
            const hue = place === right ? 'students' : place === wrong ? 'centers' : undefined;
            const content = (
              <>
                <i>{hue ? <Glyph name={hue === 'students' ? 'check' : 'cross'} /> : letters[place]}</i>
                {option}
              </>
            );
            return choose ? (
              <button
                type="button"
                className={`${press.root} ${styles.option}`}
                data-audience={hue}
                aria-pressed={place === chosen}
                key={option}
                onClick={() => choose(place)}
              >
                <span className="row">{content}</span>
                {hue && <span className="visually-hidden">: {verdicts?.[place === right ? 0 : 1]}</span>}
              </button>
            ) : (
              <span className={styles.option} data-audience={hue} key={option}>
                <span className="row">{content}</span>
              </span>
            );
          })}
        </div>
        {review && <div className={classNames(styles.review, choose && press.replaced)}>{review}</div>}
        {children}
      </Panel>
    </div>
  );
}
