import type { Lines } from '../../content/problems/lines.ts';
import type { Problem } from '../../content/problems/problems.ts';
import type { FileRule, Finding } from './rule.ts';

/** A rule's finding as the one value that everybody prints. */
export function toProblem(
  { from, to, field = null, what, expected = '', hint = '', fix }: Finding,
  { file, lines, rule }: { file: string; lines: Lines; rule: Pick<FileRule, 'id' | 'severity'> },
): Problem {
  return {
    ...{ file, ...lines.at(from), ...(to !== undefined && to > from ? { end: lines.at(to) } : {}) },
    ...{ field, what, expected, hint, rule: rule.id, severity: rule.severity },
    ...(fix ? { fix } : {}),
  };
}
