import type { ReactNode } from 'react';
import { Girih } from '../../src/ui/Girih.tsx';
import { Scene } from '../../src/ui/Scene.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { VideoButton } from '../_shared/VideoModal/VideoButton.tsx';
import styles from './VideoBlock.module.css';
import type { VideoBlockProps } from './VideoBlock.props.ts';

/** An invitation to the product video: a lapis card, words and play control on one side, the product on the other. */
export function VideoBlock({
  label,
  heading,
  scene = 'hero',
  children,
}: VideoBlockProps & { children?: ReactNode | undefined }) {
  return (
    <Section isMeasured>
      <div className={styles.card} data-tone="dark">
        <Girih className={styles.lattice} />
        <div className={styles.text}>
          {heading && <h2 className={styles.heading}>{heading}</h2>}
          <div className={styles.words}>{children}</div>
          <VideoButton label={label} look="round" className={styles.button} />
        </div>
        <div className={styles.stage} data-theme="light">
          <Scene name={scene} />
        </div>
      </div>
    </Section>
  );
}
