const measures = new Intl.NumberFormat('ru', { maximumFractionDigits: 2 });

/**
 * How fast a page was, for writers and reviewers: «LCP 812 мс, CLS 0,01».
 * @param vitals what src/app/client/vitals.ts has measured so far, by name
 */
export const vitalsText = (vitals: Record<string, number>): string =>
  Object.entries(vitals)
    .map(([name, value]) => `${name}\u00a0${measures.format(value)}${name === 'CLS' ? '' : '\u00a0мс'}`)
    .join(', ');
