import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Connect, ViteDevServer } from 'vite';
import { siteFiles } from '../../content/file-types.ts';
import { pagesFolder } from '../../content/paths.ts';
import type { Content } from '../../content/plugin.ts';
import { workshopFiles } from '../../content/workshop.ts';
import { barePage } from '../../writer/dev-pages/bare-page.ts';
import { galleryData } from '../../writer/dev-pages/gallery.ts';
import { healthData } from '../../writer/dev-pages/health.ts';
import { basePath, pictureCache } from '../config.ts';
import { gitDates } from '../found/git-dates.ts';
import { openSprite } from '../icons.ts';
import { assetsFolder } from '../server-file.ts';
import type { DevChecks } from './checks.ts';
import type { DevPages } from './pages.ts';

export interface DevSite {
  content: Content;
  pages: DevPages;
  checks: DevChecks;
  /** Vite, which starts when it is first asked for. */
  openVite: () => Promise<ViteDevServer>;
  /** Folder of the first pages' styles and fonts. */
  assets: string;
}

/** A page's data file, `_page/feature/x.json`, back to its address. */
const dataUrl = /^\/_page\/(.*)\.json$/;
/** Addresses of Vite's own, and of files. */
const notPages = /^\/(?:@|__)|\.[a-z0-9]{2,11}$/i;
const types: Record<string, string> = { css: 'text/css; charset=utf-8', woff2: 'font/woff2' };

/** Answers the dev server's requests: pages and what is made for them here, modules and public files by Vite. */
export function devHandler({ content, pages, checks, openVite, assets }: DevSite): RequestListener {
  const { root, store } = content;
  const base = basePath();
  const { fileName: spriteFile, sprite } = openSprite();
  let opened: Promise<Connect.NextHandleFunction> | null = null;
  // Loaded with the first picture: most pages have none.
  const pictures = () => {
    opened ??= import('../pictures/dev-pictures.ts').then(({ devPictures }) =>
      devPictures(root, pictureCache, base),
    );
    return opened;
  };

  async function answerOwn(url: string, response: ServerResponse): Promise<boolean> {
    const answer = (type: string, text: string, status = 200) => {
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' });
      response.end(text);
      return true;
    };
    const json = (value: unknown) => answer('application/json', JSON.stringify(value));
    const [, page] = url.match(dataUrl) ?? [];
    if (page !== undefined) return json(await pages.dataOf(page === 'index' ? '/' : `/${page}`));
    if (url === `/${spriteFile}`) return answer('image/svg+xml', sprite);
    if (url === '/_problems.json') return json(checks.found());
    if (url === `/${workshopFiles.gallery}`) return json(galleryData(content));
    if (url === `/${workshopFiles.health}`) {
      const sources = { problems: await checks.first(), dates: gitDates(root), weightOf: () => null };
      return json(healthData(content, sources));
    }
    if (notPages.test(url)) return false;
    // The page asks again and again: the watcher may not be up yet.
    if (!store.hasSite()) for (const name of Object.keys(siteFiles)) store.update(`${pagesFolder}/${name}`);
    if (!store.hasSite()) return answer('text/html', barePage(store.problems()), 500);
    const { status, html } = await pages.documentOf(url).catch((error: unknown) => {
      const told = pages.problemsOfNotFound(url);
      if (told.length === 0) throw error;
      return { status: 404, html: barePage(told, 'notFound') };
    });
    answer('text/html', html, status);
    checks.start();
    return true;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    const url = decoded(`/${path.slice(base.length)}`);
    if (path.startsWith(base) && isLocal(request)) {
      if (sendAsset(assets, url, response)) return;
      if (url.startsWith('/static/pictures/'))
        return (await pictures())(request, response, () => notFound(path, response));
      if (await answerOwn(url, response)) return;
    }
    const { middlewares } = await openVite();
    middlewares(request, response, () => notFound(path, response));
  }

  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      console.error(text);
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(stripVTControlCharacters(text));
    });
  };
}

function notFound(path: string, response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`Такого файла нет: ${path}`);
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Another site must not read drafts by calling itself this computer; Vite tells it so. */
const isLocal = ({ headers, socket }: IncomingMessage) =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i.test(headers.host ?? '') ||
  (headers.host ?? '').startsWith(socket.localAddress?.replace('::ffff:', '') ?? '?');

/** Styles and fonts of the bundled app. */
function sendAsset(folder: string, url: string, response: ServerResponse): boolean {
  const [, name = '', ending = ''] = url.match(/^\/_first\/([\w.-]+\.(css|woff2))$/) ?? [];
  const file = join(folder, assetsFolder, name);
  if (!name || !existsSync(file)) return false;
  response.writeHead(200, { 'Content-Type': types[ending] ?? '', 'Cache-Control': 'max-age=600' });
  createReadStream(file).pipe(response);
  return true;
}
