import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useLabels } from '../../../src/site/hooks.ts';
import control from '../../../src/ui/Control.module.css';
import { Icon } from '../../../src/ui/Icon.tsx';
import styles from './SearchBox.module.css';

export interface SearchBoxProps {
  query: string;
  setQuery: (query: string) => void;
  /** The query that is asked, and the one that is answered. */
  typed: string;
  answered: string;
  toList: () => void;
}

/** Keeps the query in the history entry, for visitors who open a result and come back. */
const keep = (query: string) => history.replaceState({ ...history.state, query }, '');

/** A search field that filters during typing, without a button. Not shown without script. */
export function SearchBox({ query, setQuery, typed, answered, toList }: SearchBoxProps) {
  const labels = useLabels().search;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  // Text typed before hydration, or before the visitor opened a result and came back.
  useLayoutEffect(() => {
    const kept = input.current?.value || history.state?.query;
    if (kept) setQuery(kept);
  }, [setQuery]);
  const last = useRef(query);
  useEffect(() => {
    // Emptied, maybe by a button outside: visitors who come back must not find the old query.
    if (last.current && !query) keep(query);
    last.current = query;
  }, [query]);
  return (
    <search className={`needs-script ${control.root}`}>
      <label className={control.label} htmlFor={id}>
        {labels.label}
      </label>
      <span className={styles.box}>
        <Icon name="search" className={styles.glass} />
        <input
          ref={input}
          id={id}
          className={`${control.control} ${styles.input}`}
          type="search"
          placeholder={labels.placeholder}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onBlur={() => keep(query)}
          onKeyDown={({ key }) => key === 'Enter' && toList()}
        />
      </span>
      {typed !== answered && <span className="on-its-way" />}
    </search>
  );
}
