import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { socialCard } from '../../app/social-card.ts';
import type { SiteIndex } from '../../content/entry.ts';
import { digest } from '../cache/digest.ts';
import type { Pool } from '../workers/pool.ts';
import { type Design, design } from './design.ts';
import { staticFonts } from './fonts.ts';

/** Pictures that no page uses are kept this long, for whoever goes back to an earlier title. */
const keptFor = 60 * 24 * 60 * 60 * 1000;

/** A picture of the site. */
export interface Picture {
  design: Design;
  /** Path in the site's folder; the hash in it is that of everything the picture is drawn from. */
  path: string;
  /** Name in the cache. */
  name: string;
}

/** Versions of what draws: another one may draw differently. */
const drawers = ['satori', '@resvg/resvg-js', '@fontsource-variable/onest'].map((name) => {
  const require = createRequire(import.meta.url);
  // Not every package lets its package.json be imported: it is looked for above the package's entry.
  let folder = dirname(require.resolve(name));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return `${name}@${JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version}`;
});

/**
 * Every entry's social picture, by page file. Nothing is drawn yet: a picture's name follows from its design.
 * @param root the project's folder
 */
export function planPictures(index: SiteIndex, root: string): Map<string, Picture> {
  const pictures = new Map<string, Picture>();
  for (const entry of index.entries) {
    // Nobody shares the writers' own pages (`/_components`).
    if (entry.notFound || entry.url.startsWith('/_')) continue;
    const plan = design(socialCard(entry, index.site), root);
    const name = digest(JSON.stringify(plan), ...drawers);
    const page = entry.url === '/' ? 'index' : entry.url.slice(1);
    pictures.set(entry.file, { design: plan, name, path: `static/social/${page}-${name.slice(0, 8)}.png` });
  }
  return pictures;
}

/**
 * Draws the pictures that the cache does not hold, and puts all of them into the site.
 * @param folder the cache
 * @param outDir folder of the site's files
 * @returns how many were drawn
 */
export async function writePictures(
  pictures: Iterable<Picture>,
  pool: Pick<Pool, 'run'>,
  folder: string,
  outDir: string,
): Promise<number> {
  const all = [...pictures];
  const cached = ({ name }: Picture) => join(folder, `${name}.png`);
  const missing = [...new Map(all.map((picture) => [picture.name, picture])).values()].filter(
    (picture) => !existsSync(cached(picture)),
  );
  if (missing.length > 0) {
    const fonts = await staticFonts(join(folder, 'fonts'));
    await Promise.all(
      missing.map((picture) =>
        pool.run('drawPicture', { design: picture.design, fonts, file: cached(picture) }),
      ),
    );
  }
  for (const picture of all) {
    const target = join(outDir, picture.path);
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(cached(picture), target);
    } catch {
      // Another disk, or one without links.
      copyFileSync(cached(picture), target);
    }
  }
  prune(folder, new Set(all.map(({ name }) => `${name}.png`)));
  return missing.length;
}

function prune(folder: string, used: ReadonlySet<string>): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, name);
    if (name.endsWith('.png') && !used.has(name) && Date.now() - statSync(path).mtimeMs > keptFor)
      rmSync(path, { force: true });
  }
}
