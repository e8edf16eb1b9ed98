import { type SectionName, sections } from '../../../mdx-components/index.ts';
import { type Entry, languageOf, type ShownProblem } from '../../content/entry.ts';
import { getHead } from '../head.ts';
import type { PageData } from '../page-data.ts';
import type { RenderOptions } from './options.ts';
import { sourceOf } from './preview-source.ts';

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

/**
 * All that a page's script needs to know of the page; its scenes are known once it is printed.
 * @param problems why the page shows its problems instead of itself
 */
export function makePageData(
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
