import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** All characters from `first` to `last`, as code points. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

const typeface = 'onest';

/** Files cut from the typeface. They are in git: cutting takes longer than a build. */
interface FontSet {
  folder: string;
  format: 'woff' | 'woff2';
  /** The weight, or the range to which the variable axis is cut. */
  weights: number | { min: number; max: number };
  /** OpenType features to keep. */
  features?: readonly string[];
  /** The letters to keep of each file. */
  faces: Readonly<Record<string, string>>;
}

/**
 * The pages' fonts: the weights of tokens.css, without ligatures and alternates. Cyrillic is Russian with spaces, since browsers
 * shape whole lines instead of words then, and Uzbek ў; қ ғ ҳ stay in the package's own file, which loads only where such a
 * letter is used. Latin keeps Uzbek ʻ ʼ and the signs of Russian typography.
 */
export const pageFonts: FontSet = {
  folder: 'src/styles/fonts',
  format: 'woff2',
  weights: { min: 400, max: 750 },
  features: ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
  faces: {
    cyrillic: ` \u00a0${range(0x0410, 0x044f)}ЁёЎў№\u0301`,
    latin: `${range(0x20, 0x7e)}\u00a0\u00ad§©«»·×°±²Éàèéêöü–—‘’“”„•…ʻʼ€←→↑↓−`,
  },
};

/**
 * The social pictures' fonts, the most used first: Russian, Uzbek in both scripts, Western names. Satori reads neither variable
 * fonts nor WOFF2 (https://github.com/vercel/satori#fonts). Bold, since pictures are mostly seen as thumbnails.
 */
export const pictureFonts: FontSet = {
  folder: 'src/plugins/social/fonts',
  format: 'woff',
  weights: 700,
  faces: {
    latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„•…ʻʼ€→−№`,
    cyrillic: `${range(0x400, 0x45f)}№`,
    'cyrillic-ext': range(0x460, 0x52f),
    'latin-ext': range(0x100, 0x17f),
  },
};

/** The files of a set. Paths start at the project's folder. */
export const filesOf = ({ folder, format, faces }: FontSet) =>
  Object.entries(faces).map(([face, letters]) => ({
    face,
    letters,
    path: `${folder}/${typeface}-${face}-subset.${format}`,
  }));

/** `npm run fonts`: cuts the typeface to the letters and weights in use. */
export default async function cutFaces(): Promise<void> {
  const { default: subsetFont } = await import('subset-font');
  for (const set of [pageFonts, pictureFonts])
    for (const { face, letters, path } of filesOf(set)) {
      const original = `@fontsource-variable/${typeface}/files/${typeface}-${face}-wght-normal.woff2`;
      const { format: targetFormat, weights: wght, features: keepFeatures } = set;
      const options = { targetFormat, variationAxes: { wght }, ...(keepFeatures && { keepFeatures }) };
      writeFileSync(path, await subsetFont(readFileSync(require.resolve(original)), letters, options));
    }
}
