import { type Problem, place, sortProblems } from '../content/problems/problems.ts';
import type { ContentStore } from '../content/store.ts';
import { checkSite } from './check-content.ts';

/**
 * What a build must know before it writes a page: the list of `npm run check`. The compiler has the last word: what it
 * alone refuses is added.
 * @param compiled what the compiler found
 * @param withRules false leaves the writers' rules out: then it is what the schemas and the compiler refuse
 * @returns sorted problems; one error among them fails a production build
 */
export async function checkBuild(
  store: ContentStore,
  compiled: readonly Problem[],
  withRules: boolean,
): Promise<Problem[]> {
  if (!withRules) return sortProblems([...store.problems(), ...compiled]);
  const found = await checkSite(store);
  const ofBody = ({ rule }: Problem) => rule.startsWith('mdx/');
  const told = new Set(found.map(place));
  // A body that nobody can tell from the fields is no text yet.
  const unread = new Set(found.filter(({ rule }) => rule === 'frontmatter/fence').map(({ file }) => file));
  return sortProblems([
    ...found,
    ...compiled.filter(
      (problem) => ofBody(problem) && !told.has(place(problem)) && !unread.has(problem.file),
    ),
  ]);
}
