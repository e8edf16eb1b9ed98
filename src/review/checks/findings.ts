import { existsSync } from 'node:fs';
import { openSite } from '../../build/config.ts';
import { checkContent } from '../../content/plugin.ts';
import { type Problem, place, sentence } from '../../content/problems.ts';
import { checkSite } from '../../writer/check-content.ts';
import type { Finding } from '../types.ts';

/** Problems are known by what they say and where, but not by line: text above them may have grown. */
const identity = ({ file, rule, what, field }: Problem) => [file, rule, field, what].join('\n');

/**
 * Problems of the content check that this change brought: those of the new version that the old one had not. Both
 * are held against today's rules.
 * @param base project folder of the old version; without one every problem counts
 */
export async function newFindings(root: string, base: string | null): Promise<Finding[]> {
  const found = await checked(root);
  const known = new Map<string, number>();
  if (base !== null && found.length > 0 && existsSync(base))
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

async function checked(root: string): Promise<Problem[]> {
  try {
    const content = openSite(false, root);
    // As in the build: without extras only what the compiler and the schemas refuse.
    return await (process.env.BUILD_EXTRAS === 'none' ? checkContent(content) : checkSite(content));
  } catch (error) {
    // Settings that cannot be read at all leave nothing to check with.
    const what = error instanceof Error ? error.message : String(error);
    return [
      {
        file: 'pages/_site',
        line: 1,
        column: 1,
        field: null,
        what,
        expected: '',
        hint: '',
        rule: 'site',
        severity: 'error',
      },
    ];
  }
}

/** `pages/about.mdx:3:1`. */
export const findingPlace = (finding: Finding) =>
  place({ ...finding, field: null, what: '', expected: '', hint: '' });
