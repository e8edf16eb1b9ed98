import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageChange, Shot } from '../types.ts';
import { type Box, cropOf } from './crops.ts';
import { asWebp, difference, pixelsOf, thumbnail } from './difference.ts';
import type { Sight } from './freeze.ts';

/** Pictures of a page seen in one way, PNG. */
export interface Taken {
  sight: Sight;
  before: Buffer | null;
  after: Buffer | null;
}

/** A page's pictures, and where its marked blocks stand in the first ones. */
export interface Album {
  taken: Taken[];
  /** By block: where it stood and where it stands. */
  boxes: { block: number; before: Box | null; after: Box | null }[];
}

/**
 * Compares a page's pictures and writes them to `shots/`; equal ones are written once. Fills in what the report shows, the narrowest
 * first.
 * @param index the page's place in the review, which names the files
 */
export async function saveAlbum(
  folder: string,
  index: number,
  page: PageChange,
  album: Album,
): Promise<void> {
  mkdirSync(join(folder, 'shots'), { recursive: true });
  const save = (name: string, data: Buffer) => {
    writeFileSync(join(folder, 'shots', name), data);
    return `shots/${name}`;
  };
  page.shots = [];
  for (const { sight, before, after } of inOrder(album.taken))
    page.shots.push(await saveShot(`${index}-${sight.width}-${sight.theme}`, sight, before, after, save));
  const [first] = album.taken;
  if (first?.after) save(`${index}.webp`, await thumbnail(await pixelsOf(first.after)));
  for (const { block, before, after } of album.boxes) {
    const old = before && first?.before ? await cropOf(first.before, before) : null;
    const now = after && first?.after ? await cropOf(first.after, after) : null;
    const change = page.blocks[block];
    if (!change || !(old ?? now)) continue;
    change.crops = {
      before: old && save(`${index}-${block}-before.webp`, old),
      after: now && save(`${index}-${block}-after.webp`, now),
    };
  }
}

const inOrder = (taken: readonly Taken[]) =>
  [...taken].sort(
    (a, b) =>
      Number(a.sight.theme === 'dark') - Number(b.sight.theme === 'dark') || a.sight.width - b.sight.width,
  );

async function saveShot(
  name: string,
  { width, theme }: Sight,
  before: Buffer | null,
  after: Buffer | null,
  save: (name: string, data: Buffer) => string,
): Promise<Shot> {
  const isSame = before !== null && after !== null && before.equals(after);
  const now = after && (await pixelsOf(after));
  const old = before && !isSame ? await pixelsOf(before) : null;
  const same = { pixels: 0, from: null, picture: null };
  const differing = isSame ? same : old && now ? await difference(old, now) : null;
  const afterFile = now && save(`${name}-after.webp`, await asWebp(now));
  return {
    width,
    theme,
    before: isSame ? afterFile : old && save(`${name}-before.webp`, await asWebp(old)),
    after: afterFile,
    difference: differing?.picture ? save(`${name}-difference.webp`, differing.picture) : null,
    pixels: differing?.pixels ?? null,
    from: differing?.from ?? null,
  };
}
