import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Sharp } from 'sharp';
import type { Cache } from '../../cache/cache.ts';
import type { PictureUse } from '../../content/pictures/open-pictures.ts';
import { isServedAsIs, type PictureFile, recipe } from '../../content/pictures/picture.ts';
import { mostPixels } from '../../content/pictures/refusals.ts';

/** The name of a converted file in the cache: it holds the hash of what the file is made of. */
export const cachedName = ({ path }: PictureFile) => basename(path);

/**
 * Converts a picture into the files that the cache lacks. The original is decoded once, to the widest that is needed: what
 * stays in memory is that, however large the original is.
 * @param root the project's folder
 * @throws {Error} when the picture cannot be decoded
 */
export async function convert(
  root: string,
  cache: Cache,
  { source, picture }: PictureUse,
  files: readonly PictureFile[],
): Promise<void> {
  const original = join(root, source);
  if (isServedAsIs(picture)) {
    for (const file of files) cache.write(cachedName(file), readFileSync(original));
    return;
  }
  const { default: sharp } = await import('sharp');
  const widest = Math.max(...files.map(({ width }) => width));
  const { data, info } = await sharp(original, {
    limitInputPixels: mostPixels,
    failOn: 'error',
  })
    // As the camera was held; what it noted beside the picture (place, owner) is not passed on.
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const isDrawn = picture.kind === 'png';
  const make = async (file: PictureFile) => {
    const scaled = sharp(data, { raw: { width, height, channels } }).resize({ width: file.width });
    cache.write(cachedName(file), await encoded(scaled, file, isDrawn).toBuffer());
  };
  await Promise.all(files.map(make));
}

function encoded(picture: Sharp, { format }: PictureFile, isDrawn: boolean): Sharp {
  const { avif, webp } = isDrawn ? recipe.drawn : recipe.photo;
  switch (format) {
    case 'avif':
      return picture.avif(avif);
    case 'webp':
      return picture.webp(webp);
    case 'png':
      return picture.png(recipe.png);
    default:
      return picture.jpeg(recipe.jpg);
  }
}
