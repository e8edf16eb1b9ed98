import { Carousel } from '../../../mdx-components/_shared/Carousel/Carousel.tsx';
import { Wordmark } from '../../../mdx-components/_shared/Wordmark/Wordmark.tsx';
import { useSite } from '../../site/hooks.ts';
import styles from './FooterLogos.module.css';

/** Five logos at once, down to one on the narrowest screens (tests/spec/09-constants.spec.ts). */
const breakpoints = {
  0: { perView: 1 },
  351: { perView: 2 },
  601: { perView: 3 },
  992: { perView: 4 },
  1200: { perView: 5 },
} as const;

export function FooterLogos() {
  const { logos, logosTitle } = useSite().footer;
  return (
    <div className={styles.root}>
      <Carousel
        lang="ru"
        label={logosTitle}
        header={<p className={styles.title}>{logosTitle}</p>}
        slides={logos.map((name, place) => <Wordmark key={name} name={name} place={place} />)}
        breakpoints={breakpoints}
        gap={24}
        speed={800}
        autoplay={{ delay: 3000 }}
      />
    </div>
  );
}
