import { isError, type Problem } from '../../content/problems/problems.ts';
import type { ContentStore } from '../../content/store.ts';

/**
 * Quarantines pages with invalid props: production refuses them, and a preview would otherwise show them as if nothing were
 * wrong. Pages with milder problems, such as a broken link, stay readable.
 */
export function quarantineSections(store: ContentStore, problems: readonly Problem[]): void {
  for (const one of problems)
    if (isError(one) && one.rule.startsWith('props/'))
      store.setBodyProblems(one.file, [...store.bodyProblemsOf(one.file), one]);
}
