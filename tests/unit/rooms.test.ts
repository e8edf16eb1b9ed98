import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { sections } from '../../mdx-components/index.ts';
import { loaders } from '../../mdx-components/loaders.ts';

/** Imports point down. A room may import itself, the leaf `vocabulary`, and these. */
const below: Record<string, readonly string[]> = {
  'src/cache': [],
  'src/content': [],
  'src/site': ['src/content'],
  'src/scenes': ['src/site'],
  'src/ui': ['src/site', 'src/scenes', 'src/content'],
  'mdx-components': ['src/search', 'src/site', 'src/ui', 'src/scenes', 'src/content'],
  'src/search': ['src/content', 'src/site', 'src/ui'],
  'src/app': [
    'mdx-components',
    'src/search',
    'src/site',
    'src/ui',
    'src/scenes',
    'src/content',
    'src/styles',
  ],
  'src/check': ['src/cache', 'src/content', 'mdx-components'],
  'src/plugins': ['src/cache', 'src/app', 'src/content', 'src/search', 'mdx-components'],
  // A preview is built, kept and served by what builds, keeps and serves the site.
  'src/review': ['src/cache', 'src/plugins', 'src/content', 'mdx-components'],
};
const rooms = Object.keys(below);
/** A type's folder holds its layout too, which is the app's. */
const isLayout = (file: string) => /^src\/content\/types\/\w+\/\w+Layout\./.test(file);
const roomOf = (file: string) =>
  isLayout(file) ? 'src/app' : rooms.find((room) => file.startsWith(`${room}/`));

const sources = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  )
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));

/** Relative imports of a file, as paths from the project root. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(([, path]) =>
    normalize(join(dirname(file), path ?? '')),
  );
}

test.each(rooms)('%s imports only from the rooms below it', (room) => {
  const wrong = sources
    .filter((file) => roomOf(file) === room)
    .flatMap((file) => importsOf(file).map((imported) => ({ file, imported })))
    .filter(({ imported }) => {
      const target = roomOf(imported);
      return target !== undefined && target !== room && !below[room]?.includes(target);
    });
  expect(wrong).toEqual([]);
});

test.each(Object.entries(sections))('<%s> is exported by mdx-components/%s', async (name, folder) => {
  expect(existsSync(`mdx-components/${folder}/${folder}.tsx`), `mdx-components/${folder}/${folder}.tsx`).toBe(
    true,
  );
  expect(Object.keys((await loaders[folder]?.()) ?? {})).toContain(name);
});

test('every section folder is in the vocabulary', () => {
  const folders = readdirSync('mdx-components', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name);
  expect([...new Set<string>(Object.values(sections))].sort()).toEqual(folders.sort());
});
