/** What the page editor changes: part of dev.spec.ts, whose server it shares. */
import type { Locator } from '@playwright/test';
import { settings } from '../settings.ts';
import { test } from './dev-server.ts';
import {
  ask,
  diff,
  dropPicture,
  lowTargets,
  open,
  paste,
  press,
  status,
  switchOn,
  type,
  visit,
} from './editing.ts';
import { expect, goInside, hydrated } from './site.ts';

test('texts are changed on the page, and only their lines change in the file', async ({ page, dev }) => {
  await open(page, dev.url);
  const main = page.getByRole('main');
  await switchOn(page);

  await test.step('a prop, a text of a section, a link, an item of a section, a menu', async () => {
    await type(page, page.getByRole('heading', { level: 1 }), 'Вся учёба рядом', 'index.mdx');
    await type(page, main.getByText('Журнал, программы, тесты и живые'), 'Журнал и {тесты}.', 'index.mdx');
    await type(page, main.getByRole('link', { name: 'Зарегистрироваться' }).first(), 'Начать', 'index.mdx');
    await type(page, main.getByText('Что входит в цифровой журнал?'), 'Что в журнале?', 'index.mdx');
    await type(page, page.getByRole('contentinfo').getByText('О нас'), 'О школе', '_site/footer.mdx');
    expect(diff(dev, 'index.mdx').added).toEqual([
      '  heading="Вся учёба рядом"',
      "  action={{ text: 'Начать', href: '/register' }}",
      '  Журнал и \\{тесты\\}.',
      '  <Question title="Что в журнале?">',
    ]);
    expect(diff(dev, '_site/footer.mdx').added).toEqual(['      - title: О школе']);
  });

  await test.step('steps are undone over several files, and redone', async () => {
    const undo = page.getByRole('button', { name: 'Отменить' });
    const headers = { origin: dev.url, 'x-edit-tab': 'another' };
    const inOther = await page.request.post(`${dev.url}/_edit/undo`, { headers, data: [] });
    expect(await inOther.json()).toMatchObject({ refusal: 'Больше нечего.' });
    await undo.click();
    await expect(status(page)).toHaveText('Отменено: pages/_site/footer.mdx');
    for (const _ of [1, 2, 3, 4]) {
      await undo.click();
      await expect(status(page)).toHaveText('Отменено: pages/index.mdx');
    }
    await undo.click();
    await expect(status(page)).toHaveText('Больше нечего.');
    expect(dev.read('index.mdx')).toBe(dev.own('index.mdx'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вся учёба — в одном месте');
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вся учёба рядом');
  });

  await test.step('a text with marks opens its source with the problems of the check', async () => {
    await main.getByText('Цифровой журнал.', { exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Исходный текст блока' });
    const source = dialog.getByRole('textbox', { name: 'Исходный текст' });
    await source.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('- **Журнал.**\n  - Раз');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('- Два');
    await expect(source).toHaveValue('- **Журнал.**\n  - Раз\n  - Два');
    await page.keyboard.insertText(' <Faqq />');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Ошибка' })).toContainText('<Faq>');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('- **Журнал.** <b>Оценки');
    await expect(dialog.getByText('Тег <b> здесь нельзя использовать. Жирный текст пишут так')).toBeVisible();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog.getByText('Так файл не прочитать')).toBeVisible();
    await source.click();
    await page.keyboard.press('ControlOrMeta+A');
    // Pasted text is cleaned.
    await paste(page, {
      'text/plain': 'Журнал. «Оценки».',
      'text/html': '<ul><li style="color:red"><b>Журнал.</b> «Оценки».</li></ul>',
    });
    await expect(source).toHaveValue('- **Журнал.** «Оценки».');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText('Журнал.', { exact: true })).toBeVisible();
    expect(diff(dev, 'index.mdx').added).toContain('    - **Журнал.** «Оценки».');
  });

  await test.step('a text that was changed elsewhere meanwhile is not overwritten', async () => {
    const lead = main.getByText('Журнал, программы, тесты и живые');
    await press(page, lead);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('Мой');
    dev.save('index.mdx', 'Журнал, программы, тесты и живые уроки.', 'Чужой текст.');
    // Rendering the page again does not overwrite what is typed.
    dev.save('index.mdx', 'eyebrow="Вопросы и ответы"', 'eyebrow="Вопросы"');
    await expect(main.getByText('Вопросы', { exact: true })).toBeVisible();
    await page.keyboard.insertText(' текст.');
    await page.locator('[contenteditable]').blur();
    const choice = page.getByRole('dialog', { name: 'Не сохранено' });
    await expect(choice.getByLabel('Ваш текст')).toHaveValue('Мой текст.');
    await expect(choice.getByLabel('Теперь в файле')).toHaveValue(/^Чужой текст\./);
    await choice.getByRole('button', { name: 'Сохранить мой текст' }).click();
    await expect(main.getByText('Мой текст.')).toBeVisible();
    expect(diff(dev, 'index.mdx').added).toContain('  Мой текст.');
  });

  await test.step('a form sets values that the page does not show, and a section is moved and added', async () => {
    await main.getByText('учебных центров и школ').click();
    await page.keyboard.press('Escape');
    const handle = page.getByRole('toolbar', { name: 'Блок страницы' });
    await handle.getByRole('button', { name: 'Счётчики' }).click();
    await handle.getByRole('button', { name: 'Свойства' }).click();
    const none = page.getByRole('dialog', { name: 'Свойства «Счётчики»' });
    await expect(none.getByText('Заполнить здесь нечего')).toBeVisible();
    await expect(none.getByRole('button', { name: 'Сохранить' })).toHaveCount(0);
    await none.getByRole('button', { name: 'Закрыть' }).click();
    await main.getByText('учебных центров и школ').click();
    await page.keyboard.press('Escape');
    await handle.getByRole('button', { name: 'Свойства' }).click();
    const form = page.getByRole('dialog', { name: 'Свойства «Счётчик»' });
    const value = form.getByLabel(/ value$/);
    await expect(value).toHaveAccessibleDescription('Число, до которого считает счётчик. Пример: {150}.');
    await value.fill('');
    await value.pressSequentially('1.05');
    await expect(value).toHaveValue('1.05');
    await value.fill('151');
    await form.getByLabel(/ icon$/).selectOption('rocket');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(form).toBeHidden();
    const counter = '  <Counter value={151} symbol="+" icon="rocket">учебных центров и школ</Counter>';
    expect(diff(dev, 'index.mdx').added).toContain(counter);
    await handle.getByRole('button', { name: 'Ниже', exact: true }).click();
    await expect.poll(() => dev.read('index.mdx')).toMatch(/value=\{88\}.*\n {2}<Counter value=\{151\}/);
    // The handle follows, so a moved block can be moved again.
    await handle.getByRole('button', { name: 'Ниже', exact: true }).click();
    await expect.poll(() => dev.read('index.mdx')).toMatch(/value=\{50\}.*\n {2}<Counter value=\{151\}/);
    await handle.getByRole('button', { name: 'Выше', exact: true }).click();
    await expect.poll(() => dev.read('index.mdx')).toMatch(/value=\{88\}.*\n {2}<Counter value=\{151\}/);
    // Shortcuts work while the focus is on the handle.
    await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => dev.read('index.mdx')).toMatch(/value=\{50\}.*\n {2}<Counter value=\{151\}/);
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    await expect.poll(() => dev.read('index.mdx')).toMatch(/value=\{88\}.*\n {2}<Counter value=\{151\}/);
    const heading = main.getByText('Говорят преподаватели');
    const gallery = page.getByRole('dialog', { name: /Добавить перед блоком/ });
    // The button is hidden while the section's edge is behind the header, where pictures that arrive above may push it.
    await expect(async () => {
      await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await heading.hover({ timeout: 5000 });
      const add = page.getByRole('button', { name: 'Добавить перед блоком «Отзывы»' });
      await add.click({ timeout: 5000 });
    }).toPass();
    await expect(gallery.getByRole('searchbox')).toBeFocused();
    await gallery.getByRole('searchbox').fill('важно');
    const look = gallery.getByTitle('Как выглядит Врезка').contentFrame();
    await expect(look.getByRole('note').first()).toBeVisible();
    await gallery.getByRole('button', { name: 'Вставить пример 1 Callout' }).click();
    await expect
      .poll(() => diff(dev, 'index.mdx').added.filter((line) => line.startsWith('<Callout')).length)
      .toBe(1);
    // It is brought into sight, and its tools get the focus.
    await expect(page.getByRole('toolbar', { name: 'Блок страницы' }).locator(':focus')).toBeVisible();
  });

  await test.step('an item of an open menu, without its description; Escape discards', async () => {
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
    expect(diff(dev, '_site/header.mdx').added).toEqual(['            title: Журнал класса']);
  });

  await test.step('words of a card are pressed although its link covers it; with Ctrl the link is followed', async () => {
    await visit(page, '/features');
    const words = main.getByText('Напоминания, отчёты и новости о переносах');
    await press(page, words);
    await page.keyboard.press('Escape');
    const inNewTab = page.context().waitForEvent('page', { timeout: 30_000 });
    await words.click({ modifiers: ['ControlOrMeta'], force: true });
    await expect(await inNewTab).toHaveURL(`${dev.url}/feature/automation`);
    await (await inNewTab).close();
  });

  await test.step('an icon of a card opens the fields of the page that it comes from', async () => {
    const icon = main
      .getByRole('listitem')
      .filter({ hasText: 'Автоматизация рутины' })
      .locator('svg:has(use)');
    await icon.first().click();
    const form = page.getByRole('dialog', { name: 'Поля страницы' });
    await expect(form.getByText('pages/feature/automation.mdx')).toBeVisible();
    await expect(form.getByLabel(/ icon$/)).toBeFocused();
    await expect(form.getByLabel(/ icon$/)).toHaveValue('workflow');
    await form.getByRole('button', { name: 'Не менять' }).click();
  });

  await test.step('texts of the settings are changed in place, a price in their form', async () => {
    await visit(page, '/pricing');
    await type(
      page,
      main.getByText(settings.plans.center.priceText ?? '', { exact: true }),
      'По договору',
      '_site/settings.mdx',
    );
    await main.getByText('50\u00a0000').nth(1).click();
    const form = page.getByRole('dialog', { name: 'Настройки сайта' });
    await expect(form.getByLabel(/ plans\.tutor\.price$/)).toBeFocused();
    await form.getByRole('button', { name: 'Не менять' }).click();
    await main.getByText('Обсудить условия').click();
    const source = page.getByRole('dialog', { name: 'Исходный текст блока' });
    await expect(source.getByText('Этих слов здесь нет')).toBeVisible();
    await source.getByRole('button', { name: 'Не менять' }).click();
    expect(diff(dev, '_site/settings.mdx').added).toEqual(['    priceText: По договору']);
  });

  await test.step('the arrow of a link means its words, the sign of a fold opens it', async () => {
    await main.getByRole('link', { name: 'Зарегистрироваться' }).first().locator('svg').click();
    await expect(page.locator('[contenteditable]')).toHaveText('Зарегистрироваться');
    await page.keyboard.press('Escape');
    const fold = main.locator('details', { hasText: 'Чем платить?' });
    await fold.locator('summary svg').first().click();
    await expect(fold).toHaveAttribute('open');
  });

  await test.step('a scene opens the properties of its section, whatever words are drawn in it', async () => {
    await main.locator('[data-scene="student-home"]').click();
    const form = page.getByRole('dialog', { name: 'Свойства «Карточка»' });
    await expect(form.getByLabel(/ scene$/)).toBeFocused();
    await form.getByRole('button', { name: 'Не менять' }).click();
  });

  await test.step('a picture that a section cannot show is said to come below it', async () => {
    await dropPicture(main.locator('[data-scene="student-home"]'), 'Снимок.png');
    const dialog = page.getByRole('dialog', { name: 'Картинка' });
    await expect(dialog.getByRole('status')).toHaveText(/^Встанет под секцией «/);
    await dialog.getByRole('button', { name: 'Не ставить' }).click();
  });

  await test.step('keys pass the text of a closed answer', async () => {
    await press(page, main.getByText('Что входит в тариф репетитора?'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(main.locator('[data-handle-here] > summary')).toHaveText('Платят ли ученики и родители?');
  });

  await test.step('the sign of a form’s button sends nothing, and a field opens its block', async () => {
    await visit(page, '/contact');
    await main.locator('form [type=submit] svg').click();
    const form = page.getByRole('dialog', { name: /^Свойства/ });
    await form.getByRole('button', { name: 'Не менять' }).click();
    await expect(main.locator('form [aria-invalid]')).toHaveCount(0);
    await main.locator('form textarea').click();
    const source = page.getByRole('dialog', { name: 'Исходный текст блока' });
    await source.getByRole('button', { name: 'Не менять' }).click();
    await expect(main.locator('form [aria-invalid]')).toHaveCount(0);
  });

  await test.step('a date opens its field', async () => {
    await visit(page, '/releases');
    await main.locator('time').first().click();
    const form = page.getByRole('dialog', { name: 'Свойства «Обновление»' });
    await expect(form.getByLabel(/ date$/)).toBeFocused();
    await form.getByRole('button', { name: 'Не менять' }).click();
  });

  await test.step('a refusal is announced again at the second press', async () => {
    const rights = page.getByRole('contentinfo').getByText('©');
    await rights.click();
    const said = page.getByText('Этих слов здесь нет');
    await said.evaluate((element) => element.setAttribute('data-before', ''));
    await rights.click();
    await expect(page.locator('[data-before]')).toHaveCount(0);
    await expect(said).toBeVisible();
  });
});

test('a button fixes a problem: on a broken page, in the bar, on the health page', async ({ page, dev }) => {
  const repair = (place: Locator, name: string | RegExp) => place.getByRole('button', { name }).first();
  await open(page, `${dev.url}/contact`);
  dev.save('contact.mdx', 'description:', 'descripton:');
  await repair(page.locator('[data-problems]'), /^Переименовать в.«description»/).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Спросите — ответит человек');
  expect(diff(dev, 'contact.mdx')).toEqual({ removed: [], added: [] });

  const broken = '<Callout kind="green">\n\nТекст.\n\n</Callout>\n\n[О нас](/abot)\n';
  dev.write('contact.mdx', dev.own('contact.mdx') + broken);
  // Problems that do not keep the page from rendering are in the bar once the whole site has been checked.
  const bar = page.getByRole('complementary', { name: 'Для авторов' });
  await bar.locator('summary').first().click();
  await repair(bar, /^Заменить на.«tip»/).click();
  await expect.poll(() => diff(dev, 'contact.mdx').added).toContain('<Callout kind="tip">');

  expect((await ask(page, `${dev.url}/_components`)).status()).toBe(200);
  const editing = page.getByRole('button', { name: 'Правка' });
  await expect(editing).toBeVisible();
  await goInside(page, '/_components');
  await expect(page.getByRole('link', { name: 'Врезка (Callout)' })).toBeVisible();
  expect(await lowTargets(page.getByRole('main'))).toEqual([]);
  await goInside(page, '/_health');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('button', { name: /^Все/, pressed: true })).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: null });
  expect(await lowTargets(page.getByRole('main'))).toEqual([]);
  const row = page.getByRole('row', { name: /contact\.mdx/ });
  await row.getByText('1 ошибка').click();
  // A page that is not made from a file has nothing to edit.
  await expect(editing).toHaveCount(0);
  await repair(row, 'Заменить на /about').click();
  await expect.poll(() => diff(dev, 'contact.mdx').added).toContain('[О нас](/about)');
  await expect(row.getByText('1 ошибка')).toHaveCount(0);
  // What pages use is checked again too.
  dev.write('contact.mdx', `${dev.own('contact.mdx')}\nЗвоните Квицу.\n`);
  await expect(row.getByText('1 ошибка')).toBeVisible();
  dev.write('_site/glossary.txt', `${dev.own('_site/glossary.txt')}\nКвиц*\n`);
  await expect(row.getByText('1 ошибка')).toHaveCount(0);
});

test('the health page lists the pages before the first check has ended', async ({ page, dev }) => {
  await page.route('**/_workshop/health.json', async (route) => {
    const entries: object[] = await (await route.fetch()).json();
    await route.fulfill({ json: entries.map((entry) => ({ ...entry, problems: null })) });
  });
  await page.goto(`${dev.url}/_health`);
  await expect(page.getByText('она ещё идёт')).toBeVisible();
  await expect(page.getByRole('row', { name: /contact\.mdx …/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'С проблемами' })).toHaveCount(0);
});

test('a page is written in the browser: by keys, from Word, with a table and a picture', async ({
  page,
  dev,
}) => {
  const main = page.getByRole('main');
  const handle = page.getByRole('toolbar', { name: 'Блок страницы' });
  const schedule = 'feature/online-schedule.mdx';

  await test.step('a block is chosen and opened by keys', async () => {
    await page.goto(`${dev.url}/feature/online-schedule`);
    await hydrated(page);
    // The key needs the button that it toggles.
    await expect(page.getByRole('button', { name: 'Правка' })).toBeVisible();
    await page.keyboard.press('Alt+KeyE');
    await expect(page.getByRole('button', { name: 'Правка' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(handle.getByRole('button', { name: 'Править' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[contenteditable]')).toBeFocused();
    // The toolbar covers no line above the typed text: it is in the bar.
    const [tool, typed] = [await handle.boundingBox(), await page.locator('[contenteditable]').boundingBox()];
    expect(tool?.y).toBeGreaterThan((typed?.y ?? 0) + (typed?.height ?? 0));
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText(' Так и есть.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(status(page)).toHaveText(`Сохранено: pages/${schedule}`);
    expect(diff(dev, schedule).added).toEqual([expect.stringMatching(/ Так и есть\.$/)]);
  });

  await test.step('Enter adds an item to a list of the fields', async () => {
    await press(page, main.getByText('Срок домашнего задания'));
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('Ещё одно');
    await page.locator('[contenteditable]').blur();
    await expect.poll(() => diff(dev, schedule).added).toContain('  - Ещё одно');
    await expect(main.getByText('Ещё одно')).toHaveCount(1);
  });

  await test.step('plain text is pasted into the text, a list and a table below it', async () => {
    const file = 'blog-single/how-to-read-grades.mdx';
    await visit(page, '/blog-single/how-to-read-grades');
    await press(page, main.locator('p[data-app-source]').nth(1));
    await page.keyboard.press('ControlOrMeta+End');
    await paste(page, { 'text/plain': 'слова', 'text/html': '<span style="color:red"> Одни слова.</span>' });
    await expect(page.locator('[contenteditable]')).toContainText('Одни слова.');
    await paste(page, {
      'text/plain': 'Балл\tКласс',
      'text/html':
        '<ul><li>Пункт с <b>весом</b></li></ul><table><tr><td>Балл</td><td>Класс</td></tr><tr><td>4</td><td>7</td></tr></table>',
    });
    await expect(main.getByRole('rowheader', { name: '4', exact: true })).toBeVisible();
    const { added, removed } = diff(dev, file);
    expect(removed).toHaveLength(1);
    expect(added.slice(1)).toEqual(['- Пункт с **весом**', '| Балл | Класс |', '| - | - |', '| 4 | 7 |']);
  });

  await test.step('of two pictures dropped on another, the first replaces it, the second follows', async () => {
    const shown = main.getByRole('img', { name: /График оценок/ });
    await dropPicture(shown, 'Новый график.png', 'Второй график.png');
    const dialog = page.getByRole('dialog', { name: 'Картинка' });
    for (const [alt, left] of [
      ['Оценки за год', 'Затем ещё 1 картинка.'],
      ['Оценки за второй год', ''],
    ] as const) {
      await expect(dialog.getByRole('status')).toHaveText(left);
      await dialog.getByLabel('Что на ней видно').fill(alt);
      await dialog.getByRole('button', { name: 'Поставить на страницу' }).click();
    }
    await expect(main.getByRole('img', { name: 'Оценки за второй год' })).toBeVisible();
    expect(dev.read('blog-single/how-to-read-grades.mdx')).toMatch(
      /\n!\[Оценки за год\]\(novyy-grafik\.png ".*\n\n!\[Оценки за второй год\]\(vtoroy-grafik\.png\)\n/,
    );
    // The last is chosen.
    await expect(handle.getByRole('button', { name: 'Править' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(handle).toHaveCount(0);
    // A file that is replaced in the folder is replaced on the page.
    const replaced = main.getByRole('img', { name: 'Оценки за год' });
    const src = await replaced.getAttribute('src');
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" />';
    dev.write('blog-single/novyy-grafik.png', drawing);
    await expect(replaced).not.toHaveAttribute('src', src ?? '');
  });

  await test.step('a picture dropped on the page’s scene becomes the page’s own', async () => {
    const file = 'blog-single/how-to-read-grades.mdx';
    await dropPicture(main.locator('[data-scene]').first(), 'Тетрадь.png');
    const dialog = page.getByRole('dialog', { name: 'Картинка' });
    await dialog.getByLabel('Что на ней видно').fill('Тетрадь с оценками');
    await dialog.getByRole('button', { name: 'Поставить на страницу' }).click();
    await expect(main.getByRole('img', { name: 'Тетрадь с оценками' })).toBeVisible();
    expect(dev.read(file)).toContain('picture:\n  file: tetrad.png\n  alt: Тетрадь с оценками\n---\n');
  });

  await test.step('the form of the fields marks the refused one, previews the page in search and the scenes', async () => {
    await page.getByRole('button', { name: 'Поля' }).click();
    const form = page.getByRole('dialog', { name: 'Поля страницы' });
    await expect(form.getByLabel(/ title$/)).toBeFocused();
    expect(await lowTargets(form)).toEqual([]);
    const slug = form.getByLabel(/ slug$/);
    const own = await slug.inputValue();
    await slug.fill('novyj-adres');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(slug).toHaveAttribute('aria-invalid', 'true');
    await expect(slug).toBeFocused();
    await expect(slug).toHaveAccessibleDescription(/а файл называется «how-to-read-grades\.mdx»/);
    await expect(slug).toHaveValue('novyj-adres');
    await slug.fill(own);
    // What gets focus is not behind the buttons, which stay in sight.
    await form.getByRole('button', { name: 'Сохранить' }).focus();
    await page.keyboard.press('Shift+Tab');
    const [last, save] = [form.getByLabel('Своя картинка'), form.getByRole('button', { name: 'Сохранить' })];
    await expect(last).toBeFocused();
    const [lastBox, saveBox] = [await last.boundingBox(), await save.boundingBox()];
    expect((lastBox?.y ?? 0) + (lastBox?.height ?? 0)).toBeLessThan(saveBox?.y ?? 0);
    const social = form.getByRole('img', { name: 'Картинка для соцсетей' });
    await expect(social).toBeVisible();
    const drawn = await social.getAttribute('src');
    await form.getByLabel(/ title$/).fill('Оценки без тревоги');
    await expect(form.getByText(`Оценки без тревоги — ${settings.brand}`)).toBeVisible();
    await expect(social).not.toHaveAttribute('src', drawn ?? '');
    await form.getByText('Выбрать по рисунку').last().click();
    await form.getByRole('button', { name: 'live-lesson' }).click();
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оценки без тревоги');
    expect(dev.read('blog-single/how-to-read-grades.mdx')).toContain('scene: live-lesson\n');
  });

  await test.step('the bar shows the length of the page, the files that link to it, its previews', async () => {
    const bar = page.getByRole('complementary', { name: 'Для авторов' });
    await bar.locator('summary').first().click();
    await expect(bar.getByText(/слов.*мин чтения/)).toBeVisible();
    await bar.getByText('Сюда ведут').click();
    await expect(bar.getByRole('button', { name: /^pages\// }).first()).toBeVisible();
    await bar.getByText('В поиске и соцсетях').click();
    await expect(bar.getByText('/blog-single/how-to-read-grades').first()).toBeVisible();
    await bar.getByText('На телефоне и планшете').click();
    await expect(bar.getByRole('button', { name: /^Телефон/, pressed: true })).toBeVisible();
    const phone = bar.getByTitle('Страница /blog-single/how-to-read-grades').contentFrame();
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await bar.getByText('Сюда ведут').focus();
    await page.keyboard.press('Escape');
    await expect(bar.getByText('Сюда ведут')).toBeHidden();
    await expect(bar.locator('summary').first()).toBeFocused();
    await bar.locator('summary').first().click();
  });

  await test.step('the bar fits a phone with large letters', async () => {
    const bar = page.getByRole('complementary', { name: 'Для авторов' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await bar.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320);
  });
});
