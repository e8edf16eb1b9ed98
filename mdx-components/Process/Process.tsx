import type { ReactNode } from 'react';
import { Disclosure, DisclosureGroup } from '../../src/ui/Disclosure.tsx';
import { Scene } from '../../src/ui/Scene.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { Items, useItem } from '../_shared/items.tsx';
import styles from './Process.module.css';
import type { ProcessProps, ProcessStepProps } from './Process.props.ts';

/** The way in, step by step, as an accordion (tests/spec/04-states.spec.ts: one open, the first at first). */
export function Process({ eyebrow, heading, scene, children }: ProcessProps & { children?: ReactNode }) {
  return (
    <Section tone="raised" eyebrow={eyebrow} heading={heading} className={styles.root}>
      <div className={styles.grid} data-scene={scene}>
        <DisclosureGroup className={styles.steps}>
          <Items>{children}</Items>
        </DisclosureGroup>
        {scene && (
          <div className={styles.picture} data-audience="parents">
            <Scene name={scene} />
          </div>
        )}
      </div>
    </Section>
  );
}

/** One step; children say what happens in it. */
export function ProcessStep({ title, children }: ProcessStepProps & { children?: ReactNode }) {
  const { index } = useItem();
  return (
    <Disclosure
      open={index === 0}
      summary={
        <span className={styles.summary}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          {title}
        </span>
      }
    >
      <div className={styles.text}>{children}</div>
    </Disclosure>
  );
}
