import type { Settings } from '../../../src/content/schemas/settings.ts';

type Video = Settings['video'];
type Service = Exclude<Video['channel'], 'own'>;

const players = {
  youtube: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1&hl=ru`,
  vimeo: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
} satisfies Record<Service, (id: string) => string>;

/** Names of the services. */
const names = { youtube: 'YouTube', vimeo: 'Vimeo' } satisfies Record<Service, string>;

/** Returns the service that shows the video, or null for a film of the site's own. */
export function serviceOf({ channel, id }: Video): { name: string; player: string } | null {
  // The player starts by itself, and sets no cookies before it is asked to.
  return channel === 'own' ? null : { name: names[channel], player: players[channel](id) };
}
