import type { Settings } from '../content/schemas/settings.ts';

/** The link that calls a number as people write it. */
export const phoneLink = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

/** What may stand behind `site:` in a link; writers never type hosts, e-mails or phones. */
export const siteLinks = {
  login: (settings) => settings.loginUrl,
  register: (settings) => settings.loginUrl.replace(/login$/, 'register'),
  email: (settings) => `mailto:${settings.emails.support}`,
  partners: (settings) => `mailto:${settings.emails.partners}`,
  careers: (settings) => `mailto:${settings.emails.careers}`,
  phone: (settings) => phoneLink(settings.phones[0]?.number ?? ''),
  map: (settings) => settings.map.link,
  video: (settings) => videoPage(settings),
} satisfies Record<string, (settings: Settings) => string>;

/** The name behind `site:` of an address that the settings hold; undefined for any other. */
export const siteLinkName = (href: string, settings: Settings): string | undefined =>
  Object.entries(siteLinks).find(([, read]) => read(settings) === href)?.[0];

/** The files of a film of one's own, in `public/film`: WebM and MP4, captions, the picture before it plays. */
export const filmFile = ({ id }: Settings['video'], ending: 'webm' | 'mp4' | 'vtt' | 'jpg') =>
  `/film/${id}.${ending}`;

/** Where the video is without JavaScript: its page on its service, or the film itself. */
export function videoPage({ video }: Settings): string {
  if (video.channel === 'own') return filmFile(video, 'mp4');
  return video.channel === 'youtube'
    ? `https://www.youtube.com/watch?v=${video.id}`
    : `https://vimeo.com/${video.id}`;
}

/**
 * Turns `site:login` and its like into the address from settings; other links come back unchanged.
 * @throws {Error} for an unknown `site:` name (the content check reports it with its place beforehand).
 */
export function resolveSiteLink(href: string, settings: Settings): string {
  if (!href.startsWith('site:')) return href;
  const name = href.slice('site:'.length);
  if (!(name in siteLinks))
    throw new Error(`Unknown link «${href}»: expected one of ${Object.keys(siteLinks).join(', ')}.`);
  return siteLinks[name as keyof typeof siteLinks](settings);
}

/**
 * The address in the repository's web editor (settings, `repository.edit`).
 * @example editAddress('https://host/{branch}/{file}#L{line}', 'pages/x.mdx:12:3', 'main') // 'https://host/main/pages/x.mdx#L12'
 */
export function editAddress(pattern: string, at: string, branch: string): string {
  const [, file = at, line = '1'] = at.match(/^(.*):(\d+):\d+$/) ?? [];
  return pattern
    .replace(/\{(?:file|path)\}/, () => encodeURI(file))
    .replace('{line}', line)
    .replace('{branch}', () => encodeURI(branch));
}
