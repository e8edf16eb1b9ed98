import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkModule, type SiteCheck } from '../../content/problems/check-interface.ts';
import { Lines } from '../../content/problems/lines.ts';
import { type Problem, sentence } from '../../content/problems/problems.ts';
import type { ContentStore } from '../../content/store.ts';
import type { Finding } from '../types.ts';

/**
 * What a problem is known by: its rule, its file and what it points at, but not its line, for text above it may have grown, nor its
 * sentence, which may name a day or a number of another file. Where nobody knows how far it reaches, the sentence has to do.
 */
function identity({ file, rule, what, field, line, column, end }: Problem, { files }: ContentStore): string {
  const source = files.get(file)?.source;
  const lines = end && source !== undefined ? new Lines(source) : null;
  const piece = lines && end ? source?.slice(lines.offset({ line, column }), lines.offset(end)) : null;
  return [file, rule, field, piece ? `"${piece}"` : what].join('\n');
}

/**
 * Problems of the content check that this change brought: those of the new version that the old one had not. Both
 * are held against today's rules.
 * @param base the old version; without one every problem counts
 */
export async function newFindings(head: ContentStore, base: ContentStore | null): Promise<Finding[]> {
  const found = await checked(head);
  const known = new Map<string, number>();
  if (base !== null && found.length > 0)
    for (const problem of await checked(base)) {
      const name = identity(problem, base);
      known.set(name, (known.get(name) ?? 0) + 1);
    }
  const fresh = found.filter((problem) => {
    const name = identity(problem, head);
    const left = known.get(name) ?? 0;
    known.set(name, left - 1);
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

/** More of them no comment has room for. */
const most = 100;

/**
 * Writes the errors that the content check has found to a file: of a build that failed the comment tells them instead of a
 * review's (publish/comment/read-problems.ts).
 */
export function writeProblems(file: string, findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error').slice(0, most);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ version: 1, findings: errors }));
}
