import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Eyebrow.module.css';

/** The short label above a heading, marked with the star. */
export function Eyebrow({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <p className={classNames('star-before', styles.root, className)}>{children}</p>;
}
