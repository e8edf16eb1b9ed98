/**
 * Window widths at which the number of slides may change. Before Swiper runs the numbers are CSS (Carousel.module.css
 * has one media query for each of these), so the list is closed.
 */
export const bounds = [0, 351, 451, 576, 601, 768, 992, 1200] as const;
export type Bound = (typeof bounds)[number];

/** How many slides are seen from a width on, e.g. `{ 0: { perView: 1 }, 768: { perView: 2 } }`. */
export type Breakpoints = { 0: { perView: number } } & Partial<Record<Bound, { perView: number }>>;

/** The same numbers for the scroll-snap list: `--at-0: 1; --at-351: 1; ... --at-768: 2`. */
export function viewProperties(
  breakpoints: Breakpoints,
  gap: number,
): Record<`--${string}`, string | number> {
  let perView = breakpoints[0].perView;
  const properties: Record<`--${string}`, string | number> = { '--gap': `${gap}px` };
  for (const bound of bounds) {
    perView = breakpoints[bound]?.perView ?? perView;
    properties[`--at-${bound}`] = perView;
  }
  return properties;
}

export const widest = (breakpoints: Breakpoints) =>
  Math.max(...Object.values(breakpoints).map(({ perView }) => perView));
