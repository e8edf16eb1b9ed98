import type { Page } from '@playwright/test';
import { expect, open } from './site.ts';
import { test } from './tab.ts';

type Box = NonNullable<Awaited<ReturnType<typeof focused>>>['box'];

/** Focus follows the reading order: never up within a column, but another column may begin higher. */
const goesBack = (from: Box, to: Box) =>
  from !== null &&
  to !== null &&
  from.within === to.within &&
  to.bottom <= from.top &&
  to.left < from.right &&
  from.left < to.right;

/** Returns the focused element, whether it was focused before, its ring is visible, and the sticky header covers it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const before = (window as Window & { focusedBefore?: Element }).focusedBefore;
    Object.assign(window, { focusedBefore: element });
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const header = document.querySelector('header[data-sticky]')?.getBoundingClientRect();
    const inHeader = element.closest('header, dialog') !== null;
    // A card shows the ring around itself, or around the area that its link covers.
    const around: [Element, string?][] = [
      [element, '::before'],
      [element, '::after'],
    ];
    for (let at: Element | null = element, up = 0; at && up < 5; at = at.parentElement, up++)
      around.push([at]);
    // A token's colour is resolved once: adding an element recalculates the styles of the whole page.
    const colours = (window as Window & { focusColours?: Map<string, string> }).focusColours ?? new Map();
    Object.assign(window, { focusColours: colours });
    const focusColour = (at: Element) => {
      const around = at.matches('input, textarea, select, img') ? at.parentElement : at;
      if (!around) return '';
      const styles = getComputedStyle(around);
      const token = `${styles.getPropertyValue('--focus')} ${styles.colorScheme}`;
      const known = colours.get(token);
      if (known) return known;
      const probe = document.createElement('i');
      probe.style.color = 'var(--focus)';
      around.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      colours.set(token, color);
      return color;
    };
    const isRing = ([at, pseudo]: [Element, string?]) => {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow, content } =
        getComputedStyle(at, pseudo);
      if (pseudo && content === 'none') return false;
      // A card that clips its picture clips a ring around itself, too.
      const card = pseudo && (at as HTMLElement).offsetParent;
      if (card && getComputedStyle(card).overflow !== 'visible' && Number.parseFloat(outlineOffset) >= 0)
        return false;
      // A permanent shadow is no ring, so both are recognized by the colour reserved for focus.
      const isOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      if (!isOutline && boxShadow === 'none') return false;
      const colour = focusColour(at);
      return (isOutline && outlineColor === colour) || boxShadow.includes(colour);
    };
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
      stuck: element === before,
      covered: !inHeader && header !== undefined && bottom > 0 && bottom <= header.bottom && header.top >= 0,
      ringed: around.some(isRing),
      inWindow: bottom > 0 && top < innerHeight,
      // Its position in the text, or null outside main and footer, which have the text to read in order.
      box: element.closest('main, footer')
        ? {
            top: top + scrollY,
            bottom: bottom + scrollY,
            left,
            right,
            within: element.closest('main, footer')?.localName,
          }
        : null,
    };
  });

// The header is walked through once. Each step on the longest page takes five times as long as on a short one.
for (const [url, start, forwards, backwards] of [
  ['/', 'main', 16, 5],
  ['/contact', 'body', 50, 20],
  ['/solutions', 'main', 26, 0],
] as const) {
  test(`${url}: the tab order is that of the page, focus is visible and never covered`, async ({ page }) => {
    await open(page, url);
    const order = await page.evaluate(() => {
      const positive = [...document.querySelectorAll<HTMLElement>('[tabindex]')].filter(
        ({ tabIndex }) => tabIndex > 0,
      );
      return positive.length;
    });
    expect(order).toBe(0);
    const wrong: unknown[] = [];
    let last: Box = null;
    if (start === 'main') await page.getByRole('main').focus();
    // Forwards, then backwards for more than a window: only then can the sticky header cover what is focused.
    for (const key of [...Array(forwards).fill('Tab'), ...Array(backwards).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const seen = await focused(page);
      if (seen && (seen.stuck || seen.covered || !seen.ringed || !seen.inWindow))
        wrong.push({ key, ...seen });
      if (seen && key === 'Tab' && goesBack(last, seen.box)) wrong.push({ key, after: last, ...seen });
      last = seen?.box ?? null;
    }
    expect(wrong).toEqual([]);
  });
}

test("focused elements are completely visible, beside the text and in a phone's rows", async ({ page }) => {
  const post = '/blog-single/how-to-price-lessons';
  for (const [width, url, before, forwards, backwards] of [
    [1280, post, 'main .prose p a', 12, 0],
    [360, post, 'main search input', 16, 0],
    [360, '/', ':nth-match(main a[href="/feature/program-constructor"], 1)', 4, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    if (!page.url().endsWith(url)) await open(page, url);
    await page.locator(before).last().focus();
    const outside: unknown[] = [];
    for (const key of [...Array(forwards).fill('Tab'), ...Array(backwards).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const { name, ...box } = await page.evaluate(() => {
        const { left, right, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        return { name: document.activeElement?.textContent, left, right, top, bottom };
      });
      // Browsers scroll by whole pixels.
      const bottom = Math.round(box.bottom);
      if (box.left < 0 || box.top < 0 || box.right > width || bottom > 800) outside.push([name, box]);
    }
    expect(outside, `${url}, ${width} px`).toEqual([]);
  }
});

test('a toast has a Russian name and is closed by a key', async ({ page }) => {
  await open(page, '/privacy');
  await page.getByRole('contentinfo').locator('form').getByRole('button').click();
  const messages = page.getByRole('region', { name: 'Сообщения (Alt + T)' });
  const close = messages.getByRole('button', { name: 'Закрыть сообщение' });
  await expect(close).toBeVisible();
  await expect(messages.getByRole('progressbar')).toHaveCount(0);
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await expect(close).not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Enter');
  await expect(close).toHaveCount(0);
});
