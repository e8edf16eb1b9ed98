import { useLabels, useQuery } from '../../src/site/hooks.ts';
import { platform } from '../../src/site/labels.platform.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Section } from '../../src/ui/Section.tsx';
import type { FeatureCategory } from '../../src/vocabulary.ts';
import { PanelGroup } from '../_shared/PanelGroup/PanelGroup.tsx';
import { RuledCell } from '../_shared/RuledGrid/RuledGrid.tsx';
import type { FeatureListProps } from './FeatureList.props.ts';

/** Anchor and page of each group (tests/spec/02-features.spec.ts). */
const groups = {
  tutors: { id: 'tutor', href: '/tutors-info' },
  students: { id: 'student', href: '/features#parental-control' },
  centers: { id: 'center', href: '/centers-info' },
} satisfies Record<FeatureCategory, { id: string; href: string }>;

/**
 * All features by category, with their icons: their scenes are in the page's sections and on their own pages
 * (tests/spec/02-features.spec.ts, 03-records.spec.ts).
 */
export function FeatureList({ heading }: FeatureListProps) {
  const GroupHeading = heading ? 'h3' : 'h2';
  const Heading = heading ? 'h4' : 'h3';
  const { categories } = useLabels();
  return (
    <Section isMeasured heading={heading}>
      {useQuery('featureGroups').map(({ category, features }) => {
        const { id, href } = groups[category];
        const firstForParents =
          category === 'students' && features.find((feature) => feature.audience === 'parents');
        return (
          <PanelGroup
            key={category}
            id={id}
            audience={category}
            heading={<GroupHeading>{categories[category]}</GroupHeading>}
            note={
              <Button href={href} variant="quiet">
                {platform.featurePages[category]}
              </Button>
            }
          >
            {features.map((feature) => (
              <RuledCell
                key={feature.url}
                id={feature === firstForParents ? 'parent' : undefined}
                icon={feature.icon}
                title={feature.title}
                Heading={Heading}
                href={feature.url}
              >
                <p>{feature.description}</p>
              </RuledCell>
            ))}
          </PanelGroup>
        );
      })}
    </Section>
  );
}
