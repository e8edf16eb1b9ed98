import type { APIRequestContext } from '@playwright/test';
import { settings } from '../settings.ts';
import { builtUnderPath } from './folders.ts';
import { prefix } from './serve.ts';
import { shared as test } from './shared.ts';
import { builtPages, expect } from './site.ts';

/** Returns the addresses in a page's HTML: links, images in all sizes, styles, fonts, scripts. */
const addresses = (html: string) =>
  [...html.matchAll(/\s(?:href|src|(srcset))="([^"]*)"/gi)].flatMap(([, isSet, value = '']) => {
    const address = value.replaceAll('&amp;', '&');
    return isSet ? address.split(',').map((part) => part.trim().split(' ')[0] ?? '') : [address];
  });

const origin = settings.url;
/** Pages that only the build at the root has. */
const only = builtPages().filter((path) => !builtPages(builtUnderPath).includes(path));

/**
 * Follows every address of every page; reports those that fail, leave the base path or miss their anchor.
 * @param left pages that are neither asked for nor followed
 */
async function brokenLinks(
  request: APIRequestContext,
  home: string,
  base: string,
  left: string[] = [],
): Promise<string[]> {
  /** By error, the first page that has it. */
  const broken = new Map<string, string>();
  const bodies = new Map<string, string | null>();
  const fetchOnce = async (url: string) => {
    if (!bodies.has(url)) {
      const response = await request.get(url, { maxRedirects: 0 });
      bodies.set(url, response.status() === 200 ? await response.text() : null);
    }
    return bodies.get(url) ?? null;
  };
  for (const path of builtPages().filter((page) => !left.includes(page))) {
    const pageUrl = home.replace(/\/$/, '') + path;
    const html = (await fetchOnce(pageUrl)) ?? '';
    if (!html) broken.set('no page', path);
    for (const address of addresses(html)) {
      const url = new URL(address, pageUrl);
      if (url.href.startsWith(origin + base)) url.host = new URL(home).host;
      if (!/^https?:$/.test(url.protocol) || url.host !== new URL(home).host) continue;
      // React Router writes the home page of a base path without its slash; hosts add it.
      if (`${url.pathname}/` === base || left.includes(url.pathname.replace(base, '/'))) continue;
      const target = new URL(home).origin + url.pathname;
      const body = url.pathname.startsWith(base) ? await fetchOnce(target) : null;
      if (body === null && !broken.has(address)) broken.set(address, path);
      const anchor = decodeURIComponent(url.hash.slice(1));
      // An icon is an anchor of the sprite.
      const hasAnchors = /^[^.]*(?:\.svg)?$/.test(url.pathname);
      if (body && anchor && hasAnchors && !body.includes(`id="${anchor}"`))
        broken.set(`${address}: no such anchor`, path);
    }
  }
  return [...broken].map(([what, page]) => `${what} (${page})`);
}

test('every link and file of every page answers without a redirect, and its anchor exists', async ({
  request,
}) => {
  expect(await brokenLinks(request, process.env.JOURNEY_URL ?? '', '/')).toEqual([]);
});

test('the same under a base path, which no link leaves', async ({ request }) => {
  const home = process.env.JOURNEY_BASE_URL ?? '';
  expect(await brokenLinks(request, home, prefix, only)).toEqual([]);
});
