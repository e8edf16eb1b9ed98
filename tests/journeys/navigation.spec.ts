import type { Page } from '@playwright/test';
import { settings } from '../settings.ts';
import { featureAnchors } from '../spec/site.ts';
import {
  bodyScript,
  expect,
  expectOneOfEach,
  footerLink,
  holdBack,
  hydrated,
  isMarked,
  mark,
  open,
} from './site.ts';
import { test } from './tab.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a link opens its page without a page load: head, focus and scroll position are updated, also on English, not indexed pages and on the way back', async ({
  page,
}) => {
  await open(page, '/careers');
  await mark(page);
  await footerLink(page, 'О нас').click();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(new RegExp(`^О\\s.+ — ${settings.brand}$`));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${settings.url}/about`);
  await expectOneOfEach(page);
  await expect(page.locator('#content')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.getByRole('status').filter({ hasText: 'Открыта страница' })).toHaveCount(1);

  const language = page.locator('html');
  await page.setViewportSize({ width: 800, height: 900 });
  await page.locator('[data-menu="mobile"] > summary').click();
  await page.getByText('Template pages').click();
  const menu = page.getByRole('navigation', { name: 'Основное меню' });
  await menu.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page).toHaveURL('/team');
  await expect(language).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectOneOfEach(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(language).toHaveAttribute('lang', 'ru');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expectOneOfEach(page);
  expect(await isMarked(page)).toBe(true);

  // Back at the top of a page, the keyboard continues from the link.
  const crumb = page.getByRole('main').getByRole('link', { name: 'Главная' });
  await crumb.click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#content')).toBeFocused();
  await page.goBack();
  await expect(crumb).toBeFocused();
});

test('every anchor of /features opens at its place, below the header, which is fixed', async ({ page }) => {
  await open(page, `/features#${featureAnchors[0]}`);
  await expect(page.locator('header').first()).toHaveAttribute('data-sticky');
  for (const anchor of featureAnchors) {
    await page.goto(`/features#${anchor}`);
    const place = page.locator(`[id="${anchor}"]`);
    await expect(place).toHaveCount(1);
    // Below the header, which is fixed there.
    const top = () =>
      place.evaluate((element) => {
        const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
        return element.getBoundingClientRect().top - bottom;
      });
    await expect.poll(top, anchor).toBeGreaterThanOrEqual(0);
    await expect.poll(top, anchor).toBeLessThan(60);
  }
  // In a row that scrolls sideways, as on a phone, the card is in view as well.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [anchor, title] of [
    ['quiz', 'Конструктор тестов'],
    ['program-constructor', 'Конструктор программ'],
    ['live', 'Живые уроки'],
  ] as const) {
    await page.goto(`/features#${anchor}`);
    const card = page.getByRole('article').filter({ has: page.locator(`[id="${anchor}"]`) });
    await expect(card.getByRole('link', { name: title })).toBeInViewport({ ratio: 1 });
  }
  // Anchors before a section are at its beginning.
  for (const anchor of ['digital-journal', 'parental-control']) {
    const apart = await page
      .locator(`[id="${anchor}"]`)
      .evaluate(
        (element) =>
          (element.nextElementSibling?.getBoundingClientRect().top ?? 0) -
          element.getBoundingClientRect().top,
      );
    expect(Math.abs(apart), anchor).toBeLessThan(2);
  }
});

test('the table of contents marks the current section; back leads from anchor to anchor and to the former position; the link to the top leads there', async ({
  page,
}) => {
  await open(page, '/privacy');
  const contents = page.getByRole('main').getByRole('navigation');
  await page.evaluate(() => scrollTo(0, 150));
  await expect.poll(() => scrollTop(page)).toBe(150);
  await contents.getByRole('link', { name: '5. Безопасность данных' }).click();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(600);
  const fifth = await scrollTop(page);
  await contents.getByRole('link', { name: '8. Контакты' }).click();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(fifth + 100);
  const current = contents.locator('[aria-current="location"]');
  await expect(current).toHaveText('8. Контакты');
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(fifth);
  await expect(current).toHaveText('5. Безопасность данных');
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(150);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Наверх' }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.locator('#top')).toBeFocused();
  await expect(current).toHaveCount(0);

  await test.step('on a phone it is at the end of the page, never over text', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const up = page.getByRole('contentinfo').getByRole('link', { name: 'Наверх' });
    await page.mouse.move(180, 400);
    for (let screens = 0; screens < 8; screens++) await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(900);
    await expect(up).not.toBeInViewport();
    await up.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

test('typed text is there again after visiting another page', async ({ page }) => {
  await open(page, '/contact');
  const message = page.getByRole('main').getByLabel('Сообщение');
  await message.fill('Сколько стоит подключить центр?');
  await footerLink(page, 'Тарифы').click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(message).toHaveValue('Сколько стоит подключить центр?');
  // By a page load too, which each link is on a slow connection.
  await page.reload();
  await message.scrollIntoViewIfNeeded();
  await expect(message).toHaveValue('Сколько стоит подключить центр?');

  await open(page, '/blog');
  const field = page.getByRole('main').getByRole('searchbox');
  const found = page.getByRole('main').getByRole('link', { name: /бумажный журнал в цифровой/ });
  await field.fill('бумажный');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Найдено статей');
  await found.click();
  await expect(page).toHaveURL('/blog-single/paper-journal-to-digital');
  await page.goBack();
  await expect(field).toHaveValue('бумажный');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Найдено статей');
});

test('Enter in the blog’s search leads to results below the window; the next Tab is the first of them', async ({
  page,
}) => {
  for (const [url, width, height] of [
    ['/blog', 1366, 650],
    ['/blog/rubric/praktika', 1280, 680],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, url);
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('журнал');
    const [status, first] = [
      main.getByRole('status'),
      main.getByRole('listitem').getByRole('heading').first(),
    ];
    await expect(status).toContainText('Найдено статей');
    await expect(first).not.toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(status).toBeInViewport({ ratio: 1 });
    await expect(first).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    expect((await status.boundingBox())?.y).toBeGreaterThan(header?.height ?? Infinity);
    await page.keyboard.press('Tab');
    await expect(first.getByRole('link')).toBeFocused();
  }
});

test('an anchor link leads to its target, on another page and on the same one; back leads to the top if the page was left there', async ({
  page,
}) => {
  await open(page, '/careers');
  await footerLink(page, 'Родителям').click();
  await expect(page).toHaveURL('/features#parent');
  await expect(page.locator('#parent')).toBeInViewport();
  await footerLink(page, 'Ученикам').click();
  await expect(page).toHaveURL('/features#student');
  await expect(page.locator('#student')).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Тарифы' }).first().click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/features#student');
  await expect(page.locator('#student')).not.toBeInViewport();
  expect(await scrollTop(page)).toBe(0);

  // One in a fold opens the fold. No page of the site has one.
  await page.evaluate(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id) => {
      const text = document.querySelector('main details:not([open]) p');
      if (id === 'folded' && text && !find(id)) text.id = id;
      return find(id);
    };
  });
  const link = footerLink(page, 'Тарифы');
  await link.evaluate((one: HTMLAnchorElement) => one.setAttribute('href', '/pricing#folded'));
  await link.click();
  await expect(page).toHaveURL('/pricing#folded');
  await expect(page.getByRole('main').locator('details[open] p:focus')).toBeInViewport();
});

test('/about/ leads to /about, and the skip link past the menu; a reload keeps the scroll positions', async ({
  page,
}) => {
  await open(page, '/about/?from=mail');
  await expect(page).toHaveURL('/about?from=mail');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Перейти к\u00a0тексту' });
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(900);

  // Going back before React is there loads the page anew.
  await footerLink(page, 'Тарифы').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/pricing');
  await page.reload();
  await page.goBack();
  await hydrated(page);
  await expect(page).toHaveURL('/about?from=mail#content');
  await expect.poll(() => scrollTop(page)).toBe(900);

  // On the same page, nothing is loaded.
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/about?from=mail');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a page that arrives when the visitor has gone elsewhere does not freeze the window', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/contact');
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const { dataset } = document.documentElement;
      dataset.begun = `${Number(dataset.begun ?? 0) + 1}`;
      return begin(update);
    };
  });
  const script = await bodyScript(page, '/about');
  const release = await holdBack(page, `**${script}`);
  const asked = page.waitForRequest(`**${script}`);
  await footerLink(page, 'О нас').evaluate((link: HTMLElement) => link.click());
  await asked;
  await footerLink(page, 'Карьера').click();
  await expect(page).toHaveURL('/careers');
  release();
  await page.evaluate((url) => import(url), script);
  await footerLink(page, 'Тарифы').click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('html')).toHaveAttribute('data-begun', '2');
});

test.describe('motion is welcome', () => {
  test.use({ motion: true });
  test('back and forward restore where the visitor was, also over a page load', async ({ page }) => {
    await open(page, '/about');
    await footerLink(page, 'Тарифы').scrollIntoViewIfNeeded();
    const place = await scrollTop(page);
    expect(place).toBeGreaterThan(500);
    await footerLink(page, 'Тарифы').click();
    await expect(page).toHaveURL('/pricing');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.evaluate(() => scrollTo(0, 300));
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => scrollTop(page)).toBe(place);
    // The keyboard continues from there.
    await expect(footerLink(page, 'Тарифы')).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL('/pricing');
    await expect.poll(() => scrollTop(page)).toBe(300);
    await page.goto('/robots.txt');
    await page.goBack();
    await hydrated(page);
    await expect.poll(() => scrollTop(page)).toBe(300);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Возвращаем преподавателю время');
    await expect.poll(() => scrollTop(page)).toBe(place);
  });
  test('a page that was left before it was drawn opens at its top', async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => scrollTo(0, 1500));
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const watching = setInterval(() => {
            if (location.pathname !== '/pricing') return;
            clearInterval(watching);
            history.back();
            done();
          });
          document.querySelector<HTMLElement>('footer a[href="/pricing"]')?.click();
        }),
    );
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Возвращаем преподавателю время');
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Одна цена репетитору');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
  test('the picture of a pressed card grows into that of its page', async ({ page }) => {
    await open(page, '/blog');
    const drawn = page.evaluate(
      () =>
        new Promise<string[]>((tell) => {
          const begin = document.startViewTransition.bind(document);
          document.startViewTransition = (update) => {
            const transition = begin(update);
            const names = () =>
              document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
            transition.ready.then(() => tell(names()));
            return transition;
          };
        }),
    );
    await page.getByRole('main').locator('[data-look="lead"]').first().getByRole('link').click();
    expect(await drawn).toEqual(
      expect.arrayContaining(['::view-transition-old(picture)', '::view-transition-new(picture)']),
    );
  });
  test('one page fades into another without a flash', async ({ page }) => {
    await open(page, '/careers');
    const seen = page.evaluate(
      () =>
        new Promise<{ way: number; light: number }>((tell) => {
          const root = document.documentElement;
          const begin = document.startViewTransition.bind(document);
          document.startViewTransition = (update) => {
            const transition = begin(update);
            transition.ready.then(() => {
              const parts = document
                .getAnimations()
                .map((drawn) => ({ drawn, name: (drawn.effect as KeyframeEffect).pseudoElement ?? '' }))
                .filter(({ name }) => name.startsWith('::view-transition'));
              const stand = (share: number) => {
                for (const { drawn } of parts) {
                  drawn.pause();
                  drawn.currentTime = share * Number(drawn.effect?.getComputedTiming().endTime);
                }
              };
              const groups = parts.filter(({ name }) => name.includes('-group('));
              const tops = () =>
                groups.map(({ name }) => new DOMMatrix(getComputedStyle(root, name).transform).m42);
              const opacity = (name: string) =>
                Number(getComputedStyle(root, `::view-transition-${name}(root)`).opacity);
              stand(0);
              const from = tops();
              stand(0.3);
              const light = opacity('old') + opacity('new');
              stand(0.99);
              const way = Math.max(...tops().map((top, at) => Math.abs(top - (from[at] ?? 0))));
              tell({ light, way });
              transition.skipTransition();
            });
            return transition;
          };
        }),
    );
    await footerLink(page, 'О нас').click();
    const { way, light } = await seen;
    // The header moves because of the banner.
    expect(way).toBeLessThan(100);
    expect(light).toBeCloseTo(1, 1);
  });
});
