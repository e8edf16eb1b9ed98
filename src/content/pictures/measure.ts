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
 * @returns null when the bytes are none of the formats that browsers show, or end too early
 */
export function measure(bytes: Buffer): Measured | null {
  try {
    const { type: kind, width, height, orientation = 1 } = imageSize(bytes);
    if (!isKind(kind) || !(width > 0) || !(height > 0) || !isWhole(kind, bytes)) return null;
    // A camera held upright says so in EXIF: 5 to 8 lie on their side.
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    return { kind, width: Math.round(across), height: Math.round(down) };
  } catch {
    // What is no picture, or a broken one.
    return null;
  }
}

/** Whether the end is there: the size stands at the beginning of a file, also of one whose download broke off. */
function isWhole(kind: PictureKind, bytes: Buffer): boolean {
  if (kind === 'png') return bytes.includes('IEND');
  if (kind === 'webp') return bytes.length >= bytes.readUInt32LE(4) + 8;
  if (kind !== 'jpg') return true;
  // What a camera noted before the picture may hold a small one, with an end of its own.
  let at = 2;
  while (bytes.readUInt8(at + 1) !== 0xda) at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  return bytes.includes('\xff\xd9', at, 'latin1');
}
