import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type SectionName, sections } from '../../mdx-components/index.ts';
import { type Collections, createCollections, recordAnswers } from '../content/collections.ts';
import { type Entry, languageOf, type SiteIndex } from '../content/entry.ts';
import type { CompiledBody } from '../content/mdx/compile.ts';
import { normalizeUrl, withBase } from '../content/paths.ts';
import type { Problem } from '../content/problems.ts';
import { applySourceMarks, urlsIn } from './dev/mark-html.ts';
import { getHead, type Head } from './head.ts';
import type { PageData } from './page-data.ts';
import { basenameOf, createRoutes } from './routes.tsx';

/** What a page's data needs of its compiled body. */
export type BodyFacts = Pick<CompiledBody, 'components' | 'headings'>;

/** What a renderer needs to know of the build or of the dev server. */
export interface RenderOptions {
  index: SiteIndex;
  /** Base path, `/` or `/some/prefix/`. */
  base: string;
  /** Origin for canonical URLs, without a slash at the end. */
  origin: string;
  build: string;
  /** URL of the script of an entry's body. */
  moduleUrl: (entry: Entry) => string;
  /** What the compiler found in an entry's body: the components it uses, its headings. */
  bodyOf: (entry: Entry) => BodyFacts | undefined;
  /** Previews only: where an entry was written, `pages/x.mdx:2:8`. */
  placeOf?: (entry: Entry) => string;
}

export interface RenderedPage {
  status: 200 | 404;
  html: string;
  head: Head;
  data: PageData;
}

/**
 * The server's half of the app: one renderer for the build and the dev server.
 * @returns `render(url)`, for any address: unknown ones render the nearest not-found page with status 404
 */
export function createRenderer(options: RenderOptions) {
  const { index, base } = options;
  const collections = createCollections(index);

  async function render(url: string): Promise<RenderedPage> {
    const { status, entry } = collections.match(url);
    const { answers, answer } = recordAnswers(index, entry);
    const data = pageData(status, entry, answers, options);
    const Body = await collections.body(entry);
    const routes = createRoutes(async () => ({ data, site: index.site, Body, answer }), basenameOf(base));
    const handler = createStaticHandler(routes, { basename: basenameOf(base) || '/' });
    const context = await handler.query(new Request(`http://localhost${withBase(base, encodeURI(url))}`));
    if (context instanceof Response) throw new Error(`${url} answered with a redirect.`);
    const failure = Object.values(context.errors ?? {})[0];
    if (failure) throw failure;
    const failures: unknown[] = [];
    const { prelude } = await prerenderToNodeStream(
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />,
      {
        // React would move big boundaries to the end and put them in place by script; pages must read without it.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError: (error) => {
          failures.push(error);
        },
      },
    );
    const printed = await text(prelude);
    if (failures.length > 0) throw failures[0];
    const html = import.meta.env.PREVIEW ? markSources(printed, data, options, collections) : printed;
    data.scenes = [...new Set([...html.matchAll(/data-scene="([a-z-]+)"/g)].map((match) => match[1] ?? ''))];
    return { status, html, head: data.head, data };
  }
  return { render, collections };
}

/** What the page is called in its breadcrumbs. */
function nameOf({ type, data }: Entry): string {
  if (type === 'member') return data.name;
  return type === 'page' ? (data.shortTitle ?? data.title) : data.title;
}

/** True for the long texts that show a table of contents; other pages need not carry their headings. */
const hasContents = ({ type, data }: Entry) => type === 'post' || (type === 'page' && data.prose === true);

function pageData(
  status: 200 | 404,
  entry: Entry,
  answers: Record<string, unknown>,
  { index, base, origin, build, moduleUrl, bodyOf }: RenderOptions,
): PageData {
  const body = bodyOf(entry);
  const folders = (body?.components ?? []).map((name) => sections[name as SectionName]);
  return {
    status,
    build,
    page: {
      url: entry.url,
      type: entry.notFound ? 'not-found' : entry.type,
      title: nameOf(entry),
      lang: languageOf(entry),
    },
    head: getHead(entry, { site: index.site, origin, base }),
    layout: entry.type,
    data: entry.data,
    ...(body && hasContents(entry) ? { headings: body.headings } : {}),
    module: moduleUrl(entry),
    sections: [...new Set(folders)],
    scenes: [],
    answers,
    ...(import.meta.env.PREVIEW ? { source: { file: entry.file, entries: {} } } : {}),
  };
}

/** Previews only: every block of the page says where it was written, and so does every entry in its lists. */
function markSources(
  html: string,
  data: PageData,
  { base, placeOf }: RenderOptions,
  { routes }: Collections,
): string {
  const entries: Record<string, string> = {};
  for (const url of urlsIn(data.answers)) {
    const entry = routes.get(url);
    if (entry && placeOf) entries[url] = placeOf(entry);
  }
  if (data.source) data.source.entries = entries;
  return applySourceMarks(html, (href) => entries[normalizeUrl(`/${href.slice(base.length)}`)] ?? null);
}

/** Dev only: a page whose file cannot be shown; the shell and its problems. */
export function problemPage(url: string, problems: Problem[], index: SiteIndex): PageData {
  return {
    status: 200,
    build: 'dev',
    page: { url, type: 'page', title: 'Ошибки', lang: 'ru' },
    head: { lang: 'ru', title: 'Ошибки в файле', description: '', canonical: null, robots: 'noindex' },
    layout: 'page',
    data: {},
    module: null,
    sections: [],
    scenes: [],
    answers: {},
    site: index.site,
    problems,
  };
}
