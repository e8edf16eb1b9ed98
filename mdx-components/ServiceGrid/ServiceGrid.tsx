import { useQuery } from '../../src/site/hooks.ts';
import { CardLink } from '../../src/ui/CardLink.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { RuledCell, RuledGrid } from '../_shared/RuledGrid/RuledGrid.tsx';
import type { ServiceGridProps } from './ServiceGrid.props.ts';

/** Services in a grid of hairlines; each cell is clickable as a whole (tests/spec/02-template.spec.ts). */
export function ServiceGrid({ heading, count }: ServiceGridProps) {
  const services = useQuery('services', count === undefined ? {} : { count });
  const Heading = heading ? 'h3' : 'h2';
  return (
    <Section tone={heading && count ? 'tint' : 'open'} heading={heading}>
      <RuledGrid>
        {services.map(({ url, title, icon, description }) => (
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
        ))}
      </RuledGrid>
    </Section>
  );
}
