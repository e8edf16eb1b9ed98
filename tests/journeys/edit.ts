import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type DevServer, test } from './dev-server.ts';
import { expect, hydrated } from './site.ts';

/** The page's own editor: part of dev.spec.ts, whose server it shares. */
const pages = join(import.meta.dirname, '../../pages');

/** The lines of a file that differ from the project's own, taken away and put there. */
function diff(dev: DevServer, name: string): { gone: string[]; come: string[] } {
  const before = readFileSync(join(pages, name), 'utf8').split('\n');
  const after = dev.read(name).split('\n');
  return {
    gone: before.filter((line) => !after.includes(line)),
    come: after.filter((line) => !before.includes(line)),
  };
}

const status = (page: Page) =>
  page.getByRole('complementary', { name: 'Для авторов' }).getByRole('status').first();

/** Opens a page that hears of saves. */
async function open(page: Page, url: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(url);
  await connected;
  await hydrated(page);
}

/** Writes a new page, and waits until the server answers at its address: until then it says that there is none. */
async function writePage(page: Page, dev: DevServer, name: string, text: string): Promise<string> {
  dev.write(`${name}.mdx`, text);
  const url = `${dev.url}/${name}`;
  await expect.poll(async () => (await page.request.get(url, { maxRetries: 2 })).status()).toBe(200);
  return url;
}

async function type(page: Page, place: Locator, text: string, file: string): Promise<void> {
  // Clear of the writers' bar, which stands over the foot of the window.
  await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await place.click();
  await expect(page.locator('[contenteditable]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  await page.locator('[contenteditable]').blur();
  await expect(status(page)).toHaveText(`Сохранено: pages/${file}`);
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
}

/** Pastes into what has the focus. */
const paste = (page: Page, data: Record<string, string>) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [kind, text] of Object.entries(given)) clipboardData.setData(kind, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, data);

/** Drops a picture on an element. */
async function dropPicture(place: Locator, name: string): Promise<void> {
  await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await place.evaluate(async (element, called) => {
    const canvas = new OffscreenCanvas(900, 300);
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([await canvas.convertToBlob()], called, { type: 'image/png' }));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, name);
}

test('words are changed where they are read, and those lines alone change in the file', async ({
  page,
  allow,
  dev,
}) => {
  test.setTimeout(300_000);
  allow(/@fontsource-variable/);
  // Pictures of sections are their pages without scripts.
  allow(/Blocked script execution in '[^']*\/_components\//);
  await open(page, dev.url);
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Правка' }).click();

  await test.step('a prop, a text of a section, a link, an item of a section, a menu', async () => {
    await type(page, page.getByRole('heading', { level: 1 }), 'Вся учёба рядом', 'index.mdx');
    await type(page, main.getByText('Журнал, программы, тесты и живые'), 'Журнал и {тесты}.', 'index.mdx');
    await type(page, main.getByRole('link', { name: 'Зарегистрироваться' }).first(), 'Начать', 'index.mdx');
    await type(page, main.getByText('Что входит в цифровой журнал?'), 'Что в журнале?', 'index.mdx');
    await type(page, page.getByRole('contentinfo').getByText('О нас'), 'О школе', '_site/footer.mdx');
    expect(diff(dev, 'index.mdx').come).toEqual([
      '  heading="Вся учёба рядом"',
      "  action={{ text: 'Начать', href: '/register' }}",
      '  Журнал и \\{тесты\\}.',
      '  <Question title="Что в журнале?">',
    ]);
    expect(diff(dev, '_site/footer.mdx').come).toEqual(['      - title: О школе']);
  });

  await test.step('Escape takes back', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    await heading.click();
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.insertText('Не то');
    await page.keyboard.press('Escape');
    await expect(heading).toHaveText('Вся учёба рядом');
    expect(dev.read('index.mdx')).toContain('heading="Вся учёба рядом"');
  });

  await test.step('steps are taken back over files, and made again', async () => {
    const undo = page.getByRole('button', { name: 'Отменить' });
    await undo.click();
    await expect(status(page)).toHaveText('Отменено: pages/_site/footer.mdx');
    for (const _ of [1, 2, 3, 4]) {
      await undo.click();
      await expect(status(page)).toHaveText('Отменено: pages/index.mdx');
    }
    await undo.click();
    await expect(status(page)).toHaveText('Больше нечего.');
    expect(dev.read('index.mdx')).toBe(readFileSync(join(pages, 'index.mdx'), 'utf8'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вся учёба — в одном месте');
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вся учёба рядом');
  });

  await test.step('what has marks opens its own source, with what the check says', async () => {
    await main.getByText('Цифровой журнал.', { exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Исходный текст блока' });
    const source = dialog.getByRole('textbox', { name: 'Исходный текст' });
    await source.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('- **Журнал.** <b>Оценки');
    await expect(dialog.getByText('Подчёркнутое — ошибка')).toBeVisible();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog.getByText('Так файл не прочитать')).toBeVisible();
    await source.click();
    await page.keyboard.press('ControlOrMeta+A');
    // What is pasted is clean, and a problem offers its repair.
    await paste(page, {
      'text/plain': 'Журнал. “Оценки”.',
      'text/html': '<ul><li style="color:red"><b>Журнал.</b> “Оценки”.</li></ul>',
    });
    await expect(source).toHaveText('- **Журнал.** “Оценки”.');
    await dialog.locator('.cm-lintRange').first().hover();
    await dialog.getByRole('button', { name: /«Оценки»/ }).click();
    await expect(source).toHaveText('- **Журнал.** «Оценки».');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText('Журнал.', { exact: true })).toBeVisible();
    expect(diff(dev, 'index.mdx').come).toContain('    - **Журнал.** «Оценки».');
  });

  await test.step('a text that was changed elsewhere meanwhile is not written over', async () => {
    const lead = main.getByText('Журнал, программы, тесты и живые');
    await lead.click();
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('Мой');
    dev.save('index.mdx', 'Журнал, программы, тесты и живые уроки.', 'Чужой текст.');
    // The page is drawn anew meanwhile, not over what is typed.
    dev.save('index.mdx', 'eyebrow="Вопросы и ответы"', 'eyebrow="Вопросы"');
    await expect(main.getByText('Вопросы', { exact: true })).toBeVisible();
    await page.keyboard.insertText(' текст.');
    await page.locator('[contenteditable]').blur();
    const choice = page.getByRole('dialog', { name: 'Не сохранено' });
    await expect(choice.getByLabel('Ваш текст')).toHaveValue('Мой текст.');
    await expect(choice.getByLabel('Теперь в файле')).toHaveValue(/^Чужой текст\./);
    await choice.getByRole('button', { name: 'Сохранить мой текст' }).click();
    await expect(main.getByText('Мой текст.')).toBeVisible();
    expect(diff(dev, 'index.mdx').come).toContain('  Мой текст.');
  });

  await test.step('a form sets what no word of the page shows, and a section is moved and added', async () => {
    await main.getByText('учебных центров и школ').click();
    await page.keyboard.press('Escape');
    const handle = page.getByRole('toolbar', { name: 'Блок страницы' });
    await handle.getByRole('button', { name: 'Свойства' }).click();
    const form = page.getByRole('dialog', { name: 'Свойства Counter' });
    const value = form.getByLabel('value');
    await value.fill('');
    await value.pressSequentially('1.05');
    await expect(value).toHaveValue('1.05');
    await value.fill('151');
    await form.getByLabel('icon', { exact: true }).selectOption('rocket');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(form).toBeHidden();
    const counter = '  <Counter value={151} symbol="+" icon="rocket">учебных центров и школ</Counter>';
    expect(diff(dev, 'index.mdx').come).toContain(counter);
    await handle.getByRole('button', { name: 'Ниже', exact: true }).click();
    await expect.poll(() => dev.read('index.mdx')).toMatch(/value=\{88\}.*\n {2}<Counter value=\{151\}/);
    // The handle goes along: who moves a block one place may move it on.
    await handle.getByRole('button', { name: 'Ниже', exact: true }).click();
    await expect.poll(() => dev.read('index.mdx')).toMatch(/value=\{50\}.*\n {2}<Counter value=\{151\}/);
    await handle.getByRole('button', { name: 'Выше', exact: true }).click();
    await expect.poll(() => dev.read('index.mdx')).toMatch(/value=\{88\}.*\n {2}<Counter value=\{151\}/);
    await main.getByText('Говорят те, кто уже учит').hover();
    await page.getByRole('button', { name: 'Добавить перед блоком «Testimonials»' }).click();
    const gallery = page.getByRole('dialog', { name: /Добавить перед блоком/ });
    await gallery.getByRole('searchbox').fill('важно');
    const look = gallery.getByTitle('Как выглядит Врезка').contentFrame();
    await expect(look.getByRole('note').first()).toBeVisible();
    await gallery.getByRole('button', { name: 'Вставить пример 1 Callout' }).click();
    await expect
      .poll(() => diff(dev, 'index.mdx').come.filter((line) => line.startsWith('<Callout')).length)
      .toBe(1);
  });

  await test.step('an item of an open menu, beside its own line of text; Escape takes back', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('banner').getByText('Возможности', { exact: true }).hover();
    const item = page.getByRole('banner').getByText('Цифровой журнал').filter({ visible: true });
    for (const [words, key] of [
      ['Не то', 'Escape'],
      ['Журнал класса', 'Enter'],
    ] as const) {
      await item.click({ position: { x: 20, y: 8 } });
      await expect(page.locator('[contenteditable]')).toHaveText('Цифровой журнал');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(words);
      await page.keyboard.press(key);
    }
    await expect(status(page)).toHaveText('Сохранено: pages/_site/header.mdx');
    expect(diff(dev, '_site/header.mdx').come).toEqual(['            title: Журнал класса']);
  });

  await test.step('what the settings say once: their words, and a price in their form', async () => {
    await page.goto(`${dev.url}/pricing`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-editing', '');
    await type(page, main.getByText('Индивидуально', { exact: true }), 'По договору', '_site/settings.mdx');
    await main.getByText('50\u00a0000').nth(1).click();
    const form = page.getByRole('dialog', { name: 'Настройки сайта' });
    await expect(form.getByLabel('plans.tutor.price', { exact: true })).toBeFocused();
    await form.getByRole('button', { name: 'Не менять' }).click();
    await main.getByText('Обсудить условия').click();
    const source = page.getByRole('dialog', { name: 'Исходный текст блока' });
    await expect(source.getByText('Этих слов здесь нет')).toBeVisible();
    await source.getByRole('button', { name: 'Не менять' }).click();
    expect(diff(dev, '_site/settings.mdx').come).toEqual(['    priceText: По договору']);
  });

  await test.step('in a list of fields and in a text Enter makes another', async () => {
    await page.goto(`${dev.url}/feature/digital-journal`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-editing', '');
    await main.getByText('Родитель получает push').click();
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('Ещё одно');
    await page.locator('[contenteditable]').last().blur();
    await expect(status(page)).toHaveText('Сохранено: pages/feature/digital-journal.mdx');
    await main.getByText('Журнал заполняется по ходу урока').click();
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('Ещё абзац.');
    await page.locator('[contenteditable]').last().blur();
    await expect
      .poll(() => diff(dev, 'feature/digital-journal.mdx').come)
      .toEqual(['  - Ещё одно', 'Ещё абзац.']);
    await expect(main.getByText('Ещё абзац.')).toHaveCount(1);
    await expect(main.getByText('Ещё одно')).toHaveCount(1);
  });
});

test('a problem is mended on a press: on the card in its page’s place, in the bar, in Health', async ({
  page,
  allow,
  dev,
}) => {
  test.setTimeout(300_000);
  allow(/@fontsource-variable/);
  const repair = (place: Locator, name: string | RegExp) => place.getByRole('button', { name }).first();
  await open(page, `${dev.url}/contact`);
  dev.save('contact.mdx', 'description:', 'descripton:');
  await repair(page.locator('[data-problems]'), /^Переименовать в.«description»/).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Спросите — ответит человек');
  expect(diff(dev, 'contact.mdx')).toEqual({ gone: [], come: [] });

  const broken = '<Callout kind="green">\n\nТекст.\n\n</Callout>\n\n[О нас](/abot)\n';
  dev.write('contact.mdx', readFileSync(join(pages, 'contact.mdx'), 'utf8') + broken);
  // What does not keep the page from being shown stands in the bar, once the whole site has been checked.
  const bar = page.getByRole('complementary', { name: 'Для авторов' });
  await bar.locator('summary').first().click();
  await repair(bar, /^Заменить на.«tip»/).click();
  await expect
    .poll(() => diff(dev, 'contact.mdx').come, { timeout: 60_000 })
    .toContain('<Callout kind="tip">');

  await page.goto(`${dev.url}/_health`);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const chosen of [
    page.getByText('Все', { exact: false }).and(page.locator('label:has(:checked)')),
    page.getByRole('link', { name: 'Здоровье сайта', exact: true }).and(page.locator('[aria-current]')),
  ])
    await expect(chosen).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: null });
  const row = page.getByRole('row', { name: /contact\.mdx/ });
  await row.getByText('1 ошибка').click();
  await repair(row, 'Заменить на /about').click();
  await expect.poll(() => diff(dev, 'contact.mdx').come, { timeout: 60_000 }).toContain('[О нас](/about)');
  await expect(row.getByText('1 ошибка')).toHaveCount(0, { timeout: 60_000 });
});

test('a page is written without its file: by keys, from Word, with a table and a picture', async ({
  page,
  allow,
  dev,
}) => {
  test.setTimeout(300_000);
  allow(/@fontsource-variable/);
  const main = page.getByRole('main');
  const handle = page.getByRole('toolbar', { name: 'Блок страницы' });

  await test.step('a block is found and opened by keys', async () => {
    await page.goto(`${dev.url}/feature/online-schedule`);
    await hydrated(page);
    // What the key turns on must be there.
    await expect(page.getByRole('button', { name: 'Правка' })).toBeVisible();
    await page.keyboard.press('Alt+KeyE');
    await expect(page.getByRole('button', { name: 'Правка' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(handle.getByRole('button', { name: 'Править' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText(' Так и есть.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(status(page)).toHaveText('Сохранено: pages/feature/online-schedule.mdx');
    expect(diff(dev, 'feature/online-schedule.mdx').come).toHaveLength(1);
    expect(diff(dev, 'feature/online-schedule.mdx').come[0]).toMatch(/ Так и есть\.$/);
  });

  await test.step('words are pasted as words, and a text with a list and a table stands below as one', async () => {
    const file = 'blog-single/how-to-read-grades.mdx';
    await page.goto(`${dev.url}/blog-single/how-to-read-grades`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-editing', '');
    await main.locator('p[data-app-source]').nth(1).click();
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await paste(page, { 'text/plain': 'слова', 'text/html': '<span style="color:red"> Одни слова.</span>' });
    await expect(page.locator('[contenteditable]')).toContainText('Одни слова.');
    await paste(page, {
      'text/plain': 'Балл\tКласс',
      'text/html':
        '<ul><li>Пункт с <b>весом</b></li></ul><table><tr><td>Балл</td><td>Класс</td></tr><tr><td>4</td><td>7</td></tr></table>',
    });
    await expect(main.getByRole('rowheader', { name: '4', exact: true })).toBeVisible();
    const { come, gone } = diff(dev, file);
    expect(gone).toHaveLength(1);
    expect(come.slice(1)).toEqual(['- Пункт с **весом**', '| Балл | Класс |', '| - | - |', '| 4 | 7 |']);
  });

  await test.step('a cell of a table', async () => {
    await type(
      page,
      main.getByRole('rowheader', { name: '4', exact: true }),
      '5',
      'blog-single/how-to-read-grades.mdx',
    );
    expect(dev.read('blog-single/how-to-read-grades.mdx')).toContain('| 5 | 7 |');
  });

  await test.step('a picture that is dropped on another takes its place', async () => {
    const shown = main.getByRole('img', { name: /График оценок/ });
    await dropPicture(shown, 'Новый график.png');
    const dialog = page.getByRole('dialog', { name: 'Картинка' });
    await dialog.getByLabel('Что на ней видно').fill('Оценки за год');
    await dialog.getByRole('button', { name: 'Поставить на страницу' }).click();
    await expect(main.getByRole('img', { name: 'Оценки за год' })).toBeVisible();
    expect(diff(dev, 'blog-single/how-to-read-grades.mdx').come).toContainEqual(
      expect.stringMatching(/^!\[Оценки за год\]\(novyy-grafik\.png "/),
    );
  });

  await test.step('one that is dropped over the text becomes the page’s own', async () => {
    const file = 'blog-single/how-to-read-grades.mdx';
    await dropPicture(main.locator('[data-scene]').first(), 'Тетрадь.png');
    const dialog = page.getByRole('dialog', { name: 'Картинка' });
    await dialog.getByLabel('Что на ней видно').fill('Тетрадь с оценками');
    await dialog.getByRole('button', { name: 'Поставить на страницу' }).click();
    await expect(main.getByRole('img', { name: 'Тетрадь с оценками' })).toBeVisible();
    expect(dev.read(file)).toContain('picture:\n  file: tetrad.png\n  alt: Тетрадь с оценками\n---\n');
  });

  await test.step('the form of the fields shows how the page is found, and scenes as they look', async () => {
    await page.getByRole('button', { name: 'Поля' }).click();
    const form = page.getByRole('dialog', { name: 'Поля страницы' });
    const social = form.getByRole('img', { name: 'Картинка для соцсетей' });
    await expect(social).toBeVisible();
    const drawn = await social.getAttribute('src');
    await form.getByLabel('title', { exact: true }).fill('Оценки без тревоги');
    await expect(form.getByText('Оценки без тревоги — Daftar')).toBeVisible();
    await expect(social).not.toHaveAttribute('src', drawn ?? '');
    await form.getByText('Выбрать по рисунку').last().click();
    await form.getByRole('button', { name: 'live-lesson' }).click();
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оценки без тревоги');
    expect(dev.read('blog-single/how-to-read-grades.mdx')).toContain('scene: live-lesson\n');
  });

  await test.step('the bar tells of the page: its words, who leads to it, what differs, how it is found', async () => {
    const bar = page.getByRole('complementary', { name: 'Для авторов' });
    await bar.locator('summary').first().click();
    await expect(bar.getByText(/слов.*мин чтения/)).toBeVisible();
    await bar.getByText('Сюда ведут').click();
    await expect(bar.getByRole('button', { name: /^pages\// }).first()).toBeVisible();
    await bar.getByText('В поиске и соцсетях').click();
    await expect(bar.getByText('/blog-single/how-to-read-grades').first()).toBeVisible();
    await bar.getByText('На телефоне и планшете').click();
    const phone = bar.getByTitle('Страница /blog-single/how-to-read-grades').contentFrame();
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('a page of fields alone gets its first words', async () => {
    const text = '---\ntitle: Без слов\ndescription: Страница, на которой пока нет ни одного слова.\n---\n';
    await page.goto(await writePage(page, dev, 'bare', text));
    await page.getByRole('button', { name: 'Добавить', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Абзац' }).click();
    await expect(main.getByText('Новый абзац.')).toBeVisible();
  });
});

test('what was typed is not lost, and what is pressed means what stands in the file now', async ({
  page,
  allow,
  dev,
}) => {
  test.setTimeout(300_000);
  allow(/@fontsource-variable/);
  const main = page.getByRole('main');
  const handle = page.getByRole('toolbar', { name: 'Блок страницы' });
  const name = 'feature/online-schedule.mdx';
  await open(page, `${dev.url}/feature/online-schedule`);
  await page.getByRole('button', { name: 'Правка' }).click();

  await test.step('the page is asked for anew while somebody types', async () => {
    await main.locator('p[data-app-source]').last().click();
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('Последний абзац.');
    page.once('dialog', async (dialog) => {
      await expect.poll(() => dev.read(name)).toContain('Последний абзац.');
      await dialog.dismiss();
    });
    await page.reload({ timeout: 5_000 }).catch(() => {});
    await expect(status(page)).toHaveText(`Сохранено: pages/${name}`);
    await expect(main.getByText('Последний абзац.')).toBeVisible();
  });

  await test.step('a text with marks stands behind the paragraph that it was pasted into', async () => {
    await main.getByText('Последний абзац.').click();
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('За ним ещё один.');
    await paste(page, { 'text/plain': '-', 'text/html': '<ul><li>Пункт <b>раз</b></li><li>Два</li></ul>' });
    await expect(main.getByRole('listitem').filter({ hasText: 'Пункт раз' })).toBeVisible();
    expect(dev.read(name)).toContain('Последний абзац.\n\nЗа ним ещё один.\n\n- Пункт **раз**\n- Два\n');
  });

  await test.step('a text that a line above has moved is saved where it stands', async () => {
    await main.getByText('Последний абзац.').click();
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('Он же.');
    dev.save(name, '---\n\n', '---\n\nНовый абзац.\n\n');
    // The page is drawn anew before: what was typed in stands for another paragraph by then.
    await expect(main.getByText('Новый абзац.')).toBeVisible();
    await page.locator('[contenteditable]').blur();
    await expect.poll(() => dev.read(name)).toContain('\n\nОн же.\n\nЗа ним ещё один.\n');
    await expect(main.getByText('Он же.')).toHaveCount(1);
  });

  await test.step('keys choose the first item of a list, not the list again', async () => {
    await main.getByText('За ним ещё один.').click();
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(handle.locator('[aria-current]')).toHaveText('список');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(handle.locator('[aria-current]')).toHaveText('пункт');
    // The handle of the second item looks as that of the first: it has the focus once it stands there.
    await page.keyboard.press('Alt+ArrowDown');
    await expect(handle.getByRole('button', { name: 'Править' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[contenteditable]')).toHaveText('Два');
    await page.keyboard.press('Escape');
  });

  await test.step('the window of a block holds what stands there now', async () => {
    await main.getByText('За ним ещё один.').click();
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.press('Escape');
    dev.save(name, 'За ним ещё один.', 'Совсем другой.');
    await expect(main.getByText('Совсем другой.')).toBeVisible();
    await handle.getByRole('button', { name: 'Исходный текст' }).click();
    const dialog = page.getByRole('dialog', { name: 'Исходный текст блока' });
    await expect(dialog.getByRole('textbox', { name: 'Исходный текст' })).toHaveText('Совсем другой.');
    await dialog.getByRole('button', { name: 'Не менять' }).click();
  });

  await test.step('a form writes into no other section that has come into the place of its own', async () => {
    const callout = (title: string) => `<Callout kind="tip" title="${title}">\nСлова.\n</Callout>\n\n`;
    const text = (...titles: string[]) =>
      `---\ntitle: Врезки\ndescription: Страница, на которой стоят одни только врезки.\n---\n\n${titles.map(callout).join('')}`;
    await open(page, await writePage(page, dev, 'bare', text('Раз', 'Два')));
    await expect(page.locator('html')).toHaveAttribute('data-editing', '');
    await main.getByText('Два').click();
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.press('Escape');
    await handle.getByRole('button', { name: 'Свойства' }).click();
    const form = page.getByRole('dialog', { name: 'Свойства Callout' });
    await form.getByLabel('kind', { exact: true }).selectOption('warning');
    dev.write('bare.mdx', text('Ноль', 'Раз', 'Два'));
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(form.getByText('Файл тем временем изменили')).toBeVisible();
    expect(dev.read('bare.mdx')).not.toContain('warning');
    await form.getByRole('button', { name: 'Не менять' }).click();
    await open(page, `${dev.url}/feature/online-schedule`);
  });

  await test.step('a form keeps what was typed: over a refusal, a file’s choice, and a picture', async () => {
    await page.getByRole('button', { name: 'Поля' }).click();
    const form = page.getByRole('dialog', { name: 'Поля страницы' });
    const student = form.getByLabel('impact.student', { exact: true });
    await form.getByLabel('title', { exact: true }).fill('Расписание рядом');
    await student.fill('');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(form.getByText('Это значение убирают в исходном тексте.')).toBeVisible();
    await student.fill('Видит свой день');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(form).toBeHidden();
    expect(dev.read(name)).toContain('title: Расписание рядом\n');
    expect(dev.read(name)).toContain('student: Видит свой день\n');

    await page.goto(`${dev.url}/blog-single/how-to-read-grades`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Поля' }).click();
    await form.getByLabel('title', { exact: true }).fill('Набрано');
    const file = form.getByLabel('Своя картинка');
    await file.evaluate((field) => field.dispatchEvent(new Event('cancel', { bubbles: true })));
    await file.setInputFiles(join(pages, '../.github/site.webp'));
    const picture = page.getByRole('dialog', { name: 'Картинка' });
    await picture.getByLabel('Что на ней видно').fill('Главная страница');
    await picture.getByRole('button', { name: 'Поставить на страницу' }).click();
    await expect(picture).toBeHidden();
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Набрано');
    await expect(main.getByRole('img', { name: 'Главная страница' })).toBeVisible();
  });

  await test.step('fields that name what there is not are opened, and say so', async () => {
    dev.save('feature/quiz-constructor.mdx', '\nscene: ', '\nscene: no-');
    const broken = `${dev.url}/feature/quiz-constructor`;
    // The server has heard of it: a page that opens meanwhile is the one before.
    await expect
      .poll(async () => (await page.request.get(broken, { maxRetries: 2 })).text())
      .toContain('scene: no-');
    await page.goto(broken);
    await hydrated(page);
    await page.locator('[data-problems] pre').focus();
    await page.getByRole('button', { name: 'Поля' }).click();
    const form = page.getByRole('dialog', { name: 'Поля страницы' });
    await expect(form.getByLabel('scene', { exact: true })).toHaveValue(/^no-/);
    await form.getByRole('button', { name: 'Не менять' }).click();
    await page.goto(`${dev.url}/blog-single/how-to-read-grades`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-editing', '');
  });

  await test.step('what is no picture is refused, and the page stays', async () => {
    await main
      .locator('p[data-app-source]')
      .last()
      .evaluate((place) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['%PDF'], 'Снимок.heic'));
        const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        if (place.dispatchEvent(drop)) throw new Error('The browser would open it.');
      });
    const picture = page.getByRole('dialog', { name: 'Картинка' });
    await picture.getByLabel('Что на ней видно').fill('Доска');
    await picture.getByRole('button', { name: 'Поставить на страницу' }).click();
    await expect(picture.getByText('Сохраните снимок с iPhone в JPEG')).toBeVisible();
    await picture.getByRole('button', { name: 'Не ставить' }).click();
  });

  await test.step('a text with marks that is pasted over all words takes their place', async () => {
    const words = (await main.locator('p[data-app-source]').nth(1).textContent()) ?? '';
    await main.getByText(words, { exact: true }).click();
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    // Of a chat, which gives no more than lines.
    await paste(page, { 'text/plain': 'Вместо всего\n• Раз\n• Два' });
    await expect(main.getByText('Вместо всего')).toBeVisible();
    expect(dev.read('blog-single/how-to-read-grades.mdx')).toContain('\nВместо всего\n\n- Раз\n- Два\n');
    await expect(main.getByText(words, { exact: true })).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  });

  await test.step('a field of the page takes its own steps back', async () => {
    const before = dev.read('blog-single/how-to-read-grades.mdx');
    await page.keyboard.press('Control+KeyK');
    await page.getByRole('combobox').pressSequentially('абв');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(page.getByRole('combobox')).not.toHaveValue('абв');
    expect(dev.read('blog-single/how-to-read-grades.mdx')).toBe(before);
  });
});

test('a refusal is said where it was asked for, and the page goes on', async ({ page, allow, dev }) => {
  allow(/@fontsource-variable|ERR_FAILED|404/);
  await test.step('a page that is no file of a writer', async () => {
    await open(page, `${dev.url}/_components`);
    const bar = page.getByRole('complementary', { name: 'Для авторов' });
    // There once React has taken the bar over: one that is opened before would differ from what was served.
    await page.getByRole('button', { name: 'Правка' }).click();
    await bar.locator('summary').first().click();
    await expect(bar.getByText('На телефоне и планшете')).toBeVisible();
    await page.getByRole('button', { name: 'Поля' }).click();
    await expect(status(page)).toHaveText('Такой страницы нет, или это ссылка: mdx-components/index.ts');
  });
  await test.step('a server that is not there for a while', async () => {
    await open(page, `${dev.url}/contact`);
    await expect(page.locator('html')).toHaveAttribute('data-editing', '');
    await page.route('**/_edit/**', (route) => route.abort());
    const heading = page.getByRole('heading', { level: 1 });
    await heading.click();
    await expect(status(page)).toHaveText('Сервер не отвечает.');
    await page.unroute('**/_edit/**');
    await heading.click();
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.route('**/_edit/change', (route) => route.abort());
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('Пишите нам');
    await page.keyboard.press('Enter');
    const unsaved = page.getByRole('dialog', { name: 'Не сохранено' });
    await expect(unsaved.getByLabel('Ваш текст')).toHaveValue('Пишите нам');
    await page.unroute('**/_edit/change');
    await unsaved.getByRole('button', { name: 'Сохранить ещё раз' }).click();
    await expect(status(page)).toHaveText('Сохранено: pages/contact.mdx');
    expect(diff(dev, 'contact.mdx').come).toHaveLength(1);
  });
  await test.step('what is refused for its own sake is not offered to be tried again', async () => {
    await page.getByRole('main').getByText('Расскажите, кто вы').click();
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.locator('[contenteditable]').blur();
    const unsaved = page.getByRole('dialog', { name: 'Не сохранено' });
    await expect(unsaved.getByText('Пустым текст остаться не может.')).toBeVisible();
    await expect(unsaved.getByRole('button')).toHaveText(['Оставить как в файле']);
    await unsaved.getByRole('button').click();
  });
  await test.step('nor when a place in a file is to be opened', async () => {
    await page.route('**/__open-in-editor*', (route) => route.abort());
    await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
    await expect(page.getByText('Редактор не открылся. Место в файле: pages/contact.mdx:')).toBeVisible();
  });
  await test.step('where no picture may stand', async () => {
    await open(page, `${dev.url}/about`);
    await expect(page.locator('html')).toHaveAttribute('data-editing', '');
    const main = page.getByRole('main');
    await dropPicture(main.getByText('Анвар Саидов'), 'face.png');
    await expect(status(page)).toContainText('Портрет меняют так');
    await dropPicture(main.getByText('Прозрачность', { exact: true }), 'class.png');
    const picture = page.getByRole('dialog', { name: 'Картинка' });
    await picture.getByLabel('Что на ней видно').fill('Доска с задачей');
    await picture.getByRole('button', { name: 'Поставить на страницу' }).click();
    await expect(main.getByRole('img', { name: 'Доска с задачей' })).toBeVisible();
    expect(dev.read('about.mdx')).toContain('</Principles>\n\n![Доска с задачей](class.png)\n');
  });
  await test.step('a file that goes while somebody types takes no words with it', async () => {
    const text =
      '---\ntitle: Скоро уйдёт\ndescription: Страница, которую удалят, пока на ней пишут.\n---\n\nСлова.\n';
    await open(page, await writePage(page, dev, 'gone', text));
    await expect(page.locator('html')).toHaveAttribute('data-editing', '');
    await page.getByRole('main').getByText('Слова.').click();
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.insertText(' Новые.');
    dev.write('gone.mdx', null);
    const unsaved = page.getByRole('dialog', { name: 'Не сохранено' });
    await expect(unsaved.getByLabel('Ваш текст')).toHaveValue(/Новые/);
    await unsaved.getByRole('button').click();
    await expect(page).toHaveTitle(/^Страница не.найдена/);
  });
});

test('a page of another site cannot write', async ({ page, allow, dev }) => {
  allow(/403/);
  const asked = async (Origin: string) => {
    const asking = { headers: { Origin }, data: ['pages/index.mdx'] };
    return (await page.request.post(`${dev.url}/_edit/open`, asking)).status();
  };
  expect(await asked(dev.url)).toBe(200);
  expect(await asked('http://localhost:1')).toBe(403);
  expect(await asked('https://evil.example')).toBe(403);
});
