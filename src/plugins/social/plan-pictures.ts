import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import project from '../../../package.json' with { type: 'json' };
import { socialCard } from '../../app/entry-facts.ts';
import { codeDigest, digest } from '../../cache/digest.ts';
import type { SiteIndex } from '../../content/entry.ts';
import { filesOf, pictureFonts } from '../fonts/cut.ts';
import { type Design, design } from './design.ts';

export interface Picture {
  design: Design;
  /** Path in the output folder, with a hash of everything the picture is drawn from. */
  path: string;
  /** Name in the cache. */
  name: string;
}

/** Versions of the packages that draw: pictures of another version may differ. */
const { satori, sharp } = project.devDependencies;

/**
 * The social pictures of all entries, by MDX file. Nothing is drawn yet: a picture's name is a hash of its design.
 * @param root the project's folder
 */
export function planPictures(index: Pick<SiteIndex, 'entries' | 'site'>, root: string): Map<string, Picture> {
  const pictures = new Map<string, Picture>();
  const fonts = filesOf(pictureFonts).map(({ path }) => readFileSync(join(root, path)));
  const drawers = [satori, sharp, ...fonts, codeDigest(join(root, 'src/plugins/social'))];
  for (const entry of index.entries) {
    // A preview's own pages (`/_components`) are not shared.
    if (entry.notFound || entry.url.startsWith('/_')) continue;
    const plan = design(socialCard(entry, index.site), root);
    const hash = digest(JSON.stringify(plan), ...drawers);
    const page = entry.url === '/' ? 'index' : entry.url.slice(1);
    const path = `static/social/${page}-${hash.slice(0, 8)}.png`;
    pictures.set(entry.file, { design: plan, name: `${hash}.png`, path });
  }
  return pictures;
}
