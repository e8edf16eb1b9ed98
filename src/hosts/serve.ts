import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative, resolve, sep } from 'node:path';
import { isFile } from '../content/files/list-files.ts';
import { htmlFile } from '../content/files/paths.ts';
import { type HeaderRule, headersFor, parseHeaders, revalidate } from './headers.ts';
import { contentType } from './mime.ts';

/** An answer: a file with its status, or a redirect. */
type Answer = { status: 200 | 404; file: string } | { status: 301; location: string };

/** Files that are never served under their own names: not-found pages, files for hosts, compressed files. */
const hidden = /\/404\.html$|^\/_headers$|^\/_host\/|\.(?:br|gz)$/;

/**
 * Finds the answer to a path as hosts do, from the files alone. Files are served as they are, pages without extension;
 * `/x/` and the `/x.html` of a page redirect to `/x`; everything else is answered by the nearest `404.html` up the folders.
 * Paths never leave `dir`, and hidden files are not served.
 */
export function findAnswer(dir: string, base: string, pathname: string): Answer {
  const outside = { status: 404, file: join(dir, '404.html') } as const;
  if (`${pathname}/` === base) return { status: 301, location: base };
  if (!pathname.startsWith(base)) return outside;
  let path: string;
  try {
    path = decodeURIComponent(pathname.slice(base.length - 1));
  } catch {
    return outside;
  }
  const inside = resolve(dir, `.${path}`);
  if (path.includes('\0') || !`${inside}${sep}`.startsWith(resolve(dir) + sep)) return outside;
  const movedTo = (page: string) => ({ status: 301, location: base + encodeURI(page) }) as const;
  const inSite = (full: string) => relative(dir, full).replaceAll(sep, '/');
  const isServed = (full: string) => !hidden.test(`/${inSite(full)}`) && isFile(full);
  // Browsers read a backslash as a slash, so none is ever part of a redirect.
  if (path !== '/' && path.endsWith('/') && !path.includes('\\'))
    return movedTo(path.replace(/^\/+|\/+$/g, ''));
  if (path.endsWith('.html') && isServed(inside))
    return movedTo(inSite(inside).replace(/^index\.html$|\.html$/, ''));
  const file = [inside, join(dir, htmlFile(path))].find(isServed);
  if (file) return { status: 200, file };
  // Only a preview has a folder with a page of its own: the report.
  if (existsSync(join(inside, 'index.html'))) return movedTo(`${inSite(inside)}/index`);
  const folders = path.split('/').slice(0, -1);
  const notFound = folders
    .map((_, depth) => join(dir, ...folders.slice(0, depth + 1), '404.html'))
    .findLast((one) => existsSync(one));
  return notFound ? { status: 404, file: notFound } : outside;
}

/** Encodings of compressed files (compress.ts), the smaller first. */
const encodings = [
  { name: 'br', accepted: /\bbr\b/, ending: '.br' },
  { name: 'gzip', accepted: /\bgzip\b/, ending: '.gz' },
];

/**
 * Returns the first and last byte of a `Range` header with one range that has a start; other headers are ignored. Without
 * ranges films cannot be sought, and iPhones do not play them at all.
 */
function rangeOf(range: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined) return undefined;
  const part = { start: Number(from), end: Math.min(to ? Number(to) : size, size - 1) };
  return part.start <= part.end ? part : undefined;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file }: { status: number; file: string },
) {
  if (!existsSync(file)) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404');
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const compressed = encodings.find((one) => one.accepted.test(accepted) && existsSync(file + one.ending));
  const sent = file + (compressed?.ending ?? '');
  const { size, mtimeMs } = statSync(sent);
  const tag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  response.setHeader('Content-Type', contentType(file));
  response.setHeader('ETag', tag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  if (compressed) response.setHeader('Content-Encoding', compressed.name);
  const part = status === 200 && !compressed ? rangeOf(request.headers.range, size) : undefined;
  if (part) response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
  response.setHeader('Content-Length', part ? part.end - part.start + 1 : size);
  response.writeHead(part ? 206 : status);
  // Node leaves it out of the answer to HEAD.
  const bytes = readFileSync(sent);
  response.end(part ? bytes.subarray(part.start, part.end + 1) : bytes);
}

/** Returns the header rules of the build in a folder, read for each request; none without a build. */
function rulesOf(dir: string): HeaderRule[] {
  const file = join(dir, '_headers');
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}

/**
 * Request handler that behaves as a static host, for `vite preview` and the journeys' servers.
 * @param dir folder of the built site
 * @param base base path, `/` or `/some/prefix/`
 */
export const siteHandler =
  (dir: string, base: string): RequestListener =>
  (request, response) => {
    // Split by hand: `new URL` would throw on an invalid request target and end the server.
    const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    const pathname = path.startsWith('/') ? path.replace(/^\/+/, '/') : '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const answer = findAnswer(dir, base, pathname);
    // By the file that is sent: the not-found answer to a missing hashed file must not be kept for a year.
    const sent = answer.status === 301 ? base : base + relative(dir, answer.file).replaceAll(sep, '/');
    const headers = { 'Cache-Control': revalidate, ...headersFor(rulesOf(dir), sent) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (answer.status === 301) response.writeHead(301, { Location: answer.location + search }).end();
    else send(request, response, answer);
  };

/**
 * Serves a built site for a test or a comparison, to this machine alone: previews contain drafts.
 * @param port 0 takes any free port
 * @throws if the port is taken
 */
export async function serve(dir: string, base = '/', port = 0) {
  const server = createServer(siteHandler(dir, base)).listen(port, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
