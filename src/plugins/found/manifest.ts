import { paperColour, themeColour } from '../../app/identity.ts';
import type { Site } from '../../content/entry.ts';

/** `site.webmanifest` (https://www.w3.org/TR/appmanifest/), with addresses that hold under any base path. */
export function manifest({ settings }: Site, base: string): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `${base}icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify(
    {
      id: base,
      name: `${settings.brand} — ${settings.tagline}`,
      short_name: settings.brand,
      lang: 'ru',
      dir: 'ltr',
      start_url: base,
      scope: base,
      display: 'browser',
      background_color: paperColour,
      theme_color: themeColour,
      icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    },
    null,
    2,
  )}\n`;
}
