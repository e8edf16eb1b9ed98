import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { BodyFacts, createRenderer, problemPage } from '../app/entry-server.tsx';
import type { PageData } from '../app/page-data.ts';
import { typeOfFile } from '../content/file-types.ts';
import { normalizeUrl, pagesFolder } from '../content/paths.ts';
import { type Content, isMdx } from '../content/plugin.ts';
import type { Problem } from '../content/problems.ts';
import { place, sentence } from '../content/problems.ts';
import { fillTemplate, inlineScript, layerOrder } from './html.ts';

type ServerModule = { createRenderer: typeof createRenderer; problemPage: typeof problemPage };

/** A page's data file, `_page/feature/x.json`, back to its address. */
const dataUrl = /^\/_page\/(.*)\.json$/;

/**
 * Vite plugin of the dev server: answers every page with its data and lets the browser render it; reports problems on
 * the page they belong to, and tells open pages when frontmatter has changed.
 */
export function devPlugin(content: Content): Plugin {
  const { root, store, compile } = content;
  /** Files whose last save had problems: the save that mends them must refresh the page that showed them. */
  const broken = new Set<string>();

  async function problemsOf(url: string): Promise<Problem[]> {
    const claimants = [...store.files.values()].filter((file) => file.url === normalizeUrl(url));
    const found = await Promise.all(claimants.map(({ file, source }) => compile(file, source)));
    const files = new Set(claimants.map(({ file }) => file));
    for (const { problems } of found) for (const { file } of problems) broken.add(file);
    return [
      ...store.problems().filter(({ file }) => files.has(file)),
      ...found.flatMap(({ problems }) => problems),
    ];
  }

  /** The page's data, made by rendering it: that is how its queries get their answers. */
  async function dataOf(server: ViteDevServer, url: string): Promise<PageData> {
    const app = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as ServerModule;
    const index = store.index();
    const problems = await problemsOf(url);
    if (problems.length > 0) return app.problemPage(normalizeUrl(url), problems, index);
    const bodies = new Map<string, BodyFacts>();
    for (const { file, source } of store.files.values()) {
      if (store.files.get(file)?.url === normalizeUrl(url)) bodies.set(file, await compile(file, source));
    }
    const { render } = app.createRenderer({
      index,
      base: server.config.base,
      origin: index.site.settings.url,
      build: 'dev',
      moduleUrl: (entry) => `${server.config.base}${entry.file}`,
      bodyOf: (entry) => bodies.get(entry.file),
      placeOf: (entry) => store.placeOf(entry.file),
    });
    const { data } = await render(normalizeUrl(url));
    const siteProblems = [...store.files.values()]
      .filter((file) => file.url === null)
      .flatMap((file) => file.problems);
    return { ...data, site: index.site, ...(siteProblems.length > 0 ? { problems: siteProblems } : {}) };
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
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const url =
            (request.originalUrl ?? '/').slice(server.config.base.length - 1).replace(/[?#].*$/, '') || '/';
          const json = url.match(dataUrl);
          try {
            if (json) {
              const data = await dataOf(server, json[1] === 'index' ? '/' : `/${json[1]}`);
              response.setHeader('Content-Type', 'application/json');
              return response.end(JSON.stringify(data));
            }
            if (/\.[a-z0-9]{2,5}$/i.test(url)) return next();
            const { status, html } = await page(server, url);
            response.statusCode = status;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            return response.end(html);
          } catch (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            return next(error);
          }
        });
      };
    },
    async hotUpdate({ file: path, modules }) {
      const file = relative(root, path).replaceAll('\\', '/');
      if (!file.startsWith(`${pagesFolder}/`) || !isMdx(file) || !typeOfFile(file)) return;
      if (this.environment.name !== 'client') return;
      const before = store.files.get(file);
      store.update(file);
      const after = store.files.get(file);
      const problems = after ? [...after.problems, ...(await compile(file, after.source)).problems] : [];
      for (const problem of problems) this.environment.logger.warn(`${place(problem)} ${sentence(problem)}`);
      const bodyOf = (source = '') => source.replace(/^---\r?\n[\s\S]*?\r?\n---/, '');
      const sameFrontmatter = JSON.stringify(before?.data) === JSON.stringify(after?.data);
      const wasBroken = (before?.problems.length ?? 0) > 0 || broken.delete(file);
      if (problems.length > 0) broken.add(file);
      if (!sameFrontmatter || wasBroken || problems.length > 0)
        this.environment.hot.send('content:update', { file });
      // A broken body is shown as its problem, in the pages that show this file; it is not swapped in.
      if (problems.length > 0) return [];
      return bodyOf(before?.source) === bodyOf(after?.source) ? [] : modules;
    },
  };
}
