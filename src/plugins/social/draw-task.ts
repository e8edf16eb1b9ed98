import { readFileSync } from 'node:fs';
import type satori from 'satori';
import { pictureSize } from '../../app/identity.ts';
import { openCache } from '../../cache/cache.ts';
import { filesOf, pictureFonts } from '../fonts/cut.ts';
import type { Design } from './design.ts';

export interface DrawInput {
  design: Design;
  root: string;
  /** The picture's name in the cache. */
  name: string;
}

type Fonts = Parameters<typeof satori>[1]['fonts'];

/** The same array for every picture: satori caches parsed fonts by it. */
let fonts: Fonts | null = null;
function load(): Fonts {
  // A family for each file: satori falls back from family to family, but uses one file of each.
  fonts ??= filesOf(pictureFonts).map(({ path }, place) => ({
    name: place === 0 ? 'Onest' : `Onest ${place}`,
    data: readFileSync(path),
    weight: 700,
    style: 'normal',
  }));
  return fonts;
}

/** Draws a picture as PNG. The libraries are imported on demand: most builds draw none. */
export async function draw({ ground, words }: Design): Promise<Buffer> {
  const [{ default: drawWords }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  const svg = await drawWords(words as never, { ...pictureSize, fonts: load() });
  const open = svg.indexOf('>') + 1;
  const whole = svg.slice(0, open) + ground + svg.slice(open);
  // A palette halves the size of a picture with few colours.
  return sharp(Buffer.from(whole)).png({ palette: true }).toBuffer();
}

/** Pool task: draws a picture into the cache. */
export default async function drawPicture({ design, root, name }: DrawInput): Promise<void> {
  openCache(root, 'pictures').write(name, await draw(design));
}
