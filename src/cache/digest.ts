import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Hash of several parts: 32 hexadecimal digits. Each part's length counts, so `a`, `bc` differs from `ab`, `c`. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/** The TypeScript files below a folder, without tests. */
export const codeFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name));

/** Digest of the TypeScript files below folders, without tests. Does not depend on where the folders are. */
export const codeDigest = (...folders: readonly string[]): string =>
  digest(
    ...folders.flatMap((folder) =>
      codeFiles(folder).flatMap((file) => [relative(folder, file), readFileSync(file, 'utf8')]),
    ),
  );
