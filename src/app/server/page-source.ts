import type { Entry, Fragment, SiteIndex } from '../../content/entry.ts';
import type { RouteTable } from '../../content/route-table.ts';
import { type Stage, stageOf } from '../../content/stage.ts';
import { pathOfSiteFile } from '../../content/types/file-types.ts';
import { linkMarks } from '../dev/locate.ts';
import { applySourceMarks, urlsIn } from '../dev/mark-html.ts';
import type { PageData, PageSource } from '../page-data.ts';
import type { RenderOptions } from './options.ts';

/**
 * For writers only: the page's sources and stages.
 * @param fragments the fragments it is composed of
 */
export function sourceOf(
  entry: Entry,
  fragments: readonly Fragment[],
  { entries, writers }: SiteIndex,
): PageSource {
  const stages: Record<string, Stage> = {};
  for (const { url, data } of entries) {
    const stage = stageOf(data, writers?.today ?? '');
    if (stage) stages[url] = stage;
  }
  const { branch = 'main', texts = {} } = writers ?? {};
  const files = [
    entry.file,
    ...fragments.map(({ file }) => file),
    pathOfSiteFile('header'),
    pathOfSiteFile('footer'),
  ];
  const shown = Object.fromEntries(files.map((file) => [file, texts[file] ?? '']));
  return { file: entry.file, texts: shown, branch, entries: {}, stages };
}

/** For writers only: marks every block, and every entry in lists, with its source; in dev React sets the marks (SourceMark.tsx). */
export function markSources(
  html: string,
  data: PageData,
  { base, index }: RenderOptions,
  routes: RouteTable<Entry>,
): string {
  const entries: Record<string, string> = {};
  // Sorted, since the order of queries depends on what was loaded first, and builds must be reproducible.
  for (const url of [...urlsIn(data.answers)].sort()) {
    const place = index.writers?.places[routes.addresses.get(url)?.file ?? ''];
    if (place) entries[url] = place;
  }
  if (data.source) data.source.entries = entries;
  if (import.meta.env.DEV) return html;
  const { stages = {} } = data.source ?? {};
  return applySourceMarks(html, (href) => linkMarks(href, base, { entries, stages }));
}
