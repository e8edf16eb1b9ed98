import type { CreateEngine } from './engine.ts';

/** Moves the plain list where Swiper cannot be had: its own scrolling, by the same controls. */
export const createScroller: CreateEngine = (viewport, { speed, onIndex }) => {
  const slides = [...viewport.querySelectorAll<HTMLElement>('.swiper-slide:not([data-copy])')];
  const left = (index: number) => (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  /** The last ones do not come to the beginning of the view: the list ends before. */
  const end = () => viewport.scrollWidth - viewport.clientWidth;
  /** Where it is, or goes to: while it glides nothing else knows. */
  let place = 0;
  const goTo = (index: number) => {
    place = (index + slides.length) % slides.length;
    viewport.scrollTo({ left: left(place), behavior: speed > 0 ? 'smooth' : 'auto' });
    onIndex(place);
  };
  /** After it was scrolled by hand. */
  const look = () => {
    const apart = slides.map((_, index) => Math.abs(Math.min(left(index), end()) - viewport.scrollLeft));
    const least = Math.min(...apart);
    if ((apart[place] ?? 0) > least + 1) place = apart.indexOf(least);
    onIndex(place);
  };
  let settling = 0;
  const onScroll = () => {
    clearTimeout(settling);
    settling = window.setTimeout(look, 150);
  };
  viewport.addEventListener('scroll', onScroll);
  look();
  return {
    next: () => goTo(place + 1),
    previous: () => goTo(place - 1),
    goTo,
    start: () => undefined,
    stop: () => undefined,
    destroy() {
      clearTimeout(settling);
      viewport.removeEventListener('scroll', onScroll);
    },
  };
};
