import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pagesFolder } from '../../content/files/paths.ts';
import { git } from '../../git.ts';

/** When each file of `pages/` was last committed, ISO 8601 with the committer's zone, by path from the root. */
export type GitDates = ReadonlyMap<string, string>;

/** Hashes of a shallow clone's boundary commits, which seem to add every file, so their dates mean nothing. */
function boundaryCommits(root: string): Set<string> {
  const file = resolve(root, git(root, ['rev-parse', '--git-path', 'shallow'])?.trim() ?? '.git/shallow');
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
}

/**
 * Reads the history of `pages/` in one pass. Files that were never committed, or not since a shallow clone's history begins, are
 * left out; without git the map is empty.
 * @param root the project's folder
 */
export function gitDates(root: string): GitDates {
  const dates = new Map<string, string>();
  const boundary = boundaryCommits(root);
  const format = '--format=%x01%H %cI';
  const args = ['log', format, '--name-only', '--relative', '--no-renames', '-z', '--', pagesFolder];
  const log = git(root, args) ?? '';
  for (const record of log.split('\u0001').filter(Boolean)) {
    const [header = '', ...names] = record.split(/\0/);
    const [commit = '', date = ''] = header.split(' ');
    for (const name of names) {
      const file = name.replace(/^\n/, '').normalize('NFC');
      if (file && !dates.has(file)) dates.set(file, boundary.has(commit) ? '' : date);
    }
  }
  for (const [file, date] of dates) if (date === '') dates.delete(file);
  return dates;
}
