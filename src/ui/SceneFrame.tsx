import { Suspense } from 'react';
import { classNames } from '../class-names.ts';
import { playedLabels, sceneAlt } from '../scenes/alt.ts';
import { scenes } from '../scenes/index.ts';
import { usePage } from '../site/hooks.ts';
import type { SceneName } from '../vocabulary.ts';
import styles from './Scene.module.css';

export { preloadScene } from '../scenes/index.ts';

export interface SceneFrameProps {
  name: SceneName;
  /** `card`: a lower box with fewer rows. */
  crop?: 'card' | undefined;
  /** Whether the scene is interactive. */
  isPlayed?: boolean | undefined;
  className?: string | undefined;
}

/** A scene: one image with one sentence for screen readers or, if interactive, a group of controls. */
export function SceneFrame({ name, crop, isPlayed, className }: SceneFrameProps) {
  const { lang } = usePage();
  const Picture = scenes[name];
  const played = { role: 'group', 'aria-label': playedLabels[lang][name] };
  const still = { role: 'img', 'aria-label': sceneAlt[lang][name] };
  const picture = <Picture crop={crop} lang={lang} isPlayed={isPlayed} />;
  return (
    <div
      {...(isPlayed ? played : still)}
      className={classNames(styles.stage, className)}
      data-scene={name}
      data-crop={crop}
    >
      <div className={styles.canvas} aria-hidden={!isPlayed || undefined}>
        {/* With a boundary of its own, a played scene is hydrated after its section, and loses acts in between. */}
        {isPlayed ? picture : <Suspense fallback={null}>{picture}</Suspense>}
      </div>
    </div>
  );
}
