import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { showTypeface } from '../../src/typeface.ts';
import { builtSite } from './folders.ts';
import { builtPages, expect, footerLink, hydrated, isMarked, mark } from './site.ts';
import { test } from './tab.ts';

// All in one worker, since they have a browser of their own (playwright.config.ts).
test.describe.configure({ mode: 'default' });

/** Whatever a person, a full-page picture or a fast scroll may see is rendered: nothing is blank or held back. */

interface Box {
  what: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the boxes of elements, relative to the page or the window: scenes, and controls of carousels. */
const boxes = (page: Page, selector: string, inWindow = false) =>
  page.evaluate(
    ([wanted, isWindow]) =>
      [...document.querySelectorAll<HTMLElement>(String(wanted))]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const what = element.dataset.scene ?? element.getAttribute('aria-label') ?? element.className;
          return { what, x, y: isWindow ? y : y + scrollY, width, height };
        })
        .filter(({ x, y, width, height }) => {
          const isInside = x >= 0 && x + width <= innerWidth && width > 0;
          return isInside && (!isWindow || (y >= 0 && y + height <= innerHeight));
        }),
    [selector, inWindow] as const,
  );

/** Returns the share of a box, its edges aside, that differs from its most frequent colour; 0 if it is blank. */
function inkIn({ width, data }: { width: number; data: Buffer }, box: Box): number {
  const counts = new Map<number, number>();
  let all = 0;
  const inset = (from: number, size: number) =>
    [Math.round(from + size * 0.1), Math.round(from + size * 0.9)] as const;
  const [left, right] = inset(box.x, box.width);
  const [top, bottom] = inset(box.y, box.height);
  // A quarter of the pixels tells as much.
  for (let y = top; y < bottom; y += 2)
    for (let x = left; x < right; x += 2) {
      // Steps of a gradient count as one colour.
      const at = (y * width + x) * 4;
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      const colour = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
      all++;
    }
  return all === 0 ? 0 : 1 - Math.max(...counts.values()) / all;
}

/** Every scene and every control has more ink than this. */
const least = 0.01;
const blankIn = async (picture: Buffer, found: readonly Box[]) => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return found.filter((box) => inkIn({ width: info.width, data }, box) < least).map(({ what }) => what);
};

const scenes = '[role="img"][data-scene]';
const controls = 'main [aria-roledescription] button:is([class*="arrow"], [class*="dot"])';

/** Returns the few pages that show every scene together, each time the one with most that are new. */
function pagesWithScenes(): string[] {
  const pages = builtPages().map((url) => {
    const html = readFileSync(join(builtSite, url === '/' ? 'index.html' : `${url}.html`), 'utf8');
    const names = [...html.matchAll(/role="img"[^>]*data-scene="([\w-]+)"/g)].map(([, name = '']) => name);
    return { url, names: new Set(names) };
  });
  const chosen: string[] = [];
  const left = new Set(pages.flatMap(({ names }) => [...names]));
  while (left.size > 0) {
    const fresh = pages.map(({ url, names }) => ({
      url,
      names: [...names].filter((name) => left.has(name)),
    }));
    const [best] = fresh.sort((a, b) => b.names.length - a.names.length);
    for (const name of best?.names ?? []) left.delete(name);
    chosen.push(best?.url ?? '');
  }
  return chosen;
}

for (const url of pagesWithScenes())
  test(`a picture of all of ${url}, a second after it has loaded, shows every scene, control and portrait`, async ({
    page,
  }) => {
    await page.goto(url);
    // The promise itself is about this moment; everywhere else tests wait for states.
    await page.waitForTimeout(1000);
    // A typeface too late for the first paint is applied to the full-page picture, where lines would break differently
    // from the measured ones.
    await page.evaluate(showTypeface);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const faces = await page
      .locator('[data-disc] img')
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth > 0));
    expect(faces).not.toContain(false);
    const found = [...(await boxes(page, scenes)), ...(await boxes(page, controls))];
    expect(found.length).toBeGreaterThan(0);
    // A JPEG costs a tenth less; what is blank stays of one colour in it.
    const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60 });
    expect(await blankIn(picture, found)).toEqual([]);
  });

/**
 * Returns what is in the window in the first frame after a scroll but is not drawn: skipped by `content-visibility`,
 * hidden, or not opaque. A picture cannot show that, because a slow browser returns an old one. Null if nothing was
 * scrolled: a busy browser can lose a turn of the wheel.
 */
const heldBack = async (page: Page, scroll: () => Promise<void>): Promise<string[] | null> => {
  const listening = await page.evaluateHandle((selector) => {
    const held = () =>
      [...document.querySelectorAll<HTMLElement>(`${selector}, ${selector} *`)]
        .filter((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return bottom > 0 && top < innerHeight && getComputedStyle(element).display !== 'none';
        })
        .filter(
          (element) =>
            !element.checkVisibility({ contentVisibilityAuto: true }) ||
            getComputedStyle(element).contentVisibility === 'auto',
        )
        .map((element) => element.outerHTML.slice(0, 80));
    const found = new Promise<string[] | null>((done) => {
      addEventListener('scroll', () => requestAnimationFrame(() => done(held())), { once: true });
      setTimeout(() => done(null), 5_000);
    });
    return { found };
  }, scenes);
  await scroll();
  return listening.evaluate(({ found }) => found);
};

test('on the home page a fast scroll shows no empty box; find in page and the Tab key reach slides and tabs', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('a fast scroll and a jump to the end', async () => {
    await page.waitForLoadState('load');
    await page.mouse.move(640, 400);
    let seen = 0;
    const look = async (scroll: () => Promise<void>) => {
      expect((await heldBack(page, scroll)) ?? (await heldBack(page, scroll))).toEqual([]);
      // The picture matches the measured boxes only if nothing has moved in between.
      await expect(async () => {
        const before = await boxes(page, scenes, true);
        const picture = await page.screenshot();
        expect(await boxes(page, scenes, true)).toEqual(before);
        expect(await blankIn(picture, before)).toEqual([]);
        seen += before.length;
      }).toPass();
    };
    for (let flings = 0; flings < 5; flings++) await look(() => page.mouse.wheel(0, 1500));
    await look(() => page.keyboard.press('End'));
    await look(() => page.keyboard.press('Home'));
    expect(seen).toBeGreaterThan(2);
  });

  await test.step('find in page and the Tab key bring slides into sight', async () => {
    const carousel = page.locator('main [aria-roledescription]', { has: page.locator('article') }).first();
    const list = carousel.locator('.swiper-initialized');
    await expect(async () => {
      await carousel.scrollIntoViewIfNeeded();
      await expect(list).toBeAttached({ timeout: 2_000 });
    }).toPass();
    const cards = list.locator('.swiper-slide:not([data-copy])');
    const last = cards.last();
    await expect(last).not.toBeInViewport();
    // As find in page does; the browser's own dialog cannot be opened here.
    await last
      .locator('p')
      .last()
      .evaluate((words) => words.scrollIntoView({ block: 'center', inline: 'center' }));
    await expect(last).toBeInViewport({ ratio: 0.99 });

    // Back to the first by focus, then on by Tab, card by card.
    await cards.first().getByRole('link').focus();
    for (const card of (await cards.all()).slice(0, 5)) {
      await expect(card.getByRole('link')).toBeFocused();
      await expect(card).toBeInViewport({ ratio: 0.99 });
      await page.keyboard.press('Tab');
    }
    // The copies that fill the row behind the last card are no tab stops.
    await last.getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('slider')).toBeFocused();
    expect(await list.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  });

  await test.step('find in page finds text behind a tab and opens it', async () => {
    const tabs = page.getByRole('main').getByRole('tab');
    await tabs.first().scrollIntoViewIfNeeded();
    await expect(page.locator('[data-app-part]', { has: tabs })).toHaveCount(0);
    const heading = page.locator('[role=tabpanel] h3').last();
    await expect(heading).toBeHidden();
    const words = await heading.textContent();
    // Browsers may ignore a text fragment that a script sets without an act of the visitor.
    await tabs.first().click();
    await page.evaluate((text) => {
      location.hash = `:~:text=${encodeURIComponent(text ?? '')}`;
    }, words);
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect(heading).toBeVisible();
  });
});

/** The sheet for everything below the first screen (src/plugins/prerender/page-styles.ts). */
const sheet = '**/static/rest-*.css';

test('if the late stylesheet is missing, text and links are there, the header shows nothing twice, and React starts', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/);
  await page.route(sheet, (route) => route.fulfill({ status: 404, body: 'Нет такого файла' }));
  await page.goto('/features');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main h3').last()).toBeVisible();
  const links = page.getByRole('banner').getByRole('link').filter({ visible: true });
  await expect(links.filter({ hasText: 'Зарегистрироваться' })).toHaveCount(1);
  await expect(links.filter({ hasText: 'Войти' })).toHaveCount(1);
  await hydrated(page);
  await mark(page);
  await footerLink(page, 'Карьера').click();
  await expect(page).toHaveURL('/careers');
  expect(await isMarked(page)).toBe(true);
});

test('a step opened by find in page has its picture, although nobody has touched the page', async ({
  page,
}) => {
  await page.goto('/tutors-info');
  const step = page.locator('main [data-app-part] details + details').first();
  await page.waitForLoadState('load');
  const words = await step.locator('p').first().textContent();
  expect(await page.evaluate(() => window.takeover?.page.state)).toBe('served');
  await page.evaluate((text) => {
    location.hash = `:~:text=${encodeURIComponent(text ?? '')}`;
  }, words);
  await expect(page.locator('main details + details[open] [data-scene]')).toBeVisible();
});

test('a page without interactive parts loads only the script for measurements before intent', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  // The post has contents and a search in its layout, the feature's page is used below.
  for (const url of ['/blog-single/center-checklist', '/feature/digital-journal']) {
    // The last request, after everything that a page loads by itself.
    const measuring = page.waitForRequest(/\/vitals-[\w-]+\.js$/);
    await page.goto(url);
    await page.mouse.move(10, 300);
    await measuring;
  }
  await page.mouse.wheel(0, 2000);
  // The header becomes sticky without React.
  await expect(page.locator('header').first()).toHaveAttribute('data-sticky');
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(asked.filter((path) => !/\/vitals-[\w-]+\.js$/.test(path))).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Тёмная тема' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('banner').getByRole('link', { name: 'Тарифы' }).first().hover();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
});

test('the head of a feature depends on the shape of its scene; on a phone the text is first', async ({
  page,
}) => {
  const places = async () => {
    const words = await page.locator('main h1').boundingBox();
    const scene = await page.locator('main header [data-scene]').boundingBox();
    await expect(page.locator('main header a[data-variant=primary]')).toBeInViewport({ ratio: 1 });
    if (!words || !scene) throw new Error(`${page.url()} has no head`);
    return { words, scene };
  };
  for (const name of ['digital-journal', 'notifications', 'analytics'] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/feature/${name}`);
    const { words, scene } = await places();
    const isInPlace = {
      'digital-journal': scene.y > words.y + words.height && scene.width > 1100,
      notifications: scene.x + scene.width < words.x,
      analytics: scene.x > words.x + words.width,
    };
    expect(isInPlace[name], name).toBe(true);
    await page.setViewportSize({ width: 360, height: 740 });
    const narrow = await places();
    expect(narrow.scene.y, name).toBeGreaterThan(narrow.words.y + narrow.words.height);
  }
});
