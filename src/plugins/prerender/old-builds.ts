import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isFile, listFiles } from '../../content/files/list-files.ts';
import { hostFolder } from '../../hosts/nginx.ts';
import { copyFile, writeFiles } from '../../write-files.ts';

/** Days for which the files of an earlier build are kept. */
const keptDays = 30;
const keptFile = `${hostFolder}/kept.json`;

/** For each file of an earlier build, the first day on which no build produced it. */
type Kept = Record<string, string>;

/**
 * Copies the hashed files of earlier builds into a new one, so that tabs opened before the deploy find them. A file that no build
 * has produced for 30 days is dropped.
 */
export function keepHashed(old: string, site: string, today = new Date()): void {
  const keptPath = join(old, keptFile);
  const before: Kept = existsSync(keptPath) ? JSON.parse(readFileSync(keptPath, 'utf8')) : {};
  const kept: Kept = {};
  const made = new Set(hashedFiles(site));
  for (const file of hashedFiles(old)) {
    // This build writes the compressed twins of its files.
    if (made.has(file) || made.has(file.replace(/\.(?:br|gz)$/, ''))) continue;
    const since = before[file] ?? today.toISOString().slice(0, 10);
    if (today.getTime() - Date.parse(since) > keptDays * 86_400_000) continue;
    kept[file] = since;
    copyFile(join(old, file), join(site, file));
  }
  writeFiles(site, [[keptFile, JSON.stringify(kept)]]);
}

/**
 * Gives the files that are equal in the last build their time of then: hosts make `ETag` and `Last-Modified` of it, so that a
 * visitor's copy of an unchanged page stays valid after a deploy. And their compressed twins: compressing this site takes 2.5 s,
 * comparing it 0.2 s.
 * @param last folder of the last build, if there is one
 */
export function keepUnchanged(last: string, site: string): void {
  for (const file of listFiles(site).files) {
    const [old, made] = [join(last, file), join(site, file)];
    if (!isFile(old) || statSync(old).size !== statSync(made).size) continue;
    if (!readFileSync(old).equals(readFileSync(made))) continue;
    for (const ending of ['', '.br', '.gz'].filter((one) => existsSync(old + one))) {
      if (ending) copyFile(old + ending, made + ending);
      const { atime, mtime } = statSync(old + ending);
      utimesSync(made + ending, atime, mtime);
    }
  }
}

const hashedFiles = (site: string): string[] =>
  listFiles(join(site, 'static')).files.map((name) => `static/${name}`);
