import { classNames } from '../../../src/class-names.ts';
import type { EntryPicture } from '../../../src/content/pictures/picture.ts';
import { Picture } from '../../../src/ui/Picture.tsx';
import { Scene } from '../../../src/ui/Scene.tsx';
import type { Audience, SceneName } from '../../../src/vocabulary.ts';
import styles from './SceneCard.module.css';

export interface SceneCardProps {
  scene: SceneName;
  /** A picture of the writer's own, in place of the scene. */
  own?: EntryPicture | undefined;
  /** Whose tint the mount takes; sand without it. */
  audience?: Audience | undefined;
  /** `card`: fewer rows, for small mounts. */
  crop?: 'card' | undefined;
  className?: string | undefined;
}

/** Half a page at most. */
const column = { width: 640, from: 720 };

/**
 * A scene of the product, or a picture of its own, on a tinted mount with rounded corners. The scene runs out at the bottom,
 * as if the page went on.
 */
export function SceneCard({ scene, own, audience, crop, className }: SceneCardProps) {
  return (
    <div
      className={classNames(styles.root, className)}
      data-audience={audience}
      data-own={own ? '' : undefined}
    >
      {own ? (
        <Picture picture={own.picture} alt={own.alt} column={column} className={styles.own} />
      ) : (
        <Scene name={scene} crop={crop} className={styles.scene} />
      )}
    </div>
  );
}
