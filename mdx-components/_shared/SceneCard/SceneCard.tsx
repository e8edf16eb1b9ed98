import { classNames } from '../../../src/ui/classNames.ts';
import { Scene } from '../../../src/ui/Scene.tsx';
import type { Audience, SceneName } from '../../../src/vocabulary.ts';
import styles from './SceneCard.module.css';

export interface SceneCardProps {
  scene: SceneName;
  /** Whose tint the mount takes; sand without it. */
  audience?: Audience | undefined;
  /** `inset` shows the whole scene on its mount; `cut` lets it run out at the bottom, as if the page went on. */
  fit?: 'inset' | 'cut' | undefined;
  /** `card`: fewer rows, for small mounts. */
  crop?: 'card' | undefined;
  className?: string | undefined;
}

/** A scene of the product on a tinted mount with rounded corners. */
export function SceneCard({ scene, audience, fit = 'inset', crop, className }: SceneCardProps) {
  return (
    <div className={classNames(styles.root, className)} data-audience={audience} data-fit={fit}>
      <Scene name={scene} crop={crop} className={styles.scene} />
    </div>
  );
}
