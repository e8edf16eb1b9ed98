import type { PropsWithChildren } from 'react';
import { classNames } from '../../src/class-names.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Eyebrow } from '../../src/ui/Eyebrow.tsx';
import { Picture } from '../../src/ui/Picture.tsx';
import { Scene } from '../../src/ui/Scene.tsx';
import { Section } from '../../src/ui/Section.tsx';
import starred from '../_shared/starred.module.css';
import thread from '../_shared/thread.module.css';
import { VideoButton } from '../_shared/VideoModal/VideoButton.tsx';
import styles from './SplitScene.module.css';
import type { SplitSceneProps } from './SplitScene.props.ts';

/** Width of the picture: six elevenths of the page from 60rem on, the whole column below. */
const column = { width: 640, from: 960 };

/**
 * A text beside a product scene or a picture of the writer's own; `videoLabel` opens the film (tests/spec/02-home.spec.ts). The
 * side also decides the background: scene at the end on open paper, scene at the start on a tinted band, so that two in a row
 * never look alike.
 */
export function SplitScene({
  heading,
  scene,
  picture,
  alt = '',
  eyebrow,
  side = 'end',
  id,
  action,
  videoLabel,
  children,
}: PropsWithChildren<SplitSceneProps>) {
  return (
    <Section isMeasured id={id} tone={side === 'start' ? 'tint' : 'open'}>
      <div className={styles.split} data-side={side}>
        <div className="stack">
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h2>{heading}</h2>
          <div className={classNames('words', styles.words, starred.root, thread.root)}>{children}</div>
          {action && (
            <Button href={action.href} variant="quiet" className={styles.action}>
              {action.text}
            </Button>
          )}
          {videoLabel && <VideoButton label={videoLabel} className={styles.action} />}
        </div>
        <div className={styles.scene}>
          {picture ? (
            <Picture picture={picture} alt={alt} column={column} className={styles.picture} />
          ) : (
            scene && <Scene name={scene} isPlayed />
          )}
        </div>
      </div>
    </Section>
  );
}
