import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exactPath } from '../content/files/list-files.ts';
import { lineBreak, type Problem, splice, type TextEdit } from '../content/problems/problems.ts';
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
    const { texts, fixed } = applyFixes(moved.length > 0 ? [] : repairable, (file) => store.sourceOf(file));
    if (fixed.length + moved.length === 0) {
      const files = [...changed].filter((file) => existsSync(join(store.root, file)));
      return { problems, count, files: files.sort() };
    }
    count += fixed.length + moved.length;
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

/**
 * Applies the fixes of problems to texts. Of overlapping fixes the first wins; the others follow in the next round. Fixes are
 * applied completely or not at all.
 * @param sourceOf the checked text of a file
 * @returns the changed files, and the problems that were fixed
 */
export function applyFixes<Found extends Pick<Problem, 'file' | 'fix'>>(
  problems: readonly Found[],
  sourceOf: (file: string) => string,
): { texts: Map<string, string>; fixed: Found[] } {
  const taken = new Map<string, TextEdit[]>();
  const fixed: Found[] = [];
  for (const found of problems) {
    const { file, fix } = found;
    // Renames are not edits: `moveFiles` makes them.
    if (!fix || fix.rename) continue;
    const edits = fix.edits.map((edit) => ({ ...edit, file: edit.file ?? file }));
    if (edits.some((edit) => (taken.get(edit.file) ?? []).some((other) => overlap(edit, other)))) continue;
    for (const edit of edits) taken.set(edit.file, [...(taken.get(edit.file) ?? []), edit]);
    fixed.push(found);
  }
  const texts = new Map<string, string>();
  for (const [file, edits] of taken) {
    const source = sourceOf(file);
    const own = edits.map((edit) => ({ ...edit, text: edit.text.replace(/\r?\n/g, lineBreak(source)) }));
    texts.set(file, splice(source, own));
  }
  return { texts, fixed };
}

/** Whether only one of two edits can be applied; equal insertions at the same offset are both applied. */
const overlap = (a: TextEdit, b: TextEdit) =>
  a.from === b.from && a.to === b.to ? a.text !== b.text || a.from !== a.to : a.from < b.to && b.from < a.to;
