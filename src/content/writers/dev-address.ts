import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../../write-files.ts';

/** File with the dev server's URL, since port 5173 may be another program's. */
const note = '.cache/dev-address.json';

/** Records the URL of the running dev server. */
export function noteDevAddress(root: string, url: string): void {
  writeFiles(root, [[note, JSON.stringify({ url, pid: process.pid })]]);
}

/** The URL of the running dev server without a trailing slash; null if there is none. */
export function devAddress(root: string): string | null {
  try {
    const { url, pid } = JSON.parse(readFileSync(join(root, note), 'utf8')) as { url: string; pid: number };
    // Signal 0 only tests whether the process exists.
    process.kill(pid, 0);
    return url.replace(/\/$/, '');
  } catch {
    return null;
  }
}
