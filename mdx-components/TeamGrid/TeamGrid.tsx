import { useQuery } from '../../src/site/hooks.ts';
import { Avatar } from '../../src/ui/Avatar.tsx';
import { CardLink } from '../../src/ui/CardLink.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Section } from '../../src/ui/Section.tsx';
import veil from '../_shared/veiled.module.css';
import styles from './TeamGrid.module.css';

/** The team as portraits that link to the people's own pages (tests/spec/02-template.spec.ts). */
export function TeamGrid() {
  return (
    <Section isMeasured data-flush="">
      <ul className={styles.list}>
        {useQuery('team').map(({ url, title, role, image }) => (
          <li className={styles.member} key={url}>
            <Avatar name={title} image={image} size="portrait" className={`${veil.veiled} ${styles.face}`} />
            <div>
              <h2 className={styles.name}>
                <CardLink href={url}>{title}</CardLink>
              </h2>
              <p className={styles.role}>{role}</p>
            </div>
            <Icon name="arrow-right" isGoing className={styles.arrow} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
