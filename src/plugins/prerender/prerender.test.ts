import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { siteOptions } from '../options.ts';
import { prerender, removeStaleBuilds } from './prerender.ts';

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

it('a base path that only Vite would follow is refused', async () => {
  const site = siteOptions({ command: 'build', mode: 'production' }, { BASE_PATH: 'x' });
  const compile = () => Promise.reject(new Error('Not called.'));
  const plugins = [prerender(site, { facts: new Map(), compile, version: () => undefined })];
  const resolve = (base: string) => resolveConfig({ configFile: false, base, plugins }, 'build');
  await expect(resolve('/y/')).rejects.toThrow('Нужно: BASE_PATH=/y/ npm run build.');
  await expect(resolve('/x/')).resolves.toMatchObject({ base: '/x/' });
});
