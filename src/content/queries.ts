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
import { type Entry, languageOf, type SiteIndex } from './entry.ts';
import {
  byUrl,
  features,
  listUrls,
  once,
  ordered,
  positions,
  posts,
  siblings,
  tagsByUse,
} from './entry-lists.ts';
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
