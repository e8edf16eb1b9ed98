import { classNames } from '../../../src/class-names.ts';
import { useLabels } from '../../../src/site/hooks.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import styles from './VideoButton.module.css';
import { VideoTrigger } from './VideoTrigger.tsx';

export interface VideoButtonProps {
  label: string;
  /** `pill` is next to a primary button; `round` is the big play control of a video block. */
  look?: 'pill' | 'round' | undefined;
  className?: string | undefined;
}

/** «Как это работает»: opens the video; without JavaScript, a link to it. The triangle marks it as a video. */
export function VideoButton({ label, look = 'pill', className }: VideoButtonProps) {
  return (
    <VideoTrigger className={classNames(styles.root, className)} data-look={look}>
      <span className={styles.play}>
        <Icon name="play" size={look === 'round' ? 24 : 20} className={styles.icon} />
      </span>
      <span className={styles.label}>
        {label}
        <span className="visually-hidden"> ({useLabels().video.kind})</span>
      </span>
    </VideoTrigger>
  );
}
