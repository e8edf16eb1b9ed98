import type { Page } from '@playwright/test';
import { showTypeface } from '../../src/typeface.ts';
import { test as alone, expect, open } from './site.ts';
import { test } from './tab.ts';

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Collects layout shifts, including those after input: their distance and elements. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const elements = entry.sources.map(({ node }) => node?.parentElement);
        // The header itself returns into view; nothing else may move.
        const moved = elements.filter((element) => element && !element.closest('header'));
        if (moved.length > 0)
          shifts.push(
            `${entry.value}: ${moved.map((element) => element?.outerHTML.slice(0, 120)).join(' | ')}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // Two frames later, the last change has been painted and its shift, if any, reported.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return (window as unknown as { shifts: string[] }).shifts.splice(0);
    });
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('the header is fixed beyond 80 px and returns, without moving the page; nothing in it moves while the rest of it arrives', async ({
      page,
    }) => {
      const shifts = await watchShifts(page);
      await open(page, '/about');
      const header = page.locator('header').first();
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      // On a busy machine the typeface may come now, and break lines elsewhere.
      await page.evaluate(showTypeface);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const whole = await height();
      await shifts();
      // On the way back it stays in sight.
      for (const [top, sticky, seen] of [
        [80, false, 0],
        [81, true, 0.9],
        [600, true, 0.9],
        [80, false, 0.9],
        [0, false, 0.9],
      ] as const) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
        if (sticky) await expect(header).toHaveAttribute('data-sticky');
        else await expect(header).not.toHaveAttribute('data-sticky');
        await expect(header).toBeInViewport({ ratio: seen });
        expect(await height()).toBe(whole);
      }
      expect(await shifts()).toEqual([]);

      // A slow connection shows a header whose end is still on its way.
      const moved = await page.evaluate(() => {
        const places = () =>
          [...document.querySelectorAll('header :is(a, summary, button)')]
            .filter((control) => control.checkVisibility({ visibilityProperty: true }))
            .map((control) => `${control.textContent} ${Math.round(control.getBoundingClientRect().x)}`);
        const whole = places();
        const parts = [...document.querySelectorAll('header nav > ul > li, header > div > :last-child > *')];
        return parts.reverse().flatMap((part) => {
          part.remove();
          return places().filter((place) => !whole.includes(place));
        });
      });
      expect(moved).toEqual([]);
    });
  });
}

test('in a window as low as at 400 % zoom the header is above the text, not over it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/about');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const header = page.locator('header').first();
  await expect(header).toHaveAttribute('data-sticky');
  await expect(header).not.toBeInViewport();
});

// The font size stays with the tab, so the tab is not shared.
alone('a browser set to larger letters gets the menu that its window has room for', async ({ page }) => {
  await (await page.context().newCDPSession(page)).send('Page.setFontSizes', { fontSizes: { standard: 20 } });
  await open(page, '/about');
  for (const width of [480, 1024, 1279, 1280, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await wider(), `${width}`).toBe(0);
    await expect(page.locator('details[data-menu="mobile"]')).toBeVisible({ visible: width < 1280 });
  }
});
