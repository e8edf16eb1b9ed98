import { audienceOf } from '../../../../mdx-components/_shared/Impact/impact-cards.ts';
import type { FeatureStory as Story } from '../../../content/types/feature/index.ts';
import { layouts } from '../../../site/labels.ts';
import { Section } from '../../../ui/Section.tsx';
import styles from './FeatureStory.module.css';

/** A feature told by the clock: who does what at which hour, on one thread, a star a moment. */
export function FeatureStory({ heading, moments }: Story) {
  return (
    <Section tone="dark" heading={heading}>
      <ol className={styles.thread}>
        {moments.map(({ time, who, text }) => (
          <li key={text} className={styles.moment} data-audience={audienceOf(who)}>
            <p className={styles.time}>{time}</p>
            <p className={styles.who}>{layouts.tellers[who]}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
