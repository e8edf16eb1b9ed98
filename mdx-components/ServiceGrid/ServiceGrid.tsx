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
 * list is grouped; with `count`, there is only one grid.
 */
export function ServiceGrid({ heading, count }: ServiceGridProps) {
  const services = useQuery('services', count === undefined ? {} : { count });
  const groups = count === undefined ? [...new Set(services.map(({ category }) => category))] : [undefined];
  const Heading = heading ? 'h3' : 'h2';
  return (
    <Section isMeasured tone={heading && count ? 'tint' : 'open'} heading={heading}>
      {groups.map((group) => {
        const own = count === undefined ? services.filter(({ category }) => category === group) : services;
        return group ? (
          <PanelGroup
            key={group}
            audience={serviceColours[group] ?? 'students'}
            heading={<Heading>{group}</Heading>}
            note={template.services(own.length)}
          >
            {cells(own, heading ? 'h4' : 'h3')}
          </PanelGroup>
        ) : (
          <RuledGrid key="rest">{cells(own, Heading)}</RuledGrid>
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
