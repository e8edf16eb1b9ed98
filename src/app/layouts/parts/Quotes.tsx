import { useId } from 'react';
import { Carousel } from '../../../../mdx-components/_shared/Carousel/Carousel.tsx';
import { Author } from '../../../ui/Author.tsx';
import { Section } from '../../../ui/Section.tsx';
import styles from './Quotes.module.css';

export interface QuotesProps {
  heading: string;
  quotes: readonly { name: string; role: string; text: string }[];
}

/** One quote at a time: 1 slide, spacing 50, loop, 1800 ms (tests/spec/09-constants.spec.ts). */
export function Quotes({ heading, quotes }: QuotesProps) {
  const id = useId();
  return (
    <Section tone="tint" aria-labelledby={id}>
      <Carousel
        label={heading}
        header={
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
        }
        slides={quotes.map(({ name, role, text }) => (
          <figure key={name} className={styles.quote}>
            <blockquote className={styles.words}>{text}</blockquote>
            <Author name={name} role={role} className={styles.author} />
          </figure>
        ))}
        speed={1800}
        arrows
        pagination
      />
    </Section>
  );
}
