import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A picture in memory, four bytes per pixel. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** A part of a picture, in pixels. */
export type Area = Record<'left' | 'top' | 'width' | 'height', number>;

/** Decodes a PNG. */
export async function decodePng(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const image = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 4 } });

/** Counts differing pixels. Rows that only the taller picture has count as different. */
export function difference(before: Pixels, after: Pixels): number {
  if (after.data.equals(before.data)) return 0;
  const { width } = after;
  const height = Math.max(before.height, after.height);
  if (before.width !== width) return width * height;
  const padded = ({ data }: Pixels) => Buffer.concat([data, Buffer.alloc(width * height * 4 - data.length)]);
  return pixelmatch(padded(before), padded(after), undefined, width, height, { threshold: 0.08 });
}

/**
 * Encodes a picture for the report. WebP takes half the bytes of a JPEG and three times its time (a quarter of a
 * second): pictures of all open pull requests share one gigabyte of GitHub Pages.
 */
export const encodeWebp = (picture: Pixels) => image(picture).webp({ quality: 75, effort: 2 }).toBuffer();

/** Returns a small picture of the top of a page, for the comment. */
export const thumbnail = (picture: Pixels) =>
  image(picture).resize({ width: 480, height: 300, position: 'top' }).webp({ quality: 80 }).toBuffer();

/** Maximum height of a cropped block, and minimum size of a visible one, pixels. */
const tallest = 672;
const least = 8;

/** Crops a block from a page's picture; null if too small or outside the picture. */
export async function crop(picture: Pixels, box: Area): Promise<Buffer | null> {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const right = Math.min(picture.width, Math.ceil(box.left + box.width));
  const bottom = Math.min(picture.height, Math.ceil(box.top + Math.min(box.height, tallest)));
  if (right - left < least || bottom - top < least) return null;
  const part = { left, top, width: right - left, height: bottom - top };
  return image(picture).extract(part).webp({ quality: 80 }).toBuffer();
}
