import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import styles from './CopyButton.module.css';

export interface CopyButtonProps {
  text: string;
  /** What it copies, for those who do not see where it stands. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Copies a text and says so. */
export function CopyButton({ text, label, className, children }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), 2000);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Скопировано'),
      () => setSaid('Браузер не дал скопировать'),
    );
  return (
    <button type="button" className={classNames(styles.root, className)} aria-label={label} onClick={copy}>
      {children}
      <span role="status" className={styles.said}>
        {said}
      </span>
    </button>
  );
}
