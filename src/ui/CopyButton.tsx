import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ru } from '../site/labels.ru.ts';
import styles from './CopyButton.module.css';
import pill from './Pill.module.css';

interface CopyButtonProps {
  text: string;
  /** What it copies, for screen readers. */
  label: string;
  /** Texts shown afterwards, in the language of the surrounding content. */
  words?: { done: string; byHand: string } | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Result of the last press. */
type Outcome = 'none' | 'copied' | 'refused';

/** Copies a text and confirms it. If the browser refuses, shows the text, selected, to be copied by hand. */
export function CopyButton({ text, label, words = ru.forms.copied, className, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const field = useRef<HTMLTextAreaElement>(null);
  // In a layout effect, so that the text is selected when it appears.
  useLayoutEffect(() => {
    if (outcome === 'refused') field.current?.select();
  }, [outcome]);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('none'), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      // `navigator.clipboard` is undefined outside of secure contexts.
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
      field.current?.select();
    }
  };
  return (
    <>
      <button
        type="button"
        className={classNames(pill.root, styles.root, className)}
        aria-label={label}
        onClick={copy}
      >
        {children}
        <span role="status" className={styles.confirmation}>
          {outcome === 'copied' ? words.done : ''}
        </span>
      </button>
      {outcome === 'refused' ? (
        <label className={styles.byHand}>
          {words.byHand}
          <textarea ref={field} readOnly rows={Math.min(text.split('\n').length, 12)} value={text} />
        </label>
      ) : null}
    </>
  );
}
