import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digest } from '../../cache/digest.ts';
import { htmlFile } from '../../content/files/paths.ts';
import { reuseRendered } from './render-cache.ts';
import type { EntryJob, RenderedEntry } from './render-jobs.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rendered-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const jobOf = (name: string): EntryJob => ({
  file: `pages/${name}.mdx`,
  module: `/static/js/${name}.js`,
  addresses: [`/${name}`],
  changed: null,
  picture: null,
});
const jobs = ['about', 'team'].map(jobOf);

/** Builds into `dist`; returns which files were rendered. */
async function build({ version = 'code', bodies = {} as Record<string, string> } = {}): Promise<string[]> {
  const site = join(root, 'site');
  const rendered: string[] = [];
  mkdirSync(site);
  const { render, save } = reuseRendered(
    { root, version, last: join(root, 'dist'), site },
    (file) => bodies[file] ?? 'first',
    async ({ file, addresses: [url = ''] }): Promise<RenderedEntry> => {
      const html = htmlFile(url);
      const text = `${file} ${bodies[file] ?? 'first'} ${version}`;
      rendered.push(file);
      writeFileSync(join(site, html), text);
      return { files: { [html]: digest(text) } };
    },
  );
  const results = await Promise.all(jobs.map(render));
  expect(results.map(({ files }) => Object.keys(files))).toEqual([['about.html'], ['team.html']]);
  save();
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  mkdirSync(join(root, 'dist'));
  for (const name of ['about', 'team'])
    writeFileSync(join(root, 'dist', `${name}.html`), readFileSync(join(site, `${name}.html`)));
  rmSync(site, { recursive: true });
  return rendered;
}
const page = (name: string) => readFileSync(join(root, 'dist', `${name}.html`), 'utf8');

it('renders a page whose body has changed, and takes the others from the last build', async () => {
  expect(await build()).toEqual(['pages/about.mdx', 'pages/team.mdx']);
  expect(await build()).toEqual([]);
  expect(await build({ bodies: { 'pages/team.mdx': 'second' } })).toEqual(['pages/team.mdx']);
  expect([page('about'), page('team')]).toEqual(['pages/about.mdx first code', 'pages/team.mdx second code']);
});

it('renders all pages with other code, settings or lists', async () => {
  await build();
  expect(await build({ version: 'other' })).toHaveLength(2);
  expect(page('about')).toBe('pages/about.mdx first other');
});

it('renders a page again whose file was changed', async () => {
  await build();
  writeFileSync(join(root, 'dist/about.html'), 'edited by hand');
  expect(await build()).toEqual(['pages/about.mdx']);
  expect(page('about')).toBe('pages/about.mdx first code');
  rmSync(join(root, 'dist'), { recursive: true });
  expect(await build()).toHaveLength(2);
});
