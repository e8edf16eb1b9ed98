import { test as base, type Page } from '@playwright/test';

interface Shared {
  /** Address of the site that is visited. */
  site: string;
  /** One tab for checks that follow one another: its cache is warm and its scripts are compiled. */
  tab: Page;
  /** One tab without script, to read what was served. */
  reader: Page;
}

/**
 * What the checks of a worker share, each made when it is first asked for. It stands below every `test`, whether it
 * uses any of it or not: Playwright starts a worker and its browser anew between tests that share other things.
 */
export const shared = base.extend<object, Shared>({
  site: [
    async ({ browserName: _ }, use) => {
      await use(process.env.JOURNEY_URL ?? '');
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({
        baseURL: site,
        locale: 'ru-RU',
        timezoneId: 'Asia/Tashkent',
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  reader: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: site,
        viewport: { width: 1280, height: 800 },
        // It stays open beside others: nothing in it moves.
        reducedMotion: 'reduce',
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});
