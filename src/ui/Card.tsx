import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Audience, IconName } from '../vocabulary.ts';
import styles from './Card.module.css';
import { CardLink } from './CardLink.tsx';
import { Icon, IconTile } from './Icon.tsx';

interface CardProps {
  heading: ReactNode;
  headingLevel?: 'h2' | 'h3' | 'h4' | undefined;
  /** If set, the whole card is clickable through the link in its heading. */
  href?: string | undefined;
  /** Shown first, in a tinted square. */
  icon?: IconName | undefined;
  audience?: Audience | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A raised card. One link, in the heading; a pseudo-element stretches it over the card. */
export function Card({
  heading,
  headingLevel: Heading = 'h3',
  href,
  icon,
  audience,
  className,
  children,
}: CardProps) {
  return (
    <div className={classNames(styles.root, className)} data-link={href ? '' : undefined}>
      {(icon || href) && (
        <div className={styles.top} data-corner={icon ? undefined : ''}>
          {icon && <IconTile name={icon} audience={audience} />}
          {href && (
            <Icon
              name={href.startsWith('https:') ? 'arrow-up-right' : 'arrow-right'}
              className={styles.arrow}
            />
          )}
        </div>
      )}
      <Heading className={styles.heading}>
        {href ? <CardLink href={href}>{heading}</CardLink> : heading}
      </Heading>
      {children}
    </div>
  );
}
