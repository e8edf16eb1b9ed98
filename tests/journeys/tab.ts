import type { Page } from '@playwright/test';
import { test as journey } from './site.ts';

/**
 * `test` for checks that look at a page and leave nothing behind: they follow one another in one tab, whose cache is
 * warm, instead of opening a browser context each. Nothing moves there, so that nothing has to be waited for.
 */
export const test = journey.extend<object, { tab: Page; site: string }>({
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
        reducedMotion: 'reduce',
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, site, viewport }, use) => {
    await tab.setViewportSize(viewport ?? { width: 1280, height: 800 });
    await tab.emulateMedia({ colorScheme: 'light' });
    await use(tab);
    await tab.unrouteAll();
    tab.removeAllListeners('request');
    // The next test meets a visitor who was never here.
    if (tab.url().startsWith('http'))
      await tab.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    // A fragment of the page that is open would be no new page; a page of another site would take a process of its own.
    await tab.goto(new URL('robots.txt', site).href);
  },
});
