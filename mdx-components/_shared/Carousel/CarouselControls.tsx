import { useEffect, useRef } from 'react';
import type { Labels } from '../../../src/site/labels.ru.ts';
import { Icon } from '../../../src/ui/Icon.tsx';
import iconButton from '../../../src/ui/IconButton.module.css';
import styles from './CarouselControls.module.css';
import type { Engine } from './engine.ts';

interface CarouselControlsProps {
  labels: Labels['carousel'];
  /** Number of slides on the bar; 0 for none. */
  count: number;
  index: number;
  arrows: boolean;
  paused: boolean;
  onMove: (action: (engine: Engine) => void) => void;
  onPlace: (index: number) => void;
  /** For a carousel that moves by itself; CSS handles reduced motion. */
  onPause: (() => void) | undefined;
}

/**
 * Controls of a carousel: the position as a number and on a bar, which is a slider (steps would be too narrow for a
 * finger), arrows and a pause button (WCAG 2.2.2: what moves by itself can be stopped). They are in the served HTML:
 * presses before Swiper runs are repeated when it does.
 */
export function CarouselControls({
  labels,
  count,
  index,
  arrows,
  paused,
  onMove,
  onPlace,
  onPause,
}: CarouselControlsProps) {
  const bar = useRef<HTMLInputElement>(null);
  // Reads a bar that was moved before hydration.
  const placeRead = useRef(onPlace);
  useEffect(() => {
    const place = Number(bar.current?.value ?? 1) - 1;
    if (place > 0) placeRead.current(place);
  }, []);
  const word = paused ? labels.resume : labels.pause;
  return (
    <div className={`no-print needs-script cluster ${styles.root}`}>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {labels.of(index + 1, count)}
        </span>
      )}
      {count > 0 && (
        <input
          ref={bar}
          type="range"
          className={styles.bar}
          min={1}
          max={count}
          value={index + 1}
          aria-label={labels.goTo}
          aria-valuetext={labels.of(index + 1, count)}
          onChange={({ target }) => onPlace(Number(target.value) - 1)}
        />
      )}
      {onPause && (
        <button type="button" className={`${iconButton.root} ${styles.pause}`} title={word} onClick={onPause}>
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
              className={`${iconButton.root} ${styles.arrow}`}
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
