import type { SceneName } from '../../../vocabulary.ts';
import type { EntryOf, SiteIndex } from '../../entry.ts';
import type { EntryPicture } from '../../pictures/picture.ts';
import { type CardWith, cardWith } from '../entry-type.ts';

type Data = EntryOf<'post'>['data'];

const shown = ['title', 'description', 'category', 'date', 'author', 'authorTitle'] as const;
export type PostCard = CardWith<Data, (typeof shown)[number]> & {
  scene: SceneName;
  /** Replaces the scene. */
  picture?: EntryPicture;
};

const shownInLines = ['title', 'category'] as const;
/** A post shown as a line instead of a card. */
export type PostLine = CardWith<Data, (typeof shownInLines)[number]>;

export const postLine = (entry: EntryOf<'post'>): PostLine => cardWith(entry, shownInLines);

/** Scenes for posts without one, chosen by address so that a post keeps its scene. */
const postScenes = ['gradebook', 'quiz', 'live-lesson', 'schedule-week', 'progress-chart'] as const;

/** The scene of a post: its own, or one chosen by its address. */
export function postScene({ url, data }: Pick<EntryOf<'post'>, 'url' | 'data'>): SceneName {
  const picked = [...url].reduce((sum, char) => sum + char.charCodeAt(0), 0) % postScenes.length;
  return data.scene ?? postScenes[picked] ?? 'gradebook';
}

/** Makes the card of a post. */
export function postCard(entry: EntryOf<'post'>, { pictures }: SiteIndex): PostCard {
  const picture = pictures?.[entry.file];
  return {
    ...cardWith(entry, shown),
    scene: postScene(entry),
    ...(picture ? { picture } : {}),
  };
}
