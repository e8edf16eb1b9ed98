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
 * All pictures that the site's entries use in their text or frontmatter.
 * @param facts facts of the compiled bodies, by file
 */
export function usedPictures(
  root: string,
  { entries, fragments = [], writers }: SiteIndex,
  facts: ReadonlyMap<string, Pick<BodyFacts, 'named'>>,
): PictureUse[] {
  const files = [...entries, ...fragments, ...Object.values(writers?.workshop ?? {})].map(({ file }) => file);
  const pictures = openPictures(root);
  const found = files.flatMap((file) =>
    Object.keys(facts.get(file)?.named ?? {}).map((src) => pictures.find(file, src)),
  );
  return [...entryUses(entries, pictures), ...found.filter((one) => 'picture' in one)];
}

/**
 * Writes all pictures into the site in all their sizes and formats, converting those that the cache lacks. Originals are
 * converted one by one, to bound memory; the files of one original in parallel.
 * @param root the project's folder
 * @param outDir output folder
 * @returns a problem for each picture that cannot be decoded
 */
export async function writeSitePictures(
  uses: Iterable<PictureUse>,
  root: string,
  outDir: string,
): Promise<Problem[]> {
  const all = [...new Map([...uses].map((use) => [use.source + use.picture.hash, use])).values()];
  const problems: Problem[] = [];
  const cache = openCache(root, 'pictures');
  for (const use of all) {
    const files = filesOf(use.picture);
    try {
      await convert(root, cache, use, files);
    } catch (error) {
      // An error with a code, such as a full disk, is not the picture's fault.
      if (error instanceof Error && 'code' in error) throw error;
      // Its header could be read but not the rest: the file is truncated, or its format is another.
      const { rule, ...refusal } = unreadable(basename(use.source));
      problems.push(problem(use.source, rule, refusal));
      continue;
    }
    for (const file of files) cache.copyTo(cachedName(file), join(outDir, file.path));
  }
  cache.prune();
  return problems.sort((a, b) => (a.file < b.file ? -1 : 1));
}
