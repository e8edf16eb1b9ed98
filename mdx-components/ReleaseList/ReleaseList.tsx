import type { PropsWithChildren } from 'react';
import { usePage } from '../../src/site/hooks.ts';
import { longDate } from '../../src/site/numbers-and-dates.ts';
import { More } from '../../src/ui/More.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { elementsOf } from '../_shared/items.tsx';
import { SceneCard } from '../_shared/SceneCard/SceneCard.tsx';
import styles from './ReleaseList.module.css';
import type { ReleaseProps } from './ReleaseList.props.ts';

/** Number of updates to show; older ones are folded. */
const unfolded = 24;

/** Updates of the platform, newest first, along a thread with a star for each. */
export function ReleaseList({ children }: PropsWithChildren) {
  return (
    <Section isMeasured data-flush="">
      <More items={elementsOf(children)} unfolded={unfolded}>
        {(some, from) => (
          <ol className={styles.list} start={from + 1}>
            {some}
          </ol>
        )}
      </More>
    </Section>
  );
}

/** One update: its date, what changed, and how it looks. */
export function Release({ date, title, scene, children }: PropsWithChildren<ReleaseProps>) {
  const { lang } = usePage();
  return (
    <li className={`star-before ${styles.release}`}>
      <time className={styles.date} dateTime={date}>
        {longDate(date, lang)}
      </time>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <div className={`words ${styles.text}`}>{children}</div>
      </div>
      {scene && <SceneCard scene={scene} crop="card" className={styles.scene} />}
    </li>
  );
}
