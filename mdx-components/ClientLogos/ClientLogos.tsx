import { useSite } from '../../src/site/hooks.ts';
import { Section } from '../../src/ui/Section.tsx';
import { Carousel } from '../_shared/Carousel/Carousel.tsx';
import { signOf } from '../_shared/Wordmark/signs.tsx';
import { Wordmark } from '../_shared/Wordmark/Wordmark.tsx';
import styles from './ClientLogos.module.css';
import type { ClientLogosProps } from './ClientLogos.props.ts';

/** The strip of client logos: endless, linear, 3000 ms a step, no arrows or dots (tests/spec/09-constants.spec.ts). */
export function ClientLogos({ title, names }: ClientLogosProps) {
  const { logos } = useSite().footer;
  return (
    <Section className={styles.root}>
      <Carousel
        label={title}
        header={<p className={styles.title}>{title}</p>}
        slides={names.map((name, index) => {
          // A client of the platform looks the same as in the footer, whatever the order of this list.
          const place = logos?.indexOf(name) ?? -1;
          const look = place < 0 ? { place: index, mark: signOf(index) } : { place };
          return <Wordmark key={name} name={name} {...look} />;
        })}
        views="strip"
        speed={3000}
        autoplay={{ delay: 0, continuous: true }}
      />
    </Section>
  );
}
