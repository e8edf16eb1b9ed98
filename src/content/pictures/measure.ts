import type { PictureKind } from './picture.ts';

/** What a picture's own bytes say of it. */
export interface Measured {
  kind: PictureKind;
  /** Size in pixels, upright. */
  width: number;
  height: number;
}

type Pixels = Pick<Measured, 'width' | 'height'>;

/**
 * Reads format and size out of a picture's bytes: a picture library takes longer to load than the whole check runs.
 * @returns null when the bytes are none of the formats that browsers show
 */
export function measure(bytes: Buffer): Measured | null {
  const measured = raster(bytes) ?? drawing(bytes);
  return measured && measured.width > 0 && measured.height > 0 ? measured : null;
}

function raster(bytes: Buffer): Measured | null {
  if (bytes.length < 30) return null;
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  const as = (kind: PictureKind, pixels: Pixels | null) => pixels && { kind, ...pixels };
  if (text(1, 4) === 'PNG')
    return as('png', { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });
  if (text(0, 3) === 'GIF') return as('gif', { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) });
  if (text(8, 12) === 'WEBP') return as('webp', webp(bytes));
  if (text(4, 8) === 'ftyp' && /^avi[fs]/.test(text(8, 12))) return as('avif', avif(bytes));
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? as('jpg', jpeg(bytes)) : null;
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function webp(bytes: Buffer): Pixels | null {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return null;
  }
}

/** The largest `ispe` box: thumbnails and parts of a grid have smaller ones (ISO/IEC 23008-12, 6.5.3). */
function avif(bytes: Buffer): Pixels | null {
  let largest: Pixels | null = null;
  for (
    let at = bytes.indexOf('ispe');
    at > 0 && at + 16 <= bytes.length;
    at = bytes.indexOf('ispe', at + 4)
  ) {
    const pixels = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (!largest || pixels.width * pixels.height > largest.width * largest.height) largest = pixels;
  }
  return largest;
}

/** The size stands in the first start-of-frame segment; a camera held upright says so in the EXIF segment before it. */
function jpeg(bytes: Buffer): Pixels | null {
  let isTurned = false;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    if (marker === 0xe1) isTurned ||= orientation(bytes.subarray(at + 4, at + 2 + length)) >= 5;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    at += 2 + length;
  }
  return null;
}

/** The EXIF tag 0x0112, 1 where there is none: 5 to 8 lie on their side. */
function orientation(exif: Buffer): number {
  if (exif.toString('latin1', 0, 6) !== 'Exif\0\0') return 1;
  const tiff = exif.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const read16 = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const read32 = (at: number) =>
    at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at);
  const first = read32(4);
  for (let entry = 0; entry < read16(first); entry++) {
    const at = first + 2 + entry * 12;
    if (read16(at) === 0x0112) return read16(at + 8);
  }
  return 1;
}

/** An SVG's size: its `width` and `height`, or its `viewBox`. */
function drawing(bytes: Buffer): Measured | null {
  const [tag] = /<svg\b[^>]*>/.exec(bytes.toString('utf8', 0, 20_000)) ?? [];
  if (!tag) return null;
  const value = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';
  const pixels = (text: string) => (/^\d+(?:\.\d+)?(?:px)?$/.test(text) ? Number.parseFloat(text) : null);
  const [, , boxWidth = 0, boxHeight = 0] = value('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = pixels(value('width')) ?? boxWidth;
  const height = pixels(value('height')) ?? boxHeight;
  return { kind: 'svg', width: Math.round(width), height: Math.round(height) };
}
