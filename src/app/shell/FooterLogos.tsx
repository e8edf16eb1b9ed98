import { Carousel } from '../../../mdx-components/_shared/Carousel/Carousel.tsx';
import { Wordmark } from '../../../mdx-components/_shared/Wordmark/Wordmark.tsx';
import { useSite } from '../../site/hooks.ts';
import styles from './FooterLogos.module.css';

export function FooterLogos() {
  const { logos, logosTitle } = useSite().footer;
  return (
    <div className={styles.root}>
      <Carousel
        lang="ru"
        label={logosTitle}
        header={<p className={styles.title}>{logosTitle}</p>}
        slides={logos.map((name, place) => <Wordmark key={name} name={name} place={place} />)}
        views="logos"
        speed={800}
        autoplay={{ delay: 3000 }}
      />
    </div>
  );
}
