/**
 * How many slides are in view at most. The numbers for each width, and the gaps between, are CSS: those of `data-views` in
 * Carousel.module.css (tests/spec/09-constants.spec.ts).
 */
export const mostInView = { one: 1, tools: 3, technology: 3, reviews: 4, logos: 5, strip: 7 } as const;
export type Views = keyof typeof mostInView;
