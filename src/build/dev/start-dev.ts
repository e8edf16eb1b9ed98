import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import { pagesFolder } from '../../content/paths.ts';
import type { Content } from '../../content/plugin.ts';
import { openWorkshop } from '../../writer/dev-pages/workshop.ts';
import { openCompiled } from '../cache/compiled.ts';
import { basePath, cacheFolder, compilerOptions, openSite, root } from '../config.ts';
import type { Tool } from '../tool.ts';
import { Pool } from '../workers/pool.ts';
import { type DevApps, openApps } from './app.ts';
import { openChecks } from './checks.ts';
import { devHandler } from './handler.ts';
import { listen } from './listen.ts';
import { readDevOptions } from './options.ts';
import { openPages } from './pages.ts';
import { followSaves, type Saves } from './saves.ts';

/**
 * `npm run dev`. The first page comes first: while a thread bundles the app (or finds it bundled), this one reads the
 * pages; then the asked page is compiled, rendered and sent. Vite, which the browser needs to follow changes, starts
 * when that page is drawn, and then the check of the whole site.
 */
export async function startDev(tool: Tool, args: readonly string[]): Promise<void> {
  const options = readDevOptions(args);
  // What runs beside this process ends with it (checks.ts listens to "exit").
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  forgetTerminalEditors();
  const pool = new Pool(pathToFileURL(join(tool.folder, 'worker.mjs')), 2);
  const apps = openApps(pool, tool);
  const bodies = openCompiled(
    pool,
    join(cacheFolder, 'bodies'),
    tool.version,
    compilerOptions(false, 'preview'),
  );
  const server = createHttpServer((request, response) => {
    site.then(
      ({ handle }) => {
        handle(request, response);
        response.once('finish', answered);
      },
      (error) => response.destroy(error),
    );
  });
  let answered = () => {};
  const firstAnswer = new Promise<void>((done) => {
    answered = done;
  });
  const port = await listen(server, options);
  const site = openDevSite(apps, bodies.compile, server, firstAnswer);
  const [{ openVite }] = await Promise.all([site, apps.current()]);
  setTimeout(openVite, patience).unref();
  if (port !== options.port) console.log(`\n  Порт ${options.port} занят другой программой, взят ${port}.`);
  console.log(`\n  Сайт для правки: http://localhost:${port}${basePath()}\n  Остановить — Ctrl+C.\n`);
}

/** Alt+click must not draw vim into the server's output: an editor with a window, or none. */
function forgetTerminalEditors(): void {
  for (const name of ['VISUAL', 'EDITOR'])
    if (/^(?:\S*\/)?(?:n?vim?|nano|pico|emacs|ed|ex|micro)(?:\s|$)/.test(process.env[name] ?? ''))
      delete process.env[name];
}

/** How long Vite waits for the first page to ask for it, in milliseconds. */
const patience = 2500;

async function openDevSite(
  apps: DevApps,
  compile: Content['compile'],
  server: Server,
  firstAnswer: Promise<void>,
): Promise<{ handle: RequestListener; openVite: () => void }> {
  const saves = followSaves({
    root,
    reread: (file) => content.store.update(file),
    saved: () => checks.saved(),
  });
  const content: Content = { ...openSite(true), compile };
  openWorkshop(content);
  firstAnswer.then(saves.shown);
  // Its start would take the processor from the first page, in here and in the browser: it waits until the page,
  // which is drawn without it, asks for its scripts.
  let openVite = () => {};
  const vite = new Promise<void>((done) => {
    openVite = done;
  }).then(() => startVite(content, apps, server, saves));
  vite.catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
  const checks = openChecks(content, vite);
  const pages = openPages(content, apps);
  const asked = () => {
    openVite();
    return vite;
  };
  return {
    handle: devHandler({ content, pages, checks, openVite: asked, assets: apps.folder }),
    openVite,
  };
}

async function startVite(
  content: Content,
  apps: DevApps,
  server: Server,
  saves: Saves,
): Promise<ViteDevServer> {
  const [{ createServer }, { siteConfig }, { devPlugin }] = await Promise.all([
    import('vite'),
    import('../site-config.ts'),
    import('../dev.ts'),
  ]);
  const config = siteConfig(content);
  const vite = await createServer({
    ...config,
    configFile: false,
    plugins: [...(config.plugins ?? []), devPlugin(content)],
    server: {
      middlewareMode: true,
      hmr: { server },
      // Pages are watched here: Vite would look at every file of a folder at each save in it.
      watch: {
        ignored: ['**/dist*/**', '**/.cache/**', '**/shots/**', join(content.root, pagesFolder, '**')],
      },
    },
  });
  saves.tellTo(vite);
  vite.watcher.on('all', (_event, path) => {
    const file = relative(content.root, path).replaceAll('\\', '/');
    if (/^(?:src|mdx-components)\/.*(?<!\.test)\.(?:tsx?|css)$/.test(file)) apps.follow(vite);
  });
  return vite;
}
