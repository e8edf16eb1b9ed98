import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentFiles } from '../../tests/pages.ts';
import { isNotFoundFile, notFoundScope } from '../content/files/paths.ts';
import { pictureKinds } from '../content/pictures/picture.ts';
import type { Settings } from '../content/schemas/settings.ts';
import { headerRules, headersFile, headersFor, immutable, parseHeaders } from './headers.ts';
import { contentType } from './mime.ts';
import { nginxMaps, nginxServer } from './nginx.ts';
import { hashOf, hostPolicy, otherHosts, pagePolicy } from './policy.ts';

const settings = {
  video: { channel: 'vimeo', id: '1', title: 'Видео' },
  map: { embed: 'https://maps.example/embed?x=1', link: 'https://maps.example/' },
  forms: { endpoint: 'https://forms.example/send' },
} as Settings;
const hosts = otherHosts(settings, 'production');
const rules = headerRules('/', hosts, ['a()']);

it('allows a page its inline scripts and its style sheet, and no style attributes', () => {
  const policy = pagePolicy(hosts, ['a()', '{}'], 'b{}');
  expect(policy).toContain(`script-src 'self' ${hashOf('a()')} ${hashOf('{}')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('b{}')};`);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("default-src 'self';");
  expect(policy).toContain("object-src 'none'; base-uri 'none'");
});

it.each([...pictureKinds, 'jpeg'])('a .%s file is served as a picture', (kind) => {
  expect(contentType(`static/pictures/x.${kind}`)).toMatch(/^image\//);
  // From a camera or a scanner.
  expect(contentType(`X.${kind.toUpperCase()}`)).toMatch(/^image\//);
});

it('frames, calls and forms may only use the hosts in settings', () => {
  const policy = hostPolicy(hosts, []);
  expect(policy).toContain('frame-src https://player.vimeo.com https://maps.example;');
  expect(policy).toContain("connect-src 'self' https://forms.example;");
  expect(policy).toContain("form-action 'self' mailto: https://forms.example;");
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).toContain("frame-ancestors 'self'");
});

it('sends all security headers', () => {
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

it('search engines are told to leave out previews, not the site', () => {
  const preview = headerRules('/pr-1/', otherHosts(settings, 'writers'), []);
  expect(headersFor(preview, '/pr-1/about')).toMatchObject({ 'X-Robots-Tag': 'noindex, nofollow' });
  expect(nginxServer(preview, '/pr-1/', [])).toContain('add_header X-Robots-Tag "noindex, nofollow" always;');
  expect(headersFor(rules, '/about')).not.toHaveProperty('X-Robots-Tag');
});

it('_headers is parsed as it was written, within the limits of Cloudflare Pages', () => {
  const text = headersFile(rules);
  expect(parseHeaders(text)).toEqual(rules);
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
});

it('hashed files are cached for a year, and have the headers of all others', () => {
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

it('netlify.toml lists every folder with a not-found page', () => {
  const toml = readFileSync('deploy/netlify.toml', 'utf8');
  const scopes = contentFiles(process.cwd())
    .filter(isNotFoundFile)
    .map(notFoundScope)
    .filter((scope) => scope !== '/');
  expect([...toml.matchAll(/^from = "(.*)\/\*"$/gm)].map(([, scope]) => scope)).toEqual(scopes.sort());
});
