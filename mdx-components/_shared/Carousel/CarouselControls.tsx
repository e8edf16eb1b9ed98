import type { CSSProperties } from 'react';
import type { Labels } from '../../../src/site/labels.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx';
import styles from './CarouselControls.module.css';
import type { Engine } from './engine.ts';

interface CarouselControlsProps {
  labels: Labels['carousel'];
  /** Null until Swiper runs: the row keeps its place and shows nothing that would not work. */
  engine: Engine | null;
  /** Number of dots; 0 for none. */
  count: number;
  index: number;
  arrows: boolean;
  /** Whether there may be a pause button: motion that is not wanted is known in the browser only. */
  autoplay: boolean;
  /** Undefined when nothing moves by itself. */
  paused: boolean | undefined;
  onMove: (action: (engine: Engine) => void) => void;
  onPause: () => void;
}

/** Dots, arrows and the pause button of a carousel (WCAG 2.2.2: what moves by itself can be stopped). */
export function CarouselControls({
  labels,
  engine,
  count,
  index,
  arrows,
  autoplay,
  paused,
  onMove,
  onPause,
}: CarouselControlsProps) {
  const buttons = (arrows ? 2 : 0) + (autoplay ? 1 : 0);
  const word = paused ? labels.resume : labels.pause;
  return (
    <div className={styles.root} style={{ '--buttons': buttons } as CSSProperties}>
      {engine && count > 0 && (
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, dot) => (
            <button
              key={labels.goTo(dot + 1)}
              type="button"
              className={styles.dot}
              aria-label={labels.goTo(dot + 1)}
              aria-current={dot === index || undefined}
              onClick={() => onMove((made) => made.goTo(dot))}
            />
          ))}
        </div>
      )}
      {engine && paused !== undefined && (
        <button type="button" className={styles.pause} title={word} onClick={onPause}>
          <Icon name={paused ? 'play' : 'pause'} />
          <VisuallyHidden>{word}</VisuallyHidden>
        </button>
      )}
      {engine && arrows && (
        <div className={styles.arrows}>
          <button
            type="button"
            className={styles.arrow}
            aria-label={labels.previous}
            onClick={() => onMove((made) => made.previous())}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className={styles.arrow}
            aria-label={labels.next}
            onClick={() => onMove((made) => made.next())}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
      )}
    </div>
  );
}
