import { test as base, type Page } from '@playwright/test';

/** What a tab cannot change any more: touch, mobile emulation, scripts. */
export interface Device {
  hasTouch: boolean;
  isMobile: boolean;
  javaScriptEnabled: boolean;
}

interface Shared {
  /** Address of the visited site. */
  site: string;
  /** One tab of each kind for consecutive checks, with a warm cache and compiled scripts. */
  tabOf: (device: Device) => Promise<Page>;
  /** One tab without script, to read served pages. */
  reader: Page;
}

/**
 * What the checks of a worker share, each created on first use. Every `test` extends this, even if it uses none of it,
 * because Playwright restarts a worker and its browser between tests that share other things.
 */
export const shared = base.extend<object, Shared>({
  site: [
    async ({ browserName: _ }, use) => {
      const { JOURNEY_URL } = process.env;
      if (!JOURNEY_URL)
        throw new Error('No site: npm test builds it, or npm run build and npx tsx tests/examples/build.ts.');
      await use(JOURNEY_URL);
    },
    { scope: 'worker' },
  ],
  tabOf: [
    async ({ browser, site }, use) => {
      const tabs = new Map<string, Page>();
      await use(async (device) => {
        const kind = JSON.stringify(device);
        const known = tabs.get(kind);
        if (known) return known;
        const options = { ...device, baseURL: site, locale: 'ru-RU', timezoneId: 'Asia/Tashkent' };
        const tab = await (await browser.newContext(options)).newPage();
        tabs.set(kind, tab);
        return tab;
      });
      for (const tab of tabs.values()) await tab.context().close();
    },
    { scope: 'worker' },
  ],
  reader: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: site,
        viewport: { width: 1280, height: 800 },
        // It stays open beside others, so nothing in it moves.
        reducedMotion: 'reduce',
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});
