import { useLabels } from '../../../src/site/hooks.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import styles from './ImpactNotes.module.css';
import type { ImpactCard } from './impact-cards.ts';

/** Whom a part of a text concerns, one line a role, in the column of the text. */
export function ImpactNotes({ cards }: { cards: readonly ImpactCard[] }) {
  const { roles } = useLabels();
  return (
    <dl className={styles.root}>
      {cards.map(({ who, audience, icon, text }) => (
        <div key={who} className={`cluster ${styles.note}`} data-audience={audience}>
          <dt>
            <Icon name={icon} className={styles.icon} />
            {roles[who]}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
