import type { SceneName } from '../../../vocabulary.ts';
import type { EntryOf, SiteIndex } from '../../entry.ts';
import type { EntryPicture } from '../../pictures/picture.ts';
import { type CardWith, cardWith } from '../entry-type.ts';

type Data = EntryOf<'post'>['data'];

const shown = ['title', 'description', 'category', 'date', 'author', 'authorTitle'] as const;
/** What lists show of a post. */
export type PostCard = CardWith<Data, (typeof shown)[number]> & {
  scene: SceneName;
  /** Stands in place of the scene. */
  picture?: EntryPicture;
};

const shownInLines = ['title', 'category'] as const;
/** A post as a line of its own, without its card. */
export type PostLine = CardWith<Data, (typeof shownInLines)[number]>;

/** What a line shows of a post. */
export const postLine = (entry: EntryOf<'post'>): PostLine => cardWith(entry, shownInLines);

/** Posts without a scene of their own show one of these, chosen by their address so that it never changes. */
const postScenes = ['gradebook', 'quiz', 'live-lesson', 'schedule-week', 'progress-chart'] as const;

/** The scene of a post: its own, or the one its address stands for. */
export function postScene({ url, data }: Pick<EntryOf<'post'>, 'url' | 'data'>): SceneName {
  const picked = [...url].reduce((sum, char) => sum + char.charCodeAt(0), 0) % postScenes.length;
  return data.scene ?? postScenes[picked] ?? 'gradebook';
}

export function postCard(entry: EntryOf<'post'>, { pictures }: SiteIndex): PostCard {
  const picture = pictures?.[entry.file];
  return {
    ...cardWith(entry, shown),
    scene: postScene(entry),
    ...(picture ? { picture } : {}),
  };
}
