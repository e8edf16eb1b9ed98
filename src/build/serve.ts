import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { htmlFile } from '../content/paths.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
};
const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;

export interface ServeOptions {
  /** Folder of the built site. */
  dir: string;
  /** Base path, `/` or `/some/prefix/`. */
  base?: string;
  /** 0 takes any free port. */
  port?: number;
}

/** What to answer: a file with its status, or another address. */
type Answer = { status: 200 | 404; file: string } | { status: 301; location: string };

/**
 * Finds the answer to a path: files as they are, pages without extension, `/x/` leads to `/x`, everything else is the
 * nearest `404.html` up the folders. A path can never leave `dir`.
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
  if (path.includes('\0') || (inside !== resolve(dir) && !inside.startsWith(resolve(dir) + sep)))
    return outside;
  if (path !== '/' && path.endsWith('/')) {
    return { status: 301, location: base + encodeURI(path.replace(/^\/+|\/+$/g, '')) };
  }
  const isPage = !/(^|\/)404$/.test(path) && !path.endsWith('.html');
  for (const file of [path.slice(1), ...(isPage ? [htmlFile(path)] : [])]) {
    const full = join(dir, file);
    if (file && existsSync(full) && statSync(full).isFile()) return { status: 200, file: full };
  }
  const folders = path.split('/').slice(0, -1);
  for (let depth = folders.length; depth > 0; depth--) {
    const file = join(dir, ...folders.slice(0, depth), '404.html');
    if (existsSync(file)) return { status: 404, file };
  }
  return outside;
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
  const { size, mtimeMs } = statSync(file);
  const tag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const immutable = /[/\\]static[/\\].*-[\w-]{8}\.\w+$/.test(file);
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('ETag', tag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = !compressible.test(file)
    ? null
    : /\bbr\b/.test(accepted)
      ? 'br'
      : /\bgzip\b/.test(accepted)
        ? 'gzip'
        : null;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  else response.setHeader('Content-Length', size);
  response.writeHead(status);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const source = createReadStream(file);
  // A visitor who leaves half-way is no fault of the server.
  const done = () => {};
  if (encoding === 'br') {
    pipeline(
      source,
      createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      response,
      done,
    );
  } else if (encoding === 'gzip') pipeline(source, createGzip(), response, done);
  else pipeline(source, response, done);
}

/**
 * Serves a built site as a static host would.
 * @throws {Error} with `code: 'EADDRINUSE'` when the port is taken
 */
export function serve({
  dir,
  base = '/',
  port = 0,
}: ServeOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    // Split by hand: a target that is no URL must not throw here and end the server.
    const [path = '/', query] = (request.url ?? '/').replace(/^\/{2,}/, '/').split('?', 2);
    const pathname = path.startsWith('/') ? path : '/';
    const search = query === undefined ? '' : `?${query}`;
    const answer = findAnswer(dir, base, pathname);
    if (answer.status === 301) response.writeHead(301, { Location: answer.location + search }).end();
    else send(request, response, answer);
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      done({
        url: `http://localhost:${actual}${base}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
