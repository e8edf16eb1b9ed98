import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openCache } from './cache.ts';

function tempRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

it('still works after its folder is deleted', () => {
  const cache = openCache(tempRoot(), 'check');
  cache.write('a', 'one');
  rmSync(cache.folder, { recursive: true });
  expect([cache.has('a'), cache.read('a')]).toEqual([false, null]);
  cache.prune();
  cache.write('a', 'two');
  expect(cache.read('a')?.toString()).toBe('two');
});

it('has no JSON where a power cut has truncated it', () => {
  const cache = openCache(tempRoot(), 'check');
  cache.write('whole', '{"a":1}');
  for (const [name, text] of Object.entries({ half: '{"a":', empty: '', zeros: '\0\0' }))
    cache.write(name, text);
  expect(['whole', 'half', 'empty', 'zeros', 'none'].map(cache.readJson)).toEqual([
    { a: 1 },
    null,
    null,
    null,
    null,
  ]);
});

it('leaves a file that cannot be replaced', () => {
  const { folder, write } = openCache(tempRoot(), 'check');
  // As a file that another build is reading in Windows.
  mkdirSync(join(folder, 'a'), { recursive: true });
  write('a', 'one');
  expect(readdirSync(folder)).toEqual(['a']);
});

it('removes the least recently used files', () => {
  const cache = openCache(tempRoot(), 'check', 2);
  const { folder } = cache;
  for (const [age, name] of ['new', 'older', 'oldest'].entries()) {
    cache.write(name, name);
    utimesSync(join(folder, name), 100 - age, 100 - age);
  }
  cache.read('oldest');
  // As a file that another build has just removed.
  symlinkSync('nowhere', join(folder, 'gone'));
  cache.prune();
  expect(['new', 'older', 'oldest'].map((name) => existsSync(join(folder, name)))).toEqual([
    true,
    false,
    true,
  ]);
});
