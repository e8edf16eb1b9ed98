import { readFileSync } from 'node:fs';
import type satori from 'satori';
import { pictureSize } from '../../app/identity.ts';
import { openCache } from '../../cache/cache.ts';
import type { Design } from './design.ts';

export interface DrawInput {
  design: Design;
  /** Fonts by path, the most used first. */
  fonts: readonly string[];
  /** The cache, and the picture's name there. */
  folder: string;
  name: string;
}

type Fonts = Parameters<typeof satori>[1]['fonts'];

/** One list for every picture: satori keeps what it has parsed by the list. */
const loaded = new Map<string, Fonts>();
function load(paths: readonly string[]): Fonts {
  const key = paths.join();
  const fonts =
    loaded.get(key) ??
    // One family a file: satori looks for a letter in the families in turn, but in one file of each only.
    paths.map((path, place) => ({
      name: place === 0 ? 'Onest' : `Onest ${place}`,
      data: readFileSync(path),
      weight: 700 as const,
      style: 'normal' as const,
    }));
  loaded.set(key, fonts);
  return fonts;
}

/** Draws a picture as PNG. The libraries are loaded when the first one is needed: warm builds draw none. */
export async function draw({ ground, words }: Design, fonts: readonly string[]): Promise<Buffer> {
  const [{ default: drawWords }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  const svg = await drawWords(words as never, { ...pictureSize, fonts: load(fonts) });
  const open = svg.indexOf('>') + 1;
  const whole = svg.slice(0, open) + ground + svg.slice(open);
  // A palette halves the weight of a picture of few colours.
  return sharp(Buffer.from(whole)).png({ palette: true }).toBuffer();
}

/** Draws a picture into the cache: a task of the pool. */
export default async function drawPicture({ design, fonts, folder, name }: DrawInput): Promise<void> {
  openCache(folder).write(name, await draw(design, fonts));
}
