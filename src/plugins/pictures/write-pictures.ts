import { basename, join } from 'node:path';
import { openCache } from '../../cache/cache.ts';
import type { SiteIndex } from '../../content/entry.ts';
import type { BodyFacts } from '../../content/mdx/compiler.ts';
import { entryUses, openPictures, type PictureUse } from '../../content/pictures/open-pictures.ts';
import { filesOf } from '../../content/pictures/picture.ts';
import { unreadable } from '../../content/pictures/refusals.ts';
import { type Problem, problem } from '../../content/problems/problems.ts';
import { cachedName, convert } from './convert.ts';

/**
 * Every picture that a page of the site shows, in its text or by its fields; those of drafts wait with them.
 * @param facts what the compiler found in the bodies, by file
 */
export function usedPictures(
  root: string,
  { entries, parts = [], preview }: SiteIndex,
  facts: ReadonlyMap<string, Pick<BodyFacts, 'pictures'>>,
): PictureUse[] {
  const files = [...entries, ...parts, ...Object.values(preview?.workshop ?? {})].map(({ file }) => file);
  return [
    ...entryUses(entries, openPictures(root)),
    ...files.flatMap((file) => facts.get(file)?.pictures ?? []),
  ];
}

/**
 * Puts every picture that pages show into the site, in all its sizes and formats, converting what the cache does not
 * hold: one original at a time, which may take all the memory that there is for it, its files side by side.
 * @param root the project's folder
 * @param folder the cache
 * @param outDir folder of the site's files
 * @returns a problem for each picture that cannot be decoded
 */
export async function writeSitePictures(
  uses: Iterable<PictureUse>,
  root: string,
  folder: string,
  outDir: string,
): Promise<Problem[]> {
  const all = [...new Map([...uses].map((use) => [use.source + use.picture.hash, use])).values()];
  const problems: Problem[] = [];
  const cache = openCache(folder);
  for (const use of all) {
    const files = filesOf(use.picture);
    const missing = files.filter((file) => !cache.has(cachedName(file)));
    try {
      if (missing.length > 0) await convert(root, cache, use, missing);
    } catch (error) {
      // A full disk, or a library that is not there, is no fault of the picture.
      if (error instanceof Error && 'code' in error) throw error;
      problems.push(broken(use));
      continue;
    }
    for (const file of files) cache.give(cachedName(file), join(outDir, file.path));
  }
  cache.prune();
  return problems.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The header could be read and the rest cannot: the file was cut short, or is not what it says. */
function broken({ source }: PictureUse): Problem {
  const { rule, ...told } = unreadable(basename(source));
  return problem(source, rule, told);
}
