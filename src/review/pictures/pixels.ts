import sharp from 'sharp';

/** A picture in memory, four bytes a pixel. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** A part of a picture. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Decodes a PNG. */
export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const image = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 4 } });

/** The first row in which two pictures of one width differ; null where none does. */
export function firstDifference(before: Pixels, after: Pixels): number | null {
  if (before.width !== after.width) return 0;
  const row = ({ data, width }: Pixels, at: number) => data.subarray(at * width * 4, (at + 1) * width * 4);
  const height = Math.max(before.height, after.height);
  for (let at = 0; at < height; at++) if (!row(before, at).equals(row(after, at))) return at;
  return null;
}

/**
 * For the report. Half of a JPEG's bytes for three times its time, a quarter of a second: every open request's pictures
 * share one gigabyte of GitHub Pages.
 */
export const asWebp = (picture: Pixels) => image(picture).webp({ quality: 75, effort: 2 }).toBuffer();

/** The top of a page, small, for the comment. */
export const thumbnail = (picture: Pixels) =>
  image(picture)
    .extract({
      left: 0,
      top: 0,
      width: picture.width,
      height: Math.min(picture.height, picture.width * 0.625),
    })
    .resize({ width: 480, height: 300, fit: 'contain', position: 'top', background: '#fff' })
    .webp({ quality: 80 })
    .toBuffer();

/** Room around a block that is shown alone, and how much of a tall one is shown. */
const around = 16;
const tallest = 640;

/** Cuts a block out of a page's picture; null where it lies outside of it. */
export async function crop(picture: Pixels, box: Box): Promise<Buffer | null> {
  const left = Math.max(0, Math.floor(box.left) - around);
  const top = Math.max(0, Math.floor(box.top) - around);
  const right = Math.min(picture.width, Math.ceil(box.left + box.width) + around);
  const bottom = Math.min(picture.height, Math.ceil(box.top + Math.min(box.height, tallest)) + around);
  if (right - left < around || bottom - top < around) return null;
  const part = { left, top, width: right - left, height: bottom - top };
  return image(picture).extract(part).webp({ quality: 80 }).toBuffer();
}
