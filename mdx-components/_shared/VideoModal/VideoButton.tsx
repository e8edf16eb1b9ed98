import { classNames } from '../../../src/class-names.ts';
import { useLabels } from '../../../src/site/hooks.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import styles from './VideoButton.module.css';
import { VideoTrigger } from './VideoTrigger.tsx';

export interface VideoButtonProps {
  label: string;
  /** Size of the triangle. */
  size?: 20 | 24 | undefined;
  className?: string | undefined;
}

/** «Как это работает»: opens the video; without JavaScript, a link to it. The triangle marks it as a video. */
export function VideoButton({ label, size, className }: VideoButtonProps) {
  return (
    <VideoTrigger className={classNames(styles.root, className)}>
      <span>
        <Icon name="play" size={size} className={styles.icon} />
      </span>
      <span className={styles.label}>
        {label}
        <span className="visually-hidden"> ({useLabels().video.kind})</span>
      </span>
    </VideoTrigger>
  );
}
