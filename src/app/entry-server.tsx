import { type SectionName, sections } from '../../mdx-components/index.ts';
import type { PageLink } from '../content/cards.ts';
import { type Body, type Collections, createCollections, recordAnswers } from '../content/collections.ts';
import { type Entry, languageOf, type ShownProblem, type SiteIndex } from '../content/entry.ts';
import type { CompiledBody } from '../content/mdx/compile.ts';
import { normalizeUrl, withBase } from '../content/paths.ts';
import { type Stage, stageOf } from '../content/stage.ts';
import { en } from '../site/labels.en.ts';
import { knowLabels } from '../site/labels.ts';
import { createApp } from './App.tsx';
import { applySourceMarks, urlsIn } from './dev/mark-html.ts';
import { canonicalUrl, getHead, type Head } from './head.ts';
import { markPlaces } from './late/mark-places.ts';
import { partScripts } from './late/parts.ts';
import type { PageData, PageSource } from './page-data.ts';
import { pagePrinter } from './print-page.tsx';
import { structuredData, structuredHtml } from './structured/structured-data.ts';

knowLabels('en', en);

/** What compiled bodies import: they must share the React that renders them. */
export * as mdxRuntime from './mdx-runtime.ts';

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
  /** The compiled body of an entry. */
  loadBody: (entry: Entry) => Promise<Body> | Body;
  /** What the compiler found in an entry's body: the components it uses, its headings. */
  bodyOf: (entry: Entry) => BodyFacts | undefined;
  /** When an entry's file was last changed, ISO 8601. */
  changedOf?: (entry: Entry) => string | null;
  /** Path of an entry's social picture below the base path. */
  pictureOf?: (entry: Entry) => string | null;
}

export interface RenderedPage {
  status: 200 | 404;
  html: string;
  head: Head;
  /** Structured data for the head, a script element; empty where search engines list nothing. */
  structured: string;
  data: PageData;
}

/**
 * The server's half of the app: one renderer for the build and the dev server.
 * @returns `render(url)`, for any address: unknown ones render the nearest not-found page with status 404
 */
export function createRenderer(options: RenderOptions) {
  const { index, base, loadBody } = options;
  const collections = createCollections(index);
  const printPage = pagePrinter(index.site);

  // The shell is on every page: nothing in it is waited for again and again.
  const shell = Promise.all(Object.values(partScripts).map((part) => part.load()));

  async function render(url: string): Promise<RenderedPage> {
    await shell;
    const { status, entry, problems } = collections.match(url);
    const { answers, answer } = recordAnswers(index, entry);
    const data = pageData(status, entry, answers, options, problems);
    const Body = data.module === null ? null : await loadBody(entry);
    const page = { data, site: index.site, Body, answer };
    const first = { page, path: withBase(base, url), hash: '', scroll: null };
    const printed = markPlaces(await printPage(url, data, createApp(first)));
    const html = import.meta.env.PREVIEW ? markSources(printed, data, options, collections) : printed;
    data.scenes = [...new Set([...html.matchAll(/data-scene="([a-z-]+)"/g)].map((match) => match[1] ?? ''))];
    // Asked in whatever order parts arrived; equal pages are written in equal words.
    data.answers = Object.fromEntries(Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1)));
    const structured = problems ? '' : structuredOf(entry, html, data, options);
    return { status, html, head: data.head, structured, data };
  }
  return { render, collections };
}

function structuredOf(entry: Entry, html: string, data: PageData, options: RenderOptions): string {
  const { index, bodyOf, changedOf } = options;
  return structuredHtml(
    structuredData({
      entry,
      site: index.site,
      html,
      components: bodyOf(entry)?.components ?? [],
      // Said to machines where it is shown to people.
      parents: (data.answers.breadcrumbs ?? []) as PageLink[],
      name: data.page.title,
      image: data.head.image,
      changed: changedOf?.(entry) ?? null,
      absolute: (url) => canonicalUrl(url, options),
    }),
  );
}

/** What the page is called in its breadcrumbs. */
function nameOf({ type, data }: Entry): string {
  if (type === 'member') return data.name;
  return type === 'page' ? (data.shortTitle ?? data.title) : data.title;
}

/** True for the long texts that show a table of contents; other pages need not carry their headings. */
const hasContents = ({ type, data }: Entry) => type === 'post' || (type === 'page' && data.prose === true);

/** A preview is compared with the version before it, which knows no dates: it shows none either. */
const sourceFacts = (entry: Entry, changedOf: RenderOptions['changedOf']) => ({
  file: entry.file,
  changed: (!import.meta.env.PREVIEW && changedOf?.(entry)?.slice(0, 10)) || null,
});

function pageData(
  status: 200 | 404,
  entry: Entry,
  answers: Record<string, unknown>,
  { index, base, origin, build, moduleUrl, bodyOf, changedOf, pictureOf }: RenderOptions,
  problems?: ShownProblem[],
): PageData {
  const body = problems ? undefined : bodyOf(entry);
  const workshop = index.preview?.workshop[entry.url]?.kind;
  const folders = (body?.components ?? []).map((name) => sections[name as SectionName]);
  return {
    status,
    build,
    page: {
      url: entry.url,
      type: entry.notFound ? 'not-found' : entry.type,
      title: nameOf(entry),
      lang: languageOf(entry),
      ...(hasContents(entry) ? { source: sourceFacts(entry, changedOf) } : {}),
    },
    head: getHead(entry, {
      site: index.site,
      origin,
      base,
      picture: pictureOf?.(entry),
      changed: changedOf?.(entry),
    }),
    layout: entry.type,
    data: entry.data,
    ...(body && hasContents(entry) ? { headings: body.headings } : {}),
    module: problems || (workshop && workshop !== 'example') ? null : moduleUrl(entry),
    ...(workshop ? { workshop } : {}),
    ...(problems ? { problems } : {}),
    sections: [...new Set(folders)],
    scenes: [],
    answers,
    // A preview's menus leave out what turned out to be broken after the browser's half was bundled.
    ...(import.meta.env.PREVIEW ? { source: sourceOf(entry, index), site: index.site } : {}),
  };
}

/** Previews only: what the people who write the page should know of it. */
function sourceOf(entry: Entry, { entries, preview }: SiteIndex): PageSource {
  const stages: Record<string, Stage> = {};
  for (const { url, data } of entries) {
    const stage = stageOf(data, preview?.today ?? '');
    if (stage) stages[url] = stage;
  }
  const { branch = 'main', texts = {} } = preview ?? {};
  const files = [entry.file, 'pages/_site/header.mdx', 'pages/_site/footer.mdx'];
  const shown = Object.fromEntries(files.map((file) => [file, texts[file] ?? '']));
  return { file: entry.file, texts: shown, branch, entries: {}, stages };
}

/** Previews only: every block of the page says where it was written, and so does every entry in its lists. */
function markSources(
  html: string,
  data: PageData,
  { base, index }: RenderOptions,
  { routes }: Collections,
): string {
  const entries: Record<string, string> = {};
  for (const url of urlsIn(data.answers)) {
    const place = index.preview?.places[routes.get(url)?.file ?? ''];
    if (place) entries[url] = place;
  }
  if (data.source) data.source.entries = entries;
  return applySourceMarks(html, (href) => entries[normalizeUrl(`/${href.slice(base.length)}`)] ?? null);
}
