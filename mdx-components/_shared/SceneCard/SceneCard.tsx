import { classNames } from '../../../src/class-names.ts';
import type { EntryPicture } from '../../../src/content/pictures/picture.ts';
import { Picture } from '../../../src/ui/Picture.tsx';
import { Scene } from '../../../src/ui/Scene.tsx';
import type { Audience, SceneName } from '../../../src/vocabulary.ts';
import styles from './SceneCard.module.css';

export interface SceneCardProps {
  scene: SceneName;
  /** A picture of the writer's own, instead of the scene. */
  own?: EntryPicture | undefined;
  /** Audience whose tint the mount has; sand if missing. */
  audience?: Audience | undefined;
  /** `card`: fewer rows, for small mounts. */
  crop?: 'card' | undefined;
  className?: string | undefined;
}

/** Width of the picture: half a page at most. */
const column = { width: 640, from: 720 };

/**
 * A product scene, or an entry's own picture, on a tinted mount with rounded corners. The scene is clipped at the
 * bottom, as if the page continued.
 */
export function SceneCard({ scene, own, audience, crop, className }: SceneCardProps) {
  return (
    <div
      className={classNames(styles.root, className)}
      data-audience={audience}
      data-own={own ? '' : undefined}
    >
      {own ? (
        <Picture picture={own.picture} alt={own.alt} column={column} className={`filling ${styles.own}`} />
      ) : (
        <Scene name={scene} crop={crop} className={styles.scene} />
      )}
    </div>
  );
}
