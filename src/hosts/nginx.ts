import { type HeaderRule, headersFor, revalidate } from './headers.ts';
import { mimeTypes, textTypes } from './mime.ts';

/** Folder in the built site for hosts and later builds; never served. */
export const hostFolder = '_host';

const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * Returns the include for nginx's `http` block: maps that depend on the address.
 * @param notFound folders with a not-found page of their own, e.g. `/feature`
 */
export function nginxMaps(base: string, notFound: readonly string[]): string {
  const scopes = notFound.filter((scope) => scope !== '').sort((a, b) => b.length - a.length);
  return `# Made by the build. Goes into the http block.
# For requests that no page answers. Packed files are not served under their own names, pages not with an extension.
map $uri $site_file {
    default $uri;
    ~\\.(?:br|gz|html)$ '';
}
map $uri $site_not_found {
    default ${base}404.html;
${scopes.map((scope) => `    ~^${base}${scope.slice(1)}/ ${base}${scope.slice(1)}/404.html;`).join('\n')}
}
`;
}

/**
 * Returns the include for nginx's `server` block: headers, content types and routing (like serve.ts). Requests for pages
 * evaluate no regular expression and no map, and their headers fit into the request's memory pool: each of these was
 * measurable (`npm run load`).
 * @param notFound folders with a not-found page of their own, e.g. `/feature`
 */
export function nginxServer(rules: readonly HeaderRule[], base: string, notFound: readonly string[]): string {
  const headers = Object.entries(headersFor(rules, base));
  const hashed = headersFor(rules, `${base}static/x`)['Cache-Control'] ?? revalidate;
  const folders = [...new Set(['', ...notFound])].map((scope) =>
    scope ? `${base}${scope.slice(1)}/` : base,
  );
  return `# Made by the build. Goes into the server block.
${headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`).join('\n')}
add_header Cache-Control $site_cache_control always;
set $site_cache_control ${quoted(revalidate)};
# A request that cannot be read is answered before anything is set.
uninitialized_variable_warn off;
request_pool_size 8k;

types {
${Object.entries(mimeTypes)
  .map(([extension, type]) => `    ${type} ${extension};`)
  .join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};

# x.gz beside x was made by the build; nothing is compressed while a visitor waits.
gzip_static on;
gzip_vary on;
etag on;
absolute_redirect off;

# An unknown address: the nearest not-found page up the folders, also when it is no UTF-8.
error_page 404 $site_not_found;
error_page 400 =404 ${base}404.html;

${base === '/' ? '' : `location = ${base.slice(0, -1)} {\n    return 301 ${base}$is_args$args;\n}\n`}location = ${base} {
    try_files ${base}index.html =404;
}
# A page is a file without its extension; its address has one form.
location = ${base}index.html {
    return 301 ${base}$is_args$args;
}
location ${base} {
    try_files $uri.html $site_file @other;
}
location ^~ ${base}static/ {
    set $site_cache_control ${quoted(hashed)};
    try_files $site_file @other;
}
location @other {
    # Browsers read a backslash as a slash, so a redirect to /\\evil.example would leave the site.
    rewrite ^(${base}[^\\x5c]*[^/\\x5c])/+$ $1 permanent;
    if (-f $document_root$uri) {
        rewrite ^(${base}.+)\\.html$ $1 permanent;
    }
    return 404;
}
# Files that answer for others or tell hosts what to do have no address of their own.
${folders.map((folder) => `location = ${folder}404.html {\n    internal;\n}\nlocation = ${folder}404 {\n    return 404;\n}`).join('\n')}
location = ${base}_headers {
    return 404;
}
location ^~ ${base}${hostFolder}/ {
    return 404;
}
`;
}
