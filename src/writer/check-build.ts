import { type Content, checkContent } from '../content/plugin.ts';
import { type Problem, place, sortProblems } from '../content/problems.ts';
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
