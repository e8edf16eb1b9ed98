import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureChromium, noBrowser } from '../browser.ts';
import { firstLoad } from './first-load.ts';
import { copyProject, fillPosts, measureBuild } from './project.ts';

/**
 * `npm run bench [-- --posts 100,1000]`: does the site stay quick as its blog grows? Builds a temporary copy with
 * generated posts, without any cache, and prints a Markdown table. Leave the machine alone meanwhile.
 */
const { values } = parseArgs({ options: { posts: { type: 'string', default: '100,1000,3000' } } });
const counts = values.posts.split(',').map(Number);
if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error(`--posts ${values.posts}: expected numbers separated by commas, e.g. --posts 100,1000`);
  process.exit(1);
}
const browser = ensureChromium();
if (!browser) {
  console.error(noBrowser);
  process.exit(1);
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const copy = copyProject(root);
const mebibytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const ratio = (value: number, first: number) => `× ${(value / first).toFixed(2)}`;

try {
  console.log(
    '| posts | build, s | growth | peak memory, MiB | growth | home page, bytes (brotli) | growth |',
  );
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  let first: { seconds: number; memory: number; bytes: number } | null = null;
  for (const count of counts) {
    fillPosts(copy, root, count);
    const { seconds, memory } = await measureBuild(copy);
    const bytes = await firstLoad(join(copy, 'dist'), browser);
    first ??= { seconds, memory, bytes };
    const cells = [
      count,
      seconds.toFixed(1),
      ratio(seconds, first.seconds),
      mebibytes(memory),
      ratio(memory, first.memory),
      bytes,
      ratio(bytes, first.bytes),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
