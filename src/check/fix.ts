import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exactPath } from '../content/files/list-files.ts';
import { applyFixes, type Problem } from '../content/problems/problems.ts';
import type { ContentStore } from '../content/store.ts';
import { checkSite } from './check-site.ts';

/** Maximum number of rounds of fixes: one may uncover another problem (a closed tag makes its props readable). */
const mostRounds = 8;

/**
 * Applies the fixes of problems and checks again until there are no more.
 * @param isWanted selects the problems to fix
 * @returns the remaining problems of the site, the number of fixes, and the changed files
 */
export async function fixSite(
  store: ContentStore,
  isWanted: (problem: Problem) => boolean = () => true,
): Promise<{ problems: Problem[]; count: number; files: string[] }> {
  const changed = new Set<string>();
  let count = 0;
  for (let round = 0; ; round++) {
    const problems = await checkSite(store);
    const repairable = round < mostRounds ? problems.filter(isWanted) : [];
    // Files are renamed in a separate round, so that their new addresses are checked before texts are changed.
    const moved = moveFiles(store, repairable);
    const { texts, count: made } = applyFixes(moved.length > 0 ? [] : repairable, store.sourceOf);
    if (made + moved.length === 0) {
      const files = [...changed].filter((file) => existsSync(join(store.root, file)));
      return { problems, count, files: files.sort() };
    }
    count += made + moved.length;
    for (const [file, text] of texts) {
      writeFileSync(join(store.root, file), text);
      store.update(file);
    }
    for (const file of [...moved, ...texts.keys()]) changed.add(file);
  }
}

/** Renames files as their problems ask, if the names are free. Returns the new names. */
function moveFiles(store: ContentStore, problems: readonly Problem[]): string[] {
  return problems.flatMap(({ file, fix }) => {
    if (!fix?.rename || exactPath(store.root, fix.rename)) return [];
    mkdirSync(dirname(join(store.root, fix.rename)), { recursive: true });
    renameSync(join(store.root, file), join(store.root, fix.rename));
    // On case-insensitive file systems the old name still exists.
    store.files.delete(file);
    store.update(fix.rename);
    return [fix.rename];
  });
}
