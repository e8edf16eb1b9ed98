import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Unicode ranges of the site's font files by their names (src/styles/onest.css). */
const ranges: Record<string, string> = {
  'cyrillic-ext': 'U+0460-052F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  'latin-ext': 'U+0100-02BA, U+02BD-02C5, U+1E00-1E9F, U+20A0-20AB',
  latin: 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212',
};

/** The site's own colours and shapes, then one idea a sheet, in the order of the cascade. */
const sheets = [
  '../../styles/tokens.css',
  '../tones.css',
  ...['base', 'masthead', 'pages', 'changes', 'pictures', 'media'].map((name) => `./styles/${name}.css`),
];

/** The report's styles, with the fonts of the built site beside it. */
export function reportStyle(siteFolder: string): string {
  const css = sheets.map((sheet) => readFileSync(new URL(sheet, import.meta.url), 'utf8'));
  const faces = readdirSync(join(siteFolder, 'static'))
    .filter((file) => /^onest-.*\.woff2$/.test(file))
    .map((file) => {
      const [, subset = ''] = /^onest-(cyrillic-ext|cyrillic|latin-ext|latin)/.exec(file) ?? [];
      const range = ranges[subset] ? `unicode-range:${ranges[subset]};` : '';
      return `@font-face{font-family:"Onest Variable";src:url("../static/${file}") format("woff2");font-weight:100 900;font-display:swap;${range}}`;
    });
  return [...faces, ...css].join('\n');
}
