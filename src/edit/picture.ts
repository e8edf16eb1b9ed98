import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '../content/files/slugs.ts';
import { measure } from '../content/pictures/measure.ts';
import { examine } from '../content/pictures/open-pictures.ts';
import { isServedAsIs } from '../content/pictures/picture.ts';
import { mostPixels, narrowest, tooNarrow, unreadable } from '../content/pictures/refusals.ts';
import type { BlockChange } from '../content/writers/editing.ts';
import { Refusal } from '../content/writers/refusal.ts';
import { writePlain } from './ways-to-write.ts';

/** Maximum width in pixels: no screen shows more, and git keeps every picture for ever. */
const widest = 2560;
/** Matches meaningless names given by cameras, systems and clipboards. */
const nameless = /^(?:image|img|dsc|photo|picture|screenshot|clipboard|snimok|bez-imeni|blob)?[\d-]*$/;

/**
 * Prepares a dropped or pasted picture: scales it down and gives it a Latin name that is free, or that of an equal file.
 * @param folder the page's folder on disk
 * @param name of the dropped file
 * @param alt gives the name if that of the file has no meaning
 * @param data its bytes in base64
 * @returns the file to write
 * @throws {Refusal} if it is not a picture, or the check would refuse it
 */
export async function pictureBeside(
  folder: string,
  { name, alt, data }: { name: string; alt: string; data: string },
): Promise<{ name: string; content: Buffer }> {
  const bytes = Buffer.from(data, 'base64');
  const measured = measure(bytes);
  const isHuge = measured && measured.width > widest && !isServedAsIs(measured);
  const content = isHuge ? await scaled(bytes).catch(() => null) : bytes;
  const found = examine(name, content ?? bytes);
  if ('refusal' in found || !content) {
    const { what, hint } = 'refusal' in found ? found.refusal : unreadable(name, bytes);
    throw new Refusal(`${what} ${hint}`);
  }
  const { kind, width, height } = found;
  // The check would refuse it and fail the build.
  if (kind !== 'svg' && width < narrowest) {
    const { what, expected, hint } = tooNarrow(name, width, height, narrowest);
    throw new Refusal(`${what} ${expected} ${hint}`);
  }
  const own = slugify(name.replace(/\.\w+$/, ''));
  const stem = (nameless.test(own) ? slugify(alt) : own) || 'picture';
  for (let count = 1; ; count++) {
    const free = `${count === 1 ? stem : `${stem}-${count}`}.${kind}`;
    const path = join(folder, free);
    if (!existsSync(path) || readFileSync(path).equals(content)) return { name: free, content };
  }
}

async function scaled(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .toBuffer();
}

/** MDX of a picture as a block. */
export const pictureBlock = (name: string, alt: string): string =>
  `![${writePlain(alt.replace(/\s+/g, ' ').trim())}](${name})`;

/**
 * The change that adds a picture to a block: replaces the picture of a block that has one, otherwise inserts it after the block.
 * @param block its source
 */
export function withPicture(block: string, name: string, alt: string): BlockChange {
  const own = /^!\[(?:\\.|[^\]\\])*\]\([^\s)]+/;
  const picture = pictureBlock(name, alt);
  if (!own.test(block) || block.includes('\n')) return { do: 'after', source: picture };
  // A title may follow before the parenthesis.
  return { do: 'replace', source: block.replace(own, () => picture.slice(0, -1)) };
}
