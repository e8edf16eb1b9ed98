import { Suspense } from 'react';
import { sceneAlt } from '../scenes/alt.ts';
import { scenes } from '../scenes/index.ts';
import { usePage } from '../site/hooks.ts';
import type { SceneName } from '../vocabulary.ts';
import styles from './Scene.module.css';

export { preloadScene } from '../scenes/index.ts';

export interface SceneFrameProps {
  name: SceneName;
  /** `card`: a lower box with fewer rows. */
  crop?: 'card' | undefined;
  className?: string | undefined;
}

/** One image with one sentence for a screen reader. */
export function SceneFrame({ name, crop, className = '' }: SceneFrameProps) {
  const { lang } = usePage();
  const Picture = scenes[lang][name];
  return (
    <div
      role="img"
      aria-label={sceneAlt[lang][name]}
      className={`${styles.stage} ${className}`}
      data-scene={name}
      data-crop={crop}
    >
      <div className={styles.canvas} aria-hidden="true">
        <Suspense fallback={null}>
          <Picture crop={crop} />
        </Suspense>
      </div>
    </div>
  );
}
