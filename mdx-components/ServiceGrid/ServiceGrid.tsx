import type { ServiceCard } from '../../src/content/types/service/index.ts';
import { useQuery } from '../../src/site/hooks.ts';
import { template } from '../../src/site/labels.template.ts';
import { CardLink } from '../../src/ui/CardLink.tsx';
import { More } from '../../src/ui/More.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { serviceColours } from '../../src/vocabulary.ts';
import { PanelGroup } from '../_shared/PanelGroup/PanelGroup.tsx';
import { RuledCell, RuledGrid } from '../_shared/RuledGrid/RuledGrid.tsx';
import type { ServiceGridProps } from './ServiceGrid.props.ts';

/**
 * Services in a grid of hairlines; each cell is clickable as a whole (tests/spec/02-template.spec.ts). The complete
 * list is grouped; with `count`, there is only one grid.
 */
export function ServiceGrid({ heading, count }: ServiceGridProps) {
  const services = useQuery('services', count === undefined ? {} : { count });
  const groups = count === undefined ? [...new Set(services.map(({ category }) => category))] : [undefined];
  return (
    <Section isMeasured tone={heading && count ? 'tint' : 'open'} heading={heading}>
      {groups.map((group) =>
        group ? (
          <Group
            key={group}
            title={group}
            services={services.filter(({ category }) => category === group)}
            headingLevel={heading ? 'h3' : 'h2'}
          />
        ) : (
          <RuledGrid key="rest">
            <Cells
              services={count === undefined ? services.filter(({ category }) => !category) : services}
              headingLevel={heading ? 'h3' : 'h2'}
            />
          </RuledGrid>
        ),
      )}
    </Section>
  );
}

interface GroupProps {
  title: string;
  services: readonly ServiceCard[];
  headingLevel: 'h2' | 'h3';
}

/** Number of services of a kind to show; the rest is folded. */
const unfolded = 12;

/** Services of one kind below a band with its name. */
function Group({ title, services, headingLevel: Heading }: GroupProps) {
  const cells = (some: readonly ServiceCard[]) => (
    <Cells services={some} headingLevel={Heading === 'h2' ? 'h3' : 'h4'} />
  );
  return (
    <PanelGroup
      audience={serviceColours[title] ?? 'students'}
      heading={<Heading>{title}</Heading>}
      note={template.services(services.length)}
      more={
        services.length > unfolded && (
          <More count={services.length - unfolded}>
            <RuledGrid>{cells(services.slice(unfolded))}</RuledGrid>
          </More>
        )
      }
    >
      {cells(services.slice(0, unfolded))}
    </PanelGroup>
  );
}

interface CellsProps {
  services: readonly ServiceCard[];
  headingLevel: 'h2' | 'h3' | 'h4';
}

function Cells({ services, headingLevel: Heading }: CellsProps) {
  return services.map(({ url, title, icon, description }) => (
    <RuledCell
      key={url}
      icon={icon}
      heading={
        <Heading>
          <CardLink href={url}>{title}</CardLink>
        </Heading>
      }
    >
      <p>{description}</p>
    </RuledCell>
  ));
}
