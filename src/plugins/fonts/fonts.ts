import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(join(process.cwd(), 'package.json'));
/** Every character from one to another. */
export const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

/**
 * What each file of Onest keeps. Cyrillic is Russian, with its spaces: a browser then shapes a line of it at once, not word
 * by word. Uzbek Cyrillic (қ ғ ҳ ў) stays whole in a file of its own that loads only where such a letter stands. Latin keeps
 * Uzbek ʻ ʼ and the signs of Russian typography.
 */
const faces = {
  cyrillic: ` \u00a0${range(0x0410, 0x044f)}Ёё№\u0301`,
  'cyrillic-ext': null,
  latin: `${range(0x20, 0x7e)}\u00a0\u00ad©«»·×°±½ÀÉàèéöü–—‘’“”„•…ʻʼ€←→↑↓−`,
} satisfies Record<string, string | null>;
type Face = keyof typeof faces;

/** The weights that tokens.css uses; the variable axis is cut to them. */
const weights = { min: 400, max: 750 };

/** Accents, kerning and figures of one width; not Onest's arrows of several signs, nor its other shapes of letters. */
const features = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

const original = (face: Face) =>
  require.resolve(`@fontsource-variable/onest/files/onest-${face}-wght-normal.woff2`);

/** Aliases for the names in src/styles/onest.css: the fonts as they are, for the dev server. */
const wholeFonts = (): Record<string, string> =>
  Object.fromEntries((Object.keys(faces) as Face[]).map((face) => [`@onest/${face}.woff2`, original(face)]));

/** Name of a cut face: it changes with the font, the letters, the weights and the features. */
export function cutName(face: Exclude<Face, 'cyrillic-ext'>): string {
  const hash = createHash('sha256')
    .update(readFileSync(original(face)))
    .update(faces[face])
    .update(JSON.stringify({ weights, features }));
  return `onest-${face}.${hash.digest('hex').slice(0, 8)}.woff2`;
}

/** Cut fonts are kept in git: cutting takes longer than building a hundred pages. */
export const cutFonts = join(process.cwd(), 'src/styles/fonts');

/** Aliases for the names in src/styles/onest.css: the fonts cut to the letters and weights of the site. */
async function subsetFonts(): Promise<Record<string, string>> {
  const entries = (Object.keys(faces) as Face[]).map(async (face): Promise<[string, string]> => {
    if (face === 'cyrillic-ext') return [`@onest/${face}.woff2`, original(face)];
    const file = join(cutFonts, cutName(face));
    if (!existsSync(file)) {
      const { default: subsetFont } = await import('subset-font');
      const font = await subsetFont(readFileSync(original(face)), faces[face], {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures: features,
      });
      writeFileSync(file, font);
    }
    return [`@onest/${face}.woff2`, file];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Vite plugin: the typeface's files by the names that src/styles/onest.css gives them, cut where visitors get them. */
export const fonts = (): Plugin => ({
  name: 'site:fonts',
  config: async (_, { command }) => ({
    resolve: {
      alias: command === 'build' ? await subsetFonts() : wholeFonts(),
    },
  }),
});
