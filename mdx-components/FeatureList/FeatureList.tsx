import type { FeatureEntry } from '../../src/content/types/feature/card.ts';
import { useLabels, useQuery } from '../../src/site/hooks.ts';
import { Button } from '../../src/ui/Button.tsx';
import { CardLink } from '../../src/ui/CardLink.tsx';
import { classNames } from '../../src/ui/classNames.ts';
import { IconTile } from '../../src/ui/Icon.tsx';
import { Section } from '../../src/ui/Section.tsx';
import type { FeatureCategory } from '../../src/vocabulary.ts';
import { SceneCard } from '../_shared/SceneCard/SceneCard.tsx';
import shelf from '../_shared/shelf.module.css';
import styles from './FeatureList.module.css';
import type { FeatureListProps } from './FeatureList.props.ts';

/** Anchor and page of each group (tests/spec/02-features.spec.ts). */
const groups = {
  tutors: { id: 'tutor', href: '/tutors-info' },
  students: { id: 'student', href: '/features#parental-control' },
  centers: { id: 'center', href: '/centers-info' },
} satisfies Record<FeatureCategory, { id: string; href: string }>;

/** All features by category (tests/spec/02-features.spec.ts). */
export function FeatureList({ heading }: FeatureListProps) {
  const labels = useLabels();
  return (
    <Section isMeasured heading={heading}>
      <div className={styles.groups}>
        {useQuery('featureGroups').map(({ category, features }) => {
          const { id, href } = groups[category];
          const firstForParents = features.find((feature) => feature.audience === 'parents');
          const title = labels.featureGroups[category];
          const Heading = heading ? 'h3' : 'h2';
          return (
            <div className={styles.group} id={id} data-audience={category} key={category}>
              <div className={styles.head}>
                <Heading className={styles.title}>{title.title}</Heading>
                <Button href={href} variant="quiet">
                  {title.page}
                </Button>
              </div>
              <ul className={classNames(styles.list, shelf.root)}>
                {features.map((feature) => (
                  <Feature
                    key={feature.url}
                    feature={feature}
                    category={category}
                    id={feature === firstForParents ? 'parent' : undefined}
                    level={heading ? 'h4' : 'h3'}
                  />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </Section>
  );
}

type FeatureProps = {
  feature: FeatureEntry;
  category: FeatureCategory;
  id: string | undefined;
  level: 'h3' | 'h4';
};

/** Picture, icon, name and description of one feature (tests/spec/03-records.spec.ts). */
function Feature({ feature, category, id, level: Heading }: FeatureProps) {
  return (
    <li className={styles.item} id={id}>
      <SceneCard scene={feature.scene} audience={category} fit="cut" crop="card" className={styles.picture} />
      <div className={styles.words}>
        <IconTile name={feature.icon} audience={category} />
        <Heading className={styles.name}>
          <CardLink href={feature.url}>{feature.title}</CardLink>
        </Heading>
        <p className={styles.description}>{feature.description}</p>
      </div>
    </li>
  );
}
