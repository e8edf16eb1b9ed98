import { useLabels } from '../../../src/site/hooks.ts';
import { Girih } from '../../../src/ui/Girih.tsx';
import { IconTile } from '../../../src/ui/Icon.tsx';
import type { Audience } from '../../../src/vocabulary.ts';
import styles from './ImpactCards.module.css';
import type { ImpactCard } from './impact-cards.ts';

interface ImpactCardsProps {
  cards: readonly ImpactCard[];
  /** Whom it helps most: their card is large, the others are lines beside it. */
  lead?: Audience | undefined;
  /** True: the large card stands at the end. */
  isFlipped?: boolean | undefined;
}

/** Whom something helps, a card a role. They stand under a heading of the second level. */
export function ImpactCards({ cards, lead, isFlipped = false }: ImpactCardsProps) {
  const { roles } = useLabels();
  const isLed = cards.length > 1 && cards.some(({ audience }) => audience === lead);
  return (
    <ul
      className={isLed ? styles.led : styles.root}
      data-count={cards.length}
      data-flipped={isFlipped || undefined}
    >
      {cards.map(({ who, audience, icon, text }) => (
        <li
          key={who}
          className={isLed && audience !== lead ? styles.line : styles.card}
          data-audience={audience}
        >
          {isLed && audience === lead && <Girih audience={audience} className={styles.lattice} />}
          <IconTile name={icon} audience={audience} className={styles.tile} />
          <h3>{roles[who]}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
