import type { PropsWithChildren } from 'react';
import { classNames } from '../../src/class-names.ts';
import { Girih } from '../../src/ui/Girih.tsx';
import { Scene } from '../../src/ui/Scene.tsx';
import { Section } from '../../src/ui/Section.tsx';
import panel from '../_shared/panel.module.css';
import { VideoButton } from '../_shared/VideoModal/VideoButton.tsx';
import styles from './VideoBlock.module.css';
import type { VideoBlockProps } from './VideoBlock.props.ts';

/**
 * An invitation to the product video: a lapis card with text and a play control on one side, and a scene
 * on the other.
 */
export function VideoBlock({ label, heading, scene = 'hero', children }: PropsWithChildren<VideoBlockProps>) {
  return (
    <Section isMeasured>
      <div className={classNames('halves', styles.card, panel.root)} data-tone="dark">
        <Girih className={styles.lattice} />
        <div className="stack">
          {heading && <h2 className={styles.heading}>{heading}</h2>}
          <div className="words">{children}</div>
          <VideoButton label={label} size={24} className={styles.button} />
        </div>
        <div className={styles.stage} data-theme="light">
          <Scene name={scene} />
        </div>
      </div>
    </Section>
  );
}
