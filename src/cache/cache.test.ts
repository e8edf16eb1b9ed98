import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openCache } from './cache.ts';

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('goes on when its folder is deleted meanwhile', () => {
  const folder = tempFolder();
  const cache = openCache(folder);
  cache.write('a', 'one');
  rmSync(folder, { recursive: true });
  expect([cache.has('a'), cache.read('a')]).toEqual([false, null]);
  cache.prune();
  cache.write('a', 'two');
  expect(cache.read('a')?.toString()).toBe('two');
});

it('forgets what was used longest ago', () => {
  const folder = tempFolder();
  const cache = openCache(folder, 2);
  for (const [age, name] of ['new', 'older', 'oldest'].entries()) {
    cache.write(name, name);
    utimesSync(join(folder, name), 100 - age, 100 - age);
  }
  cache.read('oldest');
  cache.prune();
  expect(['new', 'older', 'oldest'].map((name) => existsSync(join(folder, name)))).toEqual([
    true,
    false,
    true,
  ]);
});
