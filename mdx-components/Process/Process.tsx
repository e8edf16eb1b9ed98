import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { Disclosure, DisclosureGroup } from '../../src/ui/Disclosure.tsx';
import { Scene } from '../../src/ui/Scene.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { Items, useItemIndex } from '../_shared/items.tsx';
import styles from './Process.module.css';
import type { ProcessProps, ProcessStepProps } from './Process.props.ts';

/** How to start, step by step, as an accordion (tests/spec/04-states.spec.ts: one open, initially the first). */
export function Process({ eyebrow, heading, children }: PropsWithChildren<ProcessProps>) {
  return (
    <Section isMeasured tone="raised" eyebrow={eyebrow} heading={heading} className={styles.root}>
      <div className={`halves ${styles.grid}`}>
        <DisclosureGroup>
          <Items>{children}</Items>
        </DisclosureGroup>
        <div className={styles.stage} data-audience="parents" />
      </div>
    </Section>
  );
}

/**
 * One step; children describe it. Its picture is below the text or, if there is space, on the stage beside the steps.
 * Only the first step's picture is served; others are rendered when their step is hovered or focused.
 */
export function ProcessStep({ title, scene, children }: PropsWithChildren<ProcessStepProps>) {
  const index = useItemIndex();
  const picture = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(index === 0);
  const draw = () => setDrawn(true);
  // Steps opened before hydration or without hover and focus, as by find in page.
  useEffect(() => {
    const step = picture.current?.closest('details');
    const look = () => step?.open && setDrawn(true);
    look();
    step?.addEventListener('toggle', look);
    return () => step?.removeEventListener('toggle', look);
  }, []);
  return (
    <Disclosure
      open={index === 0}
      onApproach={draw}
      summary={
        <span className={styles.summary}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          {title}
        </span>
      }
    >
      <div className={`words ${styles.text}`}>{children}</div>
      <div ref={picture} className={styles.picture}>
        {isDrawn && (
          <div>
            <Scene name={scene} />
          </div>
        )}
      </div>
    </Disclosure>
  );
}
