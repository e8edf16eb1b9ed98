import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { builtSite } from './folders.ts';
import { shared } from './shared.ts';
import { listen } from './silence.ts';

interface Fixtures {
  /** Allows a console message; other errors, warnings and uncaught exceptions fail the test. */
  allow: (message: RegExp) => void;
}

/** Playwright's `test` on the built site, with a console that must stay silent. */
export const test = shared.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => {
    await use(process.env.JOURNEY_URL);
  },
  allow: [
    async ({ page }, use) => {
      const { allow, check } = listen(page);
      await use(allow);
      check();
    },
    { auto: true },
  ],
});
export { expect };

/** Messages of Chrome and React about files that a test withholds. */
export const withheld =
  /Failed to load resource|Failed to fetch|dynamically imported module|TypeError|No script after|No data for|50[03] for/i;

/** Chrome's message for a document or file that answered 404. */
export const notFoundMessage = /Failed to load resource: the server responded with a status of 404/;

/**
 * Hydrates the page: presses a key as a sign of intent, to avoid waiting for an idle browser. All in the page, since
 * locators load half a megabyte of script into each new document.
 */
export async function hydrated(page: Page): Promise<void> {
  const takenOver = () =>
    page.evaluate(
      () =>
        new Promise<void>((done, fail) => {
          const end = Date.now() + 60_000;
          const look = () => {
            if (window.takeover?.page.state === 'served')
              dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
            if (document.documentElement.dataset.hydrated === 'true') done();
            else if (Date.now() > end) fail(new Error(`React has not taken ${location.href} over.`));
            else setTimeout(look, 20);
          };
          look();
        }),
    );
  // If another document replaces this one, the new one is waited for.
  for (let isOver = false; !isOver; )
    isOver = await takenOver().then(
      () => true,
      (error: unknown) => {
        if (!/context was destroyed|navigation/i.test(String(error))) throw error;
        return false;
      },
    );
}

/** Opens an address and waits until React has hydrated it. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Returns the address of the script of a page's body. */
export async function bodyScript(page: Page, url: string): Promise<string> {
  const response = await page.request.get(`/_page${url}.json`);
  return ((await response.json()) as { module: string }).module;
}

/** Marks the document, so that a test can distinguish a client navigation from a page load. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Navigates inside the app to an address, even if no link on the page leads there. */
export const goInside = (page: Page, url: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, url);

/** Expects one of each in the head, and one h1 in the page. */
export async function expectOneOfEach(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S.{20}/);
}

/** Collects letters that the page hands to the mail program from now on: decoded `mailto:` addresses. */
export async function lettersOf(page: Page): Promise<string[]> {
  const letters: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) letters.push(decodeURIComponent(url));
  });
  return letters;
}

/** Returns every page of a build by its address, except the not-found pages. */
export function builtPages(folder = builtSite): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .sort();
}

/** Whether a page's file keeps it out of every search. */
export function isUnlisted(url: string): boolean {
  const file = `pages${url}.mdx`;
  return existsSync(file) && /^unlisted: true$/m.test(readFileSync(file, 'utf8'));
}

/** Returns the addresses of dist/sitemap.xml, without their origin. */
export function sitemapPages(): string[] {
  const file = resolve(builtSite, 'sitemap.xml');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
}

/**
 * Holds requests back until the returned function is called.
 * @param answer continues a request, or answers it
 */
export async function holdBack(
  page: Page,
  files: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.fallback(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

/** Returns words of elements that break without a hyphen. */
export const brokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const place = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}{3,}/gu)) {
          place.setStart(text, index);
          place.setEnd(text, index + word.length);
          if (new Set([...place.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      return broken;
    }),
  );
