import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { stepOf } from '../../../src/site/arrows.ts';
import { useLabels } from '../../../src/site/hooks.ts';
import { withTimeout } from '../../../src/site/script-timeout.ts';
import { useInView } from '../useInView.ts';
import { useReducedMotion } from '../useReducedMotion.ts';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import type { CreateEngine, Engine } from './engine.ts';

/**
 * How many slides are visible at most. The numbers for each width, and the gaps, are in CSS: `data-views` in
 * Carousel.module.css (tests/spec/09-constants.spec.ts).
 */
const mostInView = { one: 1, tools: 3, technology: 3, reviews: 4, logos: 5, strip: 7 } as const;

export interface CarouselProps {
  /** Accessible name; may repeat the section's heading, as the word «Слайды» distinguishes them. */
  label: string;
  slides: ReactNode[];
  /** How many slides are visible, and their gap. */
  views?: keyof typeof mostInView | undefined;
  /** Duration of one move, ms. */
  speed: number;
  /** `continuous`: an endless linear strip that hovering and dragging do not stop; only the pause control does. */
  autoplay?: { delay: number; continuous?: boolean | undefined } | undefined;
  /** Shows the slide's number, and a bar to go to any slide. */
  pagination?: boolean | undefined;
  arrows?: boolean | undefined;
  /** In one row with the controls, above the slides; without it, the controls are below. */
  header?: ReactNode;
  /** Language of the surrounding content, if it differs from the page's. */
  lang?: 'ru' | undefined;
}

/**
 * The only wrapper around Swiper. The HTML has a list that scrolls sideways and snaps; Swiper is loaded when the list
 * is near the window and takes over in place. Motion, language and focus are handled here.
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
  const { carousel: labels } = useLabels(lang);
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const isNear = useInView(root, { margin: 400, once: true });
  const isVisible = useInView(root);
  const isReduced = useReducedMotion();
  const [loaded, setLoaded] = useState<CreateEngine | null>(null);
  // Only autoplay moves a continuous strip: with reduced motion, it stays a list that scrolls.
  const create = isReduced && autoplay?.continuous ? null : loaded;
  /** Swiper failed to load: the list scrolls, as without script. */
  const [isPlain, setPlain] = useState(false);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [index, setIndex] = useState(0);
  const [isMovedByHand, setMovedByHand] = useState(false);
  const [isPaused, setPaused] = useState(false);
  /** Whether a slide has the reader's focus: then nothing moves. */
  const [isFocused, setFocused] = useState(false);

  // Endless, unless the same slide would be visible twice: then the row rewinds.
  const isEndless = slides.length >= mostInView[views];
  // Number of copies that an endless row ends with: all slides, and what fills the view after them. Added once Swiper
  // is loaded, so that without script no slide is repeated.
  const copies = create && isEndless ? slides.length + mostInView[views] : 0;
  const isMoving = Boolean(autoplay) && !isReduced;
  // The options of a section are constant; they are read once, when Swiper starts.
  const options = useRef({ speed, isEndless, autoplay });

  // Presses before Swiper has loaded, and Swiper itself: a press may come between its start and the next render.
  const early = useRef<((engine: Engine) => void)[]>([]);
  const started = useRef<Engine | null>(null);

  useEffect(() => {
    if (!isNear) return;
    withTimeout(import('./engine.ts')).then(
      ({ createEngine }) => setLoaded(() => createEngine),
      () => setPlain(true),
    );
  }, [isNear]);

  useEffect(() => {
    if (!create || !viewport.current) return;
    const { speed, ...rest } = options.current;
    const made = create(viewport.current, { ...rest, speed: isReduced ? 0 : speed, onIndex: setIndex });
    started.current = made;
    setEngine(made);
    for (const action of early.current.splice(0)) action(made);
    return () => {
      made.destroy();
      started.current = null;
      setEngine(null);
    };
  }, [create, isReduced]);

  useEffect(() => {
    if (!engine || !isMoving || isPaused || isFocused || !isVisible) return;
    engine.start();
    return () => engine.stop();
  }, [engine, isMoving, isPaused, isFocused, isVisible]);

  const move = (action: (engine: Engine) => void, isTold = true) => {
    setMovedByHand(isTold);
    if (started.current) action(started.current);
    else early.current.push(action);
  };
  // Screen readers get the place from the bar itself: told as well, they would read it twice.
  const placeAt = (place: number) => {
    setIndex(place);
    move((made) => made.goTo(place), false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [, step] = stepOf(event) ?? [];
    if (!step || autoplay?.continuous || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    move((made) => made[step > 0 ? 'next' : 'previous']());
  };

  const controls = !isPlain && (pagination || arrows || autoplay) && (
    <CarouselControls
      labels={labels}
      count={pagination ? slides.length : 0}
      index={index}
      arrows={arrows}
      paused={isPaused}
      onMove={move}
      onPlace={placeAt}
      onPause={autoplay && (() => setPaused(!isPaused))}
    />
  );

  return (
    <section
      ref={root}
      className={styles.root}
      data-ready={engine ? '' : undefined}
      onKeyDown={onKeyDown}
      // Only focus on a slide counts: a visitor who starts the row by its button stays on the button.
      onFocus={({ target }) =>
        setFocused(viewport.current?.contains(target) === true && target.matches(':focus-visible'))
      }
      onBlur={() => setFocused(false)}
      aria-roledescription={labels.role}
      aria-label={labels.name(label)}
    >
      {header && (
        <div className={`cluster ${styles.header}`}>
          {header}
          {controls}
        </div>
      )}
      <div
        ref={viewport}
        className={styles.viewport}
        data-views={views}
        data-continuous={autoplay?.continuous}
        data-peek={(pagination && views !== 'one') || undefined}
        data-plain={isPlain || undefined}
        tabIndex={engine && autoplay?.continuous ? -1 : 0}
      >
        <ul className={`swiper-wrapper ${styles.wrapper}`}>
          {Array.from({ length: slides.length + copies }, (_, place) => (
            <li
              className={`swiper-slide ${styles.slide}`}
              key={labels.slideOf(place + 1, slides.length)}
              {...(place >= slides.length && { 'aria-hidden': autoplay?.continuous, 'data-copy': '' })}
            >
              {slides[place % slides.length]}
            </li>
          ))}
        </ul>
      </div>
      {!header && controls}
      <p className="visually-hidden" aria-live="polite">
        {isMovedByHand && labels.slideOf(index + 1, slides.length)}
      </p>
    </section>
  );
}
