import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { headersFor, parseHeaders } from '../../src/hosts/headers.ts';
import { ensureNginx, startNginx } from '../nginx.ts';
import { builtSite, builtUnderPath } from './folders.ts';
import { prefix } from './serve.ts';
import { shared as test } from './shared.ts';

/**
 * The built site on real hosts: `npm start` always, and nginx by deploy/nginx, installed if possible. The same table
 * checks both.
 */
const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';
const sites = [
  { name: 'at the root', dir: builtSite, base: '/', own: 'JOURNEY_URL' },
  { name: 'under a base path', dir: builtUnderPath, base: prefix, own: 'JOURNEY_BASE_URL' },
];
const servers = ['npm start', ...(ensureNginx() ? ['nginx'] : [])];

const filesOf = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => existsSync(join(dir, file)));
const addressOf = (file: string) => (file === 'index.html' ? '' : encodeURI(file.replace(/\.html$/, '')));

/** Returns what an address answers: status, type, caching, encoding, redirect target. */
async function look(url: string, accept = 'br, gzip') {
  const response = await fetch(url, { redirect: 'manual', headers: { 'accept-encoding': accept } });
  const text = await response.text();
  const header = (name: string) => response.headers.get(name);
  return { status: response.status, text, header, location: header('location') };
}

for (const { name, dir, base, own } of sites) {
  for (const server of servers) {
    test(`${server} answers every address ${name}`, async () => {
      const nginx = server === 'nginx' ? ensureNginx() : null;
      const host = nginx
        ? await startNginx(nginx, dir, base)
        : { url: process.env[own] ?? '', encoding: 'br', close() {} };
      const at = (path: string) => host.url + path;
      try {
        const wrong: string[] = [];
        const check = (what: string, seen: unknown, wanted: unknown) => {
          if (JSON.stringify(seen) !== JSON.stringify(wanted)) wrong.push(`${what}: ${seen} for ${wanted}`);
        };
        // The single source: each response, refusals included, carries every header that the build requires.
        const rules = parseHeaders(readFileSync(join(dir, '_headers'), 'utf8'));
        const checkSafety = (path: string, header: (name: string) => string | null) => {
          for (const [name, value] of Object.entries(headersFor(rules, base)))
            check(`${path} ${name}`, header(name), value);
        };
        const all = filesOf(dir);
        const pages = all.filter((file) => file.endsWith('.html') && !/(^|[/])404\.html$/.test(file));
        expect(pages.length).toBeGreaterThan(60);
        // The build under a base path contains only the pages.
        expect(existsSync(join(dir, 'index.html.br'))).toBe(base === '/');
        // The same rules apply to all pages of a folder, so two of each are requested; links.spec.ts opens every one.
        const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);
        const asked = pages.filter((file) => {
          const folder = pages.filter((other) => folderOf(other) === folderOf(file));
          return folderOf(file) === '' || folder.indexOf(file) < 2;
        });
        for (const file of asked) {
          const path = addressOf(file);
          const { status, header, text } = await look(at(path));
          check(path, status, 200);
          check(`${path} type`, header('content-type'), 'text/html; charset=utf-8');
          check(`${path} caching`, header('cache-control'), revalidate);
          const packed = existsSync(join(dir, `${file}.br`)) ? host.encoding : null;
          check(`${path} compressed`, header('content-encoding'), packed);
          check(`${path} whole`, /<\/html>\s*$/.test(text), true);
          checkSafety(path, header);
          if (path) {
            const slash = await look(at(`${path}/?a=b`));
            check(`${path}/`, [slash.status, slash.location], [301, `${base}${path}?a=b`]);
          }
          const asFile = await look(at(`${encodeURI(file)}?a=b`));
          check(file, [asFile.status, asFile.location], [301, `${base}${path}?a=b`]);
        }
        for (const file of all.filter((one) => /^static[/].*\.(?:js|css|svg|woff2)$/.test(one))) {
          const { status, header } = await look(at(encodeURI(file)), 'gzip');
          check(file, status, 200);
          checkSafety(file, header);
          check(`${file} caching`, header('cache-control'), immutable);
          check(
            `${file} compressed`,
            header('content-encoding'),
            existsSync(join(dir, `${file}.gz`)) ? 'gzip' : null,
          );
        }
        const scopes = all.filter((file) => /(^|[/])404\.html$/.test(file)).map((file) => file.slice(0, -8));
        for (const scope of scopes) {
          for (const path of [
            `${scope}no-such-page`,
            `${scope}no/such/page`,
            `${scope}404`,
            `${scope}404.html`,
          ]) {
            const { status, header, text } = await look(at(path));
            check(path, status, 404);
            checkSafety(path, header);
            check(`${path} type`, header('content-type'), 'text/html; charset=utf-8');
            check(`${path} page`, text.includes('<meta name="robots" content="noindex">'), true);
          }
        }
        const packed = all.find((file) => /^static[/].*\.br$/.test(file));
        const missing = [
          ...(packed ? [packed] : []),
          'static/js/none-12345678.js',
          '_headers',
          '_host/server.conf',
          'index.html.br',
          'about.html.gz',
          '%E0%A4%A',
          '%5Cevil.example/',
        ];
        for (const path of missing) {
          const { status, header } = await look(at(path));
          check(path, status, 404);
          checkSafety(path, header);
          check(`${path} caching`, header('cache-control'), revalidate);
        }
        for (const path of [
          '..%2fpackage.json',
          '%2e%2e/%2e%2e/package.json',
          'static/..%2f..%2fpackage.json',
        ])
          check(path, (await look(at(path))).status === 200, false);
        if (base !== '/') check('base', (await look(at('').slice(0, -1))).location, base);
        const first = await fetch(at('about'));
        await first.text();
        const again = await fetch(at('about'), {
          headers: { 'if-none-match': first.headers.get('etag') ?? '' },
        });
        check('unchanged', again.status, 304);
        check('post', (await fetch(at('about'), { method: 'POST' })).status, 405);
        expect(wrong).toEqual([]);
      } finally {
        await host.close();
      }
    });
  }
}
