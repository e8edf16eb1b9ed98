import { checkModule, type SiteCheck } from '../../content/problems/check-interface.ts';
import { type Problem, sentence } from '../../content/problems/problems.ts';
import type { ContentStore } from '../../content/store.ts';
import type { Finding } from '../types.ts';

/** Problems are known by what they say and where, but not by line: text above them may have grown. */
const identity = ({ file, rule, what, field }: Problem) => [file, rule, field, what].join('\n');

/**
 * Problems of the content check that this change brought: those of the new version that the old one had not. Both
 * are held against today's rules.
 * @param base the old version; without one every problem counts
 */
export async function newFindings(head: ContentStore, base: ContentStore | null): Promise<Finding[]> {
  const found = await checked(head);
  const known = new Map<string, number>();
  if (base !== null && found.length > 0)
    for (const problem of await checked(base))
      known.set(identity(problem), (known.get(identity(problem)) ?? 0) + 1);
  const fresh = found.filter((problem) => {
    const left = known.get(identity(problem)) ?? 0;
    known.set(identity(problem), left - 1);
    return left <= 0;
  });
  return fresh.map((problem) => ({
    file: problem.file,
    line: problem.line,
    column: problem.column,
    rule: problem.rule,
    severity: problem.severity,
    text: sentence(problem),
  }));
}

/** As in the build: without extras only what the schemas refuse. */
async function checked(store: ContentStore): Promise<Problem[]> {
  if (process.env.BUILD_EXTRAS === 'none') return store.problems();
  const { default: check } = (await import(/* @vite-ignore */ `/${checkModule}`)) as { default: SiteCheck };
  return check.checkSite(store);
}
