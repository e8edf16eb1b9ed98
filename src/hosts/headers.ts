import { hostPolicy, type OtherHosts } from './policy.ts';

/** Headers for the addresses that match a pattern: the start of a path, then `*`. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** `Cache-Control` of files with a hash in their name, which never change. */
export const immutable = 'public, max-age=31536000, immutable';
/** `Cache-Control` of everything else: always revalidated, usually answered with "not modified". */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Browser features that neither this site nor its frames use. */
const unused =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment publickey-credentials-get serial usb';

/** `Permissions-Policy`: this site and its frames may use what players need (autoplay, fullscreen, picture in picture). */
function permissions(frames: readonly string[]): string {
  const allowed = ['self', ...frames.map((origin) => `"${origin}"`)].join(' ');
  return [
    ...unused.split(' ').map((name) => `${name}=()`),
    ...['autoplay', 'fullscreen', 'picture-in-picture'].map((name) => `${name}=(${allowed})`),
  ].join(', ');
}

/**
 * The site's headers: the only source of `_headers`, the nginx include and `npm start`.
 * @param base base path, `/` or `/some/prefix/`
 * @param scripts the inline scripts of all pages
 */
export const headerRules = (base: string, hosts: OtherHosts, scripts: readonly string[]): HeaderRule[] => [
  {
    pattern: `${base}*`,
    headers: {
      'Content-Security-Policy': hostPolicy(hosts, scripts),
      'Permissions-Policy': permissions(hosts.frames),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Cross-Origin-Opener-Policy': 'same-origin',
      ...(hosts.isPreview ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
    },
  },
  // Hosts revalidate everything else by default. A second rule with the same header would be joined, not override.
  { pattern: `${base}static/*`, headers: { 'Cache-Control': immutable } },
];

/** Formats the rules for Netlify and Cloudflare Pages. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  `${rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')}\n`;

/** Parses a `_headers` file as those hosts do. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name && value !== undefined && rule) rule.headers[name] = value;
    else if (/^\//.test(line)) rules.push({ pattern: line.trim(), headers: {} });
  }
  return rules;
}

/** The headers of an address: those of all matching rules. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fits = ({ pattern }: HeaderRule) => path.startsWith(pattern.slice(0, -1));
  return Object.assign({}, ...rules.filter(fits).map(({ headers }) => headers));
}
