import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exactPath } from '../content/files/list-files.ts';
import { lineBreak, type Problem, splice, type TextEdit } from '../content/problems/problems.ts';
import type { ContentStore } from '../content/store.ts';
import { checkSite } from './check-site.ts';

/** One repair may uncover another (a tag closed, and its props are read), but not without end. */
const mostRounds = 8;

/**
 * Repairs what is safe to repair and checks again until nothing more can be.
 * @param wanted which problems may be repaired
 * @returns what is left, how many repairs were made, and the files that they changed
 */
export async function fixSite(
  store: ContentStore,
  wanted: (problem: Problem) => boolean = () => true,
): Promise<{ problems: Problem[]; count: number; files: string[] }> {
  const changed = new Set<string>();
  let count = 0;
  for (let round = 0; ; round++) {
    const problems = await checkSite(store);
    const repairable = round < mostRounds ? problems.filter(wanted) : [];
    // Files move in a round of their own: their new addresses are judged before anything is written.
    const moved = moveFiles(store, repairable);
    const { texts, fixed } = applyFixes(
      moved.length > 0 ? [] : repairable,
      (file) => store.files.get(file)?.source ?? '',
    );
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

/** Gives files the names that their problems ask for, where those are free. Returns the new names. */
function moveFiles(store: ContentStore, problems: readonly Problem[]): string[] {
  return problems.flatMap(({ file, fix }) => {
    if (!fix?.rename || exactPath(store.root, fix.rename)) return [];
    mkdirSync(dirname(join(store.root, fix.rename)), { recursive: true });
    renameSync(join(store.root, file), join(store.root, fix.rename));
    // To a disk that does not tell «A» from «a» it would still be there.
    store.files.delete(file);
    store.update(fix.rename);
    return [fix.rename];
  });
}

/** Fixes that change other files must be in place before links are judged again. */
const first = 'url/gone';

/**
 * The texts of files after the fixes of these problems. Of fixes that overlap, the first wins; what is left shows up in
 * the next round. A fix is made whole or not at all.
 * @param sourceOf the text of a file as it was checked
 * @returns changed files only, and the problems whose fixes went in
 */
export function applyFixes(
  problems: readonly Problem[],
  sourceOf: (file: string) => string,
): { texts: Map<string, string>; fixed: Problem[] } {
  const urgent = problems.filter(({ rule, fix }) => rule === first && fix);
  const taken = new Map<string, TextEdit[]>();
  const fixed: Problem[] = [];
  for (const found of urgent.length > 0 ? urgent : problems) {
    const { file, fix } = found;
    // A file whose new name is taken stays where it is.
    if (!fix || fix.rename) continue;
    const edits = fix.edits.map((edit) => ({ ...edit, file: edit.file ?? file }));
    if (edits.some((edit) => (taken.get(edit.file) ?? []).some((other) => overlap(edit, other)))) continue;
    for (const edit of edits) taken.set(edit.file, [...(taken.get(edit.file) ?? []), edit]);
    fixed.push(found);
  }
  const texts = new Map([...taken].map(([file, edits]) => [file, withOwnBreaks(sourceOf(file), edits)]));
  return { texts, fixed };
}

/** Rules write lines as Unix does; a file of Windows keeps its own breaks. */
const withOwnBreaks = (source: string, edits: readonly TextEdit[]): string =>
  splice(
    source,
    edits.map((edit) => ({ ...edit, text: edit.text.replace(/\r?\n/g, lineBreak(source)) })),
  );

const overlap = (a: TextEdit, b: TextEdit) =>
  a.from === b.from && a.to === b.to ? a.text !== b.text || a.from !== a.to : a.from < b.to && b.from < a.to;
