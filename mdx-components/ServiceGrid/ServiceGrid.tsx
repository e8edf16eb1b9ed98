import { useQuery } from '../../src/site/hooks.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { Link } from '../../src/ui/Link.tsx';
import { Section } from '../../src/ui/Section.tsx';
import styles from './ServiceGrid.module.css';
import type { ServiceGridProps } from './ServiceGrid.props.ts';

/** Services in a grid of hairlines; each cell is clickable as a whole (spec section 2, "Services list"). */
export function ServiceGrid({ heading, count }: ServiceGridProps) {
  const services = useQuery('services', count === undefined ? {} : { count });
  const Heading = heading ? 'h3' : 'h2';
  return (
    <Section tone={heading && count ? 'tint' : 'open'} heading={heading}>
      <ul className={styles.grid}>
        {services.map(({ url, title, icon, description }) => (
          <li className={styles.cell} key={url}>
            <Icon name={icon} size={24} className={styles.icon} />
            <Heading className={styles.title}>
              <Link href={url} className={styles.link}>
                {title}
              </Link>
            </Heading>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
