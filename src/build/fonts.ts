import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

/**
 * What each file of Onest keeps. Cyrillic is Russian; Uzbek Cyrillic (қ ғ ҳ ў) stays whole in a file of its own that
 * loads only where such a letter stands. Latin keeps Uzbek ʻ ʼ and the signs of Russian typography.
 */
const faces = {
  cyrillic: `${range(0x0410, 0x044f)}Ёё№\u0301`,
  'cyrillic-ext': null,
  latin: `${range(0x20, 0x7e)}\u00a0\u00ad©«»·×°±½ÀÉàèéöü–—‘’“”„•…ʻʼ€←→↑↓−`,
} satisfies Record<string, string | null>;
type Face = keyof typeof faces;

/** The weights that tokens.css uses; the variable axis is cut to them. */
const weights = { min: 400, max: 750 };

const original = (face: Face) =>
  require.resolve(`@fontsource-variable/onest/files/onest-${face}-wght-normal.woff2`);

/** Aliases for the names in src/styles/onest.css: the fonts as they are, for the dev server. */
export const wholeFonts = (): Record<string, string> =>
  Object.fromEntries((Object.keys(faces) as Face[]).map((face) => [`@onest/${face}.woff2`, original(face)]));

/**
 * Aliases for the names in src/styles/onest.css: the fonts cut to the letters and weights of the site.
 * @param folder where the cut fonts are kept from build to build, named by their content
 */
export async function subsetFonts(folder: string): Promise<Record<string, string>> {
  mkdirSync(folder, { recursive: true });
  const entries = (Object.keys(faces) as Face[]).map(async (face): Promise<[string, string]> => {
    const letters = faces[face];
    const font = readFileSync(original(face));
    if (letters === null) return [`@onest/${face}.woff2`, original(face)];
    const hash = createHash('sha256')
      .update(font)
      .update(letters)
      .update(JSON.stringify(weights))
      .digest('hex')
      .slice(0, 8);
    const file = join(folder, `onest-${face}.${hash}.woff2`);
    if (!existsSync(file)) {
      writeFileSync(
        file,
        await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: { wght: weights } }),
      );
    }
    return [`@onest/${face}.woff2`, file];
  });
  return Object.fromEntries(await Promise.all(entries));
}
