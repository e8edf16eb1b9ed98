import { join } from 'node:path';
import project from '../../../package.json' with { type: 'json' };
import { socialCard } from '../../app/entry-facts.ts';
import { codeDigest, digest } from '../../cache/digest.ts';
import type { SiteIndex } from '../../content/entry.ts';
import { type Design, design } from './design.ts';

/** A picture of the site. */
export interface Picture {
  design: Design;
  /** Path in the site's folder; the hash in it is that of everything the picture is drawn from. */
  path: string;
  /** Name in the cache. */
  name: string;
}

/** Versions of the packages that draw: another one may draw differently. */
const { dependencies, devDependencies } = project;
const packages = [devDependencies.satori, devDependencies.sharp, dependencies['@fontsource-variable/onest']];

/**
 * Every entry's social picture, by page file. Nothing is drawn yet: a picture's name follows from its design.
 * @param root the project's folder
 */
export function planPictures(index: Pick<SiteIndex, 'entries' | 'site'>, root: string): Map<string, Picture> {
  const pictures = new Map<string, Picture>();
  const drawers = [...packages, codeDigest(join(root, 'src/plugins/social'))];
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
