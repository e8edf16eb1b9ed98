import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig, preview as startPreview } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import type { PageData } from '../../app/page-data.ts';
import { siteOptions } from '../options.ts';
import { previewServer } from '../preview-server.ts';
import { fillTemplate } from './html.ts';
import { openScratch, prerender } from './prerender.ts';

it('folders of killed builds are removed, not that of a running one', () => {
  const root = mkdtempSync(join(tmpdir(), 'left-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const at = (name: string) => join(root, '.cache', name);
  for (const name of ['build-1', 'build-2', 'mdx']) {
    mkdirSync(at(name), { recursive: true });
    writeFileSync(join(at(name), 'file'), '');
  }
  for (const name of ['build-1', 'mdx']) utimesSync(at(name), 1, 1);
  openScratch(root, at('build-3'));
  const now = ['build-1', 'build-2', 'build-3', 'mdx'].map((name) => existsSync(at(name)));
  expect(now).toEqual([false, true, true, true]);
  // Below a file, since the superuser may write into read-only folders.
  expect(() => openScratch(root, at('build-2/file/build-4'))).toThrow('нельзя писать');
});

it('a base path or output folder that only Vite would follow is refused', async () => {
  const site = siteOptions({ command: 'build', mode: 'production' }, { BASE_PATH: 'x' });
  const compile = () => Promise.reject(new Error('Not called.'));
  const plugins = [prerender(site, { facts: new Map(), compile, version: () => undefined })];
  const resolve = (base: string, outDir = site.out) =>
    resolveConfig({ configFile: false, base, plugins, build: { outDir } }, 'build');
  await expect(resolve('/y/')).rejects.toThrow('Нужно: BASE_PATH=/y/ npm run build.');
  await expect(resolve('/x/', 'out')).rejects.toThrow('Нужно: OUT_DIR=out npm run build.');
  const preview = { configFile: false as const, plugins: [previewServer(site)], build: { outDir: 'out' } };
  await expect(startPreview(preview)).rejects.toThrow('Нужно: OUT_DIR=out npx vite preview.');
  await expect(resolve('/x/')).resolves.toMatchObject({ base: '/x/' });
});

it('no text of a page can end the script with its data', () => {
  const head = {
    lang: 'ru',
    title: '',
    description: '',
    canonical: null,
    robots: null,
    siteName: '',
    image: null,
  } as const;
  const data = { head, page: { title: '</script><b>' }, answers: {} } as unknown as PageData;
  const filled = { policy: '', styles: '', base: '/', app: '', data, script: '' };
  expect(fillTemplate('<!--data-->', filled).match(/<\/script>/g)).toHaveLength(1);
});
