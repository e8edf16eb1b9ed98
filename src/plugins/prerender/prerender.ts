import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { cacheFolder } from '../../cache/cache.ts';
import { listFiles } from '../../content/files/list-files.ts';
import { pagesFolder } from '../../content/files/paths.ts';
import { checkModule } from '../../content/problems/check-interface.ts';
import type { MdxApi } from '../mdx/mdx-once.ts';
import { reactMode, type SiteOptions } from '../options.ts';
import { openPool } from '../pool.ts';
import { buildSite } from './build-site.ts';
import { atOnce, isText } from './client-output.ts';
import { SiteRefused } from './replace-site.ts';

/** Packages of the app: in the server's half they are inside, in the form they have in production. What only runs in browsers is not. */
const ofApp = [/^react(?!-dom\/client$)/, /^scheduler/, /^@mdx-js\/react/, /^swiper/, /^@fontsource/];

/** Scripts and styles are made for the browsers of the last four years. */
const oldestBrowsers = ['chrome107', 'edge107', 'firefox106', 'safari16', 'ios16'];

/** React Router names its development build under every condition; this is the other one, without its warnings. */
function productionRouter(): Record<string, string> {
  const packageFile = createRequire(import.meta.url).resolve('react-router/package.json');
  const file = (name: string) => join(dirname(packageFile), 'dist/production', name);
  // The longer name first: an alias also stands for what begins with it.
  return { 'react-router/dom': file('dom-export.mjs'), 'react-router': file('index.mjs') };
}

/** A second thread costs as much as printing that many pages before it gains anything. */
const pagesAThread = 400;

/** Removes what builds have left that were stopped: each has a folder of its own, and none takes a day. */
export function removeLeft(root: string): void {
  const cache = cacheFolder(root, '');
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const path = join(cache, name);
    if (name.startsWith('build-') && statSync(path).mtimeMs < Date.now() - 86_400_000)
      rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Vite plugin: `vite build` makes the server graph, whose globs know the pages, then the client graph with every page as an
 * input, then prints every address into flat HTML. Everything is made in a scratch folder and moved into place at the
 * end, so a build that fails leaves the last good one alone.
 */
export function prerender(site: SiteOptions, mdx: MdxApi): Plugin {
  const { root } = site;
  const scratch = cacheFolder(root, `build-${process.pid}`);
  const folders = { client: join(scratch, 'site'), server: join(scratch, 'server') };
  let bundled = '';
  return {
    name: 'site:prerender',
    apply: 'build',
    config: () => ({
      build: {
        target: oldestBrowsers,
        assetsDir: 'static',
        cssMinify: 'lightningcss',
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        chunkSizeWarningLimit: 700,
      },
      logLevel: 'warn',
      environments: {
        ssr: {
          // The server imports at once what browsers ask for later.
          resolve: { noExternal: ofApp },
          define: { 'process.env.NODE_ENV': JSON.stringify(reactMode()) },
          build: {
            outDir: folders.server,
            emptyOutDir: true,
            copyPublicDir: false,
            target: 'node20',
            rolldownOptions: {
              checks: { pluginTimings: false, ineffectiveDynamicImport: false },
              input: {
                server: join(root, 'src/plugins/prerender/server.ts'),
                print: join(root, 'src/plugins/prerender/print.ts'),
                draw: join(root, 'src/plugins/social/draw-task.ts'),
                check: join(root, checkModule),
              },
              output: {
                entryFileNames: '[name].mjs',
                chunkFileNames: 'chunks/[name].mjs',
                // A file for each body would take longer to write, to find, to load and to remove.
                codeSplitting: { groups: [{ name: 'bodies', test: isText, maxSize: 500_000 }] },
              },
            },
          },
        },
        client: {
          build: {
            outDir: folders.client,
            emptyOutDir: true,
            rolldownOptions: {
              checks: { pluginTimings: false },
              // A page loads the default export of its body.
              preserveEntrySignatures: 'exports-only',
              output: {
                entryFileNames: 'static/js/[name]-[hash].js',
                chunkFileNames: 'static/js/[name]-[hash].js',
                assetFileNames: 'static/[name]-[hash][extname]',
                codeSplitting: { groups: atOnce },
              },
            },
          },
        },
      },
      resolve: { alias: productionRouter() },
    }),
    // The menus as the build has them, a part of every page; the types' routes, of which the browser knows no more.
    resolveId: (id) => (id === 'virtual:site' ? '\0virtual:site' : null),
    load: { filter: { id: /virtual:site$/ }, handler: () => bundled },
    async buildApp(builder) {
      removeLeft(root);
      const { files } = listFiles(join(root, pagesFolder));
      // Little room for young objects: a tenth less memory at its peak, with 1,000 posts and with 3,000, and as quick.
      const printing = openPool(Math.ceil(files.length / pagesAThread), 16);
      const drawing = openPool(Number.POSITIVE_INFINITY, 16);
      try {
        await buildSite(builder, {
          site,
          mdx,
          printing,
          drawing,
          scratch,
          folders,
          provideSite: (source) => {
            bundled = source;
          },
        });
      } catch (error) {
        // What was wrong has been told.
        if (!(error instanceof SiteRefused)) throw error;
        console.error(`\n${error.message}`);
        process.exitCode = 1;
      } finally {
        await Promise.all([printing.close(), drawing.close()]);
        rmSync(scratch, { recursive: true, force: true });
      }
    },
  };
}
