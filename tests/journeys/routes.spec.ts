import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { builtPages, expect, hydrated, sitemapPages } from './site.ts';
import { test } from './tab.ts';

const listed = sitemapPages();
/** The same pages under a second address. */
const aliases: Record<string, string> = { '/home': '/', '/porfolio': '/portfolio' };
const all = builtPages();
const template = all.filter((url) => !listed.includes(url) && !(url in aliases));

/** Spec section 2, "Route table": what must be there, whatever else is. */
const required = [
  ...[
    '/',
    '/tutors-info',
    '/centers-info',
    '/register',
    '/about',
    '/pricing',
    '/tutors',
    '/centers',
    '/centers/1',
  ],
  ...['/features', '/blog', '/contact', '/careers', '/privacy', '/investors', '/releases', '/solutions'],
];
const features = [
  ...['professional-profile', 'program-constructor', 'digital-journal', 'quiz-constructor', 'live-lessons'],
  ...[
    'automation',
    'progress-control',
    'online-schedule',
    'direct-chat',
    'materials-hub',
    'interactive-tests',
  ],
  ...['notifications', 'erp-system', 'group-management', 'tutor-control', 'analytics', 'student-enrollment'],
  'public-page',
];

test('the build holds every route of the specification', () => {
  expect(listed).toEqual(expect.arrayContaining(required));
  expect(listed).toEqual(expect.arrayContaining(features.map((slug) => `/feature/${slug}`)));
  const count = (pages: string[], folder: string) =>
    pages.filter((url) => url.startsWith(`${folder}/`)).length;
  expect(count(listed, '/blog-single')).toBeGreaterThanOrEqual(3);
  expect(count(template, '/service-single')).toBe(17);
  expect(count(template, '/portfolio_details')).toBe(18);
  expect(count(template, '/team-single')).toBe(6);
  expect(template).toEqual(
    expect.arrayContaining([
      '/home_software_company',
      '/home_business_consulting',
      '/portfolio',
      '/team',
      '/service',
    ]),
  );
  expect(all).toEqual(expect.arrayContaining(Object.keys(aliases)));
});

/** What a page says of itself, read in one go. */
const factsOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const attributes = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? '');
    return {
      h1: all('h1').length,
      titles: all('head title').map(({ textContent }) => textContent?.trim() !== ''),
      descriptions: attributes('meta[name="description"]', 'content').map((text) => text.length > 20),
      canonicals: attributes('link[rel="canonical"]', 'href').map((href) => new URL(href).pathname),
      robots: attributes('meta[name="robots"]', 'content'),
      lang: document.documentElement.lang,
    };
  });

/** Words that stand in the page that React has taken over but not in the HTML it was served as. */
const unserved = (page: Page, html: string) =>
  page.evaluate((served) => {
    const words = (root: Document) => {
      const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        if (!walker.currentNode.parentElement?.closest('script, style'))
          texts.push(walker.currentNode.nodeValue?.trim() ?? '');
      }
      return texts.filter(Boolean);
    };
    const known = new Set(words(new DOMParser().parseFromString(served, 'text/html')));
    return words(document).filter((text) => !known.has(text));
  }, html);

/** Both themes at a desktop's and a phone's width. */
const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };
const looks = [
  { colorScheme: 'light', ...wide },
  { colorScheme: 'dark', ...narrow },
  { colorScheme: 'dark', ...wide },
  { colorScheme: 'light', ...narrow },
] as const;

/**
 * How axe looks at a page: the home page in both themes and widths, others in one way, by turns. Entries share a layout
 * with their neighbours: two of a kind are looked at. `AXE=all`, a job of its own in CI, looks at every page in every
 * way.
 */
function looksAt(url: string): readonly (typeof looks)[number][] {
  if (process.env.AXE === 'all') return looks;
  if (url in aliases) return [];
  if (url === '/') return looks.slice(0, 2);
  const folder = url.slice(0, url.lastIndexOf('/'));
  const kind = all.filter((other) => other.slice(0, other.lastIndexOf('/')) === folder);
  const turn = kind.indexOf(url);
  if (folder !== '' && turn >= 2) return [];
  return looks.slice(turn % looks.length, (turn % looks.length) + 1);
}

test.use({ keepPage: true });

for (const url of all) {
  const english = template.includes(url) || url === '/porfolio';
  test(`${url} is whole, hydrates silently, fits a phone and is open to everyone`, async ({ page }) => {
    const ways = looksAt(url);
    // Four looks at everything on the longest pages.
    if (ways.length > 2) test.setTimeout(240_000);
    // Opened as axe looks first, or as on a phone: each change of width is a layout of the whole page.
    const { colorScheme, ...size } = ways[0] ?? { colorScheme: 'light', ...narrow };
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    const facts = {
      h1: 1,
      titles: [true],
      descriptions: [true],
      canonicals: [aliases[url] ?? url],
      robots: english ? ['noindex'] : [],
      lang: english ? 'en' : 'ru',
    };
    expect(await factsOf(page)).toEqual(facts);
    await hydrated(page);
    expect(await factsOf(page)).toEqual(facts);
    expect(await unserved(page, (await response?.text()) ?? '')).toEqual([]);

    // Header and footer are the same on every page: they are looked at once.
    const within = url === '/' ? undefined : 'main';
    for (const { colorScheme, width, height } of ways) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      expect(await violations(page, { within }), `${colorScheme}, ${width} px`).toEqual([]);
    }

    await page.setViewportSize(narrow);
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(wider).toBe(0);
  });
}
