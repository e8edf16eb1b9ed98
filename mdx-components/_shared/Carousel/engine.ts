import Swiper from 'swiper';
import { endless } from './endless.ts';

export interface EngineOptions {
  speed: number;
  /** The list ends with copies of its first slides, marked `data-copy`. */
  isEndless: boolean;
  autoplay?: { delay: number; continuous?: boolean | undefined } | undefined;
  onIndex: (index: number) => void;
}
export type CreateEngine = typeof createEngine;
/** A running carousel. */
export type Engine = ReturnType<CreateEngine>;

/**
 * The only file that imports Swiper. It takes over a list that already scrolls and snaps: the same slides of the same
 * size, starting where the visitor has scrolled to.
 */
export function createEngine(viewport: HTMLElement, options: EngineOptions) {
  const { speed, isEndless, autoplay, onIndex } = options;
  const slides = viewport.querySelectorAll<HTMLElement>('.swiper-slide:not([data-copy])');
  const row = viewport.querySelector('.swiper-wrapper');
  // Set by the style sheet, like the widths of slides.
  const gap = row ? Number.parseFloat(getComputedStyle(row).columnGap) || 0 : 0;
  const initialSlide = slides[0] ? Math.round(viewport.scrollLeft / (slides[0].offsetWidth + gap)) : 0;
  viewport.scrollLeft = 0;

  const swiper = new Swiper(viewport, {
    speed,
    initialSlide,
    spaceBetween: gap,
    rewind: !isEndless,
    watchSlidesProgress: true,
    // Only React changes the list.
    observer: false,
    // The style sheet sets the slides' sizes: without this, Swiper measures all of them again for each picture that loads.
    lazyPreload: false,
    slidesPerView: 'auto',
    allowTouchMove: !autoplay?.continuous,
  });
  const rounds = isEndless ? endless(swiper, slides.length) : undefined;

  // Swiper's own module for autoplay asks for every frame, also while nothing moves: the processor would never rest.
  let isPlaying = false;
  let playTimer = 0;
  const playOn = () => {
    clearTimeout(playTimer);
    if (isPlaying && !swiper.isLocked)
      playTimer = window.setTimeout(() => swiper.slideNext(), autoplay?.delay);
  };
  swiper.on('transitionEnd', playOn);
  for (const event of ['transitionStart', 'sliderFirstMove'] as const)
    swiper.on(event, () => clearTimeout(playTimer));
  const place = () => swiper.activeIndex % slides.length;

  function step(side: 'next' | 'previous'): void {
    // The slide that holds focus is about to leave; keep focus on the carousel instead.
    const active = document.activeElement;
    if (active !== viewport && viewport.contains(active)) viewport.focus({ preventScroll: true });
    rounds?.makeRoom(side);
    if (side === 'next') swiper.slideNext();
    else swiper.slidePrev();
  }

  const copies = swiper.slides.slice(slides.length);
  // Visible copies are for the eye and the pointer: the keyboard reaches each slide once.
  for (const slide of copies)
    for (const stop of slide.querySelectorAll<HTMLElement>('a, button')) stop.tabIndex = -1;
  /** Removes invisible copies from the tab order, the accessibility tree and find in page, which have the slides. */
  const hideCopies = () => {
    const active = document.activeElement;
    for (const slide of copies) {
      const isHidden = !slide.classList.contains('swiper-slide-visible');
      // Focus must not be lost with its slide (Swiper issue 7618).
      if (isHidden && slide.contains(active)) viewport.focus({ preventScroll: true });
      slide.toggleAttribute('inert', isHidden);
    }
  };
  /**
   * Shows a slide that the browser has scrolled to: it scrolls the viewport, inside which Swiper moves the row by a
   * transform. The row moves to the slide from where it is visible.
   */
  const show = (index: number) => {
    const visibleAt = swiper.getTranslate() - viewport.scrollLeft;
    viewport.scrollLeft = 0;
    swiper.setTransition(0);
    swiper.setTranslate(visibleAt);
    swiper.slideTo(index);
  };
  let scrollTimer = 0;
  let lastWheel = 0;
  const listening = new AbortController();
  const { signal } = listening;
  // A continuous strip has nothing to focus, and all its words pass by.
  if (!autoplay?.continuous) {
    viewport.addEventListener(
      'focusin',
      ({ target }) => {
        const index = swiper.slides.findIndex((slide) => target instanceof Node && slide.contains(target));
        if (index >= 0 && !swiper.slides[index]?.classList.contains('swiper-slide-fully-visible'))
          show(index);
      },
      { signal },
    );
    // Find in page scrolls its match to the middle.
    viewport.addEventListener(
      'scroll',
      () => {
        clearTimeout(scrollTimer);
        if (viewport.scrollLeft === 0) return;
        scrollTimer = window.setTimeout(() => {
          const [first = 0, second = 0] = swiper.slidesGrid;
          show(swiper.activeIndex + Math.round(viewport.scrollLeft / (second - first)));
        }, 150);
      },
      { signal },
    );
    // A touchpad moves the row by one slide a gesture; the viewport itself would scroll in one direction only. Swiper's
    // own module for it exceeds the budget of a late script (tests/journeys/weight.spec.ts).
    viewport.addEventListener(
      'wheel',
      (event) => {
        const { deltaX, deltaY, timeStamp } = event;
        if (Math.abs(deltaX) <= Math.abs(deltaY)) return;
        event.preventDefault();
        if (timeStamp - lastWheel > 150) step(deltaX > 0 ? 'next' : 'previous');
        lastWheel = timeStamp;
      },
      { signal, passive: false },
    );
  }
  swiper.on('activeIndexChange', () => onIndex(place()));
  for (const event of ['slideChange', 'transitionEnd', 'resize'] as const) swiper.on(event, hideCopies);
  hideCopies();
  /** Marks a row that is visible as a whole: its controls would do nothing. */
  const markFit = () => viewport.toggleAttribute('data-fits', swiper.isLocked);
  swiper.on('lock', markFit);
  swiper.on('unlock', markFit);
  markFit();
  onIndex(place());

  return {
    next: () => step('next'),
    previous: () => step('previous'),
    goTo(index: number) {
      swiper.slideTo(index);
    },
    /** Starts autoplay: the caller decides when (in view, not paused, motion allowed). */
    start() {
      isPlaying = true;
      playOn();
    },
    stop() {
      isPlaying = false;
      clearTimeout(playTimer);
      // When a page is left, the carousel is destroyed before it is stopped.
      if (swiper.destroyed || !autoplay?.continuous) return;
      // A linear move of 3 s would continue for up to 3 s after "pause": stop it at once, on a whole slide.
      const target = swiper.translate;
      const here = swiper.getTranslate();
      swiper.setTransition(0);
      swiper.setTranslate(here);
      swiper.wrapperEl.getBoundingClientRect();
      swiper.setTransition(200);
      swiper.setTranslate(target);
    },
    destroy() {
      clearTimeout(scrollTimer);
      listening.abort();
      swiper.destroy();
    },
  };
}
