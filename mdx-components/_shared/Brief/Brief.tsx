import { useId } from 'react';
import { Icon } from '../../../src/ui/Icon.tsx';
import type { IconName } from '../../../src/vocabulary.ts';
import styles from './Brief.module.css';

export interface BriefProps {
  /** Names the list: «Коротко». */
  title: string;
  items: readonly string[];
  /** Stands in the margin beside the title. */
  icon?: IconName | undefined;
  /** Beside the title: what the text is about. */
  label?: string | undefined;
}

/** The gist of a text in a few lines, on a sheet of a school notebook: ruled, with the red line of its margin. */
export function Brief({ title, items, icon, label }: BriefProps) {
  const id = useId();
  return (
    <div role="note" aria-labelledby={id} className={styles.root}>
      <div className={styles.head} data-search-skip="">
        {icon && <Icon name={icon} size={24} className={styles.icon} />}
        <p id={id} className={styles.title}>
          {title}
        </p>
        {label && <span className={styles.label}>{label}</span>}
      </div>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
