import type { Locator, Page } from '@playwright/test';
import { expect, open } from './site.ts';
import { test } from './tab.ts';

/** What a new visitor tries on a phone, by touch: the film, the blog's search, the scenes; forms are in spec/05-validation. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const film = (page: Page) => page.getByRole('dialog').locator('video');
const opener = (page: Page) => page.getByRole('main').locator('[href^="/film/"]');
async function play(page: Page): Promise<Locator> {
  await opener(page).tap();
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  return film(page);
}

test('the film plays in the page with captions, can be sought, and closes by a touch beside it', async ({
  page,
}) => {
  await open(page, '/about');
  const video = await play(page);
  expect(await video.evaluate(({ duration }: HTMLVideoElement) => duration)).toBeGreaterThan(20);
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 18;
  });
  // A host without range requests makes the film start over.
  await expect
    .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThanOrEqual(18);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  const caption = page.getByRole('dialog').getByText(/На телефоне родителя — уведомления/);
  await expect(caption).toBeInViewport({ ratio: 1 });
  // Other ways to close it are in spec/07-calls.spec.ts.
  await page.touchscreen.tap(20, 60);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL('/about');
});

test('the marks to choose from stay in the window for every cell; an opened step stays in sight while the one above closes', async ({
  page,
}) => {
  const scene = await sceneOn(page, '/');
  await scene.getByRole('row', { name: /Тимур/ }).getByRole('button').filter({ visible: true }).first().tap();
  for (const mark of await scene.getByRole('toolbar').getByRole('button').all())
    await expect(mark).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  const steps = page.getByRole('main').locator('details:has([data-scene])');
  const step = page.getByRole('main').locator('summary', { hasText: 'Проводите уроки' });
  await step.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 500));
  await step.tap();
  // Closed to its summary.
  await expect
    .poll(() => steps.first().evaluate((details: HTMLElement) => details.clientHeight))
    .toBeLessThan(120);
  const header = await page.locator('header').first().boundingBox();
  await expect
    .poll(async () => ((await step.boundingBox())?.y ?? 0) - (header?.height ?? 0))
    .toBeGreaterThanOrEqual(0);
});

test('who presses everything twice, as on a desktop, opens the menu, the marks of a cell and the film', async ({
  page,
}) => {
  const twice = async (control: Locator) => {
    const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const _press of [1, 2]) await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  await open(page, '/');
  const toggle = page.locator('[data-menu="mobile"] > summary');
  const menu = page.getByRole('navigation', { name: 'Основное меню' });
  await twice(toggle);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  const scene = await sceneOn(page, '/');
  const cell = scene.getByRole('button', { name: /^Тимур/ });
  const marks = scene.getByRole('toolbar');
  await cell.tap();
  await expect(marks).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(marks).toHaveCount(0);
  await twice(cell);
  await expect(marks).toBeVisible();

  await open(page, '/about');
  await play(page);
  // The second press, which comes when the film is already there.
  await page.mouse.move(20, 60);
  for (const half of ['down', 'up'] as const) await page.mouse[half]({ clickCount: 2 });
  await expect(film(page)).toBeVisible();
  await page.touchscreen.tap(20, 60);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is wrong with a field is above the keyboard', async ({ page }) => {
  // What a keyboard leaves of the window.
  await page.setViewportSize({ width: 360, height: 330 });
  await open(page, '/contact');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Имя и фамилия').focus();
  await expect(form).toHaveAttribute('novalidate', '');
  await page.keyboard.press('Tab');
  await page.keyboard.type('aziz@');
  await expect(form.getByText('Проверьте адрес')).toBeInViewport({ ratio: 1 });
});

test('a tap on the button of a form works although the field that it leaves shows a message', async ({
  page,
}) => {
  await open(page, '/contact');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Сообщение').tap();
  await expect(form).toHaveAttribute('novalidate', '');
  await form.locator('button[type="submit"]').tap();
  await expect(form.getByLabel('Имя и фамилия')).toBeFocused();
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(5);
});

test('the results of the blog’s search are right below its field', async ({ page }) => {
  await open(page, '/blog');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.tap();
  await field.fill('рдители');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Найдено статей');
  const found = page.getByRole('main').getByRole('link', { name: /смотреть в оценках/ });
  const below = (await field.boundingBox())?.y ?? 0;
  expect(((await found.boundingBox())?.y ?? Infinity) - below).toBeLessThan(260);
  await field.press('Enter');
  await expect(field, 'the keyboard covers the results').not.toBeFocused();
  await field.fill('ъъъ');
  await page.getByRole('main').getByRole('button', { name: 'Очистить поиск' }).tap();
  await expect(page.getByRole('navigation', { name: 'Рубрики' })).toBeVisible();
});

interface Point {
  x: number;
  y: number;
}
/** Swipes from a point or an element's centre to another element's centre or by an offset, as a phone does. */
async function swipe(page: Page, from: Locator | Point, to: Locator | Point): Promise<void> {
  const middle = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('Nothing to touch.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const start = 'x' in from ? from : await middle(from);
  const end = 'x' in to ? { x: start.x + to.x, y: start.y + to.y } : await middle(to);
  const session = await page.context().newCDPSession(page);
  // With its own timestamps and a rest at the end, because a tap after a flick only stops the flick.
  let timestamp = Date.now() / 1000 - 1;
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => {
    timestamp += 0.1;
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  await touch('touchStart', start);
  for (const part of [0.25, 0.5, 0.75, 1, 1, 1])
    await touch('touchMove', {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    });
  await touch('touchEnd');
  await session.detach();
}
const scrolled = (page: Page) => page.evaluate(() => scrollY);
/** Opens a usable scene in the middle of the window; its touch targets are large enough and it explains what to do. */
async function sceneOn(page: Page, url: string): Promise<Locator> {
  await open(page, url);
  const scene = page.getByRole('main').locator('[role=group][data-scene]').first();
  await scene.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const small = await scene
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .map((button) => button.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && Math.min(width, height) < 44),
    );
  expect(small, url).toEqual([]);
  await expect(scene, url).toContainText(/Нажмите|Выберите|Перетащите|Рисуйте/);
  return scene;
}

/** Waits until React has hydrated the part around an element: a finger that draws or drags cannot be replayed. */
const answers = (part: Locator) =>
  expect.poll(() => part.evaluate((element) => element.closest('[data-app-part]') === null)).toBe(true);

test('touch targets of other scenes are large enough and labelled', async ({ page }) => {
  for (const url of ['/feature/digital-journal', '/feature/quiz-constructor', '/investors'])
    await sceneOn(page, url);
});

test('a lesson of a programme is dragged by touch, also into an empty module', async ({ page }) => {
  const scene = await sceneOn(page, '/feature/program-constructor');
  const lesson = (name: string) => scene.getByRole('button', { name: new RegExp(`^${name}`) });
  await lesson('Письмо другу').tap();
  await answers(lesson('Письмо другу'));
  const from = await scrolled(page);
  await swipe(page, lesson('Составить резюме'), lesson('Past Simple'));
  await expect(scene.getByRole('status')).toContainText('Составить резюме. Модуль 1, место 2');
  await swipe(page, lesson('Составить резюме'), scene.getByText('Модуль 2. Работа и профессии'));
  await expect(scene.getByRole('status')).toContainText('Составить резюме. Модуль 2, место 1');
  expect(await scrolled(page)).toBe(from);
});

test('a touch scrolls past a lesson of the week; a chosen lesson follows it to any hour', async ({
  page,
}) => {
  const scene = await sceneOn(page, '/feature/online-schedule');
  const physics = scene.getByRole('button', { name: /^Физика/ });
  const before = await scrolled(page);
  await swipe(page, physics, { x: 0, y: -150 });
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
  await expect(physics).toHaveAccessibleName('Физика каб. 9 Ср 19, 18:00');

  await physics.tap();
  const hour = scene.getByRole('button', { name: 'Ср 19, 16:00: свободно' });
  await expect(hour).toBeVisible();
  const from = await scrolled(page);
  await swipe(page, physics, hour);
  await expect(scene.getByRole('status')).toContainText('Физика: Ср 19, 16:00, было Ср 19, 18:00');
  expect(await scrolled(page)).toBe(from);

  await scene.getByRole('button', { name: /^Химия/ }).tap();
  await scene.getByRole('button', { name: 'Вт 18, 18:00: свободно' }).tap();
  await expect(scene.getByRole('button', { name: 'Химия каб. 7 Вт 18, 18:00' })).toBeFocused();
});

test('a touch scrolls past the board, and draws in every direction once it has begun to; a second finger draws nothing', async ({
  page,
}) => {
  const scene = await sceneOn(page, '/feature/live-lessons');
  const board = scene.getByRole('button', { name: /^Доска/ });
  const status = scene.getByRole('status');
  const before = await scrolled(page);
  await swipe(page, board, { x: 0, y: -90 });
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
  await answers(board);
  await expect(status).toBeEmpty();
  await swipe(page, board, { x: 70, y: 5 });
  await expect(status).toContainText('всего 1');
  const from = await scrolled(page);
  await swipe(page, board, { x: 0, y: -60 });
  await expect(status).toContainText('всего 2');
  expect(await scrolled(page)).toBe(from);

  const session = await page.context().newCDPSession(page);
  const { x = 0, y = 0 } = (await board.boundingBox()) ?? {};
  const fingers = (type: 'touchStart' | 'touchMove', ...ways: number[]) => {
    const touchPoints = ways.map((way, id) => ({ id, x: x + 20 + way, y: y + 40 + id * 60 }));
    return session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await fingers('touchStart', 0);
  await fingers('touchStart', 0, 0);
  await fingers('touchMove', 60, 60);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(status).toContainText('всего 3');
});

test('the page under the open menu does not scroll, wherever a finger drags', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.locator('[data-menu="mobile"] > summary').tap();
  const entries = page.locator('header nav');
  await expect(entries).toBeInViewport();
  for (const place of [entries, page.getByRole('link', { name: 'Войти' }).last(), { x: 20, y: 400 }])
    await swipe(page, place, { x: 0, y: -150 });
  expect(await scrolled(page)).toBe(600);
});

test('the groups of a centre fit a phone without horizontal scrolling, and stay a table', async ({
  page,
}) => {
  await open(page, '/centers/1');
  const table = page.getByRole('region', { name: 'Таблица' });
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(table.getByRole('columnheader', { name: 'Свободно' })).toBeAttached();
  await expect(table.getByRole('row', { name: /«Экзамен».*18:00–19:30.*мест\s+нет/ })).toBeVisible();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1366, height: 1024 } });
  test('links of the contents are as high as a finger', async ({ page }) => {
    await open(page, '/blog-single/fair-quiz');
    const links = page.getByRole('navigation', { name: 'Содержание' }).getByRole('link');
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(3);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});
