import { useLabels } from '../../../src/site/hooks.ts';
import { IconTile } from '../../../src/ui/Icon.tsx';
import styles from './ImpactCards.module.css';
import type { ImpactCard } from './impact-cards.ts';

/** Whom something helps, a card a role. They stand under a heading of the second level. */
export function ImpactCards({ cards }: { cards: readonly ImpactCard[] }) {
  const { roles } = useLabels();
  return (
    <ul className={styles.root} data-count={cards.length}>
      {cards.map(({ who, audience, icon, text }) => (
        <li key={who} className={styles.card} data-audience={audience}>
          <IconTile name={icon} audience={audience} className={styles.tile} />
          <h3>{roles[who]}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
