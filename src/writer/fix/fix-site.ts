import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../content/problems/problems.ts';
import type { ContentStore } from '../../content/store.ts';
import { checkSite } from '../check-content.ts';
import { applyFixes } from './apply.ts';

/** One repair may uncover another (a tag closed, and its props are read), but not without end. */
const mostRounds = 8;

/**
 * Repairs what is safe to repair and checks again until nothing more can be.
 * @param wanted which problems may be repaired
 * @returns what is left, and how many repairs were made
 */
export async function fixSite(
  store: ContentStore,
  wanted: (problem: Problem) => boolean = () => true,
): Promise<{ problems: Problem[]; count: number; files: string[] }> {
  const changed = new Set<string>();
  let fixed = 0;
  for (let round = 0; ; round++) {
    const problems = await checkSite(store);
    const sourceOf = (file: string) => store.files.get(file)?.source ?? '';
    const { texts, count } = applyFixes(problems.filter(wanted), sourceOf);
    if (count === 0 || round === mostRounds) return { problems, count: fixed, files: [...changed].sort() };
    for (const [file, text] of texts) {
      writeFileSync(join(store.root, file), text);
      store.update(file);
      changed.add(file);
    }
    fixed += count;
  }
}
