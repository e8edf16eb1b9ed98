import type { Settings } from '../content/schemas/settings.ts';

/** What may stand behind `site:` in a link; writers never type hosts, e-mails or phones. */
export const siteLinks = {
  login: (settings) => settings.loginUrl,
  register: (settings) => settings.loginUrl.replace(/login$/, 'register'),
  email: (settings) => `mailto:${settings.emails.support}`,
  partners: (settings) => `mailto:${settings.emails.partners}`,
  careers: (settings) => `mailto:${settings.emails.careers}`,
  phone: (settings) => `tel:${(settings.phones[0]?.number ?? '').replace(/[^+\d]/g, '')}`,
  map: (settings) => settings.map.link,
  video: (settings) => videoPage(settings),
} satisfies Record<string, (settings: Settings) => string>;

/** The page of the video on its service, for visitors without JavaScript. */
export const videoPage = ({ video }: Settings) =>
  video.channel === 'youtube'
    ? `https://www.youtube.com/watch?v=${video.id}`
    : `https://vimeo.com/${video.id}`;

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
