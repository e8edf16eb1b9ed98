import type { PropsWithChildren, ReactNode } from 'react';
import { Icon } from '../../../src/ui/Icon.tsx';
import type { IconName } from '../../../src/vocabulary.ts';
import styles from './RuledGrid.module.css';

/** A grid of hairlines without boxes; its children are `<RuledCell>`s. */
export function RuledGrid({ children }: PropsWithChildren) {
  return <ul className={styles.grid}>{children}</ul>;
}

export interface RuledCellProps {
  icon: IconName;
  /** Anchor of the cell. */
  id?: string | undefined;
  /** The cell's heading element. */
  heading: ReactNode;
  /** A few words below it. */
  children?: ReactNode | undefined;
}

/** An icon, a heading and a few words between the hairlines. */
export function RuledCell({ icon, id, heading, children }: RuledCellProps) {
  return (
    <li className={styles.cell} id={id}>
      <Icon name={icon} size={24} className={styles.icon} />
      {heading}
      <div className={`words ${styles.text}`}>{children}</div>
    </li>
  );
}
