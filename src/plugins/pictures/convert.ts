import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Cache } from '../../cache/cache.ts';
import type { PictureUse } from '../../content/pictures/open-pictures.ts';
import { isServedAsIs, type PictureFile, type PictureKind, recipe } from '../../content/pictures/picture.ts';
import { mostPixels } from '../../content/pictures/refusals.ts';

/** Name of a picture file in the cache, which has the hash of its inputs. */
export const cachedName = ({ path }: PictureFile) => basename(path);

/**
 * Converts a picture into those of the given files that the cache lacks. The original is decoded once and scaled to the widest one, which bounds
 * memory. Pictures that are served unchanged are copied. Names have a hash of `recipe` and not of this code: whoever changes what it
 * makes changes the recipe too, or caches and browsers keep the old files.
 * @param root the project's folder
 * @throws {Error} if the picture cannot be decoded
 */
export async function convert(
  root: string,
  cache: Cache,
  { source, picture }: PictureUse,
  wanted: readonly PictureFile[],
): Promise<void> {
  const files = wanted.filter((file) => !cache.has(cachedName(file)));
  if (files.length === 0) return;
  // Given a path, sharp keeps the file open, and in Windows nobody could replace or delete it.
  const original = readFileSync(join(root, source));
  if (isServedAsIs(picture)) {
    for (const file of files) cache.write(cachedName(file), original);
    return;
  }
  const { default: sharp } = await import('sharp');
  const widest = Math.max(...files.map(({ width }) => width));
  const { data, info } = await sharp(original, {
    limitInputPixels: mostPixels,
    failOn: 'error',
  })
    // Rotated as EXIF says; the files have no EXIF themselves (place, owner).
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { photo, drawn, jpg, png } = recipe;
  const settings: Partial<Record<PictureKind, object>> = {
    ...(picture.kind === 'png' ? drawn : photo),
    jpg,
    png,
  };
  const make = async (file: PictureFile) => {
    const { format } = file;
    const scaled = sharp(data, { raw: { width, height, channels } }).resize({ width: file.width });
    const encoded = scaled.toFormat(format === 'jpg' ? 'jpeg' : format, settings[format]);
    cache.write(cachedName(file), await encoded.toBuffer());
  };
  await Promise.all(files.map(make));
}
