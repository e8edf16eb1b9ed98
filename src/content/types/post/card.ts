import type { SceneName } from '../../../vocabulary.ts';
import type { EntryOf, SiteIndex } from '../../entry.ts';
import type { EntryPicture } from '../../pictures/picture.ts';

/** What lists show of a post. */
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

/** A post as a line of its own, without its card. */
export type PostLine = Pick<PostCard, 'url' | 'title' | 'category'>;

/** What a line shows of a post. */
export const postLine = ({ url, data: { title, category } }: EntryOf<'post'>): PostLine => ({
  url,
  title,
  category,
});

/** Posts without a scene of their own show one of these, chosen by their address so that it never changes. */
const postScenes = ['gradebook', 'quiz', 'live-lesson', 'schedule-week', 'progress-chart'] as const;

/** The scene of a post: its own, or the one its address stands for. */
export function postScene({ url, data }: Pick<EntryOf<'post'>, 'url' | 'data'>): SceneName {
  const picked = [...url].reduce((sum, char) => sum + char.charCodeAt(0), 0) % postScenes.length;
  return data.scene ?? postScenes[picked] ?? 'gradebook';
}

export function postCard({ url, file, data }: EntryOf<'post'>, { pictures }: SiteIndex): PostCard {
  const picture = pictures?.[file];
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
