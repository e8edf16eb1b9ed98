import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
/** All characters from `first` to `last`, as code points. */
export const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

/**
 * The letters that each file of Onest keeps. Cyrillic is Russian with spaces, since browsers shape whole lines instead of words
 * then. Uzbek Cyrillic (қ ғ ҳ ў) stays in the package's own file, which loads only where such a letter is used. Latin
 * keeps Uzbek ʻ ʼ and the signs of Russian typography.
 */
const faces = {
  cyrillic: ` \u00a0${range(0x0410, 0x044f)}Ёё№\u0301`,
  latin: `${range(0x20, 0x7e)}\u00a0\u00ad©«»·×°±½ÀÉàèéöü–—‘’“”„•…ʻʼ€←→↑↓−`,
};
type Face = keyof typeof faces;

/** The range of weights in tokens.css; the variable axis is cut to it. */
const weights = { min: 400, max: 750 };

/** OpenType features to keep: accents, kerning and tabular figures; no ligatures or alternates. */
const features = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'];

const original = (face: Face) =>
  readFileSync(require.resolve(`@fontsource-variable/onest/files/onest-${face}-wght-normal.woff2`));

/** File name of a cut face, with a hash of the font, letters, weights and features. */
export function cutName(face: Face): string {
  const hash = createHash('sha256')
    .update(original(face))
    .update(faces[face])
    .update(JSON.stringify({ weights, features }));
  return `onest-${face}.${hash.digest('hex').slice(0, 8)}.woff2`;
}

/** The sheet with the `@font-face` rules, and the folder of cut files. Both are in git: cutting takes longer than a build. */
export const sheet = join(process.cwd(), 'src/styles/onest.css');
export const cutFonts = join(process.cwd(), 'src/styles/fonts');

/** `npm run fonts`: cuts the typeface to the site's letters and weights, and updates the names in the sheet. */
export default async function cutFaces(): Promise<void> {
  const { default: subsetFont } = await import('subset-font');
  for (const face of Object.keys(faces) as Face[]) {
    const name = cutName(face);
    const css = readFileSync(sheet, 'utf8');
    writeFileSync(sheet, css.replace(new RegExp(`onest-${face}\\.\\w+\\.woff2`), name));
    if (existsSync(join(cutFonts, name))) continue;
    const options = {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: features,
    } as const;
    writeFileSync(join(cutFonts, name), await subsetFont(original(face), faces[face], options));
    console.log(`Новый файл шрифта: src/styles/fonts/${name}. Прежний можно удалить.`);
  }
}
