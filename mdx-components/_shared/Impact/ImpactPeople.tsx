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
  /** The person in the card of a role. */
  faces: Record<Exclude<Audience, 'all'>, { name: string; image: string }>;
}

/** Whom something helps, all equal: one tile a role, with a face in its niche. For use under a second-level heading. */
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
