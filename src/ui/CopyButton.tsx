import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ru } from '../site/labels.ru.ts';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  text: string;
  /** What it copies, for those who do not see where it stands. */
  label: string;
  /** What it says afterwards, in the language of what is around it. */
  words?: { done: string; byHand: string } | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** What came of the last press. */
type Outcome = 'none' | 'copied' | 'refused';

/** Copies a text and says so. Where the browser does not allow that, the text is shown, selected, to be copied by hand. */
export function CopyButton({ text, label, words = ru.forms.copied, className, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const shown = useRef<HTMLTextAreaElement>(null);
  // Before the text is drawn: whoever sees it finds it selected.
  useLayoutEffect(() => {
    if (outcome === 'refused') shown.current?.select();
  }, [outcome]);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('none'), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      // Pages that are not served securely have no clipboard at all.
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
      shown.current?.select();
    }
  };
  return (
    <>
      <button type="button" className={classNames(styles.root, className)} aria-label={label} onClick={copy}>
        {children}
        <span role="status" className={styles.said}>
          {outcome === 'copied' ? words.done : ''}
        </span>
      </button>
      {outcome === 'refused' ? (
        <label className={styles.byHand}>
          {words.byHand}
          <textarea ref={shown} readOnly rows={Math.min(text.split('\n').length, 12)} value={text} />
        </label>
      ) : null}
    </>
  );
}
