import { Section } from '../../src/ui/Section.tsx';
import { Carousel } from '../_shared/Carousel/Carousel.tsx';
import type { Breakpoints } from '../_shared/Carousel/views.ts';
import styles from './ClientLogos.module.css';
import type { ClientLogosProps } from './ClientLogos.props.ts';
import { marks } from './marks.tsx';

/** Spec section 9: 7 slides, and 5/4/3/2/1 up to 991/767/600/450/350 px. */
const breakpoints: Breakpoints = {
  0: { perView: 1 },
  351: { perView: 2 },
  451: { perView: 3 },
  601: { perView: 4 },
  768: { perView: 5 },
  992: { perView: 7 },
};

/** The strip of client logos: moves without end, linear, 3000 ms a step, no arrows or dots (spec section 9). */
export function ClientLogos({ title, names }: ClientLogosProps) {
  return (
    <Section className={styles.root}>
      <Carousel
        label={title}
        header={<p className={styles.title}>{title}</p>}
        slides={names.map((name, index) => <Wordmark key={name} name={name} index={index} />)}
        breakpoints={breakpoints}
        gap={24}
        speed={3000}
        loop
        autoplay={{ delay: 0, continuous: true }}
      />
    </Section>
  );
}

/** A fictional wordmark: a mark of its own and one of four ways to set the name. */
function Wordmark({ name, index }: { name: string; index: number }) {
  return (
    <span className={styles.wordmark} data-set={index % 4}>
      <svg viewBox="0 0 32 32" width="30" height="30" fill="currentColor" aria-hidden="true">
        {marks[index % marks.length]}
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
