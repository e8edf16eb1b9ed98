import { join } from 'node:path';
import { openCache } from '../../cache/cache.ts';
import type { DrawInput } from './draw-task.ts';
import type { Picture } from './plan-pictures.ts';

/**
 * Draws the pictures that the cache lacks, and copies all of them into the site.
 * @param draw draws a picture into the cache, in a thread of the pool
 * @param root the project's folder
 * @param outDir output folder
 */
export async function writeSocialPictures(
  pictures: Iterable<Picture>,
  draw: (input: DrawInput) => Promise<void>,
  root: string,
  outDir: string,
): Promise<void> {
  const all = [...pictures];
  const cache = openCache(root, 'pictures');
  const missing = all.filter(({ name }) => !cache.has(name));
  await Promise.all(missing.map(({ design, name }) => draw({ design, root, name })));
  for (const { name, path } of all) cache.copyTo(name, join(outDir, path));
  cache.prune();
}
