import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import styles from './PlaceButton.module.css';
import { sourceMark } from './source-attribute.ts';

export interface PlaceButtonProps {
  /** What it opens: `pages/x.mdx:12:3`. */
  at: string;
  /** Beside a title that leads elsewhere it stays in the background. */
  quiet?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Opens a place in a file, without Alt (open-source.ts listens). */
export const PlaceButton = ({ at, quiet = false, className, children }: PlaceButtonProps) => (
  <button
    type="button"
    className={classNames(styles.root, className)}
    data-quiet={quiet || undefined}
    data-open=""
    {...{ [sourceMark]: at }}
  >
    {children}
  </button>
);
