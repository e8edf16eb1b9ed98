import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { linkOrCopy } from '../../cache/cache.ts';
import { hostFolder } from '../../hosts/nginx.ts';

/** How long a tab may stay open and still find the scripts it was made of. */
const keptDays = 30;
const keptFile = `${hostFolder}/kept.json`;

/** For each file of an earlier build, the day from which no build has made it. */
type Kept = Record<string, string>;

/**
 * The folder of an earlier build whose hashed files stay, or null.
 * @param given `KEEP_BUILD`
 * @throws {Error} when it names no built site
 */
export function keptBuild(given: string | undefined): string | null {
  if (!given) return null;
  if (!existsSync(join(given, 'index.html')))
    throw new Error('KEEP_BUILD ждёт папку прошлой сборки, например: KEEP_BUILD=dist npm run build');
  return resolve(given);
}

/**
 * Takes the hashed files of earlier builds over into a new one, so that tabs opened before the change go on working.
 * A file that no build has made for 30 days is left behind.
 */
export function keepHashed(old: string, site: string, today = new Date()): void {
  const before = readKept(old);
  const kept: Kept = {};
  const made = new Set(hashedFiles(site));
  for (const file of hashedFiles(old)) {
    // The compressed twin of a file that is made again was packed anew.
    if (made.has(file) || made.has(file.replace(/\.(?:br|gz)$/, ''))) continue;
    const since = before[file] ?? today.toISOString().slice(0, 10);
    if (today.getTime() - Date.parse(since) > keptDays * 86_400_000) continue;
    kept[file] = since;
    linkOrCopy(join(old, file), join(site, file));
  }
  mkdirSync(join(site, hostFolder), { recursive: true });
  writeFileSync(join(site, keptFile), JSON.stringify(kept));
}

function hashedFiles(site: string): string[] {
  const folder = join(site, 'static');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `static/${name.replaceAll('\\', '/')}`)
    .filter((file) => statSync(join(site, file)).isFile());
}

function readKept(old: string): Kept {
  const file = join(old, keptFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : {};
}
