import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** A stylesheet of the client bundle. */
export interface Sheet {
  file: string;
  css: string;
  /** Comes with the app itself: base styles and what every page has. */
  isGlobal: boolean;
}

/** What prerendering needs to know of the client bundle. */
export interface ClientOutput {
  /** The app's entry script, e.g. `static/js/entry-client-x.js`; its hash identifies the build. */
  entry: string;
  /** Scripts of the bodies, by file. */
  bodies: Record<string, string>;
  /** Script that measures web vitals (src/app/client/vitals.ts). */
  vitals: string;
  /** All stylesheets with their text; cascade layers decide precedence (src/styles/layers.css). */
  styles: Sheet[];
  /** The sheets of each dynamically imported module, by its path. */
  sheetsOf: Record<string, string[]>;
  /** Fonts that every page preloads. */
  fonts: string[];
}

/** Names of the app's inputs. */
export const inputName = 'entry-client';
export const vitalsName = 'vitals';

/** True for a body's module. */
export const isText = (id: string) => id.endsWith('.mdx');
/** Web vitals must load without React. */
const isMeasuring = (id: string) => /[\\/](?:web-vitals|client[\\/]vitals)[\\/.]/.test(id);

/**
 * Bundles what every page loads into two scripts, packages and app, instead of twenty: on a phone a request costs
 * more than the code it brings. Bodies are inputs too and stay scripts of their own.
 */
export const atOnce: Rolldown.CodeSplittingGroup[] = [
  { name: 'packages', tags: ['$initial'], test: /[\\/]node_modules[\\/](?!web-vitals)/ },
  { name: 'core', tags: ['$initial'], test: (id: string) => !isText(id) && !isMeasuring(id) },
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
 * Reads it from the bundler's output.
 * @param root the project's folder
 */
export function readClientOutput(root: string, { output }: Rolldown.RolldownOutput): ClientOutput {
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
      sheetsOf[relative(root, chunk.facadeModuleId).replaceAll('\\', '/')] = sheetsWith(chunk, byFile);
  return {
    entry: entry.fileName,
    vitals: input(vitalsName).fileName,
    bodies: Object.fromEntries(
      chunks.flatMap(({ facadeModuleId, fileName }) =>
        facadeModuleId && isText(facadeModuleId)
          ? [[relative(root, facadeModuleId).replaceAll('\\', '/'), fileName]]
          : [],
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
      .filter((file) => /onest-(?:cyrillic|latin)\..*\.woff2$/.test(file))
      // The larger file first: a paint between the two arrivals would mix the typeface with its fallback.
      .sort()
      .reverse(),
  };
}
