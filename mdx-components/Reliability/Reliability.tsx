import type { PropsWithChildren } from 'react';
import { CardLink } from '../../src/ui/CardLink.tsx';
import { Figure } from '../../src/ui/Figure.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { Carousel } from '../_shared/Carousel/Carousel.tsx';
import { elementsOf } from '../_shared/items.tsx';
import styles from './Reliability.module.css';
import type { ReliabilityCardProps, ReliabilityProps } from './Reliability.props.ts';

/** Technology and reliability: the one dark band of a page, speed 800 (tests/spec/09-constants.spec.ts). */
export function Reliability({ eyebrow, heading, children }: PropsWithChildren<ReliabilityProps>) {
  return (
    <Section tone="dark" eyebrow={eyebrow} heading={heading}>
      <Carousel
        label={heading}
        slides={elementsOf(children)}
        views="technology"
        speed={800}
        pagination
        arrows
      />
    </Section>
  );
}

/** One figure (tests/spec/03-records.spec.ts); children are the description. */
export function ReliabilityCard({
  value,
  unit,
  icon,
  title,
  caption,
  link,
  children,
}: PropsWithChildren<ReliabilityCardProps>) {
  return (
    <article className={styles.card}>
      <p className={styles.top}>
        <Figure value={value} unit={unit} size="large" />
        <Icon name={icon} size={24} className={styles.icon} />
      </p>
      <h3 className={styles.title}>
        <CardLink href={link} marksTarget>
          {title}
        </CardLink>
      </h3>
      {caption && <p className={`fine-print ${styles.caption}`}>{caption}</p>}
      <div className="words">{children}</div>
    </article>
  );
}
