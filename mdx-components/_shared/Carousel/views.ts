/**
 * How many slides are visible at most. The numbers for each width, and the gaps, are in CSS: `data-views` in
 * Carousel.module.css (tests/spec/09-constants.spec.ts).
 */
export const mostInView = { one: 1, tools: 3, technology: 3, reviews: 4, logos: 5, strip: 7 } as const;
export type Views = keyof typeof mostInView;
