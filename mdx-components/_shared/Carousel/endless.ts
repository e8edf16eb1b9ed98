import type Swiper from 'swiper';

/**
 * Makes a row of slides endless by jumping between a slide and its copy, which look the same. Swiper's own `loop` moves
 * slides in the document instead; the browser counts each such move as a layout shift of the whole row, and a moved
 * slide loses focus.
 * @param count number of slides without copies; after twice as many, the row must continue for the width of a view
 */
export function endless(swiper: Swiper, count: number) {
  /** Moves the row by one whole set within a frame, even during a move. */
  const jump = (sets: 1 | -1) => {
    const index = swiper.activeIndex + sets * count;
    const [from = 0, to = 0] = [swiper.slidesGrid[swiper.activeIndex], swiper.slidesGrid[index]];
    const here = swiper.getTranslate();
    swiper.setTransition(0);
    swiper.setTranslate(here + from - to);
    swiper.updateProgress();
    swiper.updateActiveIndex(index);
    swiper.updateSlidesClasses();
    // The browser must apply the new position before the next move begins, or it moves back over the whole row.
    swiper.wrapperEl.getBoundingClientRect();
  };
  const home = () => {
    if (swiper.activeIndex >= count) jump(-1);
  };
  // Autoplay waits for the end of a move before the next one, so it always starts from the first set.
  swiper.on('transitionEnd', home);
  // A pointer may drag either way. Not when it is pressed: a mouse would let go of a copy of the link that it has pressed,
  // which opens neither.
  swiper.on('touchMove', ({ touches, params, touchEventsData, activeIndex }, event) => {
    const isClick =
      'pageX' in event &&
      Math.hypot(event.pageX - touches.startX, event.pageY - touches.startY) < (params.threshold ?? 0);
    if (!isClick && !touchEventsData.isMoved && activeIndex < count) jump(1);
  });
  swiper.on('touchEnd', () => {
    // A tap moves nothing, so no transition will end.
    if (!swiper.animating) home();
  });

  return {
    /** Call before a step: afterwards there is a slide on that side. */
    makeRoom(side: 'next' | 'previous') {
      if (side === 'next') home();
      else if (swiper.activeIndex === 0) jump(1);
    },
  };
}
