import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  type DevEnvironment,
  type EnvironmentModuleNode,
  type HotUpdateOptions,
  normalizePath,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import { pagesFolder } from '../../content/files/paths.ts';
import { readSource } from '../../content/files/read-source.ts';
import { isPictureFile } from '../../content/pictures/open-pictures.ts';
import { place, sentence } from '../../content/problems/problems.ts';
import { written } from '../../write-files.ts';
import type { MdxApi } from '../mdx/mdx-once.ts';
import { openChecks } from './checks.ts';
import type { OpenPages } from './open-pages.ts';

/**
 * Follows the saves that Vite hears of. Vite swaps code, and no file of the content: open pages are told to ask for their
 * data again. Those say what pages show of each other's fields (cards, menus, neighbours) and name the body as it stands
 * now (pages.ts), so a page takes up all of a save at once.
 * @param open the half of the dev server that renders
 */
export function followSaves(server: ViteDevServer, open: OpenPages, root: string, mdx: MdxApi) {
  const { client, ssr } = server.environments;
  const { runner } = ssr as RunnableDevEnvironment;
  const relativeTo = (path: string) => relative(root, path).replaceAll('\\', '/');

  const checks = openChecks(root, (problems) => {
    client.hot.send('content:problems', {});
    open
      .pages()
      .then((pages) => pages.takeProblems(problems) && client.hot.send('content:update', {}))
      .catch(() => {});
  });

  /** Vite knows files by paths with slashes, whatever the system. */
  const modulesOf = (environment: DevEnvironment, file: string) => [
    ...(environment.moduleGraph.getModulesByFile(normalizePath(join(root, file))) ?? []),
  ];
  /** A file's module is made anew when it is asked for; of the server's graph, none of those that import it. */
  function forget(file: string): void {
    for (const module of modulesOf(client, file)) client.moduleGraph.invalidateModule(module);
    for (const module of modulesOf(ssr, file)) {
      module.transformResult = null;
      const known = module.id === null ? undefined : runner.evaluatedModules.getModuleById(module.id);
      if (known) runner.evaluatedModules.invalidateModule(known);
    }
  }

  /** A saved picture is another picture in every page that mentions it. */
  async function pictureSaved(file: string): Promise<void> {
    const named = basename(file);
    const files = (await open.pages()).showing([named, encodeURI(named)]);
    for (const page of files) forget(page);
    if (files.length > 0) client.hot.send('content:update', {});
  }

  /** Saves in quick succession are taken up one by one: what was found in an older text must not come last. */
  let earlier: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(take: () => Promise<Result>): Promise<Result> {
    const own = earlier.then(take);
    earlier = own.catch(() => {});
    return own;
  }

  /** Vite's watcher tells nothing of a save that comes within 50 ms of another: what it has left out is told here. */
  function lookAgain(path: string, source: string): void {
    const look = () => {
      if (existsSync(path) && readSource(root, relativeTo(path)).source !== source)
        server.watcher.emit('change', path);
    };
    setTimeout(75).then(look, look);
  }

  async function pageSaved(path: string, type: HotUpdateOptions['type']): Promise<void> {
    const file = relativeTo(path);
    const pages = await open.pages();
    await written(path);
    forget(file);
    // Vite's globs hold other files now.
    if (type !== 'update') {
      forget('src/content/routes.ts');
      checks.forget();
    }
    const source = type === 'delete' ? null : readSource(root, file).source;
    if (source !== null) lookAgain(path, source);
    const body = source === null ? null : await mdx.compile(file, source);
    const problems = pages.update(file, body?.problems ?? []);
    for (const problem of problems) client.logger.warn(`${place(problem)} ${sentence(problem)}`);
    // Whoever has it open sees that it is gone.
    if (body) client.hot.send('content:update', {});
    else client.hot.send({ type: 'full-reload' });
    checks.saved(file);
  }

  /** Open tabs load anew, once the server's half has; after a restart of the server they do so by themselves. */
  const reload = () =>
    setTimeout(50)
      .then(open.pages)
      .then(() => client.hot.send({ type: 'full-reload' }))
      .catch(() => {});

  return {
    /** What Vite should do about a saved file: `hotUpdate` of the plugin. */
    async hotUpdate(
      environment: DevEnvironment,
      options: HotUpdateOptions,
    ): Promise<EnvironmentModuleNode[] | undefined> {
      const file = relativeTo(options.file);
      const isPage =
        file.startsWith(`${pagesFolder}/`) && file.endsWith('.mdx') && (await open.pages()).isRead(file);
      if (!isPage && !isPictureFile(file)) {
        checks.forget();
        if (environment !== ssr || options.modules.length === 0) return undefined;
        const hasFailed = await open.pages().then(
          (pages) => pages.hasFailed(),
          () => false,
        );
        open.forget();
        // The browser swaps nothing: it has no module of a schema, or shows a page in the place of one that threw. What is
        // gone is no longer imported by another file, whose save comes too.
        if (options.type !== 'delete' && (hasFailed || modulesOf(client, file).length === 0)) void reload();
        return undefined;
      }
      if (environment !== client) return [];
      await (isPage ? inTurn(() => pageSaved(options.file, options.type)) : pictureSaved(file));
      return isPage ? [] : undefined;
    },
    checks,
  };
}
