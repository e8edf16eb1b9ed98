import { featureCategories } from '../../vocabulary.ts';
import type { Entry, SiteIndex } from '../entry.ts';
import type { EntryPicture } from '../pictures/picture.ts';
import { cardWith } from '../types/entry-type.ts';
import type { FeatureCard, FeatureGroup } from '../types/feature/index.ts';
import { languageOf, pageType, shortNameOf } from '../types/index.ts';
import type { MemberCard } from '../types/member/index.ts';
import type { PortfolioCard } from '../types/portfolio/index.ts';
import { type PostCard, type PostLine, postLine } from '../types/post/card.ts';
import type { DataOf, PageCard, PageType } from '../types/registry.ts';
import type { ServiceCard } from '../types/service/index.ts';
import { blogPage, choicesOf } from './blog.ts';
import { byUrl, cardsOf, listed, siblings } from './entry-lists.ts';
import { queryKey } from './query-key.ts';

/**
 * Queries of sections and layouts about entries. They run in build and dev; only the answers reach the browser, with just the
 * fields that are shown.
 */

/** First and last order number of the items in the portfolio list (tests/spec/09-constants.spec.ts). */
const portfolioList = { first: 9, last: 18 } as const;
const similarItems = 2;
const relatedCount = 3;
const sidebarServices = 6;
/** Number of tags of a post's sidebar: a post may have as many itself. */
const sidebarTags = 8;

/** A link to an entry, if there is one. */
const pageLink = (entry: Entry | undefined): PageCard | null =>
  entry ? { url: entry.url, title: entry.data.title } : null;

/** The entries after one, then those before it: each is near some other, while the first ones would be near all. */
function after<Item extends Entry>(entry: Entry, all: readonly Item[]): Item[] {
  const at = all.findIndex(({ url }) => url === entry.url);
  return at < 0 ? [...all] : [...all.slice(at + 1), ...all.slice(0, at)];
}

/** All queries: `(index, current entry, arguments) -> plain data`. */
export const queries = {
  /** The page's own picture, named in its frontmatter. */
  picture: (index: SiteIndex, { file }: Entry): EntryPicture | null => index.pictures?.[file] ?? null,

  /** The features of the carousel, in its order. */
  featureCards: (index: SiteIndex): FeatureCard[] =>
    cardsOf(
      index,
      listed(index, 'feature')
        .filter(({ data }) => data.carousel !== undefined)
        .sort((a, b) => (a.data.carousel ?? 0) - (b.data.carousel ?? 0)),
    ),

  /** A feature shown with its scene, for `<KeyTools>`. */
  featureTool: (index: SiteIndex, _entry: Entry, { slug }: { slug: string }) => {
    const found = byUrl(index).get(`/feature/${slug}`);
    return found?.type === 'feature' ? cardWith(found, ['title', 'audience', 'scene']) : null;
  },

  featureGroups: (index: SiteIndex): FeatureGroup[] =>
    featureCategories.map((category) => ({
      category,
      features: listed(index, 'feature')
        .filter((feature) => feature.data.category === category)
        .map((feature) => cardWith(feature, ['title', 'icon', 'audience', 'description'])),
    })),

  /** Number of Russian entries of a type. */
  count: (index: SiteIndex, _entry: Entry, { type }: { type: PageType }): number =>
    listed(index, type, 'ru').length,

  latestPosts: (index: SiteIndex, entry: Entry, { count }: { count: number }): PostCard[] =>
    cardsOf(index, listed(index, 'post', languageOf(entry)).slice(0, count)),

  /** The next older posts; after the oldest it continues with the newest. */
  relatedPosts: (index: SiteIndex, entry: Entry): PostLine[] =>
    after(entry, listed(index, 'post', languageOf(entry)))
      .slice(0, relatedCount)
      .map(postLine),

  blogPosts: blogPage,

  /**
   * For a post's sidebar: its tags, then the most used ones (the blog links only to these), and categories: what the
   * platform does for whom, from pages/blog.mdx; on the English samples the template services.
   */
  postSidebar: (index: SiteIndex, entry: Entry): { categories: PageCard[]; tags: PageCard[] } => {
    const blog = byUrl(index).get(pageType('post').list ?? '');
    const own = (blog?.type === 'page' && blog.data.onPosts) || [];
    const services = listed(index, 'service')
      .slice(0, sidebarServices)
      .map((service) => ({ url: service.url, title: service.data.title }));
    const { tags } = choicesOf(index, entry);
    const its = tags.filter(({ posts }) => posts.some(({ url }) => url === entry.url));
    return {
      categories:
        languageOf(entry) === 'en' ? services : own.map(({ title, link }) => ({ title, url: link })),
      tags: [...new Set([...its, ...tags])].slice(0, sidebarTags).map(({ url, title }) => ({ url, title })),
    };
  },

  neighbours: (index: SiteIndex, entry: Entry): { previous: PageCard | null; next: PageCard | null } => {
    const all = siblings(index, entry);
    const at = all.indexOf(entry);
    return { previous: at > 0 ? pageLink(all[at - 1]) : null, next: at < 0 ? null : pageLink(all[at + 1]) };
  },

  breadcrumbs: (index: SiteIndex, entry: Entry): PageCard[] => {
    const home = { url: '/', title: languageOf(entry) === 'en' ? 'Home' : 'Главная' };
    const list = byUrl(index).get(entry.view?.list ?? pageType(entry.type).list ?? '');
    // The blog is Russian, so English samples do not link there.
    const isShown = list !== undefined && languageOf(list) === languageOf(entry);
    return [home, ...(isShown ? [{ url: list.url, title: shortNameOf(list) }] : [])];
  },

  services: (index: SiteIndex, _entry: Entry, { count }: { count?: number | undefined }): ServiceCard[] =>
    cardsOf(index, listed(index, 'service').slice(0, count)),

  portfolio: (index: SiteIndex): PortfolioCard[] =>
    cardsOf(
      index,
      listed(index, 'portfolio').filter(
        ({ data: { order } }) => portfolioList.first <= order && order <= portfolioList.last,
      ),
    ),

  similarPortfolio: (index: SiteIndex, entry: Entry): PortfolioCard[] => {
    if (entry.type !== 'portfolio') return [];
    const isAlike = (item: Entry) => item.data.category === entry.data.category;
    const sorted = after(entry, listed(index, 'portfolio')).sort(
      (a, b) => Number(isAlike(b)) - Number(isAlike(a)),
    );
    return cardsOf(index, sorted.slice(0, similarItems));
  },

  /**
   * Content below the text of every service page, from pages/service.mdx. Each page starts with a different quote than its
   * neighbours.
   */
  serviceExtras: (index: SiteIndex, entry: Entry): DataOf<'page'>['onServicePages'] | null => {
    const list = byUrl(index).get(pageType('service').list ?? '');
    const extras = list?.type === 'page' && list.data.onServicePages;
    if (!extras) return null;
    const { quotes } = extras;
    const first = Math.max(0, siblings(index, entry).indexOf(entry)) % quotes.length;
    return { ...extras, quotes: [...quotes.slice(first), ...quotes.slice(0, first)] };
  },

  team: (index: SiteIndex): MemberCard[] => cardsOf(index, listed(index, 'member')),
} satisfies Record<string, (index: SiteIndex, entry: Entry, args: never) => unknown>;

type Queries = typeof queries;
export type QueryName = keyof Queries;
export type QueryArgs<K extends QueryName> = Parameters<Queries[K]>[2];
export type QueryResult<K extends QueryName> = ReturnType<Queries[K]>;

/** Answers the queries of one page, each once, and records the answers, which are shipped with the page. */
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
