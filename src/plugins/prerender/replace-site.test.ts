import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { siteOptions } from '../options.ts';
import { refuseOther, replaceSite } from './replace-site.ts';

const root = mkdtempSync(join(tmpdir(), 'replace-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const at = (...names: string[]) => join(root, ...names);
const make = (name: string) => {
  mkdirSync(at(name), { recursive: true });
  writeFileSync(at(name, 'index.html'), name);
};

it('the new site replaces the last one', () => {
  make('dist');
  make('site');
  replaceSite(at('dist'), at('site'), at('aside'));
  expect(readFileSync(at('dist', 'index.html'), 'utf8')).toBe('site');
  expect(readdirSync(root)).not.toContain('site');
});

it('the last site comes back if the new one cannot be moved', () => {
  make('old');
  expect(() => replaceSite(at('old'), at('nowhere'), at('aside-2'))).toThrow('ENOENT');
  expect(readFileSync(at('old', 'index.html'), 'utf8')).toBe('old');
});

it('a folder that is not a build is refused', () => {
  make('project');
  expect(() => refuseOther(at('project'))).toThrow('OUT_DIR');
  mkdirSync(at('project', '_host'));
  mkdirSync(at('empty'));
  symlinkSync(at('gone'), at('link-to-nothing'));
  for (const name of ['link-to-nothing', 'project/index.html'])
    expect(() => refuseOther(at(name))).toThrow('не\u00a0папка');
  for (const name of ['project', 'empty', 'nowhere']) expect(() => refuseOther(at(name))).not.toThrow();
  const { out, root } = siteOptions({ command: 'build', mode: 'production' }, { OUT_DIR: '' });
  expect(out).toBe(join(root, 'dist'));
});

it('a link as output folder stays: the folder that it leads to is replaced', () => {
  make('site');
  make('live');
  symlinkSync(at('live'), at('link'), 'junction');
  replaceSite(at('link'), at('site'), at('aside-3'));
  expect(['link', 'live'].map((name) => readFileSync(at(name, 'index.html'), 'utf8'))).toEqual([
    'site',
    'site',
  ]);
});
