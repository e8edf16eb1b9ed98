import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** A stylesheet of the bundle. */
export interface Sheet {
  file: string;
  css: string;
  /** Loaded with the app itself: base styles, and what stands on every page. */
  isGlobal: boolean;
}

/** What the prerender needs to know of the browser's files. */
export interface ClientOutput {
  /** Script of the app, e.g. `static/js/entry-client-x.js`; its hash names the build. */
  entry: string;
  /** Scripts of the bodies, by file. */
  bodies: Record<string, string>;
  /** Script of the measurements (src/app/client/vitals.ts). */
  vitals: string;
  /** All stylesheets with their text; layers say which wins (src/styles/layers.css). */
  styles: Sheet[];
  /** The sheets that a module brings along which is loaded on demand, by its path. */
  sheetsOf: Record<string, string[]>;
  /** Fonts that every page needs at once. */
  fonts: string[];
}

/** Names of the app's own inputs. */
export const inputName = 'entry-client';
export const vitalsName = 'vitals';

/** True for a body's module. */
export const isText = (id: string) => id.endsWith('.mdx');
/** Pages ask for their measurements without asking for React. */
const isMeasuring = (id: string) => /[\\/](?:web-vitals|client[\\/]vitals)[\\/.]/.test(id);

/**
 * What every page loads comes in two scripts, packages and the app's own, instead of twenty: on a phone a request costs
 * more than the lines that it brings. Bodies, which are inputs too, stay scripts of their own.
 */
export const atOnce: Rolldown.CodeSplittingGroup[] = [
  { name: 'packages', tags: ['$initial'], test: /[\\/]node_modules[\\/](?!web-vitals)/ },
  { name: 'core', tags: ['$initial'], test: (id: string) => !isText(id) && !isMeasuring(id) },
];

/** The stylesheets that come with a chunk and with what it imports. */
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
 * Reads it out of the bundler's output.
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
  // The app's own sheet: base styles, and what stands on every page.
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
      // The larger first: a first paint between the two, with letters of one and figures of a stand-in, is then the least likely.
      .sort()
      .reverse(),
  };
}
