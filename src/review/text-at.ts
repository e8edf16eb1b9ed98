import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the text of a file in a folder, without line ends of Windows; null if it is missing. */
export function textAt(folder: string, file: string): string | null {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : null;
}
