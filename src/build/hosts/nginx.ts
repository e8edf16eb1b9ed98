import { type HeaderRule, headersFor, revalidate } from './headers.ts';
import { mimeTypes, textTypes } from './mime.ts';

/** Where in the built site the includes of deploy/nginx/site.conf lie; never served. */
export const nginxFolder = '_nginx';

const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * The part for nginx's `http` block: what depends on the address.
 * @param notFound folders with a not-found page of their own, e.g. `/feature`
 */
export function nginxMaps(rules: readonly HeaderRule[], base: string, notFound: readonly string[]): string {
  const cached = rules.filter(({ headers }) => headers['Cache-Control'] !== undefined);
  const scopes = notFound.filter((scope) => scope !== '').sort((a, b) => b.length - a.length);
  return `# Made by the build. Goes into the http block.
map $uri $site_cache_control {
    default ${quoted(revalidate)};
${cached.map(({ pattern, headers }) => `    ~^${pattern.slice(0, -1)} ${quoted(headers['Cache-Control'] ?? '')};`).join('\n')}
}
map $uri $site_not_found {
    default ${base}404.html;
${scopes.map((scope) => `    ~^${base}${scope.slice(1)}/ ${base}${scope.slice(1)}/404.html;`).join('\n')}
}
`;
}

/** The part for nginx's `server` block: headers and content types. */
export function nginxServer(rules: readonly HeaderRule[], base: string): string {
  const headers = Object.entries(headersFor(rules, base));
  return `# Made by the build. Goes into the server block.
${headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`).join('\n')}
add_header Cache-Control $site_cache_control always;
types {
${Object.entries(mimeTypes)
  .map(([extension, type]) => `    ${type} ${extension};`)
  .join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};
`;
}
