import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium, noBrowser } from '../chromium.ts';
import { firstLoad } from './first-load.ts';
import { readOptions } from './options.ts';
import { changePost, copyProject, fillPosts, measureBuild } from './project.ts';
import { counted, table } from './table.ts';

/**
 * `npm run bench [-- --posts 100,1000]`: does the site stay quick as its blog grows? Builds a temporary copy with
 * generated posts, without a cache, then again after one post has changed, and prints a Markdown table. Also builds the
 * real pages. Leave the machine idle; `BUILD_EXTRAS=none` leaves the extras out (deploy/README.md).
 */
const values = readOptions({ posts: '100,1000,3000' });
const counts = counted('--posts', values.posts);
const browser = await ensureChromium();
if (!browser) {
  console.error(noBrowser);
  process.exit(1);
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const copy = copyProject(root);
const mebibytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const ratio = (value: number, first: number) => `× ${(value / first).toFixed(2)}`;

interface Row {
  count: number;
  cold: number;
  again: number;
  memory: number;
  bytes: number;
}
const rows: Row[] = [];

try {
  for (const count of counts) {
    fillPosts(copy, root, count);
    const { seconds: cold, memory } = await measureBuild(copy);
    const bytes = await firstLoad(join(copy, 'dist'), browser);
    changePost(copy, Math.floor(count / 2));
    const { seconds: again } = await measureBuild(copy);
    rows.push({ count, cold, again, memory, bytes });
    console.error(`${count}: ${cold.toFixed(1)} s, again ${again.toFixed(1)} s, ${mebibytes(memory)} MiB`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}

const [first] = rows;
const perPost = (row: Row, before: Row | undefined) =>
  before ? (((row.cold - before.cold) / (row.count - before.count)) * 1000).toFixed(2) : '–';
console.log(
  table(
    [
      'posts',
      'build, s',
      'growth',
      'ms a further post',
      'one post changed, s',
      'of the first',
      'peak memory, MiB',
      'growth',
      'home page, bytes (brotli)',
      'growth',
    ],
    rows.map((row, at) => [
      row.count,
      row.cold.toFixed(1),
      ratio(row.cold, first?.cold ?? 1),
      perPost(row, rows[at - 1]),
      row.again.toFixed(1),
      ratio(row.again, row.cold),
      mebibytes(row.memory),
      ratio(row.memory, first?.memory ?? 1),
      row.bytes,
      ratio(row.bytes, first?.bytes ?? 1),
    ]),
  ),
);
