import { join } from 'node:path';
import { openCache } from '../../cache/cache.ts';
import type { DrawInput } from './draw-task.ts';
import type { Picture } from './plan-pictures.ts';

/**
 * Draws the pictures that the cache lacks, and copies all of them into the site.
 * @param draw draws a picture into the cache, in a thread of the pool
 * @param folder the cache
 * @param outDir output folder
 */
export async function writeSocialPictures(
  pictures: Iterable<Picture>,
  draw: (input: DrawInput) => Promise<void>,
  folder: string,
  outDir: string,
): Promise<void> {
  const all = [...pictures];
  const cache = openCache(folder);
  const fileOf = ({ name }: Picture) => `${name}.png`;
  const missing = [...new Map(all.map((picture) => [picture.name, picture])).values()].filter(
    (picture) => !cache.has(fileOf(picture)),
  );
  await Promise.all(
    missing.map((picture) => draw({ design: picture.design, folder, name: fileOf(picture) })),
  );
  for (const picture of all) cache.copyTo(fileOf(picture), join(outDir, picture.path));
  cache.prune();
}
