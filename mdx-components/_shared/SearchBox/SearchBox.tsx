import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useLabels } from '../../../src/site/hooks.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import styles from './SearchBox.module.css';

export interface SearchBoxProps {
  query: string;
  onQuery: (query: string) => void;
  /** Whether the query is not answered yet. */
  isWaiting: boolean;
}

/** Keeps the query in the history entry, for visitors who open a result and come back. */
const keep = (query: string) => history.replaceState({ ...history.state, query }, '');

/** A search field that filters during typing, without a button. Not shown without script. */
export function SearchBox({ query, onQuery, isWaiting }: SearchBoxProps) {
  const labels = useLabels().search;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // Text typed before hydration, or before the visitor opened a result and came back.
  useLayoutEffect(() => {
    const typed = field.current?.value || history.state?.query;
    if (typed) onQuery(typed);
  }, [onQuery]);
  const last = useRef(query);
  useEffect(() => {
    // Emptied, maybe by a button outside: visitors who come back must not find the old query.
    if (last.current && !query) keep(query);
    last.current = query;
  }, [query]);
  return (
    <search className={`needs-script ${styles.root}`}>
      <label className={styles.label} htmlFor={id}>
        {labels.label}
      </label>
      <span className={styles.box}>
        <Icon name="search" className={styles.glass} />
        <input
          ref={field}
          id={id}
          className={styles.input}
          type="search"
          placeholder={labels.placeholder}
          autoComplete="off"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onBlur={() => keep(query)}
          // Closes a phone's keyboard, which covers the answer.
          onKeyDown={({ key, currentTarget }) =>
            key === 'Enter' && matchMedia('(pointer: coarse)').matches && currentTarget.blur()
          }
        />
      </span>
      {isWaiting && <span className="on-its-way" />}
    </search>
  );
}
