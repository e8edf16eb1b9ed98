import { useLabels } from '../../../src/site/hooks.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import styles from './CarouselControls.module.css';
import type { Engine } from './engine.ts';

interface CarouselControlsProps {
  /** Null until Swiper runs: the row keeps its height and shows nothing that would not work. */
  engine: Engine | null;
  /** Number of dots; 0 for none. */
  count: number;
  index: number;
  arrows: boolean;
  /** Undefined when nothing moves by itself. */
  paused: boolean | undefined;
  onMove: (action: (engine: Engine) => void) => void;
  onPause: () => void;
}

/** Dots, arrows and the pause button of a carousel (WCAG 2.2.2: what moves by itself can be stopped). */
export function CarouselControls({
  engine,
  count,
  index,
  arrows,
  paused,
  onMove,
  onPause,
}: CarouselControlsProps) {
  const labels = useLabels().carousel;
  return (
    <div className={styles.root}>
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
        <button type="button" className={styles.pause} onClick={onPause}>
          <Icon name={paused ? 'play' : 'pause'} />
          {paused ? labels.resume : labels.pause}
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
