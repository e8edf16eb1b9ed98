import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openCache } from '../cache/cache.ts';
import type { Pool } from '../pool/pool.ts';
import { staticFonts } from './fonts.ts';
import type { Picture } from './plan-pictures.ts';

/** How many pictures are kept: for whoever goes back to an earlier title, and for every page of a large site. */
const kept = 20_000;

/**
 * Draws the pictures that the cache does not hold, and puts all of them into the site.
 * @param folder the cache
 * @param outDir folder of the site's files
 * @returns how many were drawn
 */
export async function writePictures(
  pictures: Iterable<Picture>,
  pool: Pick<Pool, 'run'>,
  folder: string,
  outDir: string,
): Promise<number> {
  const all = [...pictures];
  const cache = openCache(folder, kept);
  const cached = ({ name }: Picture) => join(folder, `${name}.png`);
  const missing = [...new Map(all.map((picture) => [picture.name, picture])).values()].filter(
    (picture) => !existsSync(cached(picture)),
  );
  if (missing.length > 0) {
    const fonts = await staticFonts(`${folder}-fonts`);
    await Promise.all(
      missing.map((picture) => pool.run('draw', { design: picture.design, fonts, file: cached(picture) })),
    );
  }
  for (const picture of all) {
    const target = join(outDir, picture.path);
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(cached(picture), target);
    } catch {
      // Another disk, or one without links.
      copyFileSync(cached(picture), target);
    }
  }
  cache.prune();
  return missing.length;
}
