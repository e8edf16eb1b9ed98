import type { Page } from '@playwright/test';
import { bodyScript, expect, holdBack, hydrated, isMarked, mark } from './site.ts';
import { test } from './tab.ts';

/** Holds every script back until the returned function is called. */
const withhold = (page: Page) => holdBack(page, '**/static/js/**');
const waits = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

test('a menu opened before hydration stays as it was left', async ({ page }) => {
  const release = await withhold(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/about', { waitUntil: 'commit' });
  const menu = page.locator('details[data-menu="mobile"]');
  await menu.locator('> summary').click();
  await expect(menu).toHaveAttribute('open');
  const section = page.locator('header nav details').first();
  await section.locator('> summary').click();
  await waits(page);
  release();
  await hydrated(page);
  await expect(menu).toHaveAttribute('open');
  await expect(section).toHaveAttribute('open');
});

test('before hydration a menu closes on Escape, on a press outside and when focus leaves it; the shortcut opens the search afterwards', async ({
  page,
}) => {
  const release = await withhold(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const entry = page.locator('header nav details').first();
  const open = async () => {
    await entry.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(entry).toHaveAttribute('open');
  };
  await open();
  await page.keyboard.press('Escape');
  await expect(entry).not.toHaveAttribute('open');
  await expect(entry.locator('summary')).toBeFocused();
  await open();
  await page.mouse.click(30, 780);
  await expect(entry).not.toHaveAttribute('open');
  await open();
  await page.getByRole('link', { name: 'Войти' }).first().focus();
  await expect(entry).not.toHaveAttribute('open');
  await page.setViewportSize({ width: 360, height: 780 });
  const menu = page.locator('details[data-menu="mobile"]');
  await menu.locator('> summary').click();
  await expect(menu).toHaveAttribute('open');
  await page.mouse.click(20, 600);
  await expect(menu).not.toHaveAttribute('open');
  await page.keyboard.press('Control+KeyK');
  await waits(page);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('marks typed in the gradebook before hydration are set afterwards, in their order', async ({ page }) => {
  const release = await withhold(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Тимур Рахимов, 20/ }).focus();
  for (const key of ['5', 'ArrowDown', '4']) await page.keyboard.press(key);
  await waits(page);
  release();
  await expect(page.getByRole('button', { name: 'Севара Алиева, 20 ноября: оценка 4' })).toBeFocused();
  await expect(page.getByRole('row', { name: /Тимур/ })).toContainText('4,0');
});

test('a scene that is played is hydrated in one step with its section: what is pressed in between would be lost', async ({
  page,
}) => {
  for (const url of ['/', '/features', '/feature/digital-journal']) {
    const html = await (await page.request.get(url)).text();
    const boundaries = await page.evaluate((text) => {
      const { body } = new DOMParser().parseFromString(text, 'text/html');
      const played = [...body.querySelectorAll('[data-app-part] [data-scene][role=group]')];
      return played.map(({ innerHTML }) => innerHTML.match(/<!--\$/g)?.length ?? 0);
    }, html);
    expect(boundaries.length, url).toBeGreaterThan(0);
    expect(new Set(boundaries), `${url}: Suspense boundaries within a scene`).toEqual(new Set([0]));
  }
});

test('keys that depend on each other are repeated one by one', async ({ page }) => {
  const release = await withhold(page);
  await page.goto('/feature/online-schedule', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Физика каб. 9 Ср 19, 18:00' }).focus();
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await waits(page);
  release();
  await expect(page.getByRole('button', { name: 'Физика каб. 9 Ср 19, 17:00' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Физика: Ср 19, 17:00' })).toBeAttached();
});

test('a drag that the mouse begins before hydration goes on afterwards', async ({ page }) => {
  const release = await withhold(page);
  await page.goto('/feature/program-constructor', { waitUntil: 'commit' });
  const lesson = page.getByRole('button', { name: /^Составить резюме/ });
  await lesson.hover();
  await page.mouse.down();
  await page.locator('main h1').hover();
  await waits(page);
  release();
  await expect(page.locator('[data-app-part]', { has: lesson })).toHaveCount(0);
  const target = await page.locator('[data-slot="0"]').boundingBox();
  if (!target) throw new Error('The programme has no first lesson.');
  await page.mouse.move(target.x + 60, target.y + target.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(lesson).toHaveAccessibleName(/Модуль 1, место 1/);
});

test('a filter chosen before hydration stays, and is applied at once', async ({ page }) => {
  const release = await withhold(page);
  await page.goto('/portfolio', { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  const projects = page.locator('main li:has(a[href^="/portfolio_details/"])').filter({ visible: true });
  const all = await projects.count();
  await page.getByRole('radio', { name: 'Marketing' }).check();
  await waits(page);
  const chosen = await projects.count();
  expect(chosen).toBeLessThan(all);
  expect(chosen).toBeGreaterThan(0);
  release();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${chosen} shown`);
  await expect(projects).toHaveCount(chosen);
});

test('a search typed before hydration is carried out afterwards', async ({ page }) => {
  const release = await withhold(page);
  await page.goto('/blog-single/first-online-lesson', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('ваш урок');
  await field.press('Enter');
  await waits(page);
  release();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Нашлось в блоге' })).toBeVisible();
  await expect(field).toHaveValue('ваш урок');
  await expect(field, 'a keyboard on the screen covers the results').not.toBeFocused();
});

test('contents that are open beside the text are no control before hydration, and can be folded afterwards', async ({
  page,
}) => {
  const release = await withhold(page);
  await page.goto('/privacy', { waitUntil: 'commit' });
  const contents = page.getByRole('navigation', { name: 'Содержание' });
  const [title, list] = [contents.locator('summary'), contents.getByRole('link').first()];
  await expect(list).toBeVisible();
  await expect(contents.getByText('Содержание')).toBeVisible();
  // In the accessibility tree it would be called closed.
  await expect(title).toBeHidden();
  await title.focus();
  await expect(title).not.toBeFocused();
  await waits(page);
  release();
  await page.keyboard.press('Shift');
  await expect(title).toBeVisible();
  await expect(list).toBeVisible();
  await title.click();
  await expect(list).toBeHidden();
});

/** Does to the served page what the translators of Chrome and Yandex do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('#root') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const nodes: Node[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode);
    for (const node of nodes) {
      const font = document.createElement('font');
      font.textContent = node.nodeValue;
      node.parentNode?.replaceChild(font, node);
    }
  });

/** An act that needs React, and its result, which must happen exactly once. */
const acts: {
  what: string;
  url: string;
  act: (page: Page) => Promise<void>;
  done: (page: Page) => Promise<void>;
}[] = [
  {
    what: 'two steps of a carousel, a tab, and a key on it',
    url: '/',
    async act(page) {
      const next = tools(page).getByRole('button', { name: 'Следующий слайд' });
      await next.click();
      await next.click();
      await page.getByRole('tab').nth(1).click();
      await page.keyboard.press('ArrowRight');
    },
    async done(page) {
      await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab').nth(2)).toBeFocused();
      await expect(tools(page).getByRole('slider')).toHaveValue('3');
    },
  },
  {
    what: "the last place on a carousel's bar",
    url: '/centers-info',
    act: (page) => tools(page).getByRole('slider').press('End'),
    async done(page) {
      await expect(tools(page).getByRole('slider')).toHaveValue('5');
      await expect(tools(page).locator('li:nth-child(5)')).toHaveClass(/swiper-slide-active/);
    },
  },
  {
    what: 'a form of a translated page',
    url: '/contact',
    async act(page) {
      await translate(page);
      const form = page.locator('main form').first();
      await form.getByLabel('Имя и фамилия').fill('Анна');
      await form.getByRole('button', { name: 'Написать письмо' }).click();
    },
    async done(page) {
      const form = page.locator('main form').first();
      await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
      await expect(form.getByLabel('Имя и фамилия')).toHaveValue('Анна');
    },
  },
  {
    what: 'the search',
    url: '/feature/digital-journal',
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Поиск по сайту' }).click(),
    done: (page) => expect(page.getByRole('dialog')).toHaveCount(1),
  },
  {
    what: "the film in a type's layout",
    url: '/service-single/cloud-migration',
    act: (page) => page.getByRole('link', { name: 'Watch the film' }).press('Space'),
    async done(page) {
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close the video' });
      await expect(close, 'the film around it is Russian').toHaveAttribute('lang', 'en');
      expect(page.context().pages()).toHaveLength(1);
    },
  },
];
const tools = (page: Page) =>
  page.locator('main [aria-roledescription]', { has: page.locator('article') }).first();

// The page with most interactive parts stands for all.
for (const { what, url, act, done } of acts)
  for (const moment of url === '/' ? (['before', 'during'] as const) : (['before'] as const))
    test(`${what}, pressed ${moment} hydration: done once`, async ({ page }) => {
      const isBefore = moment === 'before';
      const release = await (isBefore
        ? withhold(page)
        : holdBack(page, `**${await bodyScript(page, '/index')}`));
      const react = page.waitForResponse('**/entry-client-*.js');
      await page.goto(url, { waitUntil: 'commit' });
      await page.locator('footer').waitFor({ state: 'attached' });
      if (!isBefore) {
        // React is there and waits for the page's own script.
        await page.keyboard.press('Shift');
        await (await react).finished();
      }
      await act(page);
      release();
      await hydrated(page);
      await done(page);
      expect(await page.evaluate(() => window.takeover?.queue.length)).toBe(0);
    });

test('without Swiper a carousel scrolls as without script, and has no controls', async ({ page, allow }) => {
  allow(/Failed to load resource|Failed to fetch/);
  await page.route('**/static/js/engine-*.js', (route) => route.abort());
  await page.goto('/centers-info');
  const next = tools(page).getByRole('button', { name: 'Следующий слайд' });
  await next.click();
  await expect(next).toHaveCount(0);
  await expect(tools(page).locator('div:has(> ul)')).toHaveCSS('scrollbar-width', 'thin');
});

test('a page that React does not recognise and renders again keeps its styles', async ({ page, allow }) => {
  allow(/Minified React error #418/);
  const release = await withhold(page);
  await page.goto('/');
  const last = page.locator('main [data-section]').last();
  const height = (await last.boundingBox())?.height;
  const skip = page.locator('.skip-link');
  await page.evaluate(() => window.takeover?.record([]));
  await skip.evaluate((link) => link.replaceChildren('Mazmuniga'));
  await page.keyboard.press('Shift');
  release();
  await hydrated(page);
  await expect(skip).not.toHaveText('Mazmuniga');
  await expect.poll(async () => (await last.boundingBox())?.height).toBe(height);
});

test('an anchor of the page does not render waiting parts again, and typed text stays', async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  const footer = page.locator('footer');
  const [heading, part] = [page.locator('main h2').last(), page.locator('[data-app-near=""]').last()];
  await heading.evaluate((element) => element.setAttribute('id', 'an-anchor'));
  for (const element of [footer, part])
    await element.evaluate((one) => Object.assign(one, { isServed: true }));
  const same = () =>
    page.evaluate(
      () => [...document.querySelectorAll('*')].filter((element) => 'isServed' in element).length,
    );
  await page.evaluate(() => {
    location.hash = 'an-anchor';
  });
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await footer.getByRole('textbox').fill('anna@example.uz');
  await expect(footer).not.toHaveAttribute('data-app-part');
  expect(await same()).toBe(2);
  await expect(footer.getByRole('textbox')).toHaveValue('anna@example.uz');
});

test('a link without connection and React explains and leaves the page as it is; so does one to the page itself', async ({
  page,
  context,
  allow,
}) => {
  allow(/Failed to load resource|Failed to fetch|ERR_INTERNET_DISCONNECTED/);
  // A page with interactive sections would sooner or later be hydrated before the connection is lost.
  const release = await withhold(page);
  await page.goto('/feature/digital-journal');
  await page.waitForLoadState('load');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Карьера', exact: true }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Страница не загрузилась');
  // Its reload would lead to the browser's error page. Asked at once: after ten seconds the whole notice is gone.
  expect(await notice.getByRole('button').isVisible()).toBe(false);
  await expect(page).toHaveURL('/feature/digital-journal');
  await mark(page);
  const own = page.getByRole('contentinfo').getByRole('link', { name: 'Карьера', exact: true });
  await own.evaluate((link) => link.setAttribute('href', location.pathname));
  await own.click();
  expect(await isMarked(page)).toBe(true);
  await context.setOffline(false);
  release();
});
