import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentFiles } from '../../tests/pages.ts';
import { isNotFoundFile, notFoundScope } from '../content/files/paths.ts';
import type { Settings } from '../content/schemas/settings.ts';
import { headerRules, headersFile, headersFor, immutable, parseHeaders } from './headers.ts';
import { nginxMaps, nginxServer } from './nginx.ts';
import { hashOf, hostPolicy, otherHosts, pagePolicy, scriptHashesOf, withPolicy } from './policy.ts';

const settings = {
  video: { channel: 'vimeo', id: '1', title: 'Видео' },
  map: { embed: 'https://maps.example/embed?x=1', link: 'https://maps.example/' },
  forms: { endpoint: 'https://forms.example/send' },
} as Settings;
const hosts = otherHosts(settings);
const rules = headerRules('/', hosts, [hashOf('a()')]);
const page = (inside: string) => `<!doctype html><html><head><meta charset="utf-8"></head>${inside}</html>`;

it('allows the inline scripts that stand in the page, and no data', () => {
  const data = '<script type="application/json">{"a":"<style>x</style>"}</script>';
  const html = page(`<script>a()</script>${data}<script type="speculationrules">{}</script>`);
  const policy = pagePolicy(html, hosts);
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  expect(scripts.split(' ').sort()).toEqual(["'self'", hashOf('a()'), hashOf('{}')].sort());
  expect(policy).toContain("style-src 'self';");
  expect(scriptHashesOf(withPolicy(html, hosts)).sort()).toEqual([hashOf('a()'), hashOf('{}')].sort());
});

it('allows the styles that stand in the page: sheets, and attributes as the browser reads them', () => {
  const html = page(`<style data-href="x">b{}</style><p style="--a:&quot;1&quot;"></p>`);
  expect(pagePolicy(html, hosts)).toContain(
    `style-src 'self' ${hashOf('b{}')} 'unsafe-hashes' ${hashOf('--a:"1"')};`,
  );
});

it('frames, calls and forms go to the hosts of settings only', () => {
  const policy = hostPolicy(hosts, []);
  expect(policy).toContain('frame-src https://player.vimeo.com https://maps.example;');
  expect(policy).toContain("connect-src 'self' https://forms.example;");
  expect(policy).toContain("form-action 'self' mailto: https://forms.example;");
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).toContain("frame-ancestors 'self'");
});

it('every header that keeps a visitor safe is among them', () => {
  const headers = headersFor(rules, '/about');
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  expect(headers['Permissions-Policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  const [, seconds = 0] = /^max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  const [, scripts = ''] = /script-src ([^;]*)/.exec(headers['Content-Security-Policy'] ?? '') ?? [];
  expect(scripts).not.toMatch(/unsafe|\*|https?:/);
});

it('_headers reads back as it was written, within the limits of Cloudflare Pages', () => {
  const text = headersFile(rules);
  expect(parseHeaders(text)).toEqual(rules);
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
});

it('hashed files are kept for a year, and have the headers of all others', () => {
  const headers = headersFor(rules, '/static/js/x-12345678.js');
  expect(headers).toMatchObject({ 'Cache-Control': immutable, 'X-Content-Type-Options': 'nosniff' });
  expect(headersFor(rules, '/about')['Cache-Control']).toBeUndefined();
});

it('nginx sends the same headers', () => {
  const server = nginxServer(rules, '/', ['/feature']);
  for (const [name, value] of Object.entries(headersFor(rules, '/')))
    expect(server).toContain(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
  expect(nginxMaps('/a/', ['/feature', ''])).toContain('~^/a/feature/ /a/feature/404.html;');
});

it('Netlify knows every folder with a not-found page of its own', () => {
  const toml = readFileSync('deploy/netlify.toml', 'utf8');
  const scopes = contentFiles(process.cwd())
    .filter(isNotFoundFile)
    .map(notFoundScope)
    .filter((scope) => scope !== '/');
  expect([...toml.matchAll(/^from = "(.*)\/\*"$/gm)].map(([, scope]) => scope)).toEqual(scopes.sort());
});
