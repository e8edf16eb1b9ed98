import type { Settings } from '../../../src/content/schemas/settings.ts';

const players = {
  youtube: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1&hl=ru`,
  vimeo: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
} satisfies Record<Settings['video']['channel'], (id: string) => string>;

/** How visitors know the service. */
export const serviceNames = { youtube: 'YouTube', vimeo: 'Vimeo' } satisfies Record<
  Settings['video']['channel'],
  string
>;

/** The player's address: starts by itself, sets no cookies before it is asked to (issue 3, item 5). */
export const embedUrl = ({ channel, id }: Settings['video']) => players[channel](id);
