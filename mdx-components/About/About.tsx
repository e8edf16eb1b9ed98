import { type PropsWithChildren, useId } from 'react';
import { Eyebrow } from '../../src/ui/Eyebrow.tsx';
import { Scene } from '../../src/ui/Scene.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { VideoButton } from '../_shared/VideoModal/VideoButton.tsx';
import styles from './About.module.css';
import type { AboutProps } from './About.props.ts';

/** A description of the platform beside a scene; «Как это работает» opens the video (tests/spec/02-home.spec.ts). */
export function About({ eyebrow, heading, scene, videoLabel, children }: PropsWithChildren<AboutProps>) {
  const id = useId();
  return (
    <Section isMeasured tone="tint" aria-labelledby={id}>
      <div className={styles.grid}>
        <Scene name={scene} className={styles.scene} />
        <div className={`stack ${styles.words}`}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h2 id={id}>{heading}</h2>
          <div className={`words ${styles.text}`}>{children}</div>
          {videoLabel && <VideoButton label={videoLabel} className={styles.video} />}
        </div>
      </div>
    </Section>
  );
}
