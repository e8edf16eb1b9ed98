import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { type DevServer, leave, test } from './dev-server.ts';
// Their tests belong to this file, so that they share one server.
import './edit-pages.ts';
import './edit-kept.ts';
import './edit-touch.ts';
import './edit-typed.ts';
import { ask, open, stay, switchOn, writePage } from './editing.ts';
import { expect, footerLink, hydrated, isMarked, mark } from './site.ts';

// In one worker, which has one server.
test.describe.configure({ mode: 'default' });
test.afterEach(async ({ page, dev }, testInfo) => {
  // A reload of the page shows in what the server has printed.
  if (testInfo.status !== testInfo.expectedStatus)
    await testInfo.attach('dev server', { body: dev.output(), contentType: 'text/plain' });
  await leave(page);
  dev.restore();
});

test('a new page answers without a restart, is found by the search, and is gone once it is removed', async ({
  page,
  allow,
  dev,
}) => {
  // The page is missing at first and at the end.
  allow(/404/);
  // A page of a list exists even before anyone has opened the list.
  expect((await ask(page, `${dev.url}/blog/tag/zhurnal`)).status()).toBe(200);
  // As hosts do.
  const moved = await page.request.get(`${dev.url}/about/?q=урок`, { maxRedirects: 0 });
  expect([moved.status(), decodeURI(moved.headers().location ?? '')]).toEqual([301, '/about?q=урок']);
  await page.goto(`${dev.url}/novosti`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Новости платформы');
  dev.write(
    'novosti.mdx',
    `---
title: Новости платформы
description: Что изменилось на платформе за последний месяц и что изменится в следующем.
---

<PageBanner heading="Новости платформы" />

Первая новость.
`,
  );
  await expect.poll(async () => (await ask(page, `${dev.url}/novosti`)).status()).toBe(200);
  // An open tab at the address shows the new page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новости платформы');
  await expect(page.getByText('Первая новость.')).toBeVisible();
  await hydrated(page);
  // A browser that translates would change the text that writers edit.
  await expect(page.locator('body')).toHaveAttribute('translate', 'no');
  await page.keyboard.press('Control+KeyK');
  await page.getByRole('combobox').fill('новости');
  await expect(page.getByRole('option', { name: 'Новости платформы' })).toBeVisible();
  await page.keyboard.press('Escape');
  // A page may have a name that ends like a file's.
  dev.write('novosti-2.10.mdx', dev.read('novosti.mdx').replaceAll('Новости', 'Старые новости'));
  await expect.poll(async () => (await ask(page, `${dev.url}/novosti-2.10`)).status()).toBe(200);
  dev.write('novosti.mdx', null);
  await expect.poll(async () => (await ask(page, `${dev.url}/novosti`)).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Новости платформы');

  await test.step('one made in the browser opens for editing, and undo removes it', async () => {
    const bar = page.getByRole('complementary', { name: 'Для авторов' });
    await bar.locator('summary').first().click();
    await bar.getByRole('button', { name: 'Новая страница' }).click();
    const form = page.getByRole('dialog', { name: 'Новая страница' });
    const [title, address] = [form.getByLabel('Название'), form.getByLabel('Адрес')];
    const create = form.getByRole('button', { name: 'Создать' });
    await form.getByLabel('Что создать').selectOption('feature');
    await title.fill('Дневник ученика');
    await form.getByLabel('Рубрика').selectOption('students');
    await address.fill('digital-journal');
    // Leaving the page would lose it.
    const isLeft = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(await isLeft()).toBe(false);
    await page.setViewportSize({ width: 360, height: 640 });
    await create.click();
    await expect(address).toBeFocused();
    // The buttons do not cover the reason.
    const [reason, button] = [await form.getByText(/уже занят/).boundingBox(), await create.boundingBox()];
    expect((reason?.y ?? 0) + (reason?.height ?? 0)).toBeLessThan(button?.y ?? 0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(address).toHaveAccessibleDescription(
      /уже занят файлом pages\/feature\/digital-journal\.mdx/,
    );
    await address.fill('');
    await expect(form.getByText('pages/feature/dnevnik-uchenika.mdx')).toBeVisible();
    await create.click();
    await expect(page).toHaveURL(`${dev.url}/feature/dnevnik-uchenika`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дневник ученика');
    expect(dev.read('feature/dnevnik-uchenika.mdx')).toMatch(/\ncategory: students\n[\s\S]*\ndraft: true\n/);
    await expect(page.getByRole('button', { name: 'Правка' })).toHaveAttribute('aria-pressed', 'true');
    await sendForReview(page, dev);
    const action = (name: string) => bar.getByRole('button', { name }).click();
    const answer = page.getByRole('dialog');
    await action('Переименовать');
    await answer.getByLabel('Адрес').fill('dnevnik');
    await answer.getByRole('button', { name: 'Переименовать' }).click();
    await expect(page).toHaveURL(`${dev.url}/feature/dnevnik`);
    expect(dev.read('feature/dnevnik.mdx')).toContain('\nslug: dnevnik\n');
    // Undone and redone, it is followed to the address that it has now.
    await action('Отменить');
    await expect(page).toHaveURL(`${dev.url}/feature/dnevnik-uchenika`);
    await action('Вернуть');
    await expect(page).toHaveURL(`${dev.url}/feature/dnevnik`);
    await bar.locator('summary').first().click();
    await action('Удалить');
    await expect(answer).toContainText('замена не нужна');
    await answer.getByRole('button', { name: 'Удалить' }).click();
    await expect(page).toHaveURL(`${dev.url}/`);
    // The removal, the new name and the new page.
    await action('Отменить');
    await expect.poll(async () => (await ask(page, `${dev.url}/feature/dnevnik`)).status()).toBe(200);
    await page.goBack();
    await action('Отменить');
    await expect(page).toHaveURL(`${dev.url}/feature/dnevnik-uchenika`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дневник ученика');
    await action('Отменить');
    await expect(page).toHaveURL(`${dev.url}/feature`);
    await expect
      .poll(async () => (await ask(page, `${dev.url}/feature/dnevnik-uchenika`)).status())
      .toBe(404);
  });
});

test('a published page gets another name and its old one again, and opens each time from its own file', async ({
  page,
  dev,
}) => {
  await open(page, `${dev.url}/about`);
  const bar = page.getByRole('complementary', { name: 'Для авторов' });
  await bar.locator('summary').first().click();
  await bar.getByRole('button', { name: 'Переименовать' }).click();
  const address = page.getByRole('dialog').getByLabel('Адрес');
  await address.fill('about-us');
  // Escape asks before it closes.
  const isAsked = stay(page);
  await page.keyboard.press('Escape');
  await isAsked;
  await address.press('Enter');
  await expect(page).toHaveURL(`${dev.url}/about-us`);
  await switchOn(page);
  await bar.getByRole('button', { name: 'Отменить' }).click();
  await expect(page).toHaveURL(`${dev.url}/about`);
  expect(dev.read('about.mdx')).toBe(dev.own('about.mdx'));
  // Made of the file with the other name, the page would not be what its script renders.
  await hydrated(page);
});

/** Sends the draft «Дневник ученика» from the writers' bar, as the only change in a new repository. */
async function sendForReview(page: Page, dev: DevServer): Promise<void> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dev.folder, encoding: 'utf8' });
  const bar = page.getByRole('complementary', { name: 'Для авторов' });
  const send = bar.getByRole('button', { name: 'Отправить' });
  await bar.locator('summary').first().click();
  await send.click();
  await expect(bar.getByText('Папка не под git')).toBeVisible();
  for (const args of [
    ['init', '-q', '-b', 'main', '--template='],
    ['init', '-q', '--bare', '--template=', '.git/remote'],
    ['remote', 'add', 'origin', '.git/remote'],
    ['config', 'user.name', 'Анна'],
    ['config', 'user.email', 'anna@example.uz'],
    ['add', 'pages', 'public'],
    ['reset', '-q', 'pages/feature/dnevnik-uchenika.mdx'],
    ['commit', '-qm', 'first'],
    ['push', '-q', 'origin', 'main'],
  ])
    git(...args);
  await send.click();
  const form = page.getByRole('dialog', { name: 'Отправить на просмотр' });
  await expect(form.getByText('title: Дневник ученика')).toBeVisible();
  await form.getByLabel('Что сделано').fill('Дневник: черновик');
  await form.getByRole('button', { name: 'Отправить' }).click();
  const done = page.getByRole('dialog', { name: 'Готово' });
  await expect(done).toContainText('Отправлено: ветка pravka-', { timeout: 60_000 });
  expect(git('-C', '.git/remote', 'log', '-1', '--all', '--format=%s', '--name-only')).toBe(
    'Дневник: черновик\n\npages/feature/dnevnik-uchenika.mdx\n',
  );
  await done.getByRole('button', { name: 'Закрыть' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const topic = page.getByRole('dialog', { name: 'Другая тема' });
  const changed = async (act: string, said: string) => {
    await topic.getByRole('button', { name: act }).click();
    await expect(done).toContainText(said, { timeout: 60_000 });
    await done.getByRole('button', { name: 'Закрыть' }).click();
  };
  await bar.getByRole('button', { name: 'Другая тема' }).click();
  await changed('Начать', 'Новая тема: страницы теперь такие, какие у всех.');
  await expect(heading).not.toHaveText('Дневник ученика');
  await bar.getByRole('button', { name: 'Другая тема' }).click();
  await topic.getByLabel('Тема').selectOption({ index: 1 });
  await changed('Вернуться', 'Запрос pravka-');
  await expect(heading).toHaveText('Дневник ученика');
  rmSync(join(dev.folder, '.git'), { recursive: true });
}

/** One page stays open beside the editor throughout, because opening a page takes most of the dev server's time. */
test('a save is shown at once, and an error breaks only its own page', async ({ page, dev }) => {
  // The copy's packages are links into the project, from which Vite serves no files.
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(dev.url);
  await hydrated(page);
  await connected;
  await mark(page);
  const heading = page.getByRole('heading', { level: 1 });
  const problems = page.locator('[data-problems]');

  await test.step('a text and a style: scroll position, open tab and answer, and typed words stay', async () => {
    const tab = page.getByRole('tab', { name: 'Ученикам' });
    await tab.click();
    const answer = page.getByRole('main').locator('details').last();
    await answer.locator('summary').click();
    await expect(answer).toHaveAttribute('open', '');
    const email = page.getByRole('contentinfo').getByRole('textbox');
    await email.fill('anna@example.uz');
    await tab.scrollIntoViewIfNeeded();
    const place = await tab.boundingBox();
    dev.save('index.mdx', 'heading="Вся учёба — в одном месте"', 'heading="Вся учёба рядом"');
    await expect(heading).toHaveText('Вся учёба рядом');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(answer).toHaveAttribute('open', '');
    await expect(email).toHaveValue('anna@example.uz');
    // Relative to the window: bands above that get their height late move the page but not what is read.
    expect((await tab.boundingBox())?.y).toBeCloseTo(place?.y ?? Number.NaN, 0);
    dev.saveCode('src/app/shell/Newsletter.module.css', 'padding: 0 1.25rem;', 'padding: 0 3px;');
    await expect(email).toHaveCSS('padding-left', '3px');
    await expect(email).toHaveValue('anna@example.uz');
  });

  await test.step('a field: lists, menu and head are updated', async () => {
    const name = 'Журнал класса';
    dev.save('feature/digital-journal.mdx', 'title: Цифровой журнал', `title: ${name}`);
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    dev.save('_site/header.mdx', 'title: Тарифы', 'title: Цены');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Цены' }).first()).toBeAttached();
    dev.save('index.mdx', 'description: Журнал', 'description: Дневник');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Дневник/);
  });

  await test.step('a page that is added and removed', async () => {
    const other = await writePage(page, dev, 'other', dev.read('about.mdx'));
    dev.write('other.mdx', null);
    await expect.poll(async () => (await ask(page, other)).status()).toBe(404);
  });

  await test.step('an error in a text is shown with its position, and other pages work', async () => {
    await footerLink(page, 'О нас').click();
    await expect(heading).toContainText('Возвращаем преподавателю время');
    dev.save('about.mdx', '</SplitScene>', '');
    await expect(problems).toContainText('Тег <SplitScene> не закрыт');
    await expect(problems).toContainText(/pages\/about\.mdx:11:1/);
    const other = await ask(page, `${dev.url}/contact`);
    expect(other.status()).toBe(200);
    expect(await other.text()).toContain('ответит человек</h1>');
    dev.save('about.mdx', '\n<Principles', '\n</SplitScene>\n\n<Principles');
    await expect(heading).toContainText('Возвращаем преподавателю время');
  });

  await test.step('nor is the not-found page of a folder, which is the alias of a broken page', async () => {
    const textAt = async (path: string) => (await ask(page, dev.url + path)).text();
    dev.save('team.mdx', '<TeamGrid />', '<TeamGrid>');
    await expect.poll(() => textAt('/team')).toContain('Тег &lt;TeamGrid&gt;');
    expect(await textAt('/team-single/nobody')).toContain('Team member not found</h1>');
    dev.save('team.mdx', '<TeamGrid>', '<TeamGrid />');
  });

  await test.step('an error in a field', async () => {
    await footerLink(page, 'Контакты').click();
    await expect(heading).toHaveText('Спросите — ответит человек');
    dev.save('contact.mdx', 'description:', 'descripton:');
    await expect(problems).toContainText(/pages\/contact\.mdx:\d+:1/);
    await expect(problems).toContainText('description');
    dev.save('contact.mdx', 'descripton:', 'description:');
    await expect(heading).toHaveText('Спросите — ответит человек');
  });

  expect(await isMarked(page)).toBe(true);
});

test('a hydration mismatch is shown in an overlay', async ({ page, allow, dev }) => {
  allow(/hydrat|Hydrat/);
  const url = `${dev.url}/privacy`;
  const own = 'return (';
  const other = `if (typeof window === 'undefined') return <b>server</b>;\n  ${own}`;
  // A section of this page only: other journeys use the same server.
  dev.saveCode('mdx-components/PolicySections/PolicySections.tsx', own, other);
  // Wait until the server has seen the change.
  await expect.poll(async () => (await ask(page, url)).text()).toContain('<b>server</b>');
  await page.goto(url);
  await page.mouse.move(200, 60);
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toBeAttached();
  await expect(overlay).toContainText('PolicySections');
});

test('a save before the page listens is shown, and is no mismatch', async ({ page, allow, dev }) => {
  allow(/hydrat|Hydrat/);
  const url = `${dev.url}/pricing`;
  // Its script is asked for when the HTML is already there.
  const save = async (route: Route) => {
    const saved = dev.read('pricing.mdx').replace('title: Тарифы', 'title: Цены');
    dev.write('pricing.mdx', saved.replace('Одна цена репетитору', 'Общая цена репетитору'));
    await expect.poll(async () => (await ask(page, url)).text()).toContain('Общая цена');
    await route.continue();
  };
  await page.route(/\/pages\/pricing\.mdx/, save, { times: 1 });
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Общая цена');
  await hydrated(page);
  // Of the data that the page has fetched since.
  await expect(page).toHaveTitle(/Цены/);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('vite-error-overlay')).not.toBeAttached();
});

test('what is opened before hydration is no mismatch, and stays open; on a phone too', async ({
  page,
  dev,
}) => {
  await page.addInitScript(() => {
    // A phone opens the page by its network address, without https, where browsers have less.
    for (const name of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, name);
    addEventListener('DOMContentLoaded', () => {
      const opened = ['[aria-label="Для авторов сайта"] details', 'main details:not([open])'];
      for (const one of opened.map((name) => document.querySelector<HTMLDetailsElement>(name)))
        if (one) one.open = true;
    });
  });
  await page.goto(`${dev.url}/pricing`);
  const bar = page.getByRole('complementary', { name: 'Для авторов' });
  await expect(bar.getByText('На телефоне и планшете')).toBeVisible();
  const answer = page.locator('main details[open]').last();
  await answer.scrollIntoViewIfNeeded();
  await answer.locator('summary').hover();
  await expect(answer).toHaveAttribute('open', '');
  await expect(page.locator('vite-error-overlay')).not.toBeAttached();
});

test('a change of the compiler, a section that is added or fixed, and an added type take effect without a manual restart', async ({
  page,
  dev,
}) => {
  const about = `${dev.url}/about`;
  // The server answers nobody while it restarts.
  const served = (url = about) =>
    expect.poll(async () =>
      ask(page, url).then(
        (answer) => answer.text(),
        () => '',
      ),
    );
  const compiler = 'src/content/mdx/typography.ts';
  dev.saveCode(compiler, 'node.value = part;', "node.value = part.replaceAll('чаем', 'кофе');");
  await served().toContain('залить кофе');

  const folder = 'mdx-components/Timeline/Timeline';
  dev.writeCode(`${folder}.tsx`, 'export const Timeline = () => <p>Урок за уроком</p>;');
  dev.writeCode(
    `${folder}.props.ts`,
    `import { z } from 'zod';
export const timelineProps = z.strictObject({});
export const takeover = 'p';
export const components = { Timeline: { props: timelineProps, children: 'none', russian: 'Лента', purpose: 'ход уроков' } };
`,
  );
  dev.save('about.mdx', '<Principles', '<Timeline />\n\n<Principles');
  await served().toContain('Урок за уроком');

  // A component saved with half a tag: Vite says where, and the page is back when it is whole.
  const half = '</';
  dev.saveCode(`${folder}.tsx`, '</p>', half);
  await served().toContain('mdx-components/Timeline/Timeline.tsx:1');
  dev.saveCode(`${folder}.tsx`, half, '</p>');
  await served().toContain('Урок за уроком</p>');

  // A component that throws is quarantined only while it throws.
  const throwing = '<p>{document.title}';
  dev.saveCode(`${folder}.tsx`, '<p>', throwing);
  await served().toContain('document is not defined');
  await page.goto(about);
  dev.saveCode(`${folder}.tsx`, throwing, '<p>');
  await expect(page.getByText('Урок за уроком')).toBeVisible();

  // An open page would report that the server is away. Without a layout, entries of a type have their title as heading.
  await leave(page);
  const ofCenter = readFileSync('src/content/types/center/index.ts', 'utf8');
  const ofBranch = ofCenter.replaceAll("'center'", "'branch'").replace(' center:', ' branch:');
  // While its file is still empty, the other pages go on.
  dev.writeCode('src/content/types/branch/index.ts', '');
  await expect.poll(() => dev.output()).toContain('branch/index.ts exports no `type`');
  expect((await ask(page, `${dev.url}/about`)).status()).toBe(200);
  dev.writeCode(
    'src/content/types/branch/index.ts',
    ofBranch.replace("folder: 'centers'", "folder: 'branches'"),
  );
  dev.writeCode('pages/branches/1.mdx', dev.read('centers/1.mdx'));
  await served(`${dev.url}/branches/1`).toMatch(/<h1[^>]*>[^<]*Чинор/);
});
