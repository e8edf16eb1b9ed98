import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { recordAnswers } from '../../content/collections.ts';
import type { Entry, SiteIndex } from '../../content/entry.ts';
import type { QueryName } from '../../content/queries.ts';
import { digest } from '../cache/digest.ts';
import type { KeptFile, WrittenEntry } from './job.ts';

/** What an entry was written from, and what came out. */
export interface Remembered extends WrittenEntry {
  /** Hash of everything its pages are made of, but for the answers of their queries. */
  inputs: string;
}

/** What the last build into a folder wrote, by page file. */
export function remember(path: string): ReadonlyMap<string, Remembered> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, Remembered>));
  } catch {
    return new Map();
  }
}

export function memorize(path: string, entries: ReadonlyMap<string, Remembered>): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(Object.fromEntries(entries)));
}

/** True when every query that the entry's pages asked is still answered in the same way. */
export function sameAnswers(index: SiteIndex, entry: Entry, answers: Record<string, string>): boolean {
  const { answer } = recordAnswers(index, entry);
  return Object.entries(answers).every(([key, hash]) => {
    const [, name = '', args] = /^(\w+)(?::([\s\S]*))?$/.exec(key) ?? [];
    return hash === digest(JSON.stringify(answer(name as QueryName, args && JSON.parse(args))) ?? '');
  });
}

/**
 * Takes files of the last build over into the new one. One that was touched since is not taken.
 * @returns false when one is missing or changed: then all must be written anew
 */
export function takeOver(files: readonly KeptFile[], from: string, to: string): boolean {
  const same = files.every(({ path, size, mtimeMs }) => {
    const now = statSync(join(from, path), { throwIfNoEntry: false });
    return now?.size === size && now.mtimeMs === mtimeMs;
  });
  if (!same) return false;
  for (const { path } of files) {
    const target = join(to, path);
    // Pages share some of their files.
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(join(from, path), target);
    } catch {
      // Another disk, or one without links.
      copyFileSync(join(from, path), target);
    }
  }
  return true;
}
