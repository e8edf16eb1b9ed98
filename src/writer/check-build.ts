import { type Content, checkContent } from '../content/plugin.ts';
import { type Problem, sortProblems } from '../content/problems.ts';
import { checkSite } from './check-content.ts';

/**
 * What a build must know before it writes a page: the list of `npm run check`. The compiler has the last word: what it
 * alone refuses is added.
 * @returns sorted problems; one error among them fails a production build
 */
export async function checkBuild(content: Content): Promise<Problem[]> {
  const compiled = await checkContent(content);
  const found = await checkSite(content);
  const ofBody = ({ rule }: Problem) => rule.startsWith('mdx/');
  const told = new Set(found.filter(ofBody).map(({ file }) => file));
  return sortProblems([
    ...found,
    ...compiled.filter((problem) => ofBody(problem) && !told.has(problem.file)),
  ]);
}
