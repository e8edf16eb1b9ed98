import type { CreateEngine } from './engine.ts';

/** Moves the plain list where Swiper cannot be had: its own scrolling, by the same controls. */
export const createScroller: CreateEngine = (viewport, { speed, onIndex }) => {
  const slides = [...viewport.querySelectorAll<HTMLElement>('.swiper-slide:not([data-copy])')];
  const left = (slide: HTMLElement | undefined) => (slide?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  const current = () => {
    const apart = slides.map((slide) => Math.abs(left(slide) - viewport.scrollLeft));
    return apart.indexOf(Math.min(...apart));
  };
  const goTo = (index: number) => {
    const place = (index + slides.length) % slides.length;
    viewport.scrollTo({ left: left(slides[place]), behavior: speed > 0 ? 'smooth' : 'auto' });
    onIndex(place);
  };
  return {
    next: () => goTo(current() + 1),
    previous: () => goTo(current() - 1),
    goTo,
    start: () => undefined,
    stop: () => undefined,
    destroy: () => undefined,
  };
};
