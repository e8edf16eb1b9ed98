import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from './options.ts';
import { copyProject, measureBuild } from './project.ts';

/**
 * `npm run bench:same`: builds the project twice, in two folders and without a cache, and compares every byte. Exits
 * with 1 and the names of the files that differ.
 */
readOptions({});
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Builds a copy and returns a hash of every output file. */
async function built(copy: string): Promise<Map<string, string>> {
  try {
    await measureBuild(copy);
    const dist = join(copy, 'dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort();
    return new Map(
      files
        .filter((file) => statSync(join(dist, file)).isFile())
        .map((file) => [
          file,
          createHash('sha256')
            .update(readFileSync(join(dist, file)))
            .digest('hex'),
        ]),
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

// Both are copied before the first build, so that no edit falls between.
const copies = [copyProject(root), copyProject(root)] as const;
const first = await built(copies[0]);
const second = await built(copies[1]);
const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
);
for (const file of differing.slice(0, 20)) console.error(`differs: ${file}`);
console.log(`${first.size} files, ${differing.length} differ`);
if (differing.length > 0) process.exitCode = 1;
