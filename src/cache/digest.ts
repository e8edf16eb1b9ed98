import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** One hash of several texts or files; where one ends and the next begins counts. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/** The TypeScript below a folder, tests aside. */
export const codeFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name));

/**
 * The digest of code, wherever it lies: with other code, what it made is worth nothing.
 * @param folders whose TypeScript counts, tests aside
 */
export const codeDigest = (...folders: readonly string[]): string =>
  digest(
    ...folders.flatMap((folder) =>
      codeFiles(folder).flatMap((file) => [relative(folder, file), readFileSync(file, 'utf8')]),
    ),
  );
