import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect, holdBack, isMarked, mark, open } from './site.ts';
import { test } from './tab.ts';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Поиск по сайту' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск по сайту' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const selected = (page: Page) => page.getByRole('option', { selected: true });

test('a page is found by another form of its word, by keyboard only', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/about');
  expect(asked.filter((path) => /search|Search/.test(path))).toEqual([]);

  // The name tells the shortcut; the attribute for shortcuts is read in addition to the name.
  await expect(button(page)).toHaveAccessibleName('Поиск по сайту (Ctrl\u00a0+\u00a0K)');
  await expect(button(page)).not.toHaveAttribute('aria-keyshortcuts');
  await mark(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText('Часто ищут');
  // Before the page's own second sheet, late styles would make Chrome lay the whole page out again.
  await expect(page.locator('head link[rel=stylesheet]')).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within: 'dialog' })).toEqual([]);

  await page.keyboard.type('журналами');
  await expect(selected(page)).toContainText('Цифровой журнал');
  await expect(selected(page).locator('mark').first()).toHaveText('журнал');
  await expect(selected(page)).toContainText('Возможность');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/Найдено страниц: \d+/);
  expect(await violations(page, { within: 'dialog', rules: ['color-contrast'] })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page, { within: 'dialog' })).toEqual([]);

  // Read as separate words, the place too: «Страница Сколько стоит…»; Chrome's names are those that screen readers get.
  await field(page).fill('сколько стоит кабинет');
  await expect(options(page).filter({ hasText: 'Сколько стоит кабинет репетитора?' })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role: 'option' });
  expect(nodes.map(({ name }) => name?.value).join('\n')).toMatch(/Страница Сколько стоит/);
  await field(page).fill('журналами');
  await expect(selected(page)).toContainText('Цифровой журнал');

  const first = await field(page).getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', first ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', first ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/feature/digital-journal');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isMarked(page)).toBe(true);
});

test('typos are corrected, an empty result explains, Escape returns focus; a result leads to the words that were found', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  await button(page).click();
  await field(page).fill('распесание');
  await expect(options(page).first()).toContainText('расписание');
  await expect(page.getByRole('dialog')).toContainText(/показываем похожие/);
  // Up from the first is the last; another answer begins at its top all the same.
  await field(page).press('ArrowUp');
  await field(page).fill(';ehyfk');
  await expect(options(page).first()).toContainText('Цифровой журнал');
  // The film's button is a control, not the text of the page.
  await expect(options(page).filter({ hasText: '(видео)' })).toHaveCount(0);
  await expect(options(page).first()).toBeInViewport({ ratio: 1 });
  await field(page).fill('ывапролд <b>x</b>');
  const notice = page
    .getByRole('paragraph')
    .filter({ hasText: 'По запросу «ывапролд <b>x</b>» ничего не нашлось' });
  const gap = (title: Element) =>
    (title.nextElementSibling?.getBoundingClientRect().top ?? 0) - title.getBoundingClientRect().bottom;
  expect(await notice.evaluate(gap), 'the advice stands apart from the title').toBeGreaterThan(6);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  const examples = await page.getByRole('dialog').locator('li button').allTextContents();
  for (const example of examples.slice(0, 2)) {
    await field(page).fill('');
    await page.getByRole('dialog').getByRole('button', { name: example }).click();
    await expect(options(page).first()).toBeVisible();
  }
  // An empty result always offers links; the English template pages are found only by searching for them.
  await field(page).fill('ывапролд');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Написать в поддержку' })).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Разделы');
  await field(page).fill('portfolio');
  await expect(options(page).first()).toHaveAttribute('href', '/portfolio');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await page.getByRole('button', { name: 'Закрыть поиск' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Also in a closed answer and above a button.
  for (const [query, words] of [
    ['данные детей', 'По политике конфиденциальности, действующей'],
    ['каталог открыт после регистрации', 'Каталог открыт после регистрации'],
  ] as const) {
    await button(page).click();
    await field(page).fill(query);
    await options(page).first().click();
    await expect(page.getByText(words)).toBeInViewport();
  }
});

test('an address with a query searches; a result leads to its anchor; a failed index is loaded again', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/);
  await page.route('**/search.json', (route) => route.abort(), { times: 1 });
  // The address given to search engines.
  await page.goto('/about?q=персональные данные права');
  await expect(field(page)).toHaveValue('персональные данные права');
  const again = page.getByRole('dialog').getByRole('button', { name: 'Попробовать ещё раз' });
  const [sentence, control] = [
    await page.getByRole('alert').getByRole('paragraph').boundingBox(),
    await again.boundingBox(),
  ];
  const above = (sentence?.y ?? 0) + (sentence?.height ?? 0);
  expect((control?.y ?? 0) - above, 'space between the sentence and its button').toBeGreaterThan(4);
  await again.click();
  await expect(field(page)).toBeFocused();
  const result = options(page).filter({ hasText: 'Политика' }).first();
  const href = (await result.getAttribute('href')) ?? '';
  await result.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Политика/);
});

test('Enter applies to the typed query, however late its answer; back closes the search', async ({
  page,
}) => {
  await open(page, '/about');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('тарифы');
  await expect(options(page).first()).toHaveAttribute('href', /pricing/);
  const answer = await holdBack(page, '**/words-*.json');
  await field(page).fill('журнал');
  await page.keyboard.press('Enter');
  // The previous results answer another query.
  await expect(options(page).first()).toHaveAttribute('href', /pricing/);
  await expect(page).toHaveURL('/about');
  answer();
  await expect(page).toHaveURL('/feature/digital-journal');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // It does not cover the page that is navigated to.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Возвращаем преподавателю время');
  await expect(field(page)).toHaveCount(0);
});

test('a search opened while the next page is on its way stays when that arrives', async ({ page }) => {
  await open(page, '/about');
  const come = await holdBack(page, '**/_page/pricing.json');
  await page.getByRole('banner').getByRole('link', { name: 'Тарифы' }).first().click();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('журнал');
  come();
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('h1')).toContainText('Одна цена');
  await expect(field(page)).toHaveValue('журнал');
});

test('a search that is still loading is cancelled by Escape or a link; what is typed meanwhile is in its field, and the page behind does not scroll', async ({
  page,
}) => {
  const come = await holdBack(page, '**/static/js/SearchDialog-*.js');
  await open(page, '/about');
  const giveUp = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('banner').getByRole('link', { name: 'Тарифы' }).first().click(),
  ];
  for (const cancel of giveUp) {
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await cancel();
    await expect(button(page)).not.toHaveAttribute('aria-busy');
  }
  await expect(page).toHaveURL('/pricing');
  // A page takes the focus when it arrives, after its address is shown.
  await expect(page.locator('#content')).toBeFocused();

  await button(page).click();
  for (const key of ['Shift+KeyZ', 'h', 'Space', 'i', 'Backspace', '9']) await page.keyboard.press(key);
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  come();
  await expect(field(page)).toHaveValue('Zh 9');
  await expect(field(page)).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  const veil = await page
    .locator('dialog[open]')
    .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  expect(Number(/, ([\d.]+)\)$/.exec(veil)?.[1]), veil).toBeGreaterThan(0.4);
  // The space of the scroll bar is dimmed like the page beside it.
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect(page.locator('html')).not.toHaveCSS('background-color', ground);
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
  await expect(button(page)).toBeFocused();
});
