import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Audience, IconName } from '../vocabulary.ts';
import styles from './Chip.module.css';
import { Icon } from './Icon.tsx';

interface ChipProps {
  children: ReactNode;
  /** Whose colour the chip takes; neutral without it. */
  audience?: Audience | undefined;
  /** Leads the words. */
  icon?: IconName | undefined;
  className?: string | undefined;
}

/** A short tag: for whom, which category. */
export function Chip({ children, audience, icon, className }: ChipProps) {
  return (
    <span className={classNames(styles.root, className)} data-audience={audience}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {children}
    </span>
  );
}
