// Its text is styled like the page's own text.
import '../../src/styles/prose.css';
import { Fragment } from 'react';
import { useFragments } from '../../src/site/hooks.ts';
import { Brief } from '../_shared/Brief/Brief.tsx';
import { ImpactNotes } from '../_shared/Impact/ImpactNotes.tsx';
import { impactCards } from '../_shared/Impact/impact-cards.ts';
import styles from './PolicySections.module.css';

/** The sections of the privacy policy, one a file in pages/privacy: heading, plain summary, text. */
export function PolicySections() {
  return (
    <div className={styles.root}>
      {useFragments('privacy').map(({ anchor, data, text, inSource }) => (
        <Fragment key={anchor}>
          {inSource(
            <section className="prose">
              <h2 id={anchor}>{data.title}</h2>
              <Brief items={data.benefits} icon={data.icon} label={data.category} />
              {text}
              {data.impact && <ImpactNotes cards={impactCards(data.impact)} />}
            </section>,
          )}
        </Fragment>
      ))}
    </div>
  );
}
