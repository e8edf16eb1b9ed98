import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect, hydrated } from './site.ts';
import { test } from './tab.ts';

/** What opens is as open to everyone as what stands there: axe after each opening, in one tab, with keys where it can. */
const go = async (page: Page, url: string) => {
  await page.goto(url);
  await hydrated(page);
};
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header[data-sticky]')?.getBoundingClientRect();
    const inHeader = element.closest('header, dialog') !== null;
    // A card shows the ring around itself, or around the area that its link covers.
    const around: [Element, string?][] = [
      [element, '::before'],
      [element, '::after'],
    ];
    for (let at: Element | null = element, up = 0; at && up < 5; at = at.parentElement, up++)
      around.push([at]);
    const focusColour = (at: Element) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--focus)';
      (at.matches('input, textarea, select, img') ? at.parentElement : at)?.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    const isRing = ([at, pseudo]: [Element, string?]) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, content } = getComputedStyle(at, pseudo);
      if (pseudo && content === 'none') return false;
      // A shadow that is always there is no ring: both are known by the colour that is kept for focus.
      const isOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      if (!isOutline && boxShadow === 'none') return false;
      const colour = focusColour(at);
      return (isOutline && outlineColor === colour) || boxShadow.includes(colour);
    };
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
      covered: !inHeader && header !== undefined && bottom > 0 && bottom <= header.bottom && header.top >= 0,
      ringed: around.some(isRing),
      inWindow: bottom > 0 && top < innerHeight,
    };
  });

test('menus: wide and narrow', async ({ page }) => {
  await go(page, '/about');
  for (const summary of await page.locator('header nav details[data-menu] > summary').all()) {
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(summary.locator('..')).toHaveAttribute('open');
    expect(await violations(page, { within: 'header' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(summary.locator('..')).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const menu = page.locator('details[data-menu="mobile"]');
  await menu.locator('> summary').focus();
  await page.keyboard.press('Enter');
  await menu.locator('details > summary').first().press('Enter');
  expect(await violations(page, { within: 'header' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within: 'header', rules: ['color-contrast'] })).toEqual([]);
});

test('tabs, questions and steps', async ({ page }) => {
  await go(page, '/');
  const tabs = page.getByRole('tablist').first();
  await tabs.getByRole('tab', { selected: true }).focus();
  for (const _ of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('tab', { selected: true })).toBeFocused();
    expect(await violations(page, { within: 'main [role="tabpanel"]:not([hidden])' })).toEqual([]);
  }
  for (const summary of await page.getByRole('main').locator('details:not([open]) > summary').all()) {
    await summary.focus();
    await page.keyboard.press('Enter');
  }
  expect(await violations(page, { within: 'main details[open]' })).toEqual([]);
});

test('the video, and the errors of a form', async ({ page }) => {
  await page.context().route('**youtube**', (route) => route.fulfill({ body: 'video' }));
  await go(page, '/about');
  const trigger = page.getByRole('main').locator('a[href*="youtube.com/watch"]').first();
  await trigger.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();

  await go(page, '/contact');
  const form = page.getByRole('main').locator('form').first();
  await form.getByRole('button', { name: /отправить/i }).press('Enter');
  await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
  expect(await violations(page, { within: 'main form' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within: 'main form', rules: ['color-contrast'] })).toEqual([]);
});

for (const url of ['/', '/features', '/contact']) {
  test(`${url}: the keyboard goes through the page in its order, focus is seen and never covered`, async ({
    page,
  }) => {
    await go(page, url);
    const order = await page.evaluate(() => {
      const positive = [...document.querySelectorAll<HTMLElement>('[tabindex]')].filter(
        ({ tabIndex }) => tabIndex > 0,
      );
      return positive.length;
    });
    expect(order).toBe(0);
    const wrong: unknown[] = [];
    const steps = 50;
    // Forwards, then backwards: only then may the sticky header lie over what is focused.
    for (const key of [...Array(steps).fill('Tab'), ...Array(steps - 10).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const seen = await focused(page);
      if (seen && (seen.covered || !seen.ringed || !seen.inWindow)) wrong.push({ key, ...seen });
    }
    expect(wrong).toEqual([]);
  });
}

test('at 400 % zoom nothing is lost: no sideways scroll, no text cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const url of [
    '/',
    '/features',
    '/pricing',
    '/contact',
    '/privacy',
    '/feature/digital-journal',
    '/blog',
  ]) {
    await page.goto(url);
    const lost = await page.evaluate(() => {
      const cut = [
        ...document.querySelectorAll<HTMLElement>('main h1, main h2, main h3, main p, main a, main button'),
      ]
        .filter(
          (element) =>
            !element.closest('[aria-hidden="true"], .visually-hidden, [data-scene], [class*="viewport"]'),
        )
        .filter((element) => {
          const { overflowX } = getComputedStyle(element);
          return overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        });
      const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      return [
        ...(wider > 0 ? [`${wider} px wider`] : []),
        ...cut.map(({ outerHTML }) => outerHTML.slice(0, 100)),
      ];
    });
    expect(lost, url).toEqual([]);
  }
});

test('targets are 24 px at least, and 44 in the header and forms of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const url of ['/', '/contact', '/blog']) {
    await go(page, url);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, summary, input:not([type="hidden"]), textarea, header a',
        ),
      ]
        .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.right > 0 && box.left < innerWidth)
        .filter(({ element, box }) => {
          const least =
            element.closest('header, form') && element.matches('button, summary, textarea, a') ? 43.5 : 23.5;
          return Math.min(box.width, box.height) < least;
        })
        .map(
          ({ element, box }) =>
            `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`,
        ),
    );
    expect(small, url).toEqual([]);
  }
});

test('forced colours, less motion and less transparency leave everything there', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await go(page, '/');
  const invisible = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a[class*="root"], header button')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderStyle, outlineStyle, textDecorationLine } = getComputedStyle(element);
        const hasIcon = element.querySelector('svg') !== null;
        return (
          borderStyle === 'none' &&
          outlineStyle === 'none' &&
          textDecorationLine === 'none' &&
          !hasIcon &&
          !element.textContent?.trim()
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
  expect(invisible).toEqual([]);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          animation.playState === 'running' && Number(animation.effect?.getTiming().duration ?? 0) > 50,
      )
      .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
  );
  expect(moving).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });

  const session = await page.context().newCDPSession(page);
  const transparency = (value: string) =>
    session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-transparency', value }],
    });
  await transparency('reduce');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('details[data-menu="mobile"] > summary').press('Enter');
  /** What lies over the page and lets it through. */
  const veils = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::backdrop'].flatMap((pseudo) => {
          const { backdropFilter, backgroundColor, position } = getComputedStyle(element, pseudo);
          const alpha = Number(/(?:\/ |rgba\(.*, )([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? 1);
          const isVeil = (pseudo || position === 'fixed') && alpha > 0 && alpha < 1;
          return element.checkVisibility() && (isVeil || backdropFilter !== 'none')
            ? [`${element.outerHTML.slice(0, 80)} ${backgroundColor}`]
            : [];
        }),
      ),
    );
  expect(await veils()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog[open]')).toBeVisible();
  expect(await veils()).toEqual([]);
  await page.keyboard.press('Escape');
  // What a session asks for would be asked for again on every later page, over what the next check wants.
  await session.detach();
});

test('on paper: the text, its answers, no menus and buttons of the screen', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const url of ['/privacy', '/pricing', '/blog-single/fair-quiz']) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(':not(main *):is(header, nav, [data-theme-toggle], dialog)')]
        .filter((element) => element.checkVisibility())
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(shown, url).toEqual([]);
    const ink = await page
      .locator('main p')
      .first()
      .evaluate((element) => getComputedStyle(element).color);
    expect(ink).not.toMatch(/^rgb\(2[0-9]{2}, 2/);
  }
  await page.emulateMedia({ media: 'screen' });
});

test('on paper nothing stays behind a tab or a slide', async ({ page }) => {
  await go(page, '/');
  const cards = page.locator('main [aria-roledescription]').first().locator('li:not([data-copy]) article');
  await cards.first().scrollIntoViewIfNeeded();
  await expect(page.locator('main .swiper-initialized').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main [role="tabpanel"]').filter({ visible: true })).toHaveCount(3);
  const folded = await page
    .locator('main details > :not(summary)')
    .evaluateAll(
      (all) => all.filter((answer) => !answer.checkVisibility() || answer.clientHeight < 10).length,
    );
  expect(folded).toBe(0);
  const outside = await cards.evaluateAll(
    (all) =>
      all.filter((card) => {
        const { left, right, width } = card.getBoundingClientRect();
        return width < 100 || left < 0 || right > innerWidth;
      }).length,
  );
  expect([await cards.count(), outside]).toEqual([13, 0]);
  await page.emulateMedia({ media: 'screen' });
});
