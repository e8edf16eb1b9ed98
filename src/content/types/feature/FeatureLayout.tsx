import { ImpactCards } from '../../../../mdx-components/_shared/Impact/ImpactCards.tsx';
import { featureImpact } from '../../../../mdx-components/_shared/Impact/impact-cards.ts';
import { CallToAction } from '../../../../mdx-components/CallToAction/CallToAction.tsx';
import { EntryHead } from '../../../app/layouts/parts/EntryHead.tsx';
import { Neighbours } from '../../../app/layouts/parts/Neighbours.tsx';
import type { LayoutProps } from '../../../app/layouts/props.ts';
import { useLabels } from '../../../site/hooks.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Scene } from '../../../ui/Scene.tsx';
import { Section } from '../../../ui/Section.tsx';
import styles from './FeatureLayout.module.css';

/** A platform feature (tests/spec/02-features.spec.ts). */
export function FeatureLayout({ data, children }: LayoutProps<'feature'>) {
  const { feature: labels } = useLabels();
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
        <ImpactCards cards={featureImpact(data.impact)} />
      </Section>
      <Neighbours label={labels.neighbours} previous={labels.previous} next={labels.next} />
      <CallToAction heading={labels.callHeading} action={{ text: labels.call, href: '/register' }}>
        <p>{labels.callText}</p>
      </CallToAction>
    </article>
  );
}
