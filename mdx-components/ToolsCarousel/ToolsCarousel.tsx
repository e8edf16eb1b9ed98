import { classNames } from '../../src/class-names.ts';
import type { FeatureCard } from '../../src/content/types/feature/index.ts';
import { useQuery } from '../../src/site/hooks.ts';
import { platform } from '../../src/site/labels.platform.ts';
import { CardLink } from '../../src/ui/CardLink.tsx';
import { Icon, IconTile } from '../../src/ui/Icon.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { Carousel } from '../_shared/Carousel/Carousel.tsx';
import panel from '../_shared/panel.module.css';
import styles from './ToolsCarousel.module.css';
import type { ToolsCarouselProps } from './ToolsCarousel.props.ts';

/** The tools carousel: 13 feature cards, loop, spacing 30, speed 400, clickable pagination (tests/spec/09-constants.spec.ts). */
export function ToolsCarousel({ eyebrow, heading }: ToolsCarouselProps) {
  const features = useQuery('featureCards');
  return (
    <Section tone="tint" eyebrow={eyebrow} heading={heading}>
      <Carousel
        label={heading}
        slides={features.map((feature) => <ToolCard key={feature.url} feature={feature} />)}
        views="tools"
        speed={400}
        pagination
        arrows
      />
    </Section>
  );
}

function ToolCard({ feature }: { feature: FeatureCard }) {
  const { audiences } = platform;
  return (
    <article className={classNames(styles.card, panel.root, panel.lifted)} data-audience={feature.audience}>
      <IconTile name={feature.icon} audience={feature.audience} className={styles.badge} />
      <p className={styles.audience}>{audiences[feature.audience]}</p>
      <h3 className={styles.title}>
        <CardLink href={feature.url}>{feature.title}</CardLink>
      </h3>
      <p className={styles.text}>{feature.tagline}</p>
      <Icon name="arrow-right" size={24} isGoing className={`spare ${styles.arrow}`} />
    </article>
  );
}
