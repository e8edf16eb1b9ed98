import { existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from './mime.ts';

const zip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

const brotli = (text: Buffer, level: number): Promise<Buffer> =>
  compressBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

const kinds = ['br', 'gz'] as const;

/** Bytes below which compression is useless, since the file fits into one packet anyway. */
const worthwhile = 1024;

/**
 * Files worth Brotli 11: what every visitor loads (the home page, the app's scripts and styles) and the not-found page. All
 * others get Brotli 5, which saves nine tenths as much in a fiftieth of the time: a build has thousands of pages, scripts of
 * pages and search shards.
 */
function quality(file: string): number {
  if (file === 'index.html' || file === '404.html') return 11;
  if (!file.startsWith('static/')) return 5;
  return /^static\/(?:js\/pages\/|rest-|search\/.*-)/.test(file) ? 8 : 11;
}

/**
 * Writes `x.br` and `x.gz` beside every text file, so that hosts need not compress on request. Unchanged files keep those of
 * the last build.
 * @param previous folder of the last build, if there is one
 */
export async function compressFiles(site: string, previous: string): Promise<void> {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isText(file) && !file.startsWith('_host/'));
  async function work(): Promise<void> {
    for (let file = files.shift(); file !== undefined; file = files.shift()) await compress(file);
  }
  async function compress(file: string): Promise<void> {
    const source = join(site, file);
    const old = join(previous, file);
    if (statSync(source).size < worthwhile) return;
    if (kinds.every((kind) => existsSync(`${old}.${kind}`)) && (await isSame(source, old))) {
      await Promise.all(kinds.map((kind) => copyFile(`${old}.${kind}`, `${source}.${kind}`)));
      return;
    }
    const text = await readFile(source);
    const [br, gz] = await Promise.all([brotli(text, quality(file)), zip(text)]);
    await Promise.all([writeFile(`${source}.br`, br), writeFile(`${source}.gz`, gz)]);
  }
  // As many at a time as Node's thread pool has threads.
  await Promise.all(Array.from({ length: 4 }, work));
}

/** Files reused from the last build are hard links to the same file; others are compared by content. */
async function isSame(file: string, old: string): Promise<boolean> {
  const [now, before] = [statSync(file), statSync(old, { throwIfNoEntry: false })];
  if (!before || before.size !== now.size) return false;
  return before.ino === now.ino || (await readFile(file)).equals(await readFile(old));
}
