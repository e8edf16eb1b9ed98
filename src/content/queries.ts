import { featureCategories } from '../vocabulary.ts';
import {
  type FeatureCard,
  type FeatureGroup,
  featureCard,
  featureEntry,
  type MemberCard,
  type PageLink,
  type PortfolioCard,
  type PostCard,
  type PostLine,
  pageLink,
  portfolioCard,
  postCard,
  postLine,
  type ServiceCard,
  serviceCard,
} from './cards.ts';
import { type Entry, type EntryOf, languageOf, type PageType, type SiteIndex } from './entry.ts';
import type { EntryPicture } from './pictures/picture.ts';
import type { PageFrontmatter } from './schemas/page.ts';

/**
 * Questions that sections may ask about other entries. They run at build time (and in the dev server); only the
 * answers travel to the browser, carrying just the fields that are shown (architecture.md, rule 4).
 */

/** First and last order number of the items in the portfolio list (spec section 9). */
const portfolioList = { first: 9, last: 18 } as const;
const similarItems = 2;
const relatedCount = 3;
const sidebarServices = 6;
const popularTags = 8;
/** What the search beside a post looks through; more would make every post heavier (architecture.md, rule 4). */
const indexedPosts = 50;
const byOrder = (a: { data: { order: number } }, b: { data: { order: number } }) =>
  a.data.order - b.data.order;

function ofType<T extends PageType>(index: SiteIndex, type: T): EntryOf<T>[] {
  return index.entries.filter((entry): entry is EntryOf<T> & Entry => entry.type === type && !entry.notFound);
}

/** Index-wide results, computed once an index: with thousands of posts each page must not sort them again. */
const memo = new WeakMap<SiteIndex, Map<string, unknown>>();
function once<T>(index: SiteIndex, key: string, compute: () => T): T {
  const results = memo.get(index) ?? new Map<string, unknown>();
  memo.set(index, results);
  if (!results.has(key)) results.set(key, compute());
  return results.get(key) as T;
}

const features = (index: SiteIndex) =>
  once(index, 'features', () =>
    ofType(index, 'feature').sort(
      (a, b) =>
        featureCategories.indexOf(a.data.category) - featureCategories.indexOf(b.data.category) ||
        byOrder(a, b),
    ),
  );
/** The posts in the language of an entry: English samples keep to the English pages. */
const posts = (index: SiteIndex, entry: Entry) =>
  once(index, `posts ${languageOf(entry)}`, () =>
    ofType(index, 'post')
      .filter((post) => languageOf(post) === languageOf(entry))
      .sort((a, b) => b.data.date.localeCompare(a.data.date) || a.url.localeCompare(b.url)),
  );
const ordered = <T extends 'portfolio' | 'member' | 'service'>(index: SiteIndex, type: T) =>
  once(index, type, () =>
    (ofType(index, type) as Extract<Entry, { type: 'portfolio' | 'member' | 'service' }>[]).sort(byOrder),
  ) as EntryOf<T>[];

/** Position of each post in date order, so that a post finds its neighbours without a search. */
const positions = (index: SiteIndex, entry: Entry) =>
  once(
    index,
    `positions ${languageOf(entry)}`,
    () => new Map(posts(index, entry).map((post, position) => [post.url, position])),
  );

/** All tags of the posts, the most used first; of equals the one that newer posts carry. */
const tagsByUse = (index: SiteIndex, entry: Entry) =>
  once(index, `tags ${languageOf(entry)}`, () => {
    const uses = new Map<string, number>();
    for (const { data } of posts(index, entry))
      for (const tag of data.tags ?? []) uses.set(tag, (uses.get(tag) ?? 0) + 1);
    return [...uses].sort((a, b) => b[1] - a[1]).map(([tag]) => tag);
  });

/** The entries that stand in one row with this one, in reading order. */
function siblings(index: SiteIndex, entry: Entry): Entry[] {
  if (entry.type === 'feature') return features(index);
  if (entry.type === 'post') return posts(index, entry);
  if (entry.type === 'portfolio') return ordered(index, 'portfolio');
  if (entry.type === 'member') return ordered(index, 'member');
  if (entry.type === 'service') return ordered(index, 'service');
  return [];
}

/** Parents of the folders whose list has another address than the folder. */
const listUrls: Partial<Record<PageType, string>> = {
  feature: '/features',
  post: '/blog',
  portfolio: '/portfolio',
  member: '/team',
  service: '/service',
  center: '/centers',
};

const byUrl = (index: SiteIndex) =>
  once(
    index,
    'byUrl',
    () => new Map(index.entries.filter(({ notFound }) => !notFound).map((entry) => [entry.url, entry])),
  );

/** Every query: `(index, current entry, arguments) -> plain data`. */
export const queries = {
  /** The page's own picture, which its fields name. */
  picture: (index: SiteIndex, { file }: Entry): EntryPicture | null => index.pictures?.[file] ?? null,

  featureCards: (index: SiteIndex): FeatureCard[] =>
    features(index)
      .filter((feature) => feature.data.carousel !== undefined)
      .sort((a, b) => (a.data.carousel ?? 0) - (b.data.carousel ?? 0))
      .map(featureCard),

  featureCard: (index: SiteIndex, _entry: Entry, { slug }: { slug: string }): FeatureCard | null => {
    const found = byUrl(index).get(`/feature/${slug}`);
    return found?.type === 'feature' ? featureCard(found) : null;
  },

  featureGroups: (index: SiteIndex): FeatureGroup[] =>
    featureCategories.map((category) => ({
      category,
      features: features(index)
        .filter((feature) => feature.data.category === category)
        .map(featureEntry),
    })),

  latestPosts: (index: SiteIndex, entry: Entry, { count }: { count: number }): PostCard[] =>
    posts(index, entry)
      .slice(0, count)
      .map((post) => postCard(post, index.pictures)),

  relatedPosts: (index: SiteIndex, entry: Entry): PostCard[] => {
    const all = posts(index, entry);
    const start = positions(index, entry).get(entry.url) ?? -1;
    const count = Math.min(relatedCount, all.length - (start < 0 ? 0 : 1));
    return Array.from({ length: count }, (_, step) => all[(start + 1 + step) % all.length])
      .filter((post) => post !== undefined)
      .map((post) => postCard(post, index.pictures));
  },

  postSidebar: (index: SiteIndex, entry: Entry): { categories: PageLink[]; tags: string[] } => ({
    categories: ordered(index, 'service')
      .slice(0, sidebarServices)
      .map((service) => ({ url: service.url, title: service.data.title })),
    tags: tagsByUse(index, entry).slice(0, popularTags),
  }),

  /** The newest posts but the current one, as the search beside a post needs them. */
  postIndex: (index: SiteIndex, entry: Entry): PostLine[] =>
    once(index, `postIndex ${languageOf(entry)}`, () =>
      posts(index, entry).slice(0, indexedPosts).map(postLine),
    ).filter(({ url }) => url !== entry.url),

  neighbours: (index: SiteIndex, entry: Entry): { previous: PageLink | null; next: PageLink | null } => {
    const all = siblings(index, entry);
    const at = entry.type === 'post' ? (positions(index, entry).get(entry.url) ?? -1) : all.indexOf(entry);
    return { previous: at > 0 ? pageLink(all[at - 1]) : null, next: at < 0 ? null : pageLink(all[at + 1]) };
  },

  breadcrumbs: (index: SiteIndex, entry: Entry): PageLink[] => {
    const home = { url: '/', title: languageOf(entry) === 'en' ? 'Home' : 'Главная' };
    const listUrl = listUrls[entry.type];
    const found = listUrl ? byUrl(index).get(listUrl) : undefined;
    // The blog is Russian: an English sample does not lead there.
    const list = found && languageOf(found) === languageOf(entry) ? found : undefined;
    const listTitle = list?.type === 'page' ? (list.data.shortTitle ?? list.data.title) : '';
    return [home, ...(listUrl && list ? [{ url: listUrl, title: listTitle }] : [])];
  },

  services: (index: SiteIndex, _entry: Entry, { count }: { count?: number | undefined }): ServiceCard[] =>
    ordered(index, 'service').slice(0, count).map(serviceCard),

  portfolio: (index: SiteIndex): PortfolioCard[] =>
    ordered(index, 'portfolio')
      .filter(({ data }) => data.order >= portfolioList.first && data.order <= portfolioList.last)
      .map(portfolioCard),

  similarPortfolio: (index: SiteIndex, entry: Entry): PortfolioCard[] => {
    if (entry.type !== 'portfolio') return [];
    const others = ordered(index, 'portfolio').filter((item) => item.url !== entry.url);
    const same = others.filter((item) => item.data.category === entry.data.category);
    return [...same, ...others.filter((item) => !same.includes(item))]
      .slice(0, similarItems)
      .map(portfolioCard);
  },

  /** What every service page shows below its own text; the writer's words are in pages/service.mdx. */
  serviceExtras: (index: SiteIndex): PageFrontmatter['onServicePages'] | null => {
    const list = byUrl(index).get('/service');
    return (list?.type === 'page' && list.data.onServicePages) || null;
  },

  team: (index: SiteIndex): MemberCard[] =>
    ordered(index, 'member').map(({ url, data }) => ({ url, name: data.name, role: data.role })),
} satisfies Record<string, (index: SiteIndex, entry: Entry, args: never) => unknown>;

export type Queries = typeof queries;
export type QueryName = keyof Queries;
export type QueryArgs<K extends QueryName> = Queries[K] extends (
  i: SiteIndex,
  e: Entry,
  args: infer A,
) => unknown
  ? A
  : undefined;
export type QueryResult<K extends QueryName> = ReturnType<Queries[K]>;

/** The name under which an answer travels with its page. */
export const queryKey = (name: QueryName, args: unknown) =>
  args === undefined ? name : `${name}:${JSON.stringify(args)}`;
