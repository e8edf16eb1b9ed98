import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the dev server says at which address it is open: 5173 may be another program's. */
const noteIn = (root: string) => join(root, '.cache/dev-address.json');

/** The dev server is open. */
export function noteDevAddress(root: string, url: string): void {
  mkdirSync(dirname(noteIn(root)), { recursive: true });
  writeFileSync(noteIn(root), JSON.stringify({ url, pid: process.pid }));
}

/** The address of the dev server that is open now, without a slash at its end; null where none is. */
export function devAddress(root: string): string | null {
  try {
    const { url, pid } = JSON.parse(readFileSync(noteIn(root), 'utf8')) as { url: string; pid: number };
    // Sends nothing, and throws where no such process is left.
    process.kill(pid, 0);
    return url.replace(/\/$/, '');
  } catch {
    return null;
  }
}
