import { readPlace } from '../content/problems/lines.ts';
import type { Settings } from '../content/schemas/settings.ts';
import { serviceOf } from '../content/video-services.ts';

/** The `tel:` link of a phone number as people write it. */
export const phoneLink = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

/** Names for `site:…` links: writers never type hosts, e-mail addresses or phone numbers. */
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

/** The `site:` name of an address in the settings; undefined for other addresses. */
export const siteLinkName = (href: string, settings: Settings): string | undefined =>
  Object.entries(siteLinks).find(([, read]) => read(settings) === href)?.[0];

/** The files of a film in `public/film`: WebM and MP4, captions, poster. */
export const filmFile = ({ id }: Settings['video'], ending: 'webm' | 'mp4' | 'vtt' | 'jpg') =>
  `/film/${id}.${ending}`;

/** The video's URL for visitors without JavaScript: its page on the service, or the file itself. */
export function videoPage({ video }: Settings): string {
  return serviceOf(video)?.page(video.id) ?? filmFile(video, 'mp4');
}

/**
 * Resolves links such as `site:login` with the settings; returns other links unchanged.
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
 * URL of a place in the repository's web editor (settings, `repository.edit`).
 * @example editAddress('https://host/{branch}/{file}#L{line}', 'pages/x.mdx:12:3', 'main') // 'https://host/main/pages/x.mdx#L12'
 */
export function editAddress(pattern: string, at: string, branch: string): string {
  const { file, line } = readPlace(at) ?? { file: at, line: 1 };
  return pattern
    .replace(/\{(?:file|path)\}/, () => encodeURI(file))
    .replace('{line}', String(line))
    .replace('{branch}', () => encodeURI(branch));
}
