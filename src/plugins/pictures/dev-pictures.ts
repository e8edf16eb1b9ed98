import type { Connect } from 'vite';
import { openCache } from '../../cache/cache.ts';
import type { Pictures } from '../../content/pictures/open-pictures.ts';
import { filesOf } from '../../content/pictures/picture.ts';
import { contentType } from '../../hosts/mime.ts';
import { cachedName, convert } from './convert.ts';

/**
 * Dev middleware for pictures: converts a file on its first request, into the same cache as the build.
 * @param findPicture returns the picture that a file of the site is made from; null if there is none
 */
export function devPictures(
  root: string,
  base: string,
  findPicture: (path: string) => Promise<ReturnType<Pictures['madeInto']>>,
): Connect.NextHandleFunction {
  const cache = openCache(root, 'pictures');

  async function read(path: string): Promise<Buffer | null> {
    const use = await findPicture(path);
    const file = use && filesOf(use.picture).find((made) => made.path === path);
    if (!use || !file) return null;
    await convert(root, cache, use, [file]);
    return cache.read(cachedName(file));
  }

  return (request, response, next) => {
    const path = (request.url ?? '').replace(/[?#].*$/, '').slice(base.length);
    if (!path.startsWith('static/pictures/')) return next();
    read(path)
      .then((bytes) => {
        if (!bytes) return next();
        response.setHeader('Content-Type', contentType(path));
        response.end(bytes);
      })
      .catch(next);
  };
}
