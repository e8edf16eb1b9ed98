import type { PropsWithChildren } from 'react';
import { Author } from '../../src/ui/Author.tsx';
import { Section } from '../../src/ui/Section.tsx';
import styles from './Testimonials.module.css';
import type { TestimonialProps, TestimonialsProps } from './Testimonials.props.ts';

/** Quotes in one column below 991 px, then in two (tests/spec/09-constants.spec.ts). */
export function Testimonials({ eyebrow, heading, children }: PropsWithChildren<TestimonialsProps>) {
  return (
    <Section isMeasured isBeside tone="tint" eyebrow={eyebrow} heading={heading}>
      <div className={styles.grid}>{children}</div>
    </Section>
  );
}

/** One quote: its gist in one line, the full text (children), and the author. */
export function Testimonial({
  title,
  name,
  role,
  country,
  image,
  children,
}: PropsWithChildren<TestimonialProps>) {
  return (
    <figure className={`sheet ${styles.quote}`}>
      <blockquote className={`star-before ${styles.words}`}>
        <p className={styles.title}>{title}</p>
        {children}
      </blockquote>
      <Author name={name} role={country ? `${role}, ${country}` : role} image={image} />
    </figure>
  );
}
