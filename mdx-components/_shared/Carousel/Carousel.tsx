import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLabels } from '../../../src/site/hooks.ts';
import { labelsOf } from '../../../src/site/labels.ts';
import { withTimeout } from '../../../src/site/script-timeout.ts';
import { useInView } from '../useInView.ts';
import { useReducedMotion } from '../useReducedMotion.ts';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import type { CreateEngine, Engine } from './engine.ts';
import { mostInView, type Views } from './views.ts';

export interface CarouselProps {
  /** Names the carousel for screen readers; may repeat the section's heading, the word «Слайды» tells them apart. */
  label: string;
  slides: ReactNode[];
  /** How many of them are in view, and how far apart they stand. */
  views?: Views | undefined;
  /** Length of one move, ms. */
  speed: number;
  /** `continuous`: an endless linear strip that hovering and dragging do not stop; only the pause control does. */
  autoplay?: { delay: number; continuous?: boolean | undefined } | undefined;
  /** The number of the slide, and a bar with a step for each. */
  pagination?: boolean | undefined;
  arrows?: boolean | undefined;
  /** Stands in one row with the controls, above the slides; without it the controls stand below. */
  header?: ReactNode;
  /** The language of what is around it, where that is not the page's. */
  lang?: 'ru' | undefined;
}

/**
 * The one wrapper around Swiper. In the HTML it is a list that scrolls sideways and snaps; Swiper is loaded when the
 * list comes near the window and takes over in place (motion, language and focus are ours to mind).
 */
export function Carousel({
  label,
  slides,
  views = 'one',
  speed,
  autoplay,
  pagination = false,
  arrows = false,
  header,
  lang,
}: CarouselProps) {
  const ofPage = useLabels();
  const labels = (lang ? labelsOf(lang) : ofPage).carousel;
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const near = useInView(root, { margin: 400, once: true });
  const seen = useInView(root);
  const still = useReducedMotion();
  const [create, setCreate] = useState<CreateEngine | null>(null);
  /** Swiper cannot be had: the list scrolls, as it does without script. */
  const [isPlain, setPlain] = useState(false);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [index, setIndex] = useState(0);
  const [asked, setAsked] = useState(false);
  const [paused, setPaused] = useState(false);
  /** Nothing moves away from under a reader's focus. */
  const [isFocused, setFocused] = useState(false);

  // The row is endless, unless one would see the same slide twice: then it goes back to its beginning.
  const isEndless = slides.length >= mostInView[views];
  // An endless row is the slides once more, and what fills the view after them. Added once Swiper is here: the list
  // without script never repeats itself.
  const copies = create && isEndless ? slides.length + mostInView[views] : 0;
  const moves = Boolean(autoplay) && !still;
  // The options are constants of a section; the newest are read once, when Swiper starts.
  const options = useRef({ speed, isEndless, autoplay });

  // What was pressed before Swiper came, and Swiper itself: a press may come between its start and the next rendering.
  const early = useRef<((engine: Engine) => void)[]>([]);
  const started = useRef<Engine | null>(null);

  useEffect(() => {
    if (!near) return;
    withTimeout(import('./engine.ts')).then(
      ({ createEngine }) => setCreate(() => createEngine),
      () => setPlain(true),
    );
  }, [near]);

  useEffect(() => {
    if (!create || !viewport.current) return;
    const { speed, ...rest } = options.current;
    const made = create(viewport.current, { ...rest, speed: still ? 0 : speed, onIndex: setIndex });
    started.current = made;
    setEngine(made);
    for (const action of early.current.splice(0)) action(made);
    return () => {
      made.destroy();
      started.current = null;
      setEngine(null);
    };
  }, [create, still]);

  useEffect(() => {
    if (!engine || !moves || paused || isFocused || !seen) return;
    engine.start();
    return () => engine.stop();
  }, [engine, moves, paused, isFocused, seen]);

  const move = (action: (engine: Engine) => void) => {
    setAsked(true);
    if (started.current) action(started.current);
    else early.current.push(action);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (autoplay?.continuous || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? (made) => made.next() : (made) => made.previous());
  };

  const controls = !isPlain && (pagination || arrows || autoplay) && (
    <CarouselControls
      labels={labels}
      count={pagination ? slides.length : 0}
      index={index}
      arrows={arrows}
      autoplay={Boolean(autoplay)}
      paused={paused}
      onMove={move}
      onPause={() => setPaused(!paused)}
    />
  );

  return (
    <section
      ref={root}
      className={styles.root}
      data-ready={engine ? '' : undefined}
      onKeyDown={onKeyDown}
      // On a slide: who starts the row by its button stays on the button.
      onFocus={({ target }) =>
        setFocused(viewport.current?.contains(target) === true && target.matches(':focus-visible'))
      }
      onBlur={() => setFocused(false)}
      aria-roledescription={labels.role}
      aria-label={labels.name(label)}
    >
      {header && (
        <div className={styles.header}>
          {header}
          {controls}
        </div>
      )}
      <div
        ref={viewport}
        className={styles.viewport}
        data-views={views}
        data-continuous={autoplay?.continuous}
        data-peek={pagination || undefined}
        data-plain={isPlain || undefined}
        tabIndex={engine && autoplay?.continuous ? -1 : 0}
      >
        <ul className={`swiper-wrapper ${styles.wrapper}`}>
          {slides.map((slide, place) => (
            <li className={`swiper-slide ${styles.slide}`} key={labels.slideOf(place + 1, slides.length)}>
              {slide}
            </li>
          ))}
          {Array.from({ length: copies }, (_, place) => (
            <li
              className={`swiper-slide ${styles.slide}`}
              key={labels.slideOf(slides.length + place + 1, slides.length)}
              aria-hidden={autoplay?.continuous}
              data-copy=""
            >
              {slides[place % slides.length]}
            </li>
          ))}
        </ul>
      </div>
      {!header && controls}
      <p className="visually-hidden" aria-live="polite">
        {asked && labels.slideOf(index + 1, slides.length)}
      </p>
    </section>
  );
}
