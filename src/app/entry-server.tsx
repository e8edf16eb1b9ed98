import type { PageLink } from '../content/cards.ts';
import { createCollections, recordAnswers } from '../content/collections.ts';
import type { Entry } from '../content/entry.ts';
import { withBase } from '../content/paths.ts';
import { en } from '../site/labels.en.ts';
import { knowLabels } from '../site/labels.ts';
import { createApp } from './App.tsx';
import { canonicalUrl, type Head } from './head.ts';
import { markPlaces } from './late/mark-places.ts';
import { partScripts } from './late/parts.ts';
import type { PageData } from './page-data.ts';
import { pagePrinter } from './print-page.tsx';
import { makePageData } from './server/make-page-data.ts';
import type { RenderOptions } from './server/options.ts';
import { markSources } from './server/preview-source.ts';
import { structuredData, structuredHtml } from './structured/structured-data.ts';

knowLabels('en', en);

/** What compiled bodies import: they must share the React that renders them. */
export * as mdxRuntime from './mdx-runtime.ts';

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
    const data = makePageData(status, entry, answers, options, problems);
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
