import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** A stylesheet of the client bundle. */
export interface Sheet {
  file: string;
  css: string;
  /** True if the app's entry imports it: base styles and those of every page's shell. */
  isGlobal: boolean;
}

/** The client bundle, as prerendering needs it. */
export interface ClientOutput {
  /** The app's entry script, `static/js/entry-client-x.js`; its hash identifies the build. */
  entry: string;
  /** Scripts of the bodies, by file. */
  bodies: Record<string, string>;
  /** Script that measures web vitals (src/app/client/vitals.ts). */
  vitals: string;
  /** All stylesheets with their text; cascade layers decide precedence (src/styles/layers.css). */
  styles: Sheet[];
  /** The sheets of each dynamically imported module and of its static imports, by its path. */
  sheetsOf: Record<string, string[]>;
  /** Fonts that every page preloads. */
  fonts: string[];
}

/** Names of the app's inputs. */
export const inputName = 'entry-client';
export const vitalsName = 'vitals';

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

/** The stylesheets of a chunk and of everything it imports statically. */
function sheetsWith(
  chunk: Rolldown.OutputChunk,
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<Rolldown.OutputChunk>(),
): string[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.flatMap((file) => byFile.get(file) ?? []);
  return [
    ...(chunk.viteMetadata?.importedCss ?? []),
    ...imported.flatMap((other) => sheetsWith(other, byFile, seen)),
  ];
}

/**
 * Extracts from the bundler's output what prerendering needs.
 * @param root the project's folder
 * @throws {Error} if an input of the app is missing
 */
export function readClientOutput(root: string, { output }: Rolldown.RolldownOutput): ClientOutput {
  const pathOf = (module: string) => relative(root, module).replaceAll('\\', '/');
  const chunks = output.filter((part) => part.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const input = (name: string) => {
    const chunk = chunks.find((one) => one.isEntry && one.name === name);
    if (!chunk) throw new Error(`The client bundle has no ${name}.`);
    return chunk;
  };
  const entry = input(inputName);
  const global = new Set(
    [entry, ...entry.imports.map((file) => byFile.get(file))].flatMap((chunk) => [
      ...(chunk?.viteMetadata?.importedCss ?? []),
    ]),
  );
  const sheetsOf: Record<string, string[]> = {};
  for (const chunk of chunks)
    if (chunk.isDynamicEntry && chunk.facadeModuleId)
      sheetsOf[pathOf(chunk.facadeModuleId)] = sheetsWith(chunk, byFile);
  return {
    entry: entry.fileName,
    vitals: input(vitalsName).fileName,
    bodies: Object.fromEntries(
      chunks.flatMap(({ facadeModuleId, fileName }) =>
        facadeModuleId && isBody(facadeModuleId) ? [[pathOf(facadeModuleId), fileName]] : [],
      ),
    ),
    styles: output.flatMap((part) => {
      const { fileName: file } = part;
      if (part.type !== 'asset' || !file.endsWith('.css')) return [];
      return { file, css: String(part.source), isGlobal: global.has(file) };
    }),
    sheetsOf,
    fonts: output
      .map(({ fileName }) => fileName)
      .filter((file) => /-(?:cyrillic|latin)-subset-.*\.woff2$/.test(file))
      // The larger file first: a paint between the two arrivals would mix the typeface with its fallback.
      .sort()
      .reverse(),
  };
}
