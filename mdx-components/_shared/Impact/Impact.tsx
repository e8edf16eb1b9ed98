import { classNames } from '../../../src/class-names.ts';
import type { Impact as Texts } from '../../../src/content/schemas/entry-fields.ts';
import { useLabels } from '../../../src/site/hooks.ts';
import { Avatar } from '../../../src/ui/Avatar.tsx';
import { Girih } from '../../../src/ui/Girih.tsx';
import { IconTile } from '../../../src/ui/Icon.tsx';
import { Section } from '../../../src/ui/Section.tsx';
import type { Audience } from '../../../src/vocabulary.ts';
import panel from '../panel.module.css';
import styles from './Impact.module.css';
import { type ImpactCard, impactCards } from './impact-cards.ts';

interface ImpactProps {
  impact: Texts | undefined;
  /** Whom the entry is for, by default the first. */
  lead?: Audience | undefined;
}

/** Cards with an entry's impact for each role, if it has any. */
export function Impact({ impact, lead }: ImpactProps) {
  const { whom } = useLabels();
  return (
    impact && (
      <Section tone="tint" heading={whom}>
        <ImpactCards cards={impactCards(impact)} lead={lead} />
      </Section>
    )
  );
}

interface ImpactCardsProps {
  cards: readonly ImpactCard[];
  /** The audience that it helps most, by default the first: its card is large, the others are lines beside it. */
  lead?: Audience | undefined;
  /** Whether the large card is at the end. */
  isFlipped?: boolean | undefined;
  /** A person of that audience, shown in the large card. */
  face?: { name: string; image: string } | undefined;
}

/** Whom something helps, one card a role. For use under a heading of the second level. */
export function ImpactCards({ cards, lead, isFlipped = false, face }: ImpactCardsProps) {
  const { roles } = useLabels();
  const leader = cards.find(({ audience }) => audience === lead) ?? cards[0];
  return (
    <ul className={styles.root} data-count={cards.length} data-flipped={isFlipped || undefined}>
      {cards.map((card) => (
        <li
          key={card.who}
          className={card === leader ? classNames(styles.card, panel.root) : styles.line}
          data-audience={card.audience}
        >
          {card === leader && <Girih audience={card.audience} className={styles.lattice} />}
          {card === leader && face && <Avatar {...face} className={styles.face} />}
          <IconTile name={card.icon} audience={card.audience} className={styles.tile} />
          <h3>{roles[card.who]}</h3>
          <p>{card.text}</p>
        </li>
      ))}
    </ul>
  );
}
