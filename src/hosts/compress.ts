import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../content/files/list-files.ts';
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

/** Bytes below which compression is useless, since the file fits into one packet anyway. */
const minBytes = 1024;

/**
 * Brotli's level for a file: 11 for what most visitors load (the home page, the app's scripts and styles) and the root
 * not-found page; 8 for other pages, their scripts, styles and data, and parts of the search index, thousands of files, which
 * saves nine tenths as much as 11 in a fortieth of the time.
 */
function quality(file: string): number {
  const isOfOnePage = !file.startsWith('static/') || /^static\/(?:js\/pages\/|rest-|search\/.*-)/.test(file);
  return isOfOnePage && file !== 'index.html' && file !== '404.html' ? 8 : 11;
}

/**
 * Writes `x.br` and `x.gz` beside every text file of at least 1 KB that has none yet (src/plugins/prerender/old-builds.ts), so that
 * hosts need not compress on request.
 */
export async function compressFiles(site: string): Promise<void> {
  const files = listFiles(site).files.filter((file) => isText(file) && !file.startsWith('_host/'));
  async function work(): Promise<void> {
    for (let file = files.shift(); file !== undefined; file = files.shift()) await compress(file);
  }
  async function compress(file: string): Promise<void> {
    const source = join(site, file);
    if (existsSync(`${source}.br`) && existsSync(`${source}.gz`)) return;
    const text = await readFile(source);
    if (text.length < minBytes) return;
    const [br, gz] = await Promise.all([brotli(text, quality(file)), zip(text)]);
    await Promise.all([writeFile(`${source}.br`, br), writeFile(`${source}.gz`, gz)]);
  }
  // As many at a time as Node's thread pool has threads.
  await Promise.all(Array.from({ length: 4 }, work));
}
