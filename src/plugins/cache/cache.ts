import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** What a build keeps for the next one, by the hash of everything it depends on. */
export interface Cache {
  folder: string;
  read: (name: string) => Buffer | null;
  /** What is there under its name is whole: writing may be cut short, and builds may run side by side. */
  write: (name: string, bytes: string | Uint8Array) => void;
  /** Removes what was used longest ago, down to the limit. */
  prune: () => void;
}

/** @param limit how many things are kept: those of other branches and base paths stand beside the last build's */
export function openCache(folder: string, limit: number): Cache {
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    read(name) {
      const path = join(folder, name);
      try {
        const bytes = readFileSync(path);
        const now = new Date();
        utimesSync(path, now, now);
        return bytes;
      } catch {
        return null;
      }
    },
    write(name, bytes) {
      const path = join(folder, name);
      const scratch = `${path}.${process.pid}`;
      writeFileSync(scratch, bytes);
      renameSync(scratch, path);
    },
    prune() {
      const byUse = readdirSync(folder)
        .map((name) => join(folder, name))
        .map((path) => ({ path, used: statSync(path).mtimeMs }))
        .sort((a, b) => b.used - a.used);
      for (const { path } of byUse.slice(limit)) rmSync(path, { recursive: true, force: true });
    },
  };
}
