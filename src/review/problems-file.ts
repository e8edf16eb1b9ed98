import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Finding } from './types.ts';

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
