import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Rolldown } from 'vite';
import { hostFolder } from '../../hosts/nginx.ts';

/** The app's inputs, from the project's folder. */
export const entryModule = 'src/app/entry-client.tsx';
export const vitalsModule = 'src/app/client/vitals.ts';

/** Vite's manifest of the client graph (https://vite.dev/guide/backend-integration). It is removed once read, since some hosts would serve it. */
export const manifestFile = `${hostFolder}/manifest.json`;

export const isBody = (id: string) => id.endsWith('.mdx');
/** Whether a module measures web vitals, which must load without React. */
const isVitals = (id: string) => /[\\/](?:web-vitals|client[\\/]vitals)[\\/.]/.test(id);

const isEntry = (id: string) => /[\\/]app[\\/]entry-client\.tsx$/.test(id);

/**
 * Bundles what every page loads into two scripts, packages and app (108 kB with the entry) instead of 24 (113 kB): on a phone a
 * request costs more than its code. The entry stays a small script that names both, so that they load at once and not one after the other. Bodies
 * are inputs too and stay separate scripts.
 */
export const initialChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'packages', tags: ['$initial'], test: /[\\/]node_modules[\\/](?!web-vitals)/ },
  { name: 'core', tags: ['$initial'], test: (id: string) => !isBody(id) && !isVitals(id) && !isEntry(id) },
];

/**
 * Reads what prerendering needs of the client graph's output, and removes the manifest.
 * @param folder output folder
 * @throws {Error} if an input of the app is missing
 */
export function readClientOutput(folder: string) {
  const path = join(folder, manifestFile);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  rmSync(path);
  const chunkOf = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The client graph has no ${name}.`);
    return chunk;
  };
  /** The stylesheets of a chunk and of everything that it imports statically. */
  function sheetsWith(name: string, seen = new Set<string>()): string[] {
    if (seen.has(name)) return [];
    seen.add(name);
    const { css = [], imports = [] } = chunkOf(name);
    return [...css, ...imports.flatMap((other) => sheetsWith(other, seen))];
  }
  const chunks = Object.entries(manifest);
  const sheets = new Set(chunks.flatMap(([, { css = [] }]) => css));
  const global = sheetsWith(entryModule);
  return {
    /** The app's entry script, `static/js/entry-client-x.js`; its hash identifies the build. */
    entry: chunkOf(entryModule).file,
    /** Script that measures web vitals. */
    vitals: chunkOf(vitalsModule).file,
    /** Scripts of the bodies, by file. */
    bodies: Object.fromEntries(chunks.flatMap(([name, { file }]) => (isBody(name) ? [[name, file]] : []))),
    /** All stylesheets with their text; cascade layers decide precedence (src/styles/layers.css). */
    styles: [...sheets]
      .map((file) => ({
        file,
        css: readFileSync(join(folder, file), 'utf8').trim(),
        // The end of the hash in its name.
        hash: file.slice(-'12345.css'.length, -'.css'.length),
        // Base styles and those of every page's shell.
        isGlobal: global.includes(file),
      }))
      // The app's own sheet comes before any other, since it orders the cascade layers.
      .sort((a, b) => Number(b.isGlobal) - Number(a.isGlobal) || (a.file < b.file ? -1 : 1)),
    /** The sheets of each dynamically imported module and of its static imports, by its path. */
    sheetsOf: Object.fromEntries(
      chunks.flatMap(([name, { isDynamicEntry }]) => (isDynamicEntry ? [[name, sheetsWith(name)]] : [])),
    ),
    /** Fonts that every page preloads. */
    fonts: chunks
      .map(([, { file }]) => file)
      .filter((file) => /-(?:cyrillic|latin)-subset-.*\.woff2$/.test(file))
      // The larger file first: a paint between the two arrivals would mix the typeface with its fallback.
      .sort()
      .reverse(),
  };
}

/** The client bundle, as prerendering needs it. */
export type ClientOutput = ReturnType<typeof readClientOutput>;
