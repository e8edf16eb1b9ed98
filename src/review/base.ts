import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { cacheFolder, openCache } from '../cache/cache.ts';
import { readContentFile } from '../content/content-file.ts';
import { listFiles } from '../content/files/list-files.ts';
import { pagesFolder } from '../content/files/paths.ts';
import { buildDate } from '../content/stage.ts';
import { ContentStore } from '../content/store.ts';
import type { Version } from './compare/built.ts';
import { checkOut, removeCheckOut } from './git.ts';
import { textAt } from './text-at.ts';

const keptBases = 5;

/**
 * Checks the base out, with its history: pages have the dates of that time, and the content check finds what is no longer
 * published.
 * @param scratch folder of this preview alone: another may be built at the same time
 */
export function openBase(root: string, commit: string, basePath: string, scratch: string) {
  const cache = openCache(root, 'preview', keptBases);
  // A scheduled entry comes out on its day, in both versions.
  const name = `base+${commit}${basePath.replaceAll('/', '+')}${buildDate()}`;
  const [site, tree] = [join(cache.folder, name), join(scratch, 'base')];
  const building = `${tree}-site`;
  const version: Version = { folder: site, basePath, root: tree };
  const isBuilt = cache.has(name);
  const isCheckedOut = checkOut(root, commit, tree);
  return {
    content(): ContentStore {
      const files = listFiles(join(tree, pagesFolder)).files.filter((file) => file.endsWith('.mdx'));
      const read = (file: string) => readContentFile(tree, `${pagesFolder}/${file}`) ?? [];
      return new ContentStore(tree, files.flatMap(read));
    },
    /**
     * Builds the base or takes its build from the cache. It is built for the preview's base path, so unchanged pages are
     * byte-identical.
     * @returns the reason in Russian if it cannot be built
     */
    async build(): Promise<Version | string> {
      if (!isCheckedOut) return `Файлы версии ${commit.slice(0, 8)} не удалось достать из git.`;
      if (isBuilt) return version;
      const failure = await preparePackages(root, tree)
        .then((why) => why ?? buildVersion({ ...version, folder: building }))
        .catch(String);
      if (failure !== null)
        return `Версия ${commit.slice(0, 8)}, с которой сравнивают, не собирается:\n${failure}`;
      // Renamed last, so an existing folder is always complete; another preview may have been faster.
      if (!existsSync(site)) renameSync(building, site);
      cache.prune();
      return version;
    },
    /** Removes the checkout; the build stays in the cache. */
    close: () => removeCheckOut(root, tree),
  };
}

/**
 * Installs the base's own packages if its lockfile is another; otherwise Node finds the project's, in a folder above, and the
 * cached pictures are linked.
 * @returns null on success, otherwise the end of npm's output
 */
async function preparePackages(root: string, tree: string): Promise<string | null> {
  const [lock, oldLock] = [root, tree].map((folder) => textAt(folder, 'package-lock.json'));
  if (lock !== oldLock) return run('npm', ['ci', '--no-audit', '--no-fund'], tree);
  // Drawing a thousand social pictures takes most of a build. Both versions may write, since a picture's name is a hash of
  // everything that it is made of.
  const [pictures, its] = [cacheFolder(root, 'pictures'), cacheFolder(tree, 'pictures')];
  for (const folder of [pictures, dirname(its)]) mkdirSync(folder, { recursive: true });
  // On Windows only junctions need no special permission.
  symlinkSync(pictures, its, 'junction');
  return null;
}

/**
 * Builds a version of the site as a preview, in a separate process and with that version's own code.
 * @returns null on success, otherwise the end of the build's output
 */
export function buildVersion({ root, folder, basePath }: Version): Promise<string | null> {
  const own = { BUILD_MODE: 'preview', BASE_PATH: basePath, OUT_DIR: folder, NO_COLOR: '1' };
  return run('npm', ['run', 'build', '--silent'], root, { ...process.env, ...own });
}

/** Runs a command; returns null on success, otherwise the last lines of its output. */
const run = (
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | null> =>
  promisify(execFile)(command, args, {
    cwd,
    env,
    shell: process.platform === 'win32',
    maxBuffer: 1024 ** 3,
  }).then(
    () => null,
    ({ stdout = '', stderr = '', message }: { stdout?: string; stderr?: string; message: string }) =>
      plainEnd(stdout + stderr) || message,
  );

/** Returns the last lines of an output without colours and stack traces. */
const plainEnd = (output: string): string =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(-100)
    .join('\n');
