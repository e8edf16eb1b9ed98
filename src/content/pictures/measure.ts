import { imageSize } from 'image-size';
import { type PictureData, type PictureKind, pictureKinds } from './picture.ts';

export type Measured = Pick<PictureData, 'kind' | 'width' | 'height'>;

const isKind = (type: string | undefined): type is PictureKind =>
  (pictureKinds as readonly (string | undefined)[]).includes(type);

/**
 * Reads format and size from a picture's bytes.
 * @returns null if the format is not one of `pictureKinds`, or the file is broken or truncated
 */
export function measure(bytes: Buffer): Measured | null {
  try {
    const { type: kind, width, height, orientation = 1 } = imageSize(bytes);
    if (!isKind(kind) || !(width > 0) || !(height > 0) || !isWhole(kind, bytes)) return null;
    // EXIF orientations 5 to 8 swap width and height.
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    return { kind, width: Math.round(across), height: Math.round(down) };
  } catch {
    // Not a picture, or a broken one.
    return null;
  }
}

/** Whether a file is complete: its size is at the beginning, so truncated downloads have it too. */
function isWhole(kind: PictureKind, bytes: Buffer): boolean {
  if (kind === 'png') return bytes.includes('IEND');
  if (kind === 'webp') return bytes.length >= bytes.readUInt32LE(4) + 8;
  if (kind !== 'jpg') return true;
  // Metadata may contain a thumbnail with an end marker of its own.
  let at = 2;
  while (bytes.readUInt8(at + 1) !== 0xda) at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  return bytes.includes('\xff\xd9', at, 'latin1');
}
