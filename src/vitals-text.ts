const measures = new Intl.NumberFormat('ru', { maximumFractionDigits: 2 });

/** Formats the web vitals measured so far (src/app/client/vitals.ts): «LCP 812 мс, CLS 0,01». */
export const vitalsText = (vitals: Record<string, number> = {}): string =>
  Object.entries(vitals)
    .map(([name, value]) => `${name}\u00a0${measures.format(value)}${name === 'CLS' ? '' : '\u00a0мс'}`)
    .join(', ');
