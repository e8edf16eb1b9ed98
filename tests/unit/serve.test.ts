import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { compressFiles } from '../../src/hosts/compress.ts';
import { findAnswer, serve } from '../../src/hosts/serve.ts';

let dir = '';
const files = [
  'index.html',
  '404.html',
  'about.html',
  'feature/a.html',
  'feature/404.html',
  'static/js/x.js',
  'май.html',
  'preview/index.html',
  '_headers',
  '_host/server.conf',
];
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'serve-'));
  for (const file of files) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), file);
  }
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe.each(['/', '/some/prefix/'])('under %s', (base) => {
  const answer = (path: string) => {
    const found = findAnswer(dir, base, base + path);
    return found.status === 301
      ? `301 ${found.location}`
      : `${found.status} ${found.file.slice(dir.length + 1)}`;
  };
  it.each([
    ['', '200 index.html'],
    ['about', '200 about.html'],
    ['feature/a', '200 feature/a.html'],
    ['static/js/x.js', '200 static/js/x.js'],
    ['%D0%BC%D0%B0%D0%B9', '200 май.html'],
    ['about/', `301 ${base}about`],
    ['feature/a///', `301 ${base}feature/a`],
    ['nothing', '404 404.html'],
    ['404', '404 404.html'],
    ['feature/nothing', '404 feature/404.html'],
    ['feature/no/thing', '404 feature/404.html'],
    ['about.html', `301 ${base}about`],
    ['index.html', `301 ${base}`],
    ['preview', `301 ${base}preview/index`],
    ['preview/', `301 ${base}preview`],
    ['%2Fpreview', `301 ${base}preview/index`],
    ['%E0%A4%A', '404 404.html'],
    ['..%2f..%2fetc%2fpasswd', '404 404.html'],
    ['about%00.html', '404 404.html'],
    ['%5Cevil.example/', '404 404.html'],
    ['_headers', '404 404.html'],
    ['%2e/_headers', '404 404.html'],
    ['x/..%2f_host%2fserver.conf', '404 404.html'],
    ['x/..%2fabout.html', `301 ${base}about`],
  ])('%s -> %s', (path, expected) => expect(answer(path)).toBe(expected));
});

it('paths outside the base path are not found, and the base path without slash redirects to it', () => {
  expect(findAnswer(dir, '/some/prefix/', '/about').status).toBe(404);
  expect(findAnswer(dir, '/some/prefix/', '/some/prefix')).toEqual({
    status: 301,
    location: '/some/prefix/',
  });
});

it('a double slash never redirects to another host', () => {
  expect(findAnswer(dir, '/', '//evil.example/')).toEqual({ status: 301, location: '/evil.example' });
});

describe('a server', () => {
  it('answers with type and tag, and 304 for an unchanged file', async () => {
    const { url, close } = await serve(dir);
    try {
      const response = await fetch(`${url}about`);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(await response.text()).toBe('about.html');
      const again = await fetch(`${url}about`, {
        headers: { 'if-none-match': response.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
      expect((await fetch(`${url}feature/x`)).status).toBe(404);
    } finally {
      await close();
    }
  });

  it('keeps the whole query when it redirects', async () => {
    const { url, close } = await serve(dir);
    try {
      const { headers } = await fetch(`${url}about/?next=/x?a=b`, { redirect: 'manual' });
      expect(headers.get('location')).toBe('/about?next=/x?a=b');
    } finally {
      await close();
    }
  });

  it('sends files compressed by the build, also those of .well-known', async () => {
    mkdirSync(join(dir, '.well-known'));
    writeFileSync(join(dir, '.well-known/x.json'), JSON.stringify('x'.repeat(2000)));
    await compressFiles(dir);
    const { url, close } = await serve(dir);
    try {
      expect((await fetch(`${url}.well-known/x.json`)).headers.get('content-encoding')).toMatch(/br|gzip/);
    } finally {
      await close();
    }
  });

  it('of Vite answers for every host name', async () => {
    vi.stubEnv('OUT_DIR', dir);
    onTestFinished(() => void vi.unstubAllEnvs());
    const server = await preview({ preview: { port: 0 } });
    try {
      const { port } = server.httpServer.address() as AddressInfo;
      const request = get({ port, path: '/about', headers: { host: 'daftar.example' } });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      expect(response.resume().statusCode).toBe(200);
    } finally {
      await server.close();
    }
  });

  it('sends the range of a file that a player requests', async () => {
    const { url, close } = await serve(dir);
    try {
      const part = async (range: string) => {
        const response = await fetch(`${url}static/js/x.js`, { headers: { range } });
        return [response.status, response.headers.get('content-range'), await response.text()];
      };
      expect(await part('bytes=7-')).toEqual([206, 'bytes 7-13/14', 'js/x.js']);
      expect(await part('bytes=0-5')).toEqual([206, 'bytes 0-5/14', 'static']);
      expect(await part('bytes=99-')).toEqual([200, null, 'static/js/x.js']);
    } finally {
      await close();
    }
  });

  it('rejects if its port is taken', async () => {
    const first = await serve(dir);
    try {
      await expect(serve(dir, '/', Number(new URL(first.url).port))).rejects.toMatchObject({
        code: 'EADDRINUSE',
      });
    } finally {
      await first.close();
    }
  });
});
