import { descriptionOf } from '../../../mdx-components/descriptions.ts';
import { folderOf } from '../../../mdx-components/index.ts';
import type { Entry, Fragment, ShownProblem, SiteIndex } from '../../content/entry.ts';
import type { BodyFacts } from '../../content/mdx/compiler.ts';
import type { Heading } from '../../content/mdx/heading-ids.ts';
import { countWords, minutesOf } from '../../content/reading-time.ts';
import { articleOf, hasHeading, isLong, languageOf, shortNameOf } from '../../content/types/index.ts';
import type { PageInfo } from '../../site/context.ts';
import { inFragment } from '../fragment-anchors.tsx';
import type { FragmentData, PageData } from '../page-data.ts';
import type { RenderOptions } from './options.ts';
import { canonicalUrl, getHead } from './page-head.ts';
import { sourceOf } from './page-source.ts';

/** Frontmatter that sections show on a page composed of them; other types have a layout for it. */
function aboutOf({ type, data }: Entry, components: readonly string[]): Pick<PageInfo, 'about'> {
  if (hasHeading(type, data)) return {};
  const { category, icon, benefits, impact } = data;
  const about = { category, icon, benefits, impact };
  if (!Object.values(about).some(Boolean)) return {};
  return { about: { ...about, head: components.find((name) => descriptionOf(name)?.heading === 'h1') } };
}

/**
 * The fragments of a page, in order: entries without a page of their own, of the types that one of its sections shows.
 * @param components names of the sections in the page's body
 */
export const fragmentsOf = ({ fragments = [] }: SiteIndex, components: readonly string[]): Fragment[] =>
  fragments.filter(({ type }) => components.some((name) => descriptionOf(name)?.lists?.includes(type)));

const anchorOf = ({ url }: Fragment) => url.slice(url.indexOf('#') + 1);

/** A fragment's title is a heading of its page; headings in its text are one level lower. */
const headingsOf = (fragment: Fragment, body: BodyFacts | undefined): Heading[] => [
  { level: 2, id: anchorOf(fragment), title: fragment.data.title },
  ...(body?.headings ?? []).map((heading) => ({
    ...heading,
    id: inFragment(anchorOf(fragment), heading.id),
  })),
];

const fragmentData = (fragment: Fragment, module: string): FragmentData => ({
  type: fragment.type,
  anchor: anchorOf(fragment),
  data: fragment.data,
  module,
  ...(import.meta.env.WRITERS ? { file: fragment.file } : {}),
});

/**
 * The file of a long text and the day of its last change: null if an article has not changed since it was published, whose day
 * it shows already. Previews show no such day, since they are compared with a base that has none.
 */
function sourceFacts(entry: Entry, changedOf: RenderOptions['changedOf']) {
  const day = (!import.meta.env.WRITERS && changedOf?.(entry)?.slice(0, 10)) || '';
  return { file: entry.file, changed: day > (articleOf(entry)?.published ?? '') ? day : null };
}

/**
 * The page's data, except what only rendering finds: its modules, its answers, and which sections stay as served.
 * @param problems the problems to show in the page's place
 */
export function makePageData(entry: Entry, options: RenderOptions, problems?: ShownProblem[]): PageData {
  const { index, build, moduleUrl, changedOf } = options;
  const bodyOf = (of: Entry | Fragment) => options.bodyOf(of)?.facts;
  const body = problems ? undefined : bodyOf(entry);
  const articleBody = articleOf(entry) && body;
  const workshop = index.writers?.workshop[entry.url]?.kind;
  const shown = fragmentsOf(index, body?.components ?? []);
  const bodies = [body, ...shown.map(bodyOf)];
  const folders = bodies.flatMap((one) => one?.components ?? []).map(folderOf);
  // Only long texts have a table of contents.
  const headings =
    body && isLong(entry)
      ? [...body.headings, ...shown.flatMap((one) => headingsOf(one, bodyOf(one)))]
      : null;
  return {
    build,
    page: {
      url: entry.url,
      type: entry.notFound ? 'not-found' : entry.type,
      title: shortNameOf(entry),
      lang: languageOf(entry),
      ...aboutOf(entry, body?.components ?? []),
      ...(entry.view ? { isView: true } : {}),
      ...(folders.some((folder) => folder.includes('Logo')) ? { hasLogos: true } : {}),
      minutes: articleBody && minutesOf(articleBody.words + countWords('', entry.data)),
      address: articleBody && canonicalUrl(entry.url, options),
      ...(isLong(entry) ? { source: sourceFacts(entry, changedOf) } : {}),
    },
    head: getHead(entry, options),
    layout: entry.type,
    // The layout of a page composed of sections shows none of it.
    data: import.meta.env.WRITERS || hasHeading(entry.type, entry.data) ? entry.data : {},
    ...(headings ? { headings } : {}),
    module: problems || (workshop && workshop !== 'example') ? null : moduleUrl(entry),
    ...(shown.length > 0 ? { fragments: shown.map((one) => fragmentData(one, moduleUrl(one))) } : {}),
    ...(workshop ? { workshop } : {}),
    ...(problems ? { problems } : {}),
    modules: [],
    answers: {},
    // Rendering may find broken pages after the client build, so a preview's menus come with the page.
    ...(import.meta.env.WRITERS ? { source: sourceOf(entry, shown, index), site: index.site } : {}),
  };
}
