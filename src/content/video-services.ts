import type { Settings } from './schemas/settings.ts';

type Video = Settings['video'];

interface Service {
  name: string;
  /** Address of a video for visitors without script. */
  page: (id: string) => string;
  /** Address of its player, which starts by itself, and sets no cookies before it is asked to. */
  player: (id: string) => string;
}

const services: Record<Exclude<Video['channel'], 'own'>, Service> = {
  youtube: {
    name: 'YouTube',
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1&hl=ru`,
  },
  vimeo: {
    name: 'Vimeo',
    page: (id) => `https://vimeo.com/${id}`,
    player: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
};

/** Returns the service that shows the video, or null for a film of the site's own. */
export const serviceOf = ({ channel }: Video): Service | null =>
  channel === 'own' ? null : services[channel];
