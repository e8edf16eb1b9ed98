import { type RefObject, useEffect, useReducer, useState } from 'react';
import { withTimeout } from '../../site/script-timeout.ts';
import type { Answer } from '../engine.ts';

/** The index and its reader load with the first query. */
export const siteIndex = () => withTimeout(import('../open-index.ts'));

/** The query of the typed text; empty for a single letter, which would find nothing. */
export const questionOf = (typed: string) => (typed.trim().length > 1 ? typed.trim() : '');

/** State of a search: no query, an answer (possibly to the previous query), or a failure. */
interface AnswerState {
  answer: Answer | null;
  /** The query of `answer`. */
  answered: string;
  failed: boolean;
}

const nothing: AnswerState = { answer: null, answered: '', failed: false };

/**
 * Answers a query while it is typed. Keeps the last answer until the next one has arrived, so nothing flickers.
 * @param question identifies the query; empty for none
 * @param ask runs the query; must be stable for the same query
 * @returns with `retry`, which asks the same query again
 */
export function useAnswer(question: string, ask: (question: string) => Promise<Answer>) {
  const [state, setState] = useState(nothing);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // `attempt` is a dependency only to run the effect again.
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
  return { ...(question ? state : nothing), retry };
}

/**
 * @param question the current query
 * @param step number of results to show, and how many more at a time
 * @param list what contains the results
 * @returns the number of results to show, and what shows more: the next Tab leads to the first of those
 */
export function useMore(question: string, step: number, list: RefObject<Element | null>) {
  const [more, setMore] = useState({ of: '', count: step });
  const count = more.of === question ? more.count : step;
  const showMore = () => {
    list.current?.querySelector<HTMLElement>('li:last-child a')?.focus();
    setMore({ of: question, count: count + step });
  };
  return [count, showMore] as const;
}
