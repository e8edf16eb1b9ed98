import type { PropsWithChildren } from 'react';
import { classNames } from '../../src/class-names.ts';
import { withBase } from '../../src/content/files/paths.ts';
import { useSite } from '../../src/site/hooks.ts';
import { filmFile } from '../../src/site/links.ts';
import { Girih } from '../../src/ui/Girih.tsx';
import { Scene } from '../../src/ui/Scene.tsx';
import { Section } from '../../src/ui/Section.tsx';
import panel from '../_shared/panel.module.css';
import { VideoButton } from '../_shared/VideoModal/VideoButton.tsx';
import styles from './VideoBlock.module.css';
import type { VideoBlockProps } from './VideoBlock.props.ts';

/**
 * An invitation to the product video: a lapis card with text and a play control on one side, and a still of the film or
 * a scene on the other.
 */
export function VideoBlock({ label, heading, scene, children }: PropsWithChildren<VideoBlockProps>) {
  const { video } = useSite().settings;
  const still = withBase(import.meta.env.BASE_URL, filmFile(video, 'jpg'));
  return (
    <Section isMeasured>
      <div className={classNames(styles.card, panel.root)} data-tone="dark">
        <Girih className={styles.lattice} />
        <div className={styles.text}>
          {heading && <h2 className={styles.heading}>{heading}</h2>}
          <div className={styles.words}>{children}</div>
          <VideoButton label={label} size={24} className={styles.button} />
        </div>
        <div className={styles.stage} data-theme="light">
          {scene || video.channel !== 'own' ? (
            <Scene name={scene ?? 'hero'} />
          ) : (
            <img className={styles.still} src={still} alt="" width="1280" height="720" loading="lazy" />
          )}
        </div>
      </div>
    </Section>
  );
}
