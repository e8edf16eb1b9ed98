import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openCache } from '../../cache/cache.ts';
import { digest } from '../../cache/digest.ts';
import { range } from '../fonts/cut.ts';

/** Files of Onest and the letters to keep of each: Russian, Uzbek in both scripts, Western names. */
const faces = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„•…ʻʼ€→−№`,
  cyrillic: `${range(0x400, 0x45f)}№`,
  'cyrillic-ext': range(0x460, 0x52f),
  'latin-ext': range(0x100, 0x17f),
} as const;
/** Bold, since pictures are mostly seen as thumbnails. */
const weight = 700;

/**
 * Makes static WOFF fonts of one weight, since satori reads neither variable fonts nor WOFF2
 * (https://github.com/vercel/satori#fonts).
 * @param folder the cache, where the files are named by their content
 * @returns paths of the files, the most used first
 */
export async function staticFonts(folder: string): Promise<string[]> {
  const require = createRequire(import.meta.url);
  const cache = openCache(folder);
  return Promise.all(
    Object.entries(faces).map(async ([face, letters]) => {
      const original = require.resolve(`@fontsource-variable/onest/files/onest-${face}-wght-normal.woff2`);
      const font = readFileSync(original);
      const name = `${face}-${digest(font.toString('base64'), letters, `${weight}`)}.woff`;
      if (!cache.has(name)) {
        const { default: subsetFont } = await import('subset-font');
        const options = { targetFormat: 'woff', variationAxes: { wght: weight } } as const;
        cache.write(name, await subsetFont(font, letters, options));
      }
      return join(folder, name);
    }),
  );
}
