import { lstatSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Finding, reviewSchema } from '../../types.ts';

/** What preview.yml hands over when a build fails (src/review/checks/findings.ts), and the longest that is read of it, in bytes. */
const schema = z.object({ version: z.literal(1), findings: reviewSchema.shape.findings });
const longest = 1024 * 1024;

/**
 * Reads the problems of a build that failed. The file comes as a stranger's code left it: nothing has looked at it before.
 * @throws {Error} when it is not one
 */
export function readProblems(file: string): Finding[] {
  const stat = lstatSync(file);
  if (!stat.isFile() || stat.nlink > 1 || stat.size > longest) throw new Error('No plain file');
  return schema.parse(JSON.parse(readFileSync(file, 'utf8'))).findings;
}
