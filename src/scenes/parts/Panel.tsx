import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './parts.module.css';
import type { Hue } from './types.ts';

type PanelProps = { children: ReactNode; className?: string | undefined; hue?: Hue | undefined };

/** A raised sheet of the product; the hairline shows its edge where shadows do not (dark, forced colours). */
export function Panel({ children, className, hue }: PanelProps) {
  return (
    <div className={classNames(styles.panel, className)} data-hue={hue}>
      {children}
    </div>
  );
}

type PanelHeadProps = { title: string; note?: string | undefined; children?: ReactNode };

/** The top line of a panel: a title, a quieter note and, at its end, the children. */
export function PanelHead({ title, note, children }: PanelHeadProps) {
  return (
    <div className={styles.head}>
      <b>{title}</b>
      {note && <span className={styles.note}>{note}</span>}
      {children}
    </div>
  );
}
