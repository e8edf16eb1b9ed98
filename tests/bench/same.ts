import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyProject, measureBuild } from './project.ts';

/**
 * `npm run bench:same`: builds the project twice, in two folders and without any cache, and compares every byte. Ends
 * with 1 and the names of the files that differ.
 */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Hash of every file of a built copy. */
async function built(): Promise<Map<string, string>> {
  const copy = copyProject(root);
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

const first = await built();
const second = await built();
const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
);
for (const file of differing) console.error(`differs: ${file}`);
console.log(`${first.size} files, ${differing.length} differ`);
if (differing.length > 0) process.exitCode = 1;
