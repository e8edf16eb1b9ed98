import type { Connect } from 'vite';
import { openCache } from '../../cache/cache.ts';
import type { Pictures } from '../../content/pictures/open-pictures.ts';
import { filesOf } from '../../content/pictures/picture.ts';
import { contentType } from '../../hosts/mime.ts';
import { cachedName, convert } from './convert.ts';

/** Finds the original of a picture file of the site. */
export type MadeInto = (path: string) => Promise<ReturnType<Pictures['madeInto']>>;

/**
 * Dev middleware for pictures: converts a file on its first request, into the same cache as the build.
 * @param folder the cache
 */
export function devPictures(
  root: string,
  folder: string,
  base: string,
  madeInto: MadeInto,
): Connect.NextHandleFunction {
  const cache = openCache(folder);
  const underWay = new Map<string, Promise<void>>();

  async function read(path: string): Promise<Buffer | null> {
    const use = await madeInto(path);
    const file = use && filesOf(use.picture).find((made) => made.path === path);
    if (!use || !file) return null;
    if (!cache.has(cachedName(file))) {
      const making = underWay.get(path) ?? convert(root, cache, use, [file]);
      underWay.set(path, making);
      await making.finally(() => underWay.delete(path));
    }
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
