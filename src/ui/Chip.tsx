import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Audience, IconName } from '../vocabulary.ts';
import styles from './Chip.module.css';
import { Icon } from './Icon.tsx';

interface ChipProps {
  children: ReactNode;
  /** Audience whose colour the chip has; neutral if missing. */
  audience?: Audience | undefined;
  /** Shown before the text. */
  icon?: IconName | undefined;
  className?: string | undefined;
}

/** A short tag, such as an audience or a category. */
export function Chip({ children, audience, icon, className }: ChipProps) {
  return (
    <span className={classNames(styles.root, className)} data-audience={audience}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {children}
    </span>
  );
}
