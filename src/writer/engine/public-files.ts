import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of `public/` by their address (`/journal.png`) with their size in bytes. */
export function publicFiles(root: string): Map<string, number> {
  const folder = join(root, 'public');
  const found = new Map<string, number>();
  if (!existsSync(folder)) return found;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stat?.isFile()) found.set(`/${name.replaceAll('\\', '/').normalize('NFC')}`, stat.size);
  }
  return found;
}
