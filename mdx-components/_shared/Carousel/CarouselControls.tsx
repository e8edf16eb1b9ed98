import type { Labels } from '../../../src/site/labels.ru.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import styles from './CarouselControls.module.css';
import type { Engine } from './engine.ts';

interface CarouselControlsProps {
  labels: Labels['carousel'];
  /** Number of steps on the bar; 0 for none. */
  count: number;
  index: number;
  arrows: boolean;
  paused: boolean;
  onMove: (action: (engine: Engine) => void) => void;
  /** For a carousel that moves by itself; CSS handles reduced motion. */
  onPause: (() => void) | undefined;
}

/**
 * Controls of a carousel: the position as a number and a bar of clickable steps, arrows and a pause button (WCAG 2.2.2:
 * what moves by itself can be stopped). They are in the served HTML: presses before Swiper runs are repeated when it
 * does.
 */
export function CarouselControls({
  labels,
  count,
  index,
  arrows,
  paused,
  onMove,
  onPause,
}: CarouselControlsProps) {
  const word = paused ? labels.resume : labels.pause;
  return (
    <div className={`no-print needs-script cluster ${styles.root}`}>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {labels.of(index + 1, count)}
        </span>
      )}
      {count > 0 && (
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, dot) => (
            <button
              key={labels.goTo(dot + 1)}
              type="button"
              className={styles.dot}
              aria-label={labels.goTo(dot + 1)}
              aria-current={dot === index || undefined}
              // One tab stop, since arrow keys move the row: thirteen would be in the way of keyboard users.
              tabIndex={dot === index ? undefined : -1}
              onClick={() => onMove((made) => made.goTo(dot))}
            />
          ))}
        </div>
      )}
      {onPause && (
        <button type="button" className={styles.pause} title={word} onClick={onPause}>
          <Icon name={paused ? 'play' : 'pause'} />
          <span className="visually-hidden">{word}</span>
        </button>
      )}
      {arrows && (
        <div className={styles.arrows}>
          {(['previous', 'next'] as const).map((side) => (
            <button
              key={side}
              type="button"
              className={styles.arrow}
              aria-label={labels[side]}
              onClick={() => onMove((made) => made[side]())}
            >
              <Icon name={side === 'next' ? 'arrow-right' : 'arrow-left'} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
