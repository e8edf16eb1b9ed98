import { isError, type Problem } from '../../content/problems/problems.ts';
import type { ContentStore } from '../../content/store.ts';

/**
 * Quarantines pages with a section that was given what it does not know, as those with such a field are: production refuses them, and
 * a preview would show them as if nothing were wrong. A broken link leaves its page to be read.
 */
export function quarantineSections(store: ContentStore, problems: readonly Problem[]): void {
  const ofSections = problems.filter((one) => isError(one) && one.rule.startsWith('props/'));
  for (const file of new Set(ofSections.map((one) => one.file)))
    store.setBodyProblems(file, [
      ...store.bodyProblemsOf(file),
      ...ofSections.filter((one) => one.file === file),
    ]);
}
