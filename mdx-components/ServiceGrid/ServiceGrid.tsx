import type { ServiceCard } from '../../src/content/types/service/index.ts';
import { useQuery } from '../../src/site/hooks.ts';
import { template } from '../../src/site/labels.template.ts';
import { Section } from '../../src/ui/Section.tsx';
import { serviceColours } from '../../src/vocabulary.ts';
import { PanelGroup } from '../_shared/PanelGroup/PanelGroup.tsx';
import { RuledCell, RuledGrid } from '../_shared/RuledGrid/RuledGrid.tsx';
import type { ServiceGridProps } from './ServiceGrid.props.ts';

/**
 * Services in a grid of hairlines; each cell is clickable as a whole (tests/spec/02-template.spec.ts). The complete
 * list is grouped, below what has no group; with `count`, there is only one grid.
 */
export function ServiceGrid({ heading, count }: ServiceGridProps) {
  const services = useQuery('services', count === undefined ? {} : { count });
  const isGrouped = count === undefined;
  const groups = isGrouped ? [...new Set(services.flatMap(({ category }) => category ?? []))] : [];
  const others = isGrouped ? services.filter(({ category }) => !category) : services;
  const Heading = heading ? 'h3' : 'h2';
  return (
    <Section isMeasured tone={heading && count ? 'tint' : 'open'} heading={heading}>
      {others.length > 0 && <RuledGrid>{cells(others, Heading)}</RuledGrid>}
      {groups.map((group) => {
        const own = services.filter(({ category }) => category === group);
        return (
          <PanelGroup
            key={group}
            audience={serviceColours[group] ?? 'students'}
            heading={<Heading>{group}</Heading>}
            note={template.services(own.length)}
          >
            {cells(own, heading ? 'h4' : 'h3')}
          </PanelGroup>
        );
      })}
    </Section>
  );
}

const cells = (services: readonly ServiceCard[], Heading: 'h2' | 'h3' | 'h4') =>
  services.map(({ url, title, icon, description }) => (
    <RuledCell key={url} icon={icon} title={title} Heading={Heading} href={url}>
      <p>{description}</p>
    </RuledCell>
  ));
