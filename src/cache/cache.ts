import {
  existsSync,
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
import { copyFile } from '../write-files.ts';

/** Files per cache: enough for several branches and base paths. */
const limit = 20_000;

/**
 * Folders in `.cache/`. `mdx` has compiled bodies (src/plugins/mdx), `rendered` facts about the pages of the last builds
 * (src/plugins/prerender/render-cache.ts), `pictures` converted and social pictures (src/plugins/pictures, social), `check` what was
 * found in each file, `spelling` looked-up words (src/check), `preview` the built sites of the commits that previews are compared
 * with (src/review/base.ts), `build-N` the temporary files of a build that is running or was killed. What browsers keep:
 * src/hosts/headers.ts.
 */
type CacheName = 'mdx' | 'rendered' | 'pictures' | 'check' | 'spelling' | 'preview' | `build-${number}`;

/** Path of a folder of the project's cache, or of the whole cache (`''`). All of it may be deleted at any time. */
export const cacheFolder = (root: string, name: CacheName | ''): string => join(root, '.cache', name);

/**
 * Opens a cache: a folder of files, whose names include a digest of everything they depend on. It is created by the first write.
 * @param kept number of files to keep
 */
export function openCache(root: string, cache: CacheName, kept = limit) {
  const folder = cacheFolder(root, cache);
  const pathOf = (name: string) => join(folder, name);
  const touch = (name: string): boolean => {
    const now = new Date();
    try {
      utimesSync(pathOf(name), now, now);
      return true;
    } catch {
      return false;
    }
  };
  const read = (name: string): Buffer | null => (touch(name) ? readFileSync(pathOf(name)) : null);
  return {
    folder,
    /** True if the file exists; marks it as used. */
    has: touch,
    /** Null if the file is missing; marks it as used. */
    read,
    /** As `read`, parsed; null also if the file is no JSON, as after a power cut. */
    readJson(name: string): unknown {
      try {
        return JSON.parse(read(name)?.toString() ?? 'null');
      } catch {
        return null;
      }
    },
    /** Writes atomically: builds may be killed or run in parallel. */
    write(name: string, bytes: string | Uint8Array): void {
      mkdirSync(folder, { recursive: true });
      const temporary = `${pathOf(name)}.${process.pid}-${Math.random().toString(36).slice(2)}`;
      writeFileSync(temporary, bytes);
      try {
        renameSync(temporary, pathOf(name));
      } catch (error) {
        rmSync(temporary);
        // Windows replaces no file that another build is reading; it is the same one.
        if (!existsSync(pathOf(name))) throw error;
      }
    },
    copyTo: (name: string, target: string) => copyFile(pathOf(name), target),
    /** Removes the least recently used files or folders above the limit. */
    prune(): void {
      const names = existsSync(folder) ? readdirSync(folder) : [];
      if (names.length <= kept) return;
      // Another build may be removing files of the same cache.
      const byUse = names
        .map((name) => ({
          path: pathOf(name),
          used: statSync(pathOf(name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
        }))
        .sort((a, b) => b.used - a.used);
      for (const { path } of byUse.slice(kept)) rmSync(path, { recursive: true, force: true });
    },
  };
}
export type Cache = ReturnType<typeof openCache>;
