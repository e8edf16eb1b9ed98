import { createHash } from 'node:crypto';
import type { Settings } from '../content/schemas/settings.ts';
import type { Mode } from '../content/stage.ts';
import { serviceOf } from '../content/video-services.ts';

const origins = (...urls: (string | undefined)[]) => [
  ...new Set(urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]))),
];

/** Origins that pages may use besides their own, all from settings. */
export const otherHosts = ({ video, map, analytics, forms }: Settings, mode: Mode) => ({
  /** Players and the map, loaded into frames on request; never empty. */
  frames: origins(serviceOf(video)?.player(video.id), map.embed),
  /** Endpoints of measurements and forms, called by scripts. */
  calls: origins(analytics?.endpoint, forms?.endpoint),
  /** Endpoint of forms, which browsers without script submit themselves. */
  forms: origins(forms?.endpoint),
  /** Previews show pages of this site in frames, and search engines must not list them. */
  isPreview: mode === 'writers',
});
export type OtherHosts = ReturnType<typeof otherHosts>;

/** A CSP source that allows exactly this inline script or style. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const self = "'self'";

/** The directives of all pages, without style and script sources. */
const policy = (hosts: OtherHosts, scriptSources: string[], styleSources: string[]) =>
  Object.entries({
    'default-src': [self],
    'script-src': [self, ...scriptSources],
    'style-src': [self, ...styleSources],
    'connect-src': [self, ...hosts.calls],
    'frame-src': hosts.isPreview ? [self, ...hosts.frames] : hosts.frames,
    'form-action': [self, 'mailto:', ...hosts.forms],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/**
 * The Content-Security-Policy of one page. It allows only the page's own inline scripts and styles, by their hashes
 * (https://www.w3.org/TR/CSP3/), so injected code does not run; inline JSON needs no permission.
 * @param sheet content of the `<style>` in the head
 */
export const pagePolicy = (hosts: OtherHosts, scripts: readonly string[], sheet: string): string =>
  policy(hosts, scripts.map(hashOf), [hashOf(sheet)]);

/**
 * The policy in the headers of every response. Hosts limit the number and length of rules, so it allows the inline scripts
 * of all pages (the same everywhere) and leaves styles to each page's own policy; browsers enforce both. It adds what only
 * a header can: who may frame the site.
 */
export const hostPolicy = (hosts: OtherHosts, scripts: readonly string[]): string =>
  `${policy(hosts, scripts.map(hashOf), ["'unsafe-inline'"])}; frame-ancestors 'self'`;
