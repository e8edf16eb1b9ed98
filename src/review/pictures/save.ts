import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shot } from '../types.ts';
import { asWebp, difference, pixelsOf, thumbnail } from './difference.ts';

/** Pictures of a page at one width, PNG. */
export interface Taken {
  width: number;
  before: Buffer | null;
  after: Buffer | null;
}

/**
 * Compares a page's pictures and writes them to `shots/`; equal ones are written once.
 * @param index the page's place in the review, which names the files
 * @returns what the report shows, the narrowest first
 */
export async function saveShots(folder: string, index: number, taken: readonly Taken[]): Promise<Shot[]> {
  const shots: Shot[] = [];
  const save = (name: string, data: Buffer) => {
    writeFileSync(join(folder, 'shots', name), data);
    return `shots/${name}`;
  };
  for (const { width, before, after } of [...taken].sort((a, b) => a.width - b.width)) {
    const name = `${index}-${width}`;
    const isSame = before !== null && after !== null && before.equals(after);
    const now = after && (await pixelsOf(after));
    const old = before && !isSame ? await pixelsOf(before) : null;
    const differing = isSame
      ? { pixels: 0, from: null, picture: null }
      : old && now
        ? await difference(old, now)
        : null;
    const afterFile = now && save(`${name}-after.webp`, await asWebp(now));
    shots.push({
      width,
      before: isSame ? afterFile : old && save(`${name}-before.webp`, await asWebp(old)),
      after: afterFile,
      difference: differing?.picture ? save(`${name}-difference.webp`, differing.picture) : null,
      pixels: differing?.pixels ?? null,
      from: differing?.from ?? null,
    });
    if (now && width === Math.max(...taken.map((one) => one.width)))
      save(`${index}.webp`, await thumbnail(now));
  }
  return shots;
}
