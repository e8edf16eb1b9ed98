import { classNames } from '../../../src/class-names.ts';
import { useLabels } from '../../../src/site/hooks.ts';
import { Avatar } from '../../../src/ui/Avatar.tsx';
import { Girih } from '../../../src/ui/Girih.tsx';
import type { Audience } from '../../../src/vocabulary.ts';
import panel from '../panel.module.css';
import styles from './ImpactPeople.module.css';
import type { ImpactCard } from './impact-cards.ts';

interface ImpactPeopleProps {
  cards: readonly ImpactCard[];
  /** Who looks out of a role's card. */
  faces: Record<Exclude<Audience, 'all'>, { name: string; image: string }>;
}

/** Whom something helps, all alike: a tile a role, with a face in its niche. They stand under a heading of the second level. */
export function ImpactPeople({ cards, faces }: ImpactPeopleProps) {
  const { roles } = useLabels();
  return (
    <ul className={styles.root}>
      {cards.map(({ who, audience, text }) => (
        <li key={who} className={classNames(styles.tile, panel.root)} data-audience={audience}>
          <Girih audience={audience} className={styles.lattice} />
          {audience !== 'all' && <Avatar {...faces[audience]} className={styles.face} />}
          <h3>{roles[who]}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
