import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './parts.module.css';
import type { Hue } from './types.ts';

type PanelProps = { children: ReactNode; className?: string | undefined; hue?: Hue | undefined };

/** A raised sheet of the product; the hairline keeps its edge when shadows are gone (dark, forced colours). */
export function Panel({ children, className, hue }: PanelProps) {
  return (
    <div className={classNames(styles.panel, className)} data-hue={hue}>
      {children}
    </div>
  );
}

type PanelHeadProps = { title: string; note?: string | undefined; children?: ReactNode };

/** The line on top of a panel: title, a quieter note, and whatever stands at its end. */
export function PanelHead({ title, note, children }: PanelHeadProps) {
  return (
    <div className={styles.head}>
      <b>{title}</b>
      {note && <span className={styles.note}>{note}</span>}
      {children}
    </div>
  );
}
