import { useEffect, useState } from 'react';
import type { Answer } from '../engine.ts';
import { searchSite } from './site-index.ts';

/** What the dialog shows: nothing asked yet, an answer (maybe to what was typed a moment ago), or a failure. */
export interface SearchState {
  answer: Answer | null;
  /** The query that `answer` answers. */
  answered: string;
  failed: boolean;
}

const nothing: SearchState = { answer: null, answered: '', failed: false };

/**
 * Answers a query as it is typed. The last answer stays until the next one is there, so nothing flickers.
 * @param attempt another number asks the same query again
 */
export function useSearch(typed: string, attempt: number): SearchState {
  const query = typed.trim();
  const [state, setState] = useState(nothing);
  useEffect(() => {
    let current = attempt >= 0;
    if (query) {
      searchSite(query).then(
        (answer) => {
          if (current) setState({ answer, answered: query, failed: false });
        },
        () => {
          if (current) setState({ answer: null, answered: query, failed: true });
        },
      );
    }
    return () => {
      current = false;
    };
  }, [query, attempt]);
  return query ? state : nothing;
}
