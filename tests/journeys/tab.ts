import { test as journey } from './site.ts';

interface Options {
  /** Whether the page may animate as for most visitors; without, nothing has to be waited for. */
  motion: boolean;
  /**
   * Whether tab, window and media stay as a check leaves them: each check then sets its own, opens another address than
   * the one before, and stores nothing.
   */
  keepPage: boolean;
}

/**
 * `test` for consecutive checks in one tab, with a warm cache and compiled scripts, instead of a new browser context
 * each. What they leave behind is cleared: other tabs, routes, permissions, listeners, storage, media. What cannot be
 * undone (a clock, a script for every page) needs the `test` of site.ts.
 */
export const test = journey.extend<Options>({
  motion: [false, { option: true }],
  keepPage: [false, { option: true }],
  context: async ({ tabOf, hasTouch, isMobile, javaScriptEnabled }, use) => {
    await use((await tabOf({ hasTouch, isMobile, javaScriptEnabled })).context());
  },
  page: async ({ context, site, viewport, javaScriptEnabled, motion, keepPage }, use) => {
    const [tab] = context.pages();
    if (!tab) throw new Error('The test before closed the tab.');
    if (keepPage) return use(tab);
    await tab.setViewportSize(viewport ?? { width: 1280, height: 800 });
    const reducedMotion = motion ? 'no-preference' : 'reduce';
    await tab.emulateMedia({ media: null, colorScheme: 'light', forcedColors: null, reducedMotion });
    // Links under the pointer are prefetched, so it starts where no other test has left it.
    await tab.mouse.move(0, 0);
    await use(tab);
    for (const other of context.pages()) if (other !== tab) await other.close();
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    for (const event of ['request', 'domcontentloaded', 'framenavigated']) tab.removeAllListeners(event);
    // The next test starts as a new visitor. The page may be of another host, and stores what was typed when it is left.
    if (tab.url().startsWith('http') && javaScriptEnabled)
      await tab.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
        Storage.prototype.setItem = () => {};
      });
    // A fragment of the open page would not be a navigation; a page of another site would need a separate process. A
    // picture is the lightest document.
    await tab.goto(new URL('favicon.ico', site).href, { waitUntil: 'commit' });
  },
});
