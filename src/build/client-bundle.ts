import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Content } from '../content/plugin.ts';
import { type ChunkTable, chunkTable } from './budgets/chunks.ts';
import { openPacked } from './cache/packed.ts';
import { cacheFolder, isWeighed, packedCache } from './config.ts';
import { subsetFonts } from './fonts.ts';
import { productionRouter } from './production-router.ts';
import { siteConfig } from './site-config.ts';
import { browserTargets } from './targets.ts';

/** What the prerender needs to know of the browser's files. */
export interface ClientBundle {
  /** Script of the app, e.g. `static/js/entry-client-x.js`; its hash names the build. */
  entry: string;
  /** Scripts that the entry imports at once. */
  imports: string[];
  /** What the scripts import and weigh. */
  table: ChunkTable;
  /** Script of what every body imports (src/app/mdx-runtime.ts). */
  runtime: string;
  /** All stylesheets with their text, in cascade order: what a module imports stands before it. */
  styles: { file: string; css: string; isGlobal: boolean }[];
  /** Fonts that every page needs at once. */
  fonts: string[];
}

const inputName = 'entry-client';
const runtimeName = 'mdx-runtime';

/**
 * What every page loads comes in two scripts, packages and the app's own, instead of twenty: on a phone a request costs more than
 * the lines that it brings.
 */
const atOnce: Rolldown.CodeSplittingGroup[] = [
  { name: 'packages', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
  { name: 'core', tags: ['$initial'] },
];

/**
 * Bundles the browser's half: the app and one script a section. Page bodies are scripts beside it (pages/body-script.ts).
 * @param outDir folder of the site's files
 */
export async function buildClient(content: Content, outDir: string): Promise<ClientBundle> {
  const { root } = content;
  const config = siteConfig(content);
  const fonts = await subsetFonts(join(cacheFolder, 'fonts'));
  const result = (await build({
    ...config,
    resolve: { alias: { ...fonts, ...productionRouter() } },
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: true,
      assetsDir: 'static',
      target: browserTargets(root),
      cssMinify: 'lightningcss',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: {
          [inputName]: join(root, 'src/app/entry-client.tsx'),
          [runtimeName]: join(root, 'src/app/mdx-runtime.ts'),
        },
        // Bodies import the runtime by URL: its exports must survive.
        preserveEntrySignatures: 'exports-only',
        output: {
          entryFileNames: 'static/js/[name]-[hash].js',
          chunkFileNames: 'static/js/[name]-[hash].js',
          assetFileNames: 'static/[name]-[hash][extname]',
          codeSplitting: { groups: atOnce },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const runtime = result.output.find((part) => part.type === 'chunk' && part.name === runtimeName);
  if (!runtime) throw new Error('The client bundle has no MDX runtime.');
  const packed = isWeighed(content.mode) ? openPacked(packedCache) : null;
  const table = await chunkTable(root, result.output, packed);
  return { ...read(result.output), table, runtime: runtime.fileName };
}

/** Rooms in the order in which their styles build on each other; app and sections come after them. */
const rooms = ['src/ui/', 'src/scenes/', 'src/app/'];

/** Chunks of what others are made of before the chunks of what is made of it. */
function primitivesFirst(chunks: readonly (Rolldown.OutputChunk | undefined)[]) {
  const rank = (chunk: Rolldown.OutputChunk | undefined) => {
    const room = rooms.findIndex((name) => chunk?.facadeModuleId?.includes(`/${name}`));
    return room < 0 ? rooms.length : room;
  };
  return [...chunks].sort((a, b) => rank(a) - rank(b));
}

function read(output: Rolldown.RolldownOutput['output']): Omit<ClientBundle, 'runtime' | 'table'> {
  const chunks = output.filter((part) => part.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === inputName);
  if (!entry) throw new Error('The client bundle has no entry.');
  const order: string[] = [];
  const seen = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const imported of chunk.imports) visit(byFile.get(imported));
    order.push(...(chunk.viteMetadata?.importedCss ?? []));
    for (const imported of primitivesFirst(chunk.dynamicImports.map((file) => byFile.get(file))))
      visit(imported);
  };
  visit(entry);
  for (const chunk of chunks) visit(chunk);
  // A module that holds nothing but a sheet (src/app/rare-prose.ts) leaves no chunk behind.
  order.push(...output.map(({ fileName }) => fileName).filter((file) => file.endsWith('.css')));

  // The app's own sheet: base styles, and what stands on every page.
  const global = new Set(
    [entry, ...entry.imports.map((file) => byFile.get(file))].flatMap((chunk) => [
      ...(chunk?.viteMetadata?.importedCss ?? []),
    ]),
  );
  const text = (file: string) => {
    const asset = output.find((part) => part.type === 'asset' && part.fileName === file);
    return asset?.type === 'asset' ? String(asset.source) : '';
  };
  return {
    entry: entry.fileName,
    imports: entry.imports,
    styles: [...new Set(order)].map((file) => ({ file, css: text(file), isGlobal: global.has(file) })),
    fonts: output.map(({ fileName }) => fileName).filter((file) => /onest-cyrillic\..*\.woff2$/.test(file)),
  };
}
