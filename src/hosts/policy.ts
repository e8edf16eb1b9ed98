import { createHash } from 'node:crypto';
import { serviceOf } from '../../mdx-components/_shared/VideoModal/embed.ts';
import type { Settings } from '../content/schemas/settings.ts';
import type { Mode } from '../content/stage.ts';
import { unescapeHtml } from '../html.ts';

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

/** Pages share their scripts, and most of them their styles: each text is hashed once. */
const hashes = new Map<string, string>();

/** A CSP source that allows exactly this inline text. */
export function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}

/** Script elements that the browser runs or obeys; any other type is data and needs no permission (HTML, 4.12.1). */
const obeyed = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;
const scripts = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g;
const styles = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g;
const styleAttributes = /<[a-z][^<>]*?\sstyle="([^"]*)"/g;

const unique = (hashes: Iterable<string>) => [...new Set(hashes)].sort();

/** Hashes of what stands inline in a finished page. */
export function inlineHashes(html: string) {
  const own = [...html.matchAll(scripts)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .filter(([, attributes = '']) => obeyed.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''))
    .map(([, , text = '']) => hashOf(text));
  // Script texts may hold what looks like markup: page data does.
  const markup = html.replace(scripts, '');
  return {
    scripts: unique(own),
    styles: unique([...markup.matchAll(styles)].map(([, text = '']) => hashOf(text))),
    // An attribute's value as the browser sees it, which is what it hashes.
    attributes: unique(
      [...markup.matchAll(styleAttributes)].map(([, text = '']) => hashOf(unescapeHtml(text))),
    ),
  };
}

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

/**
 * The Content-Security-Policy of one page: only the inline scripts and styles that stand in its HTML, by their hashes
 * (https://www.w3.org/TR/CSP3/). Text that someone smuggles into a page runs nowhere.
 */
export function pagePolicy(html: string, hosts: OtherHosts): string {
  const { scripts: own, styles: sheets, attributes } = inlineHashes(html);
  return policy(hosts, own, [
    ...sheets,
    ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : []),
  ]);
}

/**
 * The policy that a host sends with every answer. Hosts limit the number and length of their rules, so it allows the
 * inline scripts of all pages (they are the same everywhere) and leaves the styles to each page's own policy; a browser
 * obeys both. It adds what only a header can say: who may frame the site.
 */
export const hostPolicy = (hosts: OtherHosts, scriptHashes: readonly string[]): string =>
  `${policy(hosts, unique(scriptHashes), ["'unsafe-inline'"])}; frame-ancestors 'self'`;

/**
 * Puts a page's policy into its head, before anything that it governs. In the page it holds on every host, also on
 * those where no header can be set.
 */
export function withPolicy(html: string, hosts: OtherHosts): string {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html, hosts)}">`;
  const head = '<meta charset="utf-8">';
  if (!html.includes(head)) throw new Error(`The page has no ${head} to put its policy after.`);
  return html.replace(head, () => `${head}\n    ${tag}`);
}

/** The script hashes of a page's own policy. */
export const scriptHashesOf = (html: string): string[] =>
  /script-src 'self'([^;]*)/.exec(html.slice(0, 4096))?.[1]?.trim().split(' ').filter(Boolean) ?? [];
