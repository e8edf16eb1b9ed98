import type { Entry, Part, SiteIndex } from '../../content/entry.ts';
import { normalizeUrl } from '../../content/files/paths.ts';
import type { RouteTable } from '../../content/route-table.ts';
import { type Stage, stageOf } from '../../content/stage.ts';
import { applySourceMarks, urlsIn } from '../dev/mark-html.ts';
import type { PageData, PageSource } from '../page-data.ts';
import type { RenderOptions } from './options.ts';

/**
 * Previews only: what the people who write the page should know of it.
 * @param parts what it is composed of
 */
export function sourceOf(entry: Entry, parts: readonly Part[], { entries, preview }: SiteIndex): PageSource {
  const stages: Record<string, Stage> = {};
  for (const { url, data } of entries) {
    const stage = stageOf(data, preview?.today ?? '');
    if (stage) stages[url] = stage;
  }
  const { branch = 'main', texts = {} } = preview ?? {};
  const files = [
    entry.file,
    ...parts.map(({ file }) => file),
    'pages/_site/header.mdx',
    'pages/_site/footer.mdx',
  ];
  const shown = Object.fromEntries(files.map((file) => [file, texts[file] ?? '']));
  return { file: entry.file, texts: shown, branch, entries: {}, stages };
}

/** Previews only: every block of the page says where it was written, and so does every entry in its lists. */
export function markSources(
  html: string,
  data: PageData,
  { base, index }: RenderOptions,
  routes: RouteTable<Entry>,
): string {
  const entries: Record<string, string> = {};
  // Which query is answered first depends on what was loaded first: two builds of one commit are the same bytes.
  for (const url of [...urlsIn(data.answers)].sort()) {
    const place = index.preview?.places[routes.addresses.get(url)?.file ?? ''];
    if (place) entries[url] = place;
  }
  if (data.source) data.source.entries = entries;
  if (import.meta.env.DEV) return html;
  return applySourceMarks(html, (href) => entries[normalizeUrl(`/${href.slice(base.length)}`)] ?? null);
}
