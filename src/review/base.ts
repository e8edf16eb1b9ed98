import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, openCache } from '../cache/cache.ts';
import { readContentFile } from '../content/content-file.ts';
import { pagesFolder } from '../content/files/paths.ts';
import { ContentStore } from '../content/store.ts';
import { buildVersion, run } from './build-version.ts';
import type { Version } from './compare/built.ts';
import { filesAt, historyAt } from './git.ts';

/** A built base, or the reason why there is none. */
export type Base = { version: Version; reason: null } | { version: null; reason: string };

/** How many built bases are kept. */
const kept = 5;

/** Where a base's sources lie; they are there as soon as `openBase` was called. */
const treeOf = (root: string, commit: string): string => join(cacheFolder(root, 'preview'), commit, 'tree');

/**
 * Builds the base, or takes it from the cache. It is always built for the root of its host, so that every pull request
 * can use it whatever its own folder.
 */
export async function openBase(root: string, commit: string): Promise<Base> {
  const place = join(cacheFolder(root, 'preview'), commit);
  const version: Version = { folder: join(place, 'site'), basePath: '/', root: treeOf(root, commit) };
  if (existsSync(version.folder)) {
    utimesSync(place, new Date(), new Date());
    return { version, reason: null };
  }
  rmSync(place, { recursive: true, force: true });
  mkdirSync(version.root, { recursive: true });
  if (!unpack(root, commit, version.root))
    return { version: null, reason: `Файлы версии ${commit.slice(0, 8)} не удалось достать из git.` };
  const history = historyAt(root, commit, version.root);
  const failure =
    (await preparePackages(root, version.root)) ??
    (await buildVersion({
      root: version.root,
      out: join(place, 'building'),
      basePath: '/',
    }));
  if (failure !== null)
    return {
      version: null,
      reason: `Версия ${commit.slice(0, 8)}, с которой сравнивают, не собирается:\n${failure}`,
    };
  // Renamed at the end: a folder that is there is whole.
  renameSync(join(place, 'building'), version.folder);
  for (const done of [history, join(version.root, 'node_modules')])
    rmSync(done, { recursive: true, force: true });
  openCache(cacheFolder(root, 'preview'), kept).prune();
  return { version, reason: null };
}

/** The content of a commit whose sources `openBase` has unpacked. */
export function contentAt(root: string, commit: string): ContentStore {
  const tree = treeOf(root, commit);
  const files = filesAt(root, commit, pagesFolder).filter((file) => file.endsWith('.mdx'));
  return new ContentStore(
    tree,
    files.flatMap((file) => readContentFile(tree, file) ?? []),
  );
}

/** `git archive` leaves nothing behind in the repository, unlike a worktree. */
function unpack(root: string, commit: string, into: string): boolean {
  const archive = spawnSync('git', ['archive', '--format=tar', commit], {
    cwd: root,
    maxBuffer: 1024 * 1024 * 1024,
  });
  if (archive.status !== 0) return false;
  return spawnSync('tar', ['-x', '-f', '-', '-C', into], { input: archive.stdout }).status === 0;
}

/** Shares the installed packages when both versions want the same; else installs the base's own. */
async function preparePackages(root: string, tree: string): Promise<string | null> {
  const lock = (folder: string) => {
    const file = join(folder, 'package-lock.json');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  if (lock(root) !== lock(tree)) return run('npm', ['ci', '--no-audit', '--no-fund'], tree);
  linkPackages(join(root, 'node_modules'), join(tree, 'node_modules'));
  return null;
}

/** Links every package, but not the caches: two builds at once must not meet there. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (!['.cache', '.vite', '.vite-temp'].includes(name)) symlinkSync(join(from, name), join(to, name));
}
