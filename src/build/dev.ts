import { readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { DevEnvironment, Plugin, ViteDevServer } from 'vite';
import type { BodyFacts, createRenderer } from '../app/entry-server.tsx';
import type { PageData } from '../app/page-data.ts';
import type { loadBody } from '../content/bodies.ts';
import { siteFiles, typeOfFile } from '../content/file-types.ts';
import type { CompiledBody } from '../content/mdx/compile.ts';
import { normalizeUrl, pagesFolder } from '../content/paths.ts';
import { isPictureFile } from '../content/pictures/open-pictures.ts';
import { type Content, isMdx } from '../content/plugin.ts';
import { isError, place, sentence } from '../content/problems.ts';
import { workshopFiles } from '../content/workshop.ts';
import { barePage } from '../writer/dev-pages/bare-page.ts';
import { galleryData } from '../writer/dev-pages/gallery.ts';
import { healthData } from '../writer/dev-pages/health.ts';
import { openWorkshop } from '../writer/dev-pages/workshop.ts';
import { pictureCache } from './config.ts';
import { startChecks } from './dev-checks.ts';
import { gitDates } from './found/git-dates.ts';
import { fillTemplate } from './html.ts';
import { inlineScript, layerOrder } from './inline-scripts.ts';
import { devPictures } from './pictures/dev-pictures.ts';

type ServerModule = { createRenderer: typeof createRenderer };
type BodiesModule = { loadBody: typeof loadBody };

/** A page's data file, `_page/feature/x.json`, back to its address. */
const dataUrl = /^\/_page\/(.*)\.json$/;

/**
 * Vite plugin of the dev server: answers every page with its data and lets the browser render it; keeps broken files
 * in quarantine, and tells open pages what a save has changed.
 */
export function devPlugin(content: Content): Plugin {
  const { root, store, compile } = content;
  openWorkshop(content);

  /** Compiles what an address may show, so that the index knows whether it can be shown. */
  async function bodiesAt(url: string): Promise<Map<string, CompiledBody>> {
    const bodies = new Map<string, CompiledBody>();
    for (const { file, source, url: own, data } of store.files.values()) {
      const { aliases = [] } = (data ?? {}) as { aliases?: string[] };
      const answers = own === url || aliases.includes(url) || file.endsWith('/_404.mdx');
      if (!answers) continue;
      const body = await compile(file, source);
      store.setBodyProblems(file, body.problems);
      bodies.set(file, body);
    }
    const example = store.index().preview?.workshop[url];
    if (example?.kind === 'example')
      bodies.set(example.file, await compile(example.file, store.sourceOf(example.file)));
    return bodies;
  }

  /** The page's data, made by rendering it: that is how its queries get their answers. */
  async function dataOf(server: ViteDevServer, address: string): Promise<PageData> {
    const url = normalizeUrl(address);
    const app = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as ServerModule;
    const { loadBody } = (await server.ssrLoadModule('/src/content/bodies.ts')) as BodiesModule;
    const bodies: ReadonlyMap<string, BodyFacts> = await bodiesAt(url);
    const index = store.index();
    const { render } = app.createRenderer({
      index,
      base: server.config.base,
      origin: index.site.settings.url,
      build: 'dev',
      moduleUrl: (entry) => `${server.config.base}${entry.file}`,
      loadBody,
      bodyOf: (entry) => bodies.get(entry.file),
    });
    const { data } = await render(url);
    return data;
  }

  async function page(server: ViteDevServer, url: string): Promise<{ status: number; html: string }> {
    const data = await dataOf(server, url);
    const html = fillTemplate(readFileSync(join(root, 'index.html'), 'utf8'), {
      head: data.head,
      styles: '',
      layers: layerOrder(root),
      base: server.config.base,
      app: '',
      data,
      theme: await inlineScript(root, 'theme'),
      boot: '',
    });
    const entry = `<script type="module" src="${server.config.base}src/app/entry-client.tsx"></script>`;
    return {
      status: data.status,
      html: await server.transformIndexHtml(url, html.replace('</body>', `${entry}</body>`)),
    };
  }

  return {
    name: 'site:dev',
    apply: 'serve',
    configureServer(server) {
      const checks = startChecks(content, server);
      server.middlewares.use(devPictures(root, pictureCache, server.config.base));
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const url =
            (request.originalUrl ?? '/').slice(server.config.base.length - 1).replace(/[?#].*$/, '') || '/';
          const json = url.match(dataUrl);
          const answer = (type: string, text: string, status = 200) => {
            response.statusCode = status;
            response.setHeader('Content-Type', `${type}; charset=utf-8`);
            response.end(text);
          };
          try {
            if (url === '/_problems.json') return answer('application/json', JSON.stringify(checks.found()));
            if (url === `/${workshopFiles.gallery}`)
              return answer('application/json', JSON.stringify(galleryData(content)));
            if (url === `/${workshopFiles.health}`) {
              const problems = await checks.first();
              const sources = { problems, dates: gitDates(root), weightOf: () => null };
              return answer('application/json', JSON.stringify(healthData(content, sources)));
            }
            if (json) {
              const data = await dataOf(server, json[1] === 'index' ? '/' : `/${json[1]}`);
              return answer('application/json', JSON.stringify(data));
            }
            if (/\.[a-z0-9]{2,5}$/i.test(url)) return next();
            // The page asks again and again: the watcher may not be up yet.
            if (!store.hasSite())
              for (const name of Object.keys(siteFiles)) store.update(`${pagesFolder}/${name}`);
            if (!store.hasSite()) return answer('text/html', barePage(store.problems()), 500);
            const { status, html } = await page(server, url);
            answer('text/html', html, status);
            checks.start();
          } catch (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            return next(error);
          }
        });
      };
    },
    async hotUpdate({ file: path, modules }) {
      const file = relative(root, path).replaceAll('\\', '/');
      if (isPictureFile(file)) return [...modules, ...pictureSaved(content, this.environment, file)];
      if (!file.startsWith(`${pagesFolder}/`) || !isMdx(file) || !typeOfFile(file)) return;
      if (this.environment.name !== 'client') return;
      const { before, after } = await reread(content, file);
      for (const problem of after.problems)
        this.environment.logger.warn(`${place(problem)} ${sentence(problem)}`);
      if (after.facts !== before.facts) this.environment.hot.send('content:update', { file });
      this.environment.hot.send('content:saved', { file });
      // A broken body is shown as its problem, in the page that shows this file; it is not swapped in.
      return after.problems.some(isError) || before.code === after.code ? [] : modules;
    },
  };
}

/**
 * A saved picture is another picture in every page that mentions it.
 * @returns the modules of those pages
 */
function pictureSaved({ root, store }: Content, { name, hot, moduleGraph }: DevEnvironment, picture: string) {
  const named = basename(picture);
  const pages = [...store.files.values()].filter(({ source }) =>
    [named, encodeURI(named)].some((text) => source.includes(text)),
  );
  for (const { file } of pages) store.update(file);
  if (name === 'client' && pages.length > 0) hot.send('content:update', {});
  return pages.flatMap(({ file }) => [...(moduleGraph.getModulesByFile(join(root, file)) ?? [])]);
}

/**
 * Takes a saved file up.
 * @returns what it was and is: `facts` holds all that pages show of it beside its body's code
 */
async function reread({ root, store, compile }: Content, file: string) {
  const state = async () => {
    const read = store.files.get(file);
    const body = read && (await compile(file, read.source));
    if (body) store.setBodyProblems(file, body.problems);
    const problems = [...(read?.problems ?? []), ...(body?.problems ?? [])];
    const { code = null, headings, components } = body ?? {};
    return { code, problems, facts: JSON.stringify([read?.data, problems, headings, components]) };
  };
  const before = await state();
  await written(join(root, file));
  store.update(file);
  return { before, after: await state() };
}

/** Editors empty a file before they fill it, and the watcher may be between the two. A file that stays empty is one. */
async function written(path: string): Promise<void> {
  const isEmpty = () => statSync(path, { throwIfNoEntry: false })?.size === 0;
  for (let tries = 0; tries < 10 && isEmpty(); tries++) await setTimeout(20);
}
