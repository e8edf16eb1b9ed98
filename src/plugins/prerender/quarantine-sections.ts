import { isError, type Problem } from '../../content/problems/problems.ts';
import type { ContentStore } from '../../content/store.ts';

/**
 * Quarantines pages that give a section a prop it does not accept: production refuses them, and without this a preview
 * would show them as if nothing were wrong. Pages with milder problems, such as a broken link, stay readable.
 */
export function quarantineSections(store: ContentStore, problems: readonly Problem[]): void {
  const ofSections = problems.filter((one) => isError(one) && one.rule.startsWith('props/'));
  for (const file of new Set(ofSections.map((one) => one.file)))
    store.setBodyProblems(file, [
      ...store.bodyProblemsOf(file),
      ...ofSections.filter((one) => one.file === file),
    ]);
}
