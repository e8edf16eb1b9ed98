import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { usePage } from '../../site/hooks.ts';
import { withTimeout } from '../../site/script-timeout.ts';
import type { Answer } from '../engine.ts';

/** The query of the typed text; empty for a single letter, which would find nothing. */
export const questionOf = (typed: string) => (typed.trim().length > 1 ? typed.trim() : '');

/** State of a search without a query. Otherwise `answered` is the query of `answer`, or the one that failed. */
const nothing = { answer: null as Answer | null, answered: '' };

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
    // A dependency only to run the effect again.
    void attempt;
    let isCurrent = true;
    if (!question) setState(nothing);
    else
      ask(question)
        .catch(() => null)
        .then((answer) => isCurrent && setState({ answer, answered: question }));
    return () => {
      isCurrent = false;
    };
  }, [question, ask, attempt]);
  const { answer, answered } = question ? state : nothing;
  return { answer, answered, failed: answered !== '' && !answer, retry };
}

/**
 * A search among the posts in the page's language.
 * @param step number of results to show, and how many more at a time
 * @param spare further results to ask for
 * @returns with `list`, the ref of what contains the results, and `showMore`: the next Tab leads to the first of those
 */
export function usePostSearch<List extends HTMLElement>(step: number, spare = 0) {
  const { lang } = usePage();
  const [query, setQuery] = useState('');
  const [more, setMore] = useState({ of: '', count: step });
  const list = useRef<List>(null);
  const typed = questionOf(query);
  const shown = more.of === typed ? more.count : step;
  const ask = useCallback(
    // The index and its reader load with the first query.
    async () => (await withTimeout(import('../open-index.ts'))).searchPosts(typed, lang, shown + spare),
    [typed, lang, shown, spare],
  );
  const showMore = () => {
    list.current?.querySelector<HTMLElement>('li:last-child a')?.focus();
    setMore({ of: typed, count: shown + step });
  };
  /** For buttons that disappear with their action: the focus moves to the list. */
  const leaving = (act: () => void) => () => {
    list.current?.focus({ preventScroll: true });
    act();
  };
  const clear = leaving(() => setQuery(''));
  // The answer may be below the window, or under a phone's keyboard, which closes as the focus leaves the field.
  const toList = leaving(() => list.current?.scrollIntoView({ block: 'nearest' }));
  return { ...useAnswer(typed, ask), query, setQuery, typed, shown, showMore, list, leaving, clear, toList };
}
