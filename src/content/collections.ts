import type { ComponentType } from 'react';
import type { Entry, ShownProblem, SiteIndex } from './entry.ts';
import { normalizeUrl, notFoundScope } from './files/paths.ts';
import { type QueryName, queries } from './queries/queries.ts';
import { queryKey } from './queries/query-key.ts';

/** A compiled body: takes the components through `@mdx-js/react`'s provider. */
export type Body = ComponentType<Record<string, never>>;

/** A URL's entry: the page itself, or the not-found page nearest above it. */
export interface Route {
  status: 200 | 404;
  entry: Entry;
  /** Previews only: why the file cannot be shown; `entry` then stands for it. */
  problems?: ShownProblem[];
}

export interface Collections {
  index: SiteIndex;
  /** Every address that answers 200, aliases included, mapped to its entry. */
  routes: ReadonlyMap<string, Entry>;
  /** Not-found entries by the folder URL they answer for, deepest first. */
  notFound: readonly { scope: string; entry: Entry }[];
  /** @throws {Error} when not even `pages/_404.mdx` exists */
  match: (url: string) => Route;
}

/** Builds the route table from the validated entries and the lazily imported bodies. */
export function createCollections(index: SiteIndex): Collections {
  const routes = new Map<string, Entry>();
  for (const entry of index.entries) {
    if (entry.notFound) continue;
    for (const url of [entry.url, ...entry.aliases]) routes.set(url, entry);
  }
  const broken = Object.entries(index.preview?.quarantine ?? {});
  for (const [url, { file }] of broken)
    routes.set(url, standIn(url, file, 'В файле есть ошибки', `Файл ${file} пока нельзя показать.`));
  for (const [url, { file, title }] of Object.entries(index.preview?.workshop ?? {}))
    routes.set(url, standIn(url, file, title, 'Только для тех, кто делает сайт.'));
  const notFound = index.entries
    .filter((entry) => entry.notFound)
    .map((entry) => ({ scope: notFoundScope(entry.file), entry }))
    .sort((a, b) => b.scope.length - a.scope.length);

  return {
    index,
    routes,
    notFound,
    match: (address) => {
      const url = normalizeUrl(address);
      const entry = routes.get(url);
      const problems = index.preview?.quarantine[url]?.problems;
      if (entry) return { status: 200, entry, ...(problems ? { problems } : {}) };
      const nearest = notFound.find(({ scope }) => scope === '/' || url.startsWith(`${scope}/`));
      if (!nearest) throw new Error('Нет файла pages/_404.mdx: нечем ответить на неизвестный адрес.');
      return { status: 404, entry: nearest.entry };
    },
  };
}

/** An entry in the place of what is no entry: a file that cannot be shown, a page about the site. */
const standIn = (url: string, file: string, title: string, description: string): Entry => ({
  type: 'page',
  file,
  url,
  aliases: [],
  notFound: false,
  data: { title, description },
});

/** Answers the queries of one page and keeps every answer, so that it can travel with the page. */
export function recordAnswers(index: SiteIndex, entry: Entry) {
  const answers: Record<string, unknown> = {};
  const ask = queries as Record<QueryName, (index: SiteIndex, entry: Entry, args: unknown) => unknown>;
  return {
    answers,
    answer: (name: QueryName, args: unknown): unknown => {
      const key = queryKey(name, args);
      answers[key] ??= ask[name](index, entry, args);
      return answers[key];
    },
  };
}
