import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { openCache } from '../../cache/cache.ts';
import { openPictures } from '../../content/pictures/open-pictures.ts';
import { filesOf } from '../../content/pictures/picture.ts';
import { contentType } from '../../hosts/mime.ts';
import { cachedName, convert, missingFiles } from './convert.ts';

/**
 * Answers the dev server's requests for pictures: each file is converted when it is first asked for, and kept beside
 * those of the build.
 * @param folder the cache
 */
export function devPictures(root: string, folder: string, base: string): Connect.NextHandleFunction {
  const cache = openCache(folder);
  const underWay = new Map<string, Promise<void>>();
  return (request, response, next) => {
    const path = (request.url ?? '').replace(/[?#].*$/, '').slice(base.length);
    const use = path.startsWith('static/pictures/') ? openPictures(root).madeInto(path) : null;
    const file = use && filesOf(use.picture).find((made) => made.path === path);
    if (!use || !file) return next();
    const isMissing = missingFiles(cache, use).some((missing) => missing.path === path);
    const making = !isMissing ? Promise.resolve() : (underWay.get(path) ?? convert(root, cache, use, [file]));
    underWay.set(path, making);
    making
      .then(() => {
        response.setHeader('Content-Type', contentType(path));
        createReadStream(join(folder, cachedName(file))).pipe(response);
      })
      .catch(next)
      .finally(() => underWay.delete(path));
  };
}
