import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes files by their paths in a folder, with the folders on the way.
 * @param files their paths and contents
 */
export function writeFiles(
  folder: string,
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
