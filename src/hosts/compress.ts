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

/** Smaller files gain nothing: they fit one packet either way. */
const worthwhile = 1024;

/**
 * Brotli 5 is nine tenths of what 11 reaches, in a fiftieth of its time; a build has thousands of pages. What every
 * visitor loads, the home page and the app's own scripts and styles, is worth the time, as is the page that answers every
 * wrong address; what one visitor needs of thousands, a page's script or its part of the search index, is not.
 */
function quality(file: string): number {
  if (file === 'index.html' || file === '404.html') return 11;
  if (!file.startsWith('static/')) return 5;
  return /^static\/(?:js\/pages\/|rest-|search\/.*-)/.test(file) ? 8 : 11;
}

/**
 * Puts `x.br` and `x.gz` beside every text of the site, so that no host compresses while a visitor waits. A file that
 * is the same as in the last build keeps the last build's.
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
  // As many at a time as Node has threads for it.
  await Promise.all(Array.from({ length: 4 }, work));
}

/** A file that the new build took over is the old one itself; others are compared by what they hold. */
async function isSame(file: string, old: string): Promise<boolean> {
  const [now, before] = [statSync(file), statSync(old, { throwIfNoEntry: false })];
  if (!before || before.size !== now.size) return false;
  return before.ino === now.ino || (await readFile(file)).equals(await readFile(old));
}
