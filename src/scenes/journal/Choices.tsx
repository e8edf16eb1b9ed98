import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { moveFocus } from '../../site/arrows.ts';
import { Grade } from '../parts/parts.tsx';
import press from '../parts/press.module.css';
import styles from './Choices.module.css';
import { choices, type Mark, markOf } from './journal.ts';
import type { JournalWords } from './words.ts';

interface ChoicesProps {
  choose: (mark: Mark) => void;
  /** Called on Escape, to focus the cell again. */
  leave: () => void;
  /** Called when the focus leaves. */
  close: () => void;
  words: JournalWords;
}

/** Marks to choose from, above their cell; focuses the first one. */
export function Choices({ choose, leave, close, words: t }: ChoicesProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('button')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const mark = markOf(event.key, t.shown);
    if (mark !== undefined) {
      event.preventDefault();
      choose(mark);
    } else if (event.key === 'Escape') leave();
    else moveFocus(event, '[role=toolbar]', 'div');
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div
      className={styles.root}
      role="toolbar"
      aria-label={t.choose}
      tabIndex={-1}
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div className={styles.list}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className={`${press.root} ${styles.choice}`}
            aria-label={t.mark(choice)}
            onClick={() => choose(choice)}
          >
            <Grade value={choice}>{t.shown(choice)}</Grade>
          </button>
        ))}
      </div>
    </div>
  );
}
