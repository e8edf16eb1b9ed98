import { Section } from '../../src/ui/Section.tsx';
import { Carousel } from '../_shared/Carousel/Carousel.tsx';
import { signOf } from '../_shared/Wordmark/signs.tsx';
import styles from './LogoCarousel.module.css';
import type { LogoCarouselProps } from './LogoCarousel.props.ts';

/** Logos of a template page in hairline cells, moved by hand: no autoplay here. */
export function LogoCarousel({ title, names }: LogoCarouselProps) {
  return (
    <Section tone="raised" className={styles.root}>
      <Carousel
        label={title}
        header={<p className={`as-h3 ${styles.title}`}>{title}</p>}
        slides={names.map((name, place) => (
          <span className={`cluster ${styles.logo}`} key={name}>
            <svg viewBox="0 0 32 32" width="34" height="34" fill="currentColor" aria-hidden="true">
              {signOf(place)}
            </svg>
            <span className={styles.name}>{name}</span>
          </span>
        ))}
        views="logos"
        speed={800}
        arrows
      />
    </Section>
  );
}
