import type { PropsWithChildren } from 'react';
import { Author } from '../../src/ui/Author.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { Carousel } from '../_shared/Carousel/Carousel.tsx';
import { elementsOf } from '../_shared/items.tsx';
import styles from './ReviewCarousel.module.css';
import type { ReviewCarouselProps, ReviewProps } from './ReviewCarousel.props.ts';

/** Reviews with autoplay, 1000 ms a step (tests/spec/09-constants.spec.ts). */
export function ReviewCarousel({ heading, children }: PropsWithChildren<ReviewCarouselProps>) {
  return (
    <Section>
      <Carousel
        label={heading}
        header={<h2 className={styles.heading}>{heading}</h2>}
        slides={elementsOf(children)}
        views="reviews"
        speed={1000}
        autoplay={{ delay: 5000 }}
        arrows
      />
    </Section>
  );
}

/** One review: the text, then its author. */
export function Review({ name, role, country, image, children }: PropsWithChildren<ReviewProps>) {
  return (
    <figure className={`sheet ${styles.review}`}>
      <Icon name="quote" size={24} className={styles.mark} />
      <blockquote className={styles.words}>{children}</blockquote>
      <Author name={name} role={`${role}, ${country}`} image={image} className={styles.author} />
    </figure>
  );
}
