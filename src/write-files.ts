import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Writes files by their paths in a folder; creates missing folders. */
export function writeFiles(
  folder: string,
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Copies a file; creates missing folders. Not by `cpSync`: see `move`. */
export function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** Renames a file or folder, or copies it where the target lies on another disk. */
export function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(from)) throw error;
    // Without a filter Node 22 for Windows breaks off, or copies nothing, at paths with Cyrillic letters
    // (nodejs/node#61878).
    cpSync(from, to, { recursive: true, preserveTimestamps: true, filter: () => true });
  }
}

/** Waits while a file is empty, at most 200 ms: editors empty a file before they write it. */
export async function untilWritten(path: string): Promise<void> {
  const isEmpty = () => statSync(path, { throwIfNoEntry: false })?.size === 0;
  for (let tries = 0; tries < 10 && isEmpty(); tries++) await setTimeout(20);
}
