import { type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

export type FileEvent = 'add' | 'change' | 'unlink';

/** One save can be several writes; their events come together. */
const settle = 5;

/**
 * Follows the files of a folder and of all folders in it, with one watch a folder: a save costs the same however many
 * files lie beside the saved one.
 * @param tell is told of every file, with its whole path
 * @returns stops
 */
export function watchFiles(folder: string, tell: (event: FileEvent, path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const known = new Set<string>();
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();

  function open(path: string, isNew: boolean): void {
    if (watchers.has(path)) return;
    const watcher = watch(path, (_type, name) => {
      if (name !== null) soon(join(path, name));
    });
    watcher.on('error', () => close(path));
    watchers.set(path, watcher);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) open(inner, isNew);
      else if (isNew) soon(inner);
      else known.add(inner);
    }
  }

  function close(path: string): void {
    watchers.get(path)?.close();
    watchers.delete(path);
  }

  function soon(path: string): void {
    clearTimeout(waiting.get(path));
    waiting.set(
      path,
      setTimeout(() => {
        waiting.delete(path);
        look(path);
      }, settle),
    );
  }

  function look(path: string): void {
    // A link to a folder is not followed: it may lead anywhere.
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) open(path, true);
    else if (found) {
      tell(known.has(path) ? 'change' : 'add', path);
      known.add(path);
    } else forget(path);
  }

  function forget(path: string): void {
    close(path);
    // A folder goes with all that lay in it.
    for (const file of [...known].filter((one) => one === path || one.startsWith(join(path, '/')))) {
      known.delete(file);
      tell('unlink', file);
    }
  }

  open(folder, false);
  return () => {
    for (const timer of waiting.values()) clearTimeout(timer);
    for (const path of [...watchers.keys()]) close(path);
  };
}
