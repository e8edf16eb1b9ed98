import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { checkModule } from '../../src/content/problems/check-interface.ts';

/**
 * The folders and their dependencies, lowest first: each imports only itself, single files of `src/` and those folders
 * above its line that it names. Only tests import `tests/`.
 */
const rooms: Record<string, readonly string[]> = {
  'src/styles': [],
  'src/cache': [],
  'src/content': [],
  'src/site': ['src/content'],
  'src/scenes': ['src/site'],
  'src/ui': ['src/styles', 'src/content', 'src/site', 'src/scenes'],
  'src/search': ['src/styles', 'src/content', 'src/site', 'src/ui'],
  'mdx-components': ['src/styles', 'src/content', 'src/site', 'src/ui', 'src/search'],
  'src/app': ['src/styles', 'src/content', 'src/site', 'src/ui', 'mdx-components', 'src/search'],
  'src/hosts': ['src/cache', 'src/content'],
  'src/check': ['src/cache', 'src/content', 'src/site', 'mdx-components'],
  'src/plugins': ['src/cache', 'src/content', 'mdx-components', 'src/search', 'src/app', 'src/hosts'],
  'src/edit': ['src/cache', 'src/content', 'mdx-components', 'src/app', 'src/check', 'src/plugins'],
  'src/review': ['src/styles', 'src/cache', 'src/content', 'mdx-components', 'src/hosts'],
  'src/film': ['src/hosts'],
};
/** A type's folder also contains its layout, which belongs to the app. */
const isLayout = (file: string) => /^src\/content\/types\/\w+\/\w+Layout\./.test(file);
const roomOf = (file: string) =>
  isLayout(file) ? 'src/app' : Object.keys(rooms).find((room) => file.startsWith(`${room}/`));

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const sources = ['src', 'mdx-components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.(?:tsx?|mjs|js|css)$/.test(file));

/** Returns a file's relative imports as paths from the project root: values, types and sheets, static and dynamic. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  );
}
const imports = new Map(sources.map((file) => [file, importsOf(file)]));

test('every file has a room, but single ones that all may use', () => {
  expect(sources.filter((file) => !roomOf(file) && dirname(file) !== 'src')).toEqual([]);
});

test('a room stands above those that it imports', () => {
  const order = Object.keys(rooms);
  for (const [room, below] of Object.entries(rooms))
    expect(below.filter((other) => order.indexOf(other) >= order.indexOf(room))).toEqual([]);
});

test.each(Object.entries(rooms))('%s imports only from the rooms below it', (room, below) => {
  const wrong = sources
    .filter((file) => roomOf(file) === room)
    .flatMap((file) => (imports.get(file) ?? []).map((imported) => `${file} → ${imported}`))
    .filter((arrow) => {
      const [file = '', imported = ''] = arrow.split(' → ');
      if (imported.startsWith('tests/')) return !isTest(file);
      const target = roomOf(imported) ?? room;
      return target !== room && !below.includes(target);
    });
  expect(wrong).toEqual([]);
});

/** The check's only entry point: folders below or beside it load it by name, in its own module graph, not by import. */
test('by its name the check is asked by these, through the one file that gives it', () => {
  const askers = sources.filter(
    (file) => !isTest(file) && readFileSync(file, 'utf8').includes('checkModule'),
  );
  expect(askers.sort()).toEqual([
    'src/content/problems/check-interface.ts',
    'src/plugins/dev/pages.ts',
    'src/plugins/prerender/prerender.ts',
    'src/review/checks/findings.ts',
  ]);
  expect(existsSync(checkModule)).toBe(true);
});

test('no file imports itself by way of others', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    done.add(file);
    for (const imported of imports.get(file) ?? []) visit(imported, [...way, file]);
  };
  for (const file of sources) visit(file, []);
  expect(circles).toEqual([]);
});

test.each(Object.keys(rooms))('folders of %s import each other in one direction', (room) => {
  const folderOf = (file: string) => file.slice(room.length + 1).match(/^[^/]+(?=\/)/)?.[0];
  const arrows = new Map<string, Set<string>>();
  for (const file of sources.filter((one) => roomOf(one) === room && one.startsWith(room) && !isTest(one)))
    for (const imported of imports.get(file) ?? []) {
      const [from, to] = [folderOf(file), imported.startsWith(`${room}/`) ? folderOf(imported) : undefined];
      if (from && to && from !== to && roomOf(imported) === room)
        arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  const reached = (folder: string, seen = new Set<string>()): Set<string> => {
    for (const next of arrows.get(folder) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  expect([...arrows.keys()].filter((folder) => reached(folder).has(folder))).toEqual([]);
});
