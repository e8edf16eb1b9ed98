import { useEffect, useState } from 'react';
import { withTimeout } from '../../site/script-timeout.ts';
import type { Answer } from '../engine.ts';

/** The index and what reads it come with the first question. */
export const siteIndex = () => withTimeout(import('../open-index.ts'));

/** What is asked with what is typed: a single letter asks nothing yet, and would find nothing. */
export const questionOf = (typed: string) => (typed.trim().length > 1 ? typed.trim() : '');

/** What a search shows: nothing asked yet, an answer (maybe to what was asked a moment ago), or a failure. */
interface AnswerState {
  answer: Answer | null;
  /** The question that `answer` answers. */
  answered: string;
  failed: boolean;
}

const nothing: AnswerState = { answer: null, answered: '', failed: false };

/**
 * Answers a question as it is asked. The last answer stays until the next one is there, so nothing flickers.
 * @param question names what is asked; an empty one asks nothing
 * @param ask answers it; the same function for the same question
 * @param attempt another number asks the same question again
 */
export function useAnswer(
  question: string,
  ask: (question: string) => Promise<Answer>,
  attempt = 0,
): AnswerState {
  const [state, setState] = useState(nothing);
  useEffect(() => {
    // An attempt is named for the sake of being another: the effect asks again.
    let current = attempt >= 0;
    if (!question) setState(nothing);
    else
      ask(question).then(
        (answer) => {
          if (current) setState({ answer, answered: question, failed: false });
        },
        () => {
          if (current) setState({ answer: null, answered: question, failed: true });
        },
      );
    return () => {
      current = false;
    };
  }, [question, ask, attempt]);
  return question ? state : nothing;
}
