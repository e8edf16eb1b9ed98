import { useId } from 'react';
import { useLabels } from '../../../src/site/hooks.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import type { IconName } from '../../../src/vocabulary.ts';
import styles from './Brief.module.css';

export interface BriefProps {
  /** Its lines; without them there is no summary. */
  items: readonly string[] | undefined;
  /** By default «Коротко». */
  title?: string | undefined;
  /** Icon in the margin, beside the title. */
  icon?: IconName | undefined;
  /** Label beside the title: the subject of the text. */
  label?: string | undefined;
}

/** A summary of a text in a few lines, on a sheet of a school notebook: ruled, with a red margin line. */
export function Brief({ items, title, icon, label }: BriefProps) {
  const id = useId();
  const { brief } = useLabels();
  if (!items) return null;
  return (
    <div role="note" aria-labelledby={id} className={styles.root}>
      <div className={`cluster ${styles.head}`} data-search-skip="">
        {icon && <Icon name={icon} size={24} className={`spare ${styles.icon}`} />}
        <p id={id} className={`as-h3 ${styles.title}`}>
          {title ?? brief}
        </p>
        {label && <span className="fine-print">{label}</span>}
      </div>
      <ul className={styles.list}>
        {items.map((item) => (
          <li className="star-before" key={item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
