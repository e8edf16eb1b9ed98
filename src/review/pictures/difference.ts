import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A picture in memory, four bytes a pixel. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Decodes a PNG; a lower picture is extended with nothing, so that both have one size. */
export async function pixelsOf(png: Buffer, height?: number): Promise<Pixels> {
  let image = sharp(png).ensureAlpha();
  const { width = 1, height: own = 1 } = await image.metadata();
  if (height !== undefined && height > own)
    image = image.extend({ bottom: height - own, background: transparent });
  const data = await image.raw().toBuffer();
  return { data, width, height: Math.max(own, height ?? own) };
}

/**
 * Counts the pixels that differ and paints them.
 * @returns the count, and the picture of the difference as WebP where there is any
 */
export async function difference(
  before: Buffer,
  after: Buffer,
): Promise<{ pixels: number; picture: Buffer | null }> {
  if (before.equals(after)) return { pixels: 0, picture: null };
  const [a, b] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const height = Math.max(a.height ?? 1, b.height ?? 1);
  const [old, now] = await Promise.all([pixelsOf(before, height), pixelsOf(after, height)]);
  const { width } = now;
  if (old.width !== width) return { pixels: width * height, picture: null };
  const painted = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(old.data, now.data, painted, width, height, {
    threshold: 0.08,
    alpha: 0.25,
    diffColor: [198, 40, 72],
    diffColorAlt: [12, 128, 128],
  });
  if (pixels === 0) return { pixels, picture: null };
  const picture = await sharp(painted, { raw: { width, height, channels: 4 } })
    .webp({ quality: 70 })
    .toBuffer();
  return { pixels, picture };
}

export const asWebp = (png: Buffer) => sharp(png).webp({ quality: 82, effort: 2 }).toBuffer();

/** The top of a page, small, for the comment. */
export const thumbnail = (png: Buffer) =>
  sharp(png)
    .resize({ width: 480 })
    .extract({ left: 0, top: 0, width: 480, height: 300 })
    .jpeg({ quality: 80 })
    .toBuffer();
