import type { PropsWithChildren } from 'react';
import { usePage } from '../../src/site/hooks.ts';
import { usePartMark } from '../../src/site/part.tsx';
import { Breadcrumbs } from '../../src/ui/Breadcrumbs.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { EntryLabel } from '../../src/ui/EntryLabel.tsx';
import { Eyebrow } from '../../src/ui/Eyebrow.tsx';
import { Girih } from '../../src/ui/Girih.tsx';
import { Scene } from '../../src/ui/Scene.tsx';
import { VideoButton } from '../_shared/VideoModal/VideoButton.tsx';
import styles from './Hero.module.css';
import type { HeroProps } from './Hero.props.ts';

/** The opening of a landing page: the page's h1, its lead (children), one action and a picture of the product. */
export function Hero({
  eyebrow,
  heading,
  scene,
  audience,
  action,
  videoLabel,
  children,
}: PropsWithChildren<HeroProps>) {
  const { about, url } = usePage();
  const { category, icon } = about ?? {};
  return (
    <section {...usePartMark()} className="enclosed" data-section="" data-tone="open">
      <Girih audience={audience} className={styles.lattice} />
      {url !== '/' && (
        <div className={`container ${styles.way}`}>
          <Breadcrumbs />
        </div>
      )}
      <div className={`container ${styles.grid}`}>
        <div>
          <div className={`cluster ${styles.top}`}>
            <Eyebrow>{eyebrow}</Eyebrow>
            <EntryLabel category={category} icon={icon} />
          </div>
          <h1 className={styles.heading}>{heading}</h1>
          <div className={`lead ${styles.lead}`}>{children}</div>
          <div className={`cluster ${styles.actions}`}>
            <Button href={action.href} marksTarget>
              {action.text}
            </Button>
            {videoLabel && <VideoButton label={videoLabel} />}
          </div>
        </div>
        <Scene name={scene} className={styles.scene} isPlayed />
      </div>
    </section>
  );
}
