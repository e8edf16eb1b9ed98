import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Removes what was used longest ago from a folder, but for the last `kept` things in it. */
export function prune(folder: string, kept: number): void {
  const byUse = readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => ({ path, used: statSync(path).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { path } of byUse.slice(kept)) rmSync(path, { recursive: true, force: true });
}
