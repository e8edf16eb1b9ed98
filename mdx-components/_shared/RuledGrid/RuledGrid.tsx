import type { PropsWithChildren, ReactNode } from 'react';
import { CardLink } from '../../../src/ui/CardLink.tsx';
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
  title: string;
  /** Level of the heading; it looks the same on each. */
  Heading: 'h2' | 'h3' | 'h4';
  /** The whole cell is clickable through the one link in its heading. */
  href?: string | undefined;
  /** A few words below it. */
  children?: ReactNode | undefined;
}

/** An icon, a heading and a few words between the hairlines; an arrow distinguishes cells that are links. */
export function RuledCell({ icon, id, title, Heading, href, children }: RuledCellProps) {
  return (
    <li className={styles.cell} id={id}>
      <Icon name={icon} size={24} className={styles.icon} />
      <Heading className="as-h3">
        <CardLink href={href} marksTarget>
          {title}
        </CardLink>
      </Heading>
      <div className={`words ${styles.text}`}>{children}</div>
    </li>
  );
}
