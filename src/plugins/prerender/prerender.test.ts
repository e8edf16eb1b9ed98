import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeStaleBuilds } from './prerender.ts';

it('folders of killed builds are removed, not that of a running one', () => {
  const root = mkdtempSync(join(tmpdir(), 'left-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(() => removeStaleBuilds(root)).not.toThrow();
  const at = (name: string) => join(root, '.cache', name);
  for (const name of ['build-1', 'build-2', 'mdx']) {
    mkdirSync(at(name), { recursive: true });
    writeFileSync(join(at(name), 'file'), '');
  }
  for (const name of ['build-1', 'mdx']) utimesSync(at(name), 1, 1);
  removeStaleBuilds(root);
  expect(['build-1', 'build-2', 'mdx'].map((name) => existsSync(at(name)))).toEqual([false, true, true]);
});
