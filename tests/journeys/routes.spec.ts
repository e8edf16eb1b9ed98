import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { allFeatures, htmlOf } from '../spec/site.ts';
import { builtPages, expect, hydrated, isUnlisted, sitemapPages } from './site.ts';
import { test } from './tab.ts';

const listed = sitemapPages();
/** The same pages under a second address. */
const aliases: Record<string, string> = {
  '/home': '/',
  '/porfolio': '/portfolio',
  '/feature': '/features',
  '/blog-single': '/blog',
  '/blog/rubric': '/blog',
  '/blog/tag': '/blog',
  '/team-single': '/team',
  '/service-single': '/service',
  '/portfolio_details': '/portfolio',
};
const all = builtPages();
const template = all.filter((url) => !listed.includes(url) && !(url in aliases) && !isUnlisted(url));

// The pages themselves are in tests/spec/02-routes.spec.ts.
test('every second address shows its page, and an address cut off after its folder the list', () => {
  const mainOf = (url: string) => /<main.*<\/main>/s.exec(htmlOf(url))?.[0];
  for (const [alias, url] of Object.entries(aliases)) expect(mainOf(alias), alias).toBe(mainOf(url));
  expect(all).toEqual(expect.arrayContaining(all.map((url) => url.replace(/\/[^/]*$/, '') || '/')));
});

/** Pages in English, which search engines must not list. */
const isEnglish = (url: string) => template.includes(aliases[url] ?? url);

test('every page has one heading, title and description of its own, its canonical address and its language', () => {
  const pageOf = new Map<string, string>();
  for (const url of all) {
    const html = htmlOf(url);
    const [head = ''] = html.split('<body');
    const texts = url in aliases ? [] : (head.match(/<title>[^<]*|<meta name="description"[^>]*/g) ?? []);
    for (const text of texts) {
      expect(pageOf.get(text), `${url}: ${text}`).toBeUndefined();
      pageOf.set(text, url);
    }
    const found = (pattern: RegExp, text = head) => [...text.matchAll(pattern)].map(([, part = '']) => part);
    const facts = {
      headings: found(/<(h1)[\s>]/g, html).length,
      titles: found(/<title>\s*([^<]*\S)/g).length,
      descriptions: found(/<meta name="description" content="([^"]{21,})"/g).length,
      canonicals: found(/<link rel="canonical" href="([^"]*)"/g).map((href) => new URL(href).pathname),
      robots: found(/<meta name="robots" content="([^"]*)"/g),
      lang: found(/<html[^>]* lang="(\w+)"/g),
      unreadableDates: found(/<time[^>]* dateTime="(?!\d{4}-\d\d-\d\d[T"])([^"]*)/g, html),
    };
    expect(facts, url).toEqual({
      headings: 1,
      titles: 1,
      descriptions: 1,
      canonicals: [aliases[url] ?? url],
      robots: isEnglish(url) || isUnlisted(url) ? ['noindex'] : [],
      lang: [isEnglish(url) ? 'en' : 'ru'],
      unreadableDates: [],
    });
  }
});

/**
 * Returns what a page states about itself, as served and as hydrated, and the words that only the latter has. All in
 * one call: each costs as much as the layout of a short page.
 */
const factsOf = (page: Page) =>
  page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const factsIn = (root: Document) => {
      const all = (selector: string) => [...root.querySelectorAll(selector)];
      const attributes = (selector: string, name: string) =>
        all(selector).map((element) => element.getAttribute(name) ?? '');
      return {
        h1: all('h1').length,
        titles: all('head title').map(({ textContent }) => textContent?.trim() !== ''),
        descriptions: attributes('meta[name="description"]', 'content').map((text) => text.length > 20),
        canonicals: attributes('link[rel="canonical"]', 'href').map((href) => new URL(href).pathname),
        robots: attributes('meta[name="robots"]', 'content'),
        lang: root.documentElement.lang,
      };
    };
    const wordsIn = (root: Document) => {
      const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        if (!walker.currentNode.parentElement?.closest('script, style'))
          texts.push(walker.currentNode.nodeValue?.trim() ?? '');
      }
      return texts.filter(Boolean);
    };
    const served = new DOMParser().parseFromString(html, 'text/html');
    const known = new Set(wordsIn(served));
    return {
      served: factsIn(served),
      takenOver: factsIn(document),
      unserved: wordsIn(document).filter((text) => !known.has(text)),
    };
  });

const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/'));
/** Returns the place of a page among those of its folder. */
const turnOf = (url: string) => all.filter((other) => folderOf(other) === folderOf(url)).indexOf(url);
/**
 * Entries of a type share a layout, and so do pages of rubrics and tags, so two of a kind are visited; with `AXE=all`,
 * a separate CI job, every one.
 */
const visited = all
  // Of the second addresses, which show the same page, one stands for all.
  .filter((url) => !(url in aliases) || url === '/porfolio')
  .filter((url) => process.env.AXE === 'all' || folderOf(url) === '' || turnOf(url) < 2);

/** Both themes at the width of a desktop and of a phone. */
const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };
const looks = [
  { colorScheme: 'light', ...wide },
  { colorScheme: 'dark', ...narrow },
  { colorScheme: 'dark', ...wide },
  { colorScheme: 'light', ...narrow },
] as const;

/**
 * Returns how axe checks a page: the home page in both themes and widths, others in one combination, alternating. With
 * `AXE=all` every page in every combination.
 */
function looksAt(url: string): readonly (typeof looks)[number][] {
  if (process.env.AXE === 'all') return looks;
  if (url in aliases) return [];
  if (url === '/') return looks.slice(0, 2);
  const turn = turnOf(url);
  return looks.slice(turn % looks.length, (turn % looks.length) + 1);
}

/** A call to action: registration, a letter, people or the platform; a form counts too. */
const action = [
  'main :is([href^="mailto:"], [href^="tel:"])',
  'main a[data-variant]:is([href$="/register"], [href$="/contact"], [href^="https:"])',
  'main a[href^="https:"]',
].join();

/** Returns the labels of the page's scenes that are cut with an ellipsis, and the scenes wider than their frame. */
const cramped = () => {
  const labels = [...document.querySelectorAll('[data-scene] *:not(.visually-hidden)')]
    .filter((part) => part.checkVisibility() && getComputedStyle(part).textOverflow === 'ellipsis')
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
  const wide = [...document.querySelectorAll('[data-scene]')].filter((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll(':scope > * > *')]
      .map((part) => part.getBoundingClientRect())
      .some((part) => part.left < left - 1 || part.right > right + 1);
  });
  return [
    ...labels.map(({ textContent }) => textContent),
    ...wide.map((frame) => frame.getAttribute('data-scene')),
  ];
};

const turnTo = async (page: Page, { colorScheme, width, height }: (typeof looks)[number]) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
};

test.use({ keepPage: true });

/** Features share a layout, but each has a scene of its own. Read without script, a page costs far less than a visit. */
test('on a phone the scene of every feature has room for its labels', async ({ reader }) => {
  await reader.setViewportSize(narrow);
  for (const slug of allFeatures) {
    await reader.goto(`/feature/${slug}`, { waitUntil: 'domcontentloaded' });
    expect(await reader.evaluate(cramped), slug).toEqual([]);
  }
});

for (const url of visited) {
  const english = isEnglish(url);
  test(`${url} is complete, hydrates silently, fits a phone, links to a next step and is accessible`, async ({
    page,
  }) => {
    const ways = looksAt(url);
    // Opened in axe's first combination, or as on a phone: each change of width is a layout of the whole page.
    const first = ways[0] ?? looks[3];
    await turnTo(page, first);
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    const facts = {
      h1: 1,
      titles: [true],
      descriptions: [true],
      canonicals: [aliases[url] ?? url],
      robots: english || isUnlisted(url) ? ['noindex'] : [],
      lang: english ? 'en' : 'ru',
    };
    await hydrated(page);
    expect(await factsOf(page)).toEqual({ served: facts, takenOver: facts, unserved: [] });

    // Header and footer are the same on every page, so they are checked once.
    const within = url === '/' ? undefined : 'main';
    for (const look of ways) {
      if (look !== first) await turnTo(page, look);
      const { colorScheme, width } = look;
      expect(await violations(page, { within }), `${colorScheme}, ${width} px`).toEqual([]);
    }

    if ((ways.at(-1) ?? first).width !== narrow.width) await page.setViewportSize(narrow);
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(wider).toBe(0);
    expect(await page.evaluate(cramped)).toEqual([]);
    if (english || url.endsWith('/404')) return;
    const top = await page.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)]
          .find((element) => element.checkVisibility())
          ?.getBoundingClientRect().top,
      action,
    );
    expect(top, 'screens down to the first action').toBeLessThanOrEqual(2 * narrow.height);
  });
}
