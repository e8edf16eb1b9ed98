import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { cacheFolder } from '../../cache/cache.ts';
import { checkModule } from '../../content/problems/check-interface.ts';
import type { MdxApi } from '../mdx/mdx-once.ts';
import { optionError, reactMode, refuseOutDir, type SiteOptions } from '../options.ts';
import { openPool } from '../pool.ts';
import { refuseTakenPort } from '../taken-port.ts';
import { virtualModule } from '../virtual-module.ts';
import { buildSite } from './build-site.ts';
import { initialChunks, manifestFile } from './client-output.ts';
import { SiteRefused } from './replace-site.ts';

/** Packages to bundle into the server graph, so that their production builds run; Node cannot import `dom-helpers/addClass`, a folder. */
const ofServer = /^(?:dom-helpers|react(?!-dom\/client$)|scheduler|@mdx-js\/react|swiper|@fontsource)/;

/**
 * Browsers of the last four years, as on phones without updates. Syntax is lowered for them, but nothing is polyfilled: what
 * they lack may only be an addition (tests/journeys/old-browsers.spec.ts), as `:has()` and, before Firefox 110, container queries.
 */
const oldestBrowsers = ['chrome107', 'edge107', 'firefox106', 'safari16', 'ios16'];

/** Aliases for React Router's production build: its `exports` lead to the development build under every condition. */
function productionRouter(): Record<string, string> {
  const packageFile = createRequire(import.meta.url).resolve('react-router/package.json');
  const file = (name: string) => join(dirname(packageFile), 'dist/production', name);
  // The longer name first, since an alias also matches names that begin with it.
  return { 'react-router/dom': file('dom-export.mjs'), 'react-router': file('index.mjs') };
}

/** Creates a build's temporary folder, and removes those of killed builds: older than a day, longer than any build. */
export function openScratch(root: string, scratch: string): void {
  const cache = cacheFolder(root, '');
  try {
    mkdirSync(scratch, { recursive: true });
  } catch {
    throw optionError(
      `В\u00a0папку ${cache} нельзя писать, а\u00a0сборка хранит в\u00a0ней временные файлы. Дайте себе право на\u00a0неё или удалите её: она появится снова.`,
    );
  }
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (name.startsWith('build-') && statSync(path).mtimeMs < Date.now() - 86_400_000)
      rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Vite plugin: `vite build` builds the server graph, whose globs know the pages, then the client graph with every page as
 * an input, then renders every address as flat HTML. It works in a temporary folder that is moved into place at the end, so a
 * failed build leaves the last good one alone.
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
          resolve: { noExternal: ofServer },
          define: { 'process.env.NODE_ENV': JSON.stringify(reactMode()) },
          build: {
            outDir: folders.server,
            emptyOutDir: true,
            copyPublicDir: false,
            target: 'node20',
            rolldownOptions: {
              checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
              input: {
                server: join(root, 'src/plugins/prerender/server.ts'),
                render: join(root, 'src/plugins/prerender/render-task.ts'),
                draw: join(root, 'src/plugins/social/draw-task.ts'),
                check: join(root, checkModule),
              },
              output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name].mjs' },
            },
          },
        },
        client: {
          build: {
            outDir: folders.client,
            emptyOutDir: true,
            manifest: manifestFile,
            rolldownOptions: {
              checks: { bundlerTimings: false },
              // The default export of a body is imported at run time.
              preserveEntrySignatures: 'exports-only',
              output: {
                entryFileNames: 'static/js/[name]-[hash].js',
                chunkFileNames: 'static/js/[name]-[hash].js',
                assetFileNames: 'static/[name]-[hash][extname]',
                codeSplitting: { groups: initialChunks },
              },
            },
          },
        },
      },
      resolve: { alias: productionRouter() },
    }),
    configResolved({ base, build: { outDir } }) {
      refuseOutDir(outDir, site.out, 'npm run build');
      if (base !== site.base)
        throw optionError(
          `--base ${base} не\u00a0подходит: папку сайта задаёт переменная. Нужно: BASE_PATH=${base} npm run build.`,
        );
    },
    transform: {
      // Vite's own function around each `import()`, which has no option for what this one does differently.
      filter: { id: /vite\/preload-helper/ },
      handler: () =>
        `export { preload as __vitePreload } from ${JSON.stringify(join(root, 'src/app/client/preload.ts'))};`,
    },
    // The site's settings and menus, and the types' routes, which are all that browsers know of the route table.
    ...virtualModule('virtual:site', () => bundled),
    async buildApp(builder) {
      if (process.env.npm_lifecycle_event === 'start') await refuseTakenPort(builder.config);
      openScratch(root, scratch);
      const pool = openPool();
      try {
        await buildSite(builder, {
          site,
          mdx,
          pool,
          scratch,
          folders,
          provideSite: (source) => {
            bundled = source;
          },
        });
      } catch (error) {
        // The problems have been printed.
        if (!(error instanceof SiteRefused)) throw error;
        console.error(`\n${error.message}`);
        process.exitCode = 1;
      } finally {
        await pool.close();
        rmSync(scratch, { recursive: true, force: true });
      }
    },
  };
}
