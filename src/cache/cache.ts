import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** How many things each cache keeps: those of other branches and base paths stand beside the last build's. */
const limit = 20_000;

/** What lies in `.cache/`; beside these folders the dev server notes its address (src/content/preview/dev-address.ts). */
type CacheName =
  /** Compiled bodies of MDX. */
  | 'mdx'
  /** What the last builds rendered, page by page. */
  | 'rendered'
  /** Converted pictures. */
  | 'pictures'
  /** Drawn social pictures, and their letters. */
  | 'social'
  | 'social-fonts'
  /** What the check has found in each file. */
  | 'check'
  /** Words that the dictionaries were asked for. */
  | 'spelling'
  /** Built bases of previews. */
  | 'preview'
  /** Scratch of a build that runs, or was stopped. */
  | `build-${number}`;

/** Where everything lies that builds and checks keep for the next one. It may be deleted at any time. */
export const cacheFolder = (root: string, name: CacheName | ''): string => join(root, '.cache', name);

/** Puts a file in another place too, where nothing stands yet: as a link where the disk knows any. */
export function linkOrCopy(from: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // Another disk, or one without links.
    copyFileSync(from, to);
  }
}

/** What is kept for the next time, by the hash of everything it depends on. */
export interface Cache {
  folder: string;
  /** True for what is there; it then counts as used. */
  has: (name: string) => boolean;
  read: (name: string) => Buffer | null;
  /** What is there under its name is whole: writing may be cut short, and builds may run side by side. */
  write: (name: string, bytes: string | Uint8Array) => void;
  /** Puts what is there where a site has it: as a link where the disk knows any. */
  give: (name: string, target: string) => void;
  /** Removes what was used longest ago, down to the limit. */
  prune: () => void;
}

/**
 * Opens a cache.
 * @param kept how many things it keeps
 */
export function openCache(folder: string, kept = limit): Cache {
  const pathOf = (name: string) => join(folder, name);
  const touch = (name: string) => {
    const now = new Date();
    utimesSync(pathOf(name), now, now);
  };
  return {
    folder,
    has(name) {
      if (!existsSync(pathOf(name))) return false;
      touch(name);
      return true;
    },
    read(name) {
      try {
        const bytes = readFileSync(pathOf(name));
        touch(name);
        return bytes;
      } catch {
        return null;
      }
    },
    write(name, bytes) {
      mkdirSync(folder, { recursive: true });
      const scratch = `${pathOf(name)}.${process.pid}-${Math.random().toString(36).slice(2)}`;
      writeFileSync(scratch, bytes);
      renameSync(scratch, pathOf(name));
    },
    give: (name, target) => linkOrCopy(pathOf(name), target),
    prune() {
      const names = existsSync(folder) ? readdirSync(folder) : [];
      if (names.length <= kept) return;
      const byUse = names
        .map((name) => ({ path: pathOf(name), used: statSync(pathOf(name)).mtimeMs }))
        .sort((a, b) => b.used - a.used);
      for (const { path } of byUse.slice(kept)) rmSync(path, { recursive: true, force: true });
    },
  };
}
