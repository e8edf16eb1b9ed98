import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { serve } from '../../src/hosts/serve.ts';
import { collect } from '../../src/review/publish/collect.ts';
import { readReview } from '../../src/review/publish/comment/comment.ts';
import { limits } from '../../src/review/publish/limits.ts';
import type { Review } from '../../src/review/types.ts';
import { violations } from '../axe.ts';
import { test } from '../journeys/tab.ts';
import { ensureNginx, startNginx } from '../nginx.ts';
import { settings } from '../settings.ts';
import { buildFixture, makeFixture } from './fixture.ts';
import { walk } from './walk.ts';

/** One preview for all tests of the file: a small site with thirteen changes. */
test.describe.configure({ mode: 'serial' });
let copy = '';
let url = '';
let close = async () => {};
const nginx = ensureNginx();
let review: Review;

test.beforeAll(async () => {
  // Two builds of a whole project with empty caches, on a machine that may be busy.
  test.setTimeout(300_000);
  copy = makeFixture();
  await buildFixture(copy, '</script><img src=x onerror=alert(1)>', '--no-pictures');
  const out = join(copy, 'dist-preview');
  review = JSON.parse(readFileSync(join(out, 'preview/review.json'), 'utf8')) as Review;
  // As on the preview host: in a subfolder, without our own server if nginx is available.
  ({ url, close } = nginx ? await startNginx(nginx, out, '/pr-12/') : await serve(out, '/pr-12/'));
  // Of the same site as the others', so that the tab stays in its process.
  url = url.replace('127.0.0.1', 'localhost');
});
// In one tab, whose cache is warm.
test.beforeEach(({ allow }) => allow(/404/));
test.afterAll(async () => {
  await close();
  rmSync(copy, { recursive: true, force: true });
});

const ribbon = (page: Page) => page.locator('preview-ribbon');
const marks = (page: Page) => page.locator('preview-marks').locator('.mark, .fold');
/** Returns the top and bottom edge of a part in the viewport; infinite if missing. */
async function edgesOf(part: Locator): Promise<readonly [number, number]> {
  const box = (await part.count()) > 0 ? await part.boundingBox() : null;
  return box ? [box.y, box.y + box.height] : [Infinity, Infinity];
}
async function open(page: Page, path: string) {
  await page.goto(url + path);
  await expect(ribbon(page).locator('.bar, .dot')).toBeVisible();
}

test('all files of a preview are published', () => {
  const { leftOut } = collect(join(copy, 'dist-preview'), join(copy, 'published'), limits);
  expect(leftOut).toEqual([]);
});

test('lists exactly the pages that differ, each with its kind', () => {
  expect(review.pages.map(({ kind, url: at, from }) => [kind, from ? `${from} → ${at}` : at])).toEqual([
    ['changed', '/'],
    ['changed', '/about'],
    ['changed', '/contact'],
    ['changed', '/feature/digital-journal'],
    ['added', '/hostile'],
    ['renamed', '/old-name → /new-name'],
    ['removed', '/gone'],
    ['shared', '/404'],
    ['shared', '/broken'],
    ['shared', '/feature/404'],
    ['shared', '/pricing'],
  ]);
  // All pages differ, including the removed one.
  expect(review.pageCount).toBe(11);
});

/** Returns the line of a fixture file that contains a text. */
const lineOf = (file: string, text: string) =>
  readFileSync(join(copy, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

test('every change is listed once, with its cause and line', () => {
  const told = review.changes.map(({ label, places: [first] }) => {
    const page = review.pages[first?.page ?? -1];
    const block = page?.blocks[first?.block ?? -1];
    const { file, line } = block?.source ?? {};
    return `${label} ${file?.split('/').at(-1)}:${line}`;
  });
  expect(told).toEqual([
    'запись «Главная» index.mdx:8',
    'запись «О нас» about.mdx:8',
    'запись «О нас» about.mdx:10',
    'запись «Контакты» contact.mdx:10',
    'запись «Электронный журнал» digital-journal.mdx:3',
    'запись «<img src=x onerror=alert(1)> @everyone» hostile.mdx:2',
    'запись «Переезд» new-name.mdx:1',
    'запись «Прощание» gone.mdx:2',
    `шапка: Один тариф header.mdx:${lineOf('pages/_site/header.mdx', 'text: Сколько это стоит')}`,
    `секция «Счётчики» Counters.tsx:${lineOf('mdx-components/Counters/Counters.tsx', 'aria-label="Цифры"')}`,
    `настройки сайта: Номер видео из его ссылки («${settings.video.title}») settings.mdx:${lineOf('pages/_site/settings.mdx', 'id: dFt4rSampl9')}`,
    `настройки сайта: Цена числом («Репетитор») settings.mdx:${lineOf('pages/_site/settings.mdx', 'price: 60000')}`,
    `вид: секция «Политика коротко», .text PolicyCards.module.css:${lineOf('mdx-components/PolicyCards/PolicyCards.module.css', 'letter-spacing: 1px')}`,
  ]);
});

test('marks exactly the changed blocks, and walks through them with the keys', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  const mistakes: string[] = [];
  page.on('console', (message) => message.type() === 'error' && mistakes.push(message.text()));
  await open(page, 'about');
  await expect(marks(page).locator('visible=true')).not.toHaveCount(0);
  await page.keyboard.press('n');
  const card = page.locator('preview-marks .card');
  await expect(card).toContainText('изменено');
  await expect(card.locator('ins')).toHaveText('сразу ');
  await page.keyboard.press('n');
  await expect(card.locator('del')).toHaveText('Этот абзац исчезнет.');
  await expect(ribbon(page)).toContainText('3 из 13');
  await expect(card).toBeInViewport();
  await page.keyboard.press('m');
  await expect(marks(page).first()).toBeHidden();
  await page.keyboard.press('m');

  // By keyboard: from a mark into its card, although other marks follow, and back.
  await page.keyboard.press('p');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card.locator('ins')).toHaveText('сразу ');
  await expect(card.getByLabel('Просмотрено')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(page.locator('preview-marks').getByRole('button', { name: 'абзац: изменено' })).toBeFocused();
  // Focus moves into the panel and back to its button.
  const pages = ribbon(page).getByRole('button', { name: 'Страницы' });
  await pages.press('Enter');
  await expect(ribbon(page).getByRole('region', { name: 'Предпросмотр', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pages).toBeFocused();
  await pages.click();
  // Pages with changes of their own and five shared causes; the other pages are folded.
  const rows = ribbon(page).locator('a.row');
  await expect(rows.locator('visible=true')).toHaveCount(12);
  const addresses = await rows.evaluateAll((all) => all.map((row) => (row as HTMLAnchorElement).href));
  expect(new Set(addresses).size).toBe(16);
  await expect(ribbon(page).getByText('<img src=x onerror=alert(1)> @everyone')).toBeVisible();
  await ribbon(page).getByRole('button', { name: 'Свернуть ленту' }).first().click();
  await page.reload();
  await expect(ribbon(page).locator('.dot')).toBeVisible();
  expect(alerts).toEqual([]);
  expect(mistakes).toEqual([]);
});

test('the walk continues while the pointer rests on a mark, and a change scrolls into view each time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await open(page, 'about');
  const mark = (name: string) => page.locator('preview-marks').getByRole('button', { name });
  const changed = mark('абзац: изменено');
  await changed.hover();
  await page.keyboard.press('n');
  await expect(mark('абзац: удалено')).toBeFocused();

  for (let time = 0; time < 2; time++) {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(changed).not.toBeInViewport();
    await page.keyboard.press('p');
    await expect(changed).toBeInViewport();
    await page.keyboard.press('n');
  }
  // What is above it may draw something late: the open change stays in view until somebody scrolls.
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
    document.querySelector('main')?.style.setProperty('margin-block-start', '2000px');
  });
  await expect(mark('абзац: удалено')).toBeInViewport();

  // A tall column sticks to the window with its end: its beginning comes into view only near the top of the page.
  await page.locator('main p', { hasText: 'сразу' }).evaluate((text) => {
    (text as HTMLElement).style.setProperty('position', 'sticky');
    (text as HTMLElement).style.setProperty('inset-block-start', '-300px');
    text.parentElement?.style.setProperty('min-block-size', '9000px');
    scrollTo({ top: 7000, behavior: 'instant' });
  });
  await expect(changed).not.toBeInViewport();
  await page.keyboard.press('p');
  await expect(changed).toBeInViewport();
});

test('the ribbon covers nothing of the drawer', async ({ page }) => {
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, 'contact');
    await page.locator('header [data-menu] > summary').click();
    const [, foot] = await edgesOf(
      page.locator('header [data-menu] + * a, header [data-menu] + * button').last(),
    );
    const [bar] = await edgesOf(ribbon(page).locator('.bar'));
    expect(foot).toBeLessThanOrEqual(bar);
  }
});

test('a change with several marks is shown at the one under the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 420 });
  await open(page, 'pricing');
  await expect(page.locator('preview-marks .mark[data-kind="style"]')).toHaveCount(2);
  const second = page.locator('main li > div').nth(1);
  await second.evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  // Beside its paragraphs, which the rule does not change.
  await second.hover({ position: { x: 1, y: 1 } });
  await expect(page.locator('preview-marks .card')).toContainText('letter-spacing');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  const [card, frame] = [await second.boundingBox(), await page.locator('preview-marks .box').boundingBox()];
  expect(frame?.y).toBeCloseTo((card?.y ?? 0) - 6);
});

test('the folded ribbon keeps focus and switches the page’s theme; its panel shows web vitals', async ({
  page,
}) => {
  await open(page, 'about');
  const fold = ribbon(page).getByRole('button', { name: 'Свернуть ленту' });
  const unfold = ribbon(page).getByRole('button', { name: 'Развернуть ленту' });
  await fold.press('Enter');
  await expect(unfold).toBeFocused();
  await unfold.press('Enter');
  await expect(fold).toBeFocused();

  await ribbon(page).getByRole('button', { name: 'Вид и ссылки' }).click();
  const theme = ribbon(page).getByRole('button', { name: 'Сменить тему' });
  await theme.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await theme.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  await expect(ribbon(page).getByText(/FCP\u00a0\d/)).toBeVisible();
  const source = ribbon(page).getByRole('link', { name: 'Исходник' });
  await expect(source).toHaveAttribute('href', /\/pages\/about\.mdx/);
  // For a finger, too.
  for (const link of await ribbon(page).locator('.panel .body').getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('a page is framed in the width of a device, and the walk inside continues outside', async ({ page }) => {
  await open(page, 'about');
  await ribbon(page).getByRole('button', { name: 'Вид и ссылки' }).click();
  await ribbon(page).getByRole('button', { name: 'Планшет' }).click();
  const dialog = page.getByRole('dialog', { name: 'Страница на экране устройства' });
  const inside = dialog.locator('iframe').contentFrame();
  const width = () => inside.locator('body').evaluate(() => innerWidth);
  await expect(dialog.getByRole('button', { name: 'Планшет' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(width).toBe(820);
  await dialog.getByRole('button', { name: 'Телефон' }).click();
  await expect.poll(width).toBe(390);
  await expect(inside.locator('preview-marks .mark').locator('visible=true')).not.toHaveCount(0);

  // The keys are the inner ribbon's, which offers no frame in the frame.
  await page.keyboard.press('n');
  await expect(inside.locator('preview-marks .card')).toContainText('сразу');
  await inside.locator('preview-ribbon').getByRole('button', { name: 'Вид и ссылки' }).click();
  await expect(inside.getByRole('heading', { name: 'Эта страница' })).toBeVisible();
  await expect(inside.getByRole('button', { name: 'Планшет' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('preview-marks .card')).toContainText('сразу');
  await expect(page.locator('preview-marks .card')).toBeInViewport();

  await page.keyboard.press('Escape');
  await ribbon(page).getByRole('button', { name: 'Вид и ссылки' }).click();
  // Wider than the window.
  await page.setViewportSize({ width: 390, height: 640 });
  await ribbon(page).getByRole('button', { name: 'Компьютер' }).click();
  await expect.poll(width).toBe(1280);
  await expect(dialog.getByRole('button', { name: 'Закрыть' })).toBeInViewport({ ratio: 1 });
  await inside.locator('body').evaluate(() => location.assign('pricing'));
  await expect(inside.getByText('Месяц стоит')).toBeVisible();
  await expect(inside.locator('preview-ribbon .bar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/pr-12\/pricing$/);
  await expect(dialog).toHaveCount(0);
});

test('the ribbon follows the app’s navigation and leads to the page’s entry in the report', async ({
  page,
}) => {
  const mistakes: string[] = [];
  page.on('console', (message) => message.type() === 'error' && mistakes.push(message.text()));
  await open(page, 'about');
  await page.getByRole('banner').getByRole('link', { name: 'Тарифы' }).click();
  await expect(page).toHaveURL(/\/pr-12\/pricing$/);
  await expect(page.locator('preview-marks .mark[data-kind="style"]').first()).toBeAttached();
  await expect(ribbon(page).locator('output')).toHaveText('здесь 3 из 13');
  const index = review.pages.findIndex((one) => one.url === '/pricing');
  const report = ribbon(page).getByRole('link', { name: 'Отчёт' });
  await expect(report).toHaveAttribute('href', new RegExp(`index\\.html#page-${index}$`));
  expect(mistakes).toEqual([]);
});

test('on a phone the walk visits every change, including new and removed pages, and leaves nothing open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '');
  const next = ribbon(page).getByRole('button', { name: 'Следующая правка (n)' });
  const told: string[] = [];
  for (let at = 1; at <= review.changes.length; at++) {
    await next.click();
    await expect(ribbon(page)).toContainText(`${at} из ${review.changes.length}`);
    const card = page.locator('preview-marks .card, preview-ribbon .card');
    await expect(card).toHaveCount(1);
    await expect(card).toBeInViewport();
    // The card does not cover its mark.
    const [top, bottom] = await edgesOf(page.locator('preview-marks .box'));
    const [cardTop, cardBottom] = await edgesOf(card);
    expect(bottom <= cardTop || cardBottom <= top, `card ${at} over its own mark`).toBe(true);
    told.push((await card.locator('small').first().allInnerTexts()).join().replace(/\s+/g, ' '));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const drawer = page.locator('header details[data-menu][open]');
    if (told.at(-1)?.includes('шапка')) await expect(drawer).toHaveCount(1);
    else await expect(page.locator('header details[open]')).toHaveCount(0);
  }
  expect(new Set(told).size).toBeGreaterThan(8);
  expect(told).toContain('страница · добавлено pages/hostile.mdx:2');
  expect(told).toContain('страница · удалено pages/gone.mdx:2');
});

test('an open change is restored after a reload, a press beside it closes it, and the report links to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'about');
  const next = ribbon(page).getByRole('button', { name: 'Следующая правка (n)' });
  const card = page.locator('preview-marks .card, preview-ribbon .card');
  await next.click();
  await next.click();
  await expect(card).toContainText('Этот абзац исчезнет.');
  await page.reload();
  await expect(card).toContainText('Этот абзац исчезнет.');
  await expect(ribbon(page).locator('output')).toHaveText('3 из 13');
  // Another page does not open the card.
  await page.goto(`${url}contact`);
  await expect(ribbon(page).locator('output')).toHaveText(/^здесь \d+ из 13$/);
  await expect(card).toHaveCount(0);
  await next.click();
  await expect(card).toHaveCount(1);
  await page.getByRole('heading', { name: 'Адрес' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(ribbon(page).locator('output')).toHaveText(/^здесь \d+ из 13$/);
  await expect(card).toHaveCount(0);
  // The report leads to the place.
  await page.goto(`${url}preview/index.html`);
  await page.getByRole('link', { name: 'абзац · удалено' }).click();
  await expect(card).toContainText('Этот абзац исчезнет.');
});

test('the walk goes on from a closed card; of a removed page it tells that, not what another page has lost with it', async ({
  page,
}) => {
  const about = review.pages.findIndex(({ url: at }) => at === '/about');
  const block = review.pages[about]?.blocks.findIndex(({ kind }) => kind === 'removed') ?? -1;
  const lost = { page: about, block };
  // As if the paragraph that went had listed the removed page.
  const changes = review.changes.flatMap((change) => {
    if (change.url === '/gone') return { ...change, places: [...change.places, lost] };
    return change.places.some((place) => place.page === about && place.block === block) ? [] : change;
  });
  await page.route('**/preview/review.json', (route) => route.fulfill({ json: { ...review, changes } }));
  const card = page.locator('preview-marks .card, preview-ribbon .card');
  const gone = changes.find(({ url: at }) => at === '/gone')?.id;
  await open(page, `about#change=${gone}`);
  await expect(card).toContainText('абзац · удалено');
  await page.keyboard.press('n');
  await expect(card).toContainText('шапка');
  await page.keyboard.press('p');
  await expect(card).toContainText('страница · удалено');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card.getByLabel('Просмотрено')).toBeFocused();
  await page.getByRole('heading', { name: 'Кто мы' }).click();
  await expect(card).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(card).toContainText('шапка');
});

test('axe finds nothing in the ribbon, its cards and its panels, in both themes', async ({ page }) => {
  await open(page, 'about');
  await page.keyboard.press('n');
  await expect(page.getByRole('region', { name: 'Открытая правка' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Only colours differ in the second theme.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
    expect(await violations(page, { within: 'preview-marks', rules })).toEqual([]);
    for (const name of ['Страницы', 'Вид и ссылки']) {
      await ribbon(page).getByRole('button', { name }).click();
      expect(await violations(page, { within: 'preview-ribbon', rules })).toEqual([]);
    }
  }
});

test('the whole bar is reachable in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 560, height: 640 });
  await open(page, 'about');
  await page.keyboard.press('n');
  await expect(ribbon(page).locator('output')).toHaveText('2 из 13');
  for (const width of [560, 360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const controls = await ribbon(page).locator('.bar').locator('button, a').all();
    for (const control of controls) {
      const box = await control.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(width);
    }
    await expect(ribbon(page).getByRole('link', { name: 'Отчёт' })).toBeInViewport({ ratio: 1 });
  }
});

test('a comment is copied, a change is marked as seen, and the mark is shared by a link', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'about');
  await page.keyboard.press('n');
  const card = page.locator('preview-marks .card');
  await card.getByRole('button', { name: 'Обсудить' }).click();
  await expect(card).toContainText('Заготовка замечания скопирована.');
  const comment = await page.evaluate(() => navigator.clipboard.readText());
  expect(comment).toContain('about#change=');
  expect(comment).toContain('pages/about.mdx:8');
  expect(comment).toContain('Стало: `Журнал сразу виден родителям');
  await card.getByLabel('Просмотрено').check();
  // Shortcuts still work while the checkbox has the focus.
  const place = ribbon(page).locator('output');
  const first = await place.textContent();
  await page.keyboard.press('n');
  await expect(place).not.toHaveText(first ?? '');

  await page.goto(`${url}preview/index.html`);
  const left = page.getByText('Осталось просмотреть: 12\u00a0изменений');
  await expect(left).toBeVisible();
  const seen = page.getByRole('navigation').getByRole('link', { name: 'О нас' });
  await expect(seen).toHaveText(/1 из\u00a02$/);
  // It leads to the first that is left, which is of another page.
  await left.getByRole('link').first().click();
  const unseen = page.locator('.changes > li:target');
  await expect(unseen).toBeInViewport();
  await expect(unseen.getByLabel('Просмотрено')).not.toBeChecked();
  const shared = await page.getByRole('link', { name: 'Ссылка с\u00a0отметками' }).getAttribute('href');
  const other = await browser.newPage();
  // An address alone ticks nothing: the reviewer is asked.
  const asked: string[] = [];
  other.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await other.goto(`${url}preview/index.html${shared}`);
  await expect(other.getByText('Осталось просмотреть: 12\u00a0изменений')).toBeVisible();
  expect(asked).toEqual(['Отметки из\u00a0ссылки: 1. Принять?']);
  await other.close();
});

test('a page whose file has an error shows it', async ({ page }) => {
  await open(page, 'broken');
  await expect(page.getByRole('heading', { name: 'В файле есть ошибки' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /<Counters>/ })).toBeVisible();
});

test('unpublished entries have a badge and are counted', async ({ page }) => {
  const [later] = review.unpublished;
  expect(review.unpublished).toEqual([{ ...later, url: '/feature/digital-journal', draft: false }]);
  await open(page, 'feature/digital-journal');
  await expect(page.getByText('Выйдет 1\u00a0января 2099')).toBeVisible();
  await ribbon(page).getByRole('button', { name: 'Вид и ссылки' }).click();
  const list = ribbon(page).getByRole('link', { name: /не опубликовано: 1$/ });
  await expect(list).toHaveAttribute('href', '/pr-12/_health');
});

test('the link to production leads to a page’s old address, and is missing on a new page', async ({
  page,
}) => {
  for (const [path, address] of [
    ['new-name', /\/old-name$/],
    ['hostile', null],
  ] as const) {
    await open(page, path);
    await ribbon(page).getByRole('button', { name: 'Вид и ссылки' }).click();
    await expect(ribbon(page).getByRole('heading', { name: 'Эта страница' })).toBeVisible();
    const link = ribbon(page).getByRole('link', { name: 'Сейчас на сайте' });
    if (address) await expect(link).toHaveAttribute('href', address);
    else await expect(link).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

test('the preview is not indexed, points to production, and answers every address under its path', async () => {
  const out = join(copy, 'dist-preview');
  const html = readFileSync(join(out, 'about.html'), 'utf8');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^/"]+\/about">/);
  expect(readFileSync(join(out, 'robots.txt'), 'utf8')).toContain('Disallow: /');
  expect(readFileSync(join(out, '_headers'), 'utf8')).toContain('X-Robots-Tag: noindex');
  expect(readdirSync(out)).not.toContain('sitemap.xml');
  // The report uses the site's typeface.
  expect(readFileSync(join(out, 'preview/report.css'), 'utf8')).toContain('@font-face');

  const { missing, outside, unserved, count } = await walk(out, url);
  expect({ outside, unserved }).toEqual({ outside: [], unserved: [] });
  expect(count).toBeGreaterThan(100);
  // The small site lacks only the targets of its menu and forms. Not-found pages answer with 404.
  const menus = ['header', 'footer', 'settings'].map((name) =>
    readFileSync(join(copy, `pages/_site/${name}.mdx`), 'utf8'),
  );
  const ours = /^\/(?:_components|_health|privacy)|\/404$/;
  const written = (address: string) => menus.some((text) => text.includes(address));
  expect(missing.filter((address) => !ours.test(address) && !written(address))).toEqual([]);

  for (const nowhere of ['nothing', 'feature/nothing', 'nothing/deep/inside']) {
    const answer = await fetch(url + nowhere);
    expect([nowhere, answer.status]).toEqual([nowhere, 404]);
    expect(await answer.text()).toContain('href="/pr-12/');
  }
  if (nginx) expect((await fetch(`${url}about`)).headers.get('x-robots-tag')).toContain('noindex');
});

test('a build that fails leaves the errors of the content for the comment, and the last preview in place', async () => {
  const settings = join(copy, 'pages/_site/settings.mdx');
  const text = readFileSync(settings, 'utf8');
  writeFileSync(settings, text.replace(/^brand: .*\n/m, ''));
  await expect(buildFixture(copy, 'Не собирается', '--no-pictures')).rejects.toThrow('brand');
  writeFileSync(settings, text);
  const { findings = [] } = readReview(join(copy, '.cache/problems.json')) ?? {};
  expect(findings).toContainEqual(
    expect.objectContaining({ file: 'pages/_site/settings.mdx', severity: 'error' }),
  );
  expect(readdirSync(join(copy, 'dist-preview'))).toContain('about.html');
});
