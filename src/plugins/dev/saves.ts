import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
import { untilWritten } from '../../write-files.ts';
import type { MdxApi } from '../mdx/mdx-once.ts';
import { openChecks, takeBodyProblems } from './checks.ts';
import type { OpenPages } from './open-pages.ts';

/**
 * Handles the saves that Vite's watcher reports. Vite hot-swaps code; after a save of content, open pages fetch their data again.
 * It includes everything shown of other entries (cards, menus, neighbours) and the URL of the current body (pages.ts), so a page
 * shows all effects of a save at once.
 * @param open the rendering part of the dev server
 */
export function followSaves(server: ViteDevServer, open: OpenPages, root: string, mdx: MdxApi) {
  const { client, ssr } = server.environments;
  const { runner } = ssr as RunnableDevEnvironment;
  const relativeTo = (path: string) => relative(root, path).replaceAll('\\', '/');

  const checks = openChecks(root, (problems) => {
    client.hot.send('content:problems', {});
    open
      .pages()
      .then((pages) => takeBodyProblems(pages.store, problems) && client.hot.send('content:update', {}))
      .catch(() => {});
  });

  /** Vite's module graph uses paths with slashes on every system. */
  const modulesOf = (environment: DevEnvironment, file: string) => [
    ...(environment.moduleGraph.getModulesByFile(normalizePath(join(root, file))) ?? []),
  ];
  /** Invalidates a file's module; in the server graph, not the modules that import it. */
  function forget(file: string): void {
    for (const module of modulesOf(client, file)) client.moduleGraph.invalidateModule(module);
    for (const module of modulesOf(ssr, file)) {
      module.transformResult = null;
      const known = module.id === null ? undefined : runner.evaluatedModules.getModuleById(module.id);
      if (known) runner.evaluatedModules.invalidateModule(known);
    }
  }

  let telling: NodeJS.Timeout | undefined;
  /**
   * Makes open pages fetch their data, once after many saves in a row: a change of branch has hundreds, and Vite reports each
   * right after the one before it has been handled.
   */
  function tellPages(): void {
    clearTimeout(telling);
    telling = setTimeout(() => client.hot.send('content:update', {}), 20);
  }

  /** Updates all pages that mention a saved picture. */
  async function pictureSaved(file: string): Promise<void> {
    const name = basename(file);
    const files = (await open.pages()).pictureSaved([name, encodeURI(name)]);
    for (const page of files) forget(page);
    if (files.length > 0) tellPages();
  }

  /** Saves are handled one by one, so that the result of an older text never overwrites a newer one. */
  let earlier: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(take: () => Promise<Result>): Promise<Result> {
    const own = earlier.then(take);
    earlier = own.catch(() => {});
    return own;
  }

  async function pageSaved(path: string, type: HotUpdateOptions['type']): Promise<void> {
    const file = relativeTo(path);
    const pages = await open.pages();
    await untilWritten(path);
    forget(file);
    const source = type === 'delete' ? null : readSource(root, file).source;
    // Vite's watcher drops a change that was saved within 50 ms of another.
    if (source !== null)
      void wait(75).then(() => {
        if (existsSync(path) && readSource(root, file).source !== source) server.watcher.emit('change', path);
      });
    const body = source === null ? null : await mdx.compile(file, source);
    // Without settings, header and footer every page is Vite's error page.
    const hadSite = pages.store.hasSite();
    const problems = pages.update(file, body?.problems ?? []);
    for (const problem of problems) client.logger.warn(`${place(problem)} ${sentence(problem)}`);
    if (hadSite) tellPages();
    else client.hot.send({ type: 'full-reload' });
    checks.saved(file);
  }

  /**
   * Vite hot-swaps code, but not a module that the browser does not have, such as a schema, nor a page that failed. A removed
   * file needs nothing: the file that no longer imports it is saved too.
   */
  async function codeSaved(file: string, type: HotUpdateOptions['type']): Promise<void> {
    const hasFailed = await open.pages().then(
      (pages) => pages.failed().length > 0,
      () => false,
    );
    if (type !== 'delete' && (hasFailed || modulesOf(client, file).length === 0)) void reload();
  }

  /** Reloads open tabs when the server graph is loaded again; after a restart of the server, tabs reload by themselves. */
  const reload = () =>
    wait(50)
      .then(open.pages)
      .then(() => client.hot.send({ type: 'full-reload' }))
      .catch(() => {});

  return {
    /** The plugin's `hotUpdate` hook. */
    async hotUpdate(
      environment: DevEnvironment,
      options: HotUpdateOptions,
    ): Promise<EnvironmentModuleNode[] | undefined> {
      const file = relativeTo(options.file);
      const isPage = file.startsWith(`${pagesFolder}/`) && (await open.pages()).typeOfFile(file) !== null;
      if (isPage) {
        if (environment === client) await inTurn(() => pageSaved(options.file, options.type));
        return [];
      }
      // The check also reads pictures, downloads and the glossary.
      if (!/^(?:pages|public)\//.test(file)) checks.forget();
      else if (environment === client) checks.saved();
      if (isPictureFile(file)) {
        if (environment !== client) return [];
        await pictureSaved(file);
      } else if (environment === ssr && options.modules.length > 0) await codeSaved(file, options.type);
      return undefined;
    },
    checks,
  };
}
