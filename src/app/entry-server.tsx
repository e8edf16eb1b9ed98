import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Entry, Fragment } from '../content/entry.ts';
import { normalizeUrl } from '../content/files/paths.ts';
import { recordAnswers } from '../content/queries/queries.ts';
import { siteRoutes } from '../content/route-table.ts';
import { typeRoutes } from '../content/types/index.ts';
import { loadLabels } from '../site/labels.ts';
import type { LoadedPage, PageData } from './page-data.ts';
import { renderApp } from './render-app.tsx';
import { createRoutes } from './routes.tsx';
import { fragmentsOf, makePageData } from './server/make-page-data.ts';
import type { RenderOptions } from './server/options.ts';
import { markSources } from './server/page-source.ts';
import { structuredHtml } from './structured/structured-data.ts';

export { preload } from '../site/preloadable.tsx';

await loadLabels('en');

interface ServerPage extends LoadedPage {
  data: PageData;
  entry: Entry;
  answers: Record<string, unknown>;
}

/**
 * The server entry: one renderer for the build and the dev server.
 * @returns `render(url)` for any address: unknown ones render the nearest not-found page
 */
export function createRenderer(options: RenderOptions) {
  const { index, bodyOf } = options;
  const routes = siteRoutes(index);
  const componentsOf = (entry: Entry) => bodyOf(entry)?.facts.components ?? [];
  const textOf = (of: Entry | Fragment) => {
    const body = bodyOf(of);
    if (!body) throw new Error(`No body for ${of.file}.`);
    return body.default;
  };
  const loadPage = async ({ url }: Request): Promise<ServerPage> => {
    const address = normalizeUrl(decodeURI(new URL(url).pathname));
    const entry = routes.match(address);
    const broken = index.writers?.quarantine[entry.url];
    // A folder's not-found page has the folder's address, which may be the alias of another file.
    const problems = broken?.file === entry.file ? broken.problems : undefined;
    const { answers, answer } = recordAnswers(index, entry);
    const data = makePageData(entry, options, problems);
    const body = data.module === null ? null : textOf(entry);
    const shown = fragmentsOf(index, componentsOf(entry));
    const fragments = (data.fragments ?? []).map((fragment, at) => ({
      ...fragment,
      body: textOf(shown[at] as Fragment),
    }));
    return { data, site: index.site, body, fragments, answer, entry, answers };
  };
  const { query, dataRoutes } = createStaticHandler(
    createRoutes(loadPage, typeRoutes, index.site.settings.brand),
  );

  async function render(url: string) {
    const context = await query(new Request(`http://site${encodeURI(url)}`));
    if (context instanceof Response) throw new Error(`${url} is answered by a bare response.`);
    for (const error of Object.values(context.errors ?? {})) throw error;
    const { data, entry, answers } = Object.values(context.loaderData).find(Boolean) as ServerPage;
    const router = createStaticRouter(dataRoutes, context);
    const {
      html: rendered,
      collected: { modules, ...found },
    } = await renderApp(<StaticRouterProvider router={router} context={context} hydrate={false} />);
    // Sorted: the order of queries depends on which parts loaded first, and equal pages must have equal bytes.
    const sorted = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
    Object.assign(data, found, {
      answers: Object.fromEntries(sorted),
      modules: [...modules.first, ...modules.later],
    });
    const html = import.meta.env.WRITERS ? markSources(rendered, data, options, routes) : rendered;
    /** Structured data as a script element; empty if the page is not for search engines. */
    const structured = data.problems ? '' : structuredHtml(entry, data, componentsOf(entry), options);
    return { html, structured, data, modules };
  }
  return { render };
}
