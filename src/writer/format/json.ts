import type { Problem } from '../../content/problems/problems.ts';

/** Problems for programs: `{ errors, warnings, problems }`, each problem as it is (content/problems/problems.ts). */
export function json(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return JSON.stringify({ errors, warnings: problems.length - errors, problems }, null, 2);
}
