import { createHash } from 'node:crypto';
import { serviceOf } from '../../mdx-components/_shared/VideoModal/embed.ts';
import type { Settings } from '../content/schemas/settings.ts';
import type { Mode } from '../content/stage.ts';

/** Other hosts that a page may turn to, as origins. All of them come from settings. */
export interface OtherHosts {
  /** Players and maps, shown in frames after the visitor asked for them. */
  frames: string[];
  /** Where measurements and forms go, when settings name a place. */
  calls: string[];
  forms: string[];
  /** A preview's gallery shows pages of this site in frames. */
  ownFrames: boolean;
}

const origins = (...urls: (string | undefined)[]) => [
  ...new Set(urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]))),
];

/** The hosts that the settings name. */
export const otherHosts = (
  { video, map, analytics, forms }: Settings,
  mode: Mode = 'production',
): OtherHosts => ({
  frames: origins(serviceOf(video)?.player, map.embed),
  calls: origins(analytics?.endpoint, forms?.endpoint),
  forms: origins(forms?.endpoint),
  ownFrames: mode === 'preview',
});

/** A CSP source that allows exactly this inline text. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const self = "'self'";

const framesOf = ({ frames, ownFrames }: OtherHosts) => {
  const allowed = ownFrames ? [self, ...frames] : frames;
  return allowed.length > 0 ? allowed : ["'none'"];
};

/** The directives that every page shares; style and script sources differ. */
const policy = (hosts: OtherHosts, scriptSources: string[], styleSources: string[]) =>
  Object.entries({
    'default-src': [self],
    'script-src': [self, ...scriptSources],
    'style-src': [self, ...styleSources],
    'connect-src': [self, ...hosts.calls],
    'frame-src': framesOf(hosts),
    'form-action': [self, 'mailto:', ...hosts.forms],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** What stands inline in a page and may act there, as texts; data needs no permission. */
interface InlineTexts {
  scripts: readonly string[];
  /** The one sheet in the head. */
  sheet: string;
}

/**
 * The Content-Security-Policy of one page: only the inline scripts and styles that it was composed of, by their hashes
 * (https://www.w3.org/TR/CSP3/). Text that someone smuggles into a page runs nowhere. src/plugins/prerender/render-task.ts asks
 * for it, page by page.
 */
export const pagePolicy = (hosts: OtherHosts, { scripts, sheet }: InlineTexts): string =>
  policy(hosts, scripts.map(hashOf), [hashOf(sheet)]);

/**
 * The policy that a host sends with every answer. Hosts limit the number and length of their rules, so it allows the
 * inline scripts of all pages (they are the same everywhere) and leaves the styles to each page's own policy; a browser
 * obeys both. It adds what only a header can say: who may frame the site.
 */
export const hostPolicy = (hosts: OtherHosts, scripts: readonly string[]): string =>
  `${policy(hosts, scripts.map(hashOf), ["'unsafe-inline'"])}; frame-ancestors 'self'`;
