import { imageSize } from 'image-size';
import { type PictureKind, pictureKinds } from './picture.ts';

/** What a picture's own bytes say of it. */
export interface Measured {
  kind: PictureKind;
  /** Size in pixels, upright. */
  width: number;
  height: number;
}

const isKind = (type: string | undefined): type is PictureKind =>
  (pictureKinds as readonly (string | undefined)[]).includes(type);

/**
 * Reads format and size out of a picture's bytes.
 * @returns null when the bytes are none of the formats that browsers show
 */
export function measure(bytes: Buffer): Measured | null {
  try {
    const { type: kind, width, height, orientation = 1 } = imageSize(bytes);
    if (!isKind(kind) || !(width > 0) || !(height > 0)) return null;
    // A camera held upright says so in EXIF: 5 to 8 lie on their side.
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    return { kind, width: Math.round(across), height: Math.round(down) };
  } catch {
    // What is no picture, or a broken one.
    return null;
  }
}
