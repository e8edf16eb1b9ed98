import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { decoded } from '../../content/files/paths.ts';
import { openPictures } from '../../content/pictures/open-pictures.ts';
import { workshopFiles } from '../../content/writers/workshop.ts';
import { pointerFile } from '../../search/format.ts';
import type { MdxApi } from '../mdx/mdx-once.ts';
import type { SiteOptions } from '../options.ts';
import { devPictures } from '../pictures/dev-pictures.ts';
import { entryModule, vitalsModule } from '../prerender/client-output.ts';
import { fillTemplate } from '../prerender/html.ts';
import { inlineScript } from '../prerender/inline-script.ts';
import { tellTakenPort } from '../taken-port.ts';
import { virtualModule } from '../virtual-module.ts';
import { newFiles } from './new-files.ts';
import { type OpenPages, openPages, type Pages } from './open-pages.ts';
import { followSaves } from './saves.ts';

/** Matches the URL of a page's data file, `/_page/feature/x.json`. */
const dataUrl = /^\/_page\/(.*)\.json$/;
/** Matches URLs of Vite and of files. A page may be called `release-2.10`, so an extension starts with a letter. */
const notPages = /^\/(?:@|__)|\.[a-z0-9]{2,11}$/i;

/** Folders of output, which would restart nothing and reload nothing. */
const unwatched = ['**/dist*/**', '**/.cache/**', '**/shots/**', '**/test-results/**'];

const text = (type: string, body: string, status = 200) => ({
  type: `${type}; charset=utf-8`,
  body,
  status,
});
const json = (value: unknown) => text('application/json', JSON.stringify(value));

/**
 * Vite plugins: one middleware that renders pages exactly as the build does, for React to hydrate. Vite watches, reloads
 * and hot-swaps code; saves.ts sends saves of content to open pages, new-files.ts restarts the server for added code.
 */
export function devServer(site: SiteOptions, mdx: MdxApi): Plugin[] {
  const { root, base } = site;
  let saves: ReturnType<typeof followSaves> | null = null;
  let open: OpenPages | null = null;
  const dev: Plugin = {
    name: 'site:dev',
    apply: 'serve',
    config: ({ server }) => ({
      // Where Vite looks for dependencies to pre-bundle: `index.html` has no script before it is filled.
      optimizeDeps: { entries: [entryModule, vitalsModule] },
      // Commands watch nothing (src/run.mjs), which a value here would replace.
      server: server?.watch === null ? {} : { watch: { ignored: unwatched } },
    }),
    ...virtualModule('virtual:site', async () => {
      const types = (await open?.pages())?.typeRoutes ?? [];
      // Without the site: in dev a page's data includes it, with menus that leave out broken pages.
      return `export default null; export const typeRoutes = ${JSON.stringify(types)};`;
    }),
    configureServer(server) {
      if (!server.httpServer) return;
      tellTakenPort(server, server.config.server.strictPort);
      open = openPages(server);
      saves = followSaves(server, open, root, mdx);
      server.printUrls = () => {
        const { local = [], network = [] } = server.resolvedUrls ?? {};
        const [address = '', ...others] = [...local, ...network];
        // With `--host`, other devices can open the site.
        const lines = [`Сайт для правки: ${address}`, ...others.map((other) => `С\u00a0телефона: ${other}`)];
        server.config.logger.info(`\n  ${lines.join('\n  ')}\n  Остановить — Ctrl+C.\n`);
      };
      // The compiler knows pictures of texts; the server graph knows those named in frontmatter.
      const pictureOf = async (path: string) =>
        openPictures(root).madeInto(path) ?? (await open?.pages())?.madeInto(path) ?? null;
      server.middlewares.use(devPictures(root, base, pictureOf));
      server.httpServer.once('listening', () => void open?.pages().catch(() => {}));
      return () =>
        server.middlewares.use((request, response, next) => void answer(server, request, response, next));
    },
    hotUpdate(options) {
      return saves?.hotUpdate(this.environment, options);
    },
    closeBundle() {
      saves?.checks.stop();
    },
  };
  return [dev, newFiles(root)];

  async function answer(
    server: ViteDevServer,
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> {
    const [path = '/', query = ''] = (request.url ?? '/').split(/(?=[?#])/);
    const url = decoded(path, decodeURI);
    // As hosts do (src/hosts/serve.ts).
    if (path !== '/' && path.endsWith('/'))
      return void response.writeHead(301, { Location: base + path.replace(/^\/+|\/+$/g, '') + query }).end();
    try {
      if (!open) return next();
      const { type, body, status } =
        url === '/_problems.json'
          ? json(saves?.checks.found() ?? null)
          : await open.ask((pages) => reply(server, pages, url));
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
      response.end(body);
    } catch (error) {
      // Vite prints it and answers with its error page, which reloads when code or a missing site file is saved.
      next(error);
    }
  }

  async function reply(server: ViteDevServer, pages: Pages, url: string) {
    const [, page] = url.match(dataUrl) ?? [];
    if (page !== undefined) return json((await pages.renderPage(page === 'index' ? '/' : `/${page}`)).data);
    if (url === `/${workshopFiles.gallery}`) return json(pages.gallery());
    if (url === `/${workshopFiles.health}`) return json(pages.health(saves?.checks.found() ?? null));
    if (url === `/${pointerFile}`) return json(await pages.makeSearchIndex());
    const found = pages.searchFile(url);
    if (found !== undefined) return text('application/json', found);
    if (notPages.test(url) && !pages.isPage(url)) return text('text/plain', `Такого файла нет: ${url}`, 404);
    const { html: app, data } = await pages.renderPage(url);
    saves?.checks.start();
    const status = data.page.type === 'not-found' ? 404 : 200;
    return text('text/html', await document(server, root, { data, app, base }), status);
  }
}

/** The whole HTML of a rendered page. */
async function document(
  server: ViteDevServer,
  root: string,
  page: Pick<Parameters<typeof fillTemplate>[1], 'data' | 'app' | 'base'>,
): Promise<string> {
  // Vite's own scripts, taken from an empty page: Vite would parse the whole page otherwise.
  const ofVite = (await server.transformIndexHtml('/', '<html><head></head><body></body></html>'))
    .replace(/^[\s\S]*<head>/, '')
    .replace(/<\/head>[\s\S]*$/, '');
  const define = {
    ENTRY_URL: JSON.stringify(page.base + entryModule),
    VITALS_URL: JSON.stringify(page.base + vitalsModule),
    REPORTING: 'null',
  };
  const [styles, script] = await Promise.all([stylesOf(server), inlineScript(root, define)]);
  // A text that the browser has translated would be saved as the page's own.
  const template = readFileSync(join(root, 'index.html'), 'utf8').replace('<body', '<body translate="no"');
  return fillTemplate(template, {
    ...page,
    policy: '',
    styles: ofVite + styles,
    script,
  });
}

/** Sheets of every page that no server module imports. They come first, since they order the cascade layers. */
const baseSheets = ['/src/styles/index.css', '/src/styles/prose.css'];

/**
 * The stylesheets that server modules have imported so far, as the `<style>` elements that Vite's client would add: it adopts
 * and hot-swaps existing ones.
 */
async function stylesOf({ config, environments }: ViteDevServer): Promise<string> {
  const { client, ssr } = environments;
  const rendered = [...ssr.moduleGraph.idToModuleMap.values()]
    .filter(({ id, transformResult }) => transformResult !== null && id?.endsWith('.css'))
    .map(({ url }) => url);
  const sheets = [...new Set([...baseSheets, ...rendered])].map(async (url) => {
    // `?direct` answers with plain CSS instead of a module.
    const sheet = await client.transformRequest(`${url}?direct`);
    // Vite reloads the page for a CSS module that nothing imports, as this second one of the sheet.
    const direct = await client.moduleGraph.getModuleByUrl(`${url}?direct`);
    if (direct) direct.isSelfAccepting = true;
    const id = ssr.moduleGraph.urlToModuleMap.get(url)?.id ?? config.root + url;
    return `<style data-vite-dev-id="${id}">${sheet?.code ?? ''}</style>`;
  });
  return (await Promise.all(sheets)).join('');
}
