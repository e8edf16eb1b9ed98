import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { Breakpoints } from './views.ts';

export interface EngineOptions {
  breakpoints: Breakpoints;
  gap: number;
  speed: number;
  loop: boolean;
  autoplay?: { delay: number; continuous?: boolean | undefined } | undefined;
  onIndex: (index: number) => void;
}
export type Engine = ReturnType<typeof createEngine>;

/**
 * The only file that imports Swiper (architecture.md, rule 4). It takes over a list that already scrolls and snaps:
 * the same slides of the same size, starting from where the visitor has scrolled it.
 */
export function createEngine(viewport: HTMLElement, options: EngineOptions) {
  const { breakpoints, gap, speed, loop, autoplay, onIndex } = options;
  const first = viewport.querySelector<HTMLElement>('.swiper-slide');
  const initialSlide = first ? Math.round(viewport.scrollLeft / (first.offsetWidth + gap)) : 0;
  viewport.scrollLeft = 0;

  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    speed,
    loop,
    initialSlide,
    spaceBetween: gap,
    watchSlidesProgress: true,
    // Looping re-orders slides; React keeps the list, so Swiper must not watch for changes it makes itself.
    observer: false,
    breakpoints: Object.fromEntries(
      Object.entries(breakpoints).map(([width, { perView }]) => [width, { slidesPerView: perView }]),
    ),
    ...(autoplay && {
      // Starting is the caller's decision: in view, not paused, motion allowed.
      autoplay: {
        enabled: false,
        delay: autoplay.delay,
        disableOnInteraction: false,
        pauseOnMouseEnter: false,
      },
      allowTouchMove: !autoplay.continuous,
    }),
  });

  /** Slides out of sight leave the tab order and the accessibility tree (a moving strip has nothing to focus). */
  const hideUnseen = () => {
    if (autoplay?.continuous) return;
    const active = document.activeElement;
    for (const slide of swiper.slides) {
      const unseen = !slide.classList.contains('swiper-slide-visible');
      // Focus must not fall out of the page together with its slide (Swiper issue 7618).
      if (unseen && slide.contains(active)) viewport.focus({ preventScroll: true });
      slide.toggleAttribute('inert', unseen);
    }
  };
  swiper.on('realIndexChange', () => onIndex(swiper.realIndex));
  swiper.on('slideChange', hideUnseen);
  swiper.on('transitionEnd', hideUnseen);
  swiper.on('resize', hideUnseen);
  swiper.on('breakpoint', hideUnseen);
  hideUnseen();
  onIndex(swiper.realIndex);

  /** A slide that Swiper moves within the list loses focus; keep it on the carousel instead. */
  const keepFocus = () => {
    const active = document.activeElement;
    if (active !== viewport && viewport.contains(active)) viewport.focus({ preventScroll: true });
  };

  return {
    next() {
      keepFocus();
      swiper.slideNext();
    },
    previous() {
      keepFocus();
      swiper.slidePrev();
    },
    goTo: (index: number) => (loop ? swiper.slideToLoop(index) : swiper.slideTo(index)),
    start: () => swiper.autoplay?.start(),
    stop() {
      swiper.autoplay?.stop();
      if (!autoplay?.continuous) return;
      // A 3 s linear move would run on for up to 3 s after "pause": bring it to rest at once, on a whole slide.
      const target = swiper.translate;
      const here = swiper.getTranslate();
      swiper.setTransition(0);
      swiper.setTranslate(here);
      swiper.wrapperEl.getBoundingClientRect();
      swiper.setTransition(200);
      swiper.setTranslate(target);
    },
    destroy: () => swiper.destroy(),
  };
}
