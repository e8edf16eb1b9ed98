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
  /** Whether it moves by itself, where motion is wanted: the style sheet knows. */
  autoplay: boolean;
  paused: boolean;
  onMove: (action: (engine: Engine) => void) => void;
  onPause: () => void;
}

/**
 * Where one is, as a number and a bar whose steps can be pressed, arrows and the pause button of a carousel (WCAG 2.2.2: what moves by itself can be stopped). They stand in the
 * HTML: what is pressed before Swiper runs is done as soon as it does.
 */
export function CarouselControls({
  labels,
  count,
  index,
  arrows,
  autoplay,
  paused,
  onMove,
  onPause,
}: CarouselControlsProps) {
  const word = paused ? labels.resume : labels.pause;
  return (
    <div className={styles.root}>
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
              // One stop of Tab, as arrow keys move the row: thirteen stood between a keyboard and what comes next.
              tabIndex={dot === index ? undefined : -1}
              onClick={() => onMove((made) => made.goTo(dot))}
            />
          ))}
        </div>
      )}
      {autoplay && (
        <button type="button" className={styles.pause} title={word} onClick={onPause}>
          <Icon name={paused ? 'play' : 'pause'} />
          <span className="visually-hidden">{word}</span>
        </button>
      )}
      {arrows && (
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
