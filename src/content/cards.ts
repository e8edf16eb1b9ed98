import type { Audience, FeatureCategory, IconName, PortfolioCategory, SceneName } from '../vocabulary.ts';
import type { Entry, EntryOf, SiteIndex } from './entry.ts';
import type { EntryPicture } from './pictures/picture.ts';

/** What lists show of an entry: only the fields that are seen, since they travel with every page that lists them. */

export interface FeatureCard {
  url: string;
  title: string;
  icon: IconName;
  audience: Audience;
  tagline: string;
  scene: SceneName;
}
/** A feature in the list by category (spec section 3, "Features page entry"). */
export interface FeatureEntry extends Omit<FeatureCard, 'tagline'> {
  description: string;
}
export interface FeatureGroup {
  category: FeatureCategory;
  features: FeatureEntry[];
}
export interface PostCard {
  url: string;
  title: string;
  description: string;
  category: string;
  date: string;
  author: string | null;
  authorTitle: string | null;
  scene: SceneName;
  /** Stands in place of the scene. */
  picture?: EntryPicture;
  comments: number;
}
/** A post in a plain list. */
export interface PostLine {
  url: string;
  title: string;
  category: string;
}
export interface PortfolioCard {
  url: string;
  title: string;
  sub: string;
  category: PortfolioCategory;
  thumb1: string;
  thumb2: string;
  scene: SceneName;
}
export interface ServiceCard {
  url: string;
  title: string;
  icon: IconName;
  description: string;
}
export interface MemberCard {
  url: string;
  name: string;
  role: string;
}
export interface PageLink {
  url: string;
  title: string;
}

/** Posts without a scene of their own show one of these, chosen by their address so that it never changes. */
const postScenes = ['gradebook', 'quiz', 'live-lesson', 'schedule-week', 'progress-chart'] as const;

export const featureCard = ({ url, data }: EntryOf<'feature'>): FeatureCard => ({
  url,
  title: data.title,
  icon: data.icon,
  audience: data.audience,
  tagline: data.tagline,
  scene: data.scene,
});

export function featureEntry(entry: EntryOf<'feature'>): FeatureEntry {
  const { tagline, ...card } = featureCard(entry);
  return { ...card, description: entry.data.description };
}

/** The scene of a post: its own, or the one its address stands for. */
export function postScene({ url, data }: Pick<EntryOf<'post'>, 'url' | 'data'>): SceneName {
  const picked = [...url].reduce((sum, char) => sum + char.charCodeAt(0), 0) % postScenes.length;
  return data.scene ?? postScenes[picked] ?? 'gradebook';
}

export function postCard(
  { url, file, data }: EntryOf<'post'>,
  pictures: SiteIndex['pictures'] = {},
): PostCard {
  const picture = pictures[file];
  return {
    url,
    title: data.title,
    description: data.description,
    category: data.category,
    date: data.date,
    author: data.author ?? null,
    authorTitle: data.authorTitle ?? null,
    scene: postScene({ url, data }),
    ...(picture ? { picture } : {}),
    comments: data.comments ?? 0,
  };
}

export const postLine = ({ url, data }: EntryOf<'post'>): PostLine => ({
  url,
  title: data.title,
  category: data.category,
});

export const portfolioCard = ({ url, data }: EntryOf<'portfolio'>): PortfolioCard => ({
  url,
  title: data.title,
  sub: data.sub,
  category: data.category,
  thumb1: data.thumb1,
  thumb2: data.thumb2,
  scene: data.scene,
});

export const serviceCard = ({ url, data }: EntryOf<'service'>): ServiceCard => ({
  url,
  title: data.title,
  icon: data.icon,
  description: data.description,
});

export const pageLink = (entry: Entry | undefined): PageLink | null =>
  entry ? { url: entry.url, title: entry.type === 'member' ? entry.data.name : entry.data.title } : null;
