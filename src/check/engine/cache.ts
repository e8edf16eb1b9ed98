import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Below the program's own node_modules: a project under test must stay as it is. */
const source = process.cwd();
/** True for the program's own project; results of others (older versions, tests) are not worth keeping. */
export const isOwn = (root: string) => root === source;
const folder = join(source, 'node_modules/.cache/site/check');

/** What an earlier run kept, or null; a file that cannot be read is as good as none. */
export function readJson<T>(name: string): T | null {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
  } catch {
    return null;
  }
}

/** Keeps something for the next run. Two runs may write at once: the last whole file wins. */
export function writeJson(name: string, value: unknown): void {
  try {
    mkdirSync(folder, { recursive: true });
    const scratch = join(folder, `${name}.${process.pid}`);
    writeFileSync(scratch, JSON.stringify(value));
    renameSync(scratch, join(folder, name));
  } catch {
    // A read-only disk only costs time.
  }
}

/** What the rules were written in: with other rules, kept results are worth nothing. */
const rooms = ['src/check', 'src/content', 'mdx-components', 'src'];
let version: string | null = null;

/** Names everything that a file's result depends on besides its text. */
export function rulesVersion(): string {
  version ??= computeVersion();
  return version;
}

function computeVersion(): string {
  const hash = createHash('sha256');
  for (const room of rooms) {
    const names = readdirSync(join(source, room), { recursive: room !== 'src', encoding: 'utf8' });
    for (const name of names.sort())
      if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
        hash.update(readFileSync(join(source, room, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
