import { CallToAction } from '../../../mdx-components/CallToAction/CallToAction.tsx';
import { useLabels } from '../../site/hooks.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Icon, IconTile } from '../../ui/Icon.tsx';
import { Scene } from '../../ui/Scene.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './FeatureLayout.module.css';
import { impactCards } from './impact.ts';
import { EntryHead } from './parts/EntryHead.tsx';
import { Neighbours } from './parts/Neighbours.tsx';
import type { LayoutProps } from './props.ts';

/** A platform feature (spec section 2, "Feature detail page"). */
export function FeatureLayout({ data, children }: LayoutProps<'feature'>) {
  const { feature: labels } = useLabels();
  const impact = impactCards(data.impact);
  return (
    <article className={styles.root}>
      <EntryHead
        heading={data.title}
        lead={data.tagline}
        audience={data.category}
        label={<Chip audience={data.category}>{labels.categories[data.category]}</Chip>}
        picture={
          <span className={styles.emblem}>
            <Icon name={data.icon} size={24} />
          </span>
        }
      />
      <Section heading={labels.what} className={styles.what}>
        <div className={styles.split}>
          <div className="prose">
            <p className={styles.lead}>{data.description}</p>
            {children}
          </div>
          <div className={styles.scene}>
            <Scene name={data.scene} />
          </div>
        </div>
      </Section>
      <Section tone="tint">
        <div className={styles.benefits}>
          <h2>{labels.benefits}</h2>
          <ul className={styles.list} data-audience={data.category}>
            {data.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
      </Section>
      <Section heading={labels.why}>
        <ul className={styles.impact} data-count={impact.length}>
          {impact.map(({ who, audience, icon, text }) => (
            <li key={who} className={styles.card} data-audience={audience}>
              <IconTile name={icon} audience={audience} className={styles.tile} />
              <h3>{labels.impact[who]}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Neighbours label={labels.neighbours} previous={labels.previous} next={labels.next} />
      <CallToAction heading={labels.callHeading} action={{ text: labels.call, href: '/register' }}>
        <p>{labels.callText}</p>
      </CallToAction>
    </article>
  );
}
