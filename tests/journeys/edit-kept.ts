/** What the page editor never loses, and what it refuses: part of dev.spec.ts, whose server it shares. */
import { test } from './dev-server.ts';
import {
  diff,
  dropPicture,
  leaveText,
  open,
  paste,
  press,
  status,
  stay,
  switchOn,
  visit,
  writePage,
} from './editing.ts';
import { expect, footerLink, holdBack } from './site.ts';

test('typed text is not lost, and a press means the block as it is in the file now', async ({
  page,
  dev,
}) => {
  const main = page.getByRole('main');
  const handle = page.getByRole('toolbar', { name: 'Блок страницы' });
  const name = 'feature/online-schedule.mdx';
  await open(page, `${dev.url}/feature/online-schedule`);
  await switchOn(page);

  await test.step('the page is reloaded while a text is open', async () => {
    await press(page, main.locator('p[data-app-source]').last());
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('Предпоследний.');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('Последний абзац.');
    page.once('dialog', async (dialog) => {
      await expect.poll(() => dev.read(name)).toContain('Предпоследний.\n\nПоследний абзац.');
      await dialog.dismiss();
    });
    await page.reload({ timeout: 5_000 }).catch(() => {});
    await expect(status(page)).toHaveText(`Сохранено: pages/${name}`);
    await expect(main.getByText('Последний абзац.')).toBeVisible();
  });

  await test.step('pasted text with marks follows the paragraph that it was pasted into', async () => {
    await press(page, main.getByText('Последний абзац.'));
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('За ним ещё один.');
    const html = '<ul><li>Пункт <b>раз</b></li><li>Два</li></ul><img src="file:///c:/1.png">';
    await paste(page, { 'text/plain': '-', 'text/html': html });
    await expect(page.locator('.Toastify__toast')).toContainText('Не вставлено картинок: 1.');
    await expect(main.getByRole('listitem').filter({ hasText: 'Пункт раз' })).toBeVisible();
    expect(dev.read(name)).toContain('Последний абзац.\n\nЗа ним ещё один.\n\n- Пункт **раз**\n- Два\n');
  });

  await test.step('keys choose the first item of a list after the list', async () => {
    await press(page, main.getByText('За ним ещё один.', { exact: true }));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(handle.locator('[aria-current]')).toHaveText('список');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(handle.locator('[aria-current]')).toHaveText('пункт');
    // After Escape they go on where they were.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(handle.locator('[aria-current]')).toHaveText('пункт');
    // The second item's handle looks like the first's; it has the focus once it is rendered there.
    await page.keyboard.press('Alt+ArrowDown');
    await expect(handle.getByRole('button', { name: 'Править' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[contenteditable]')).toHaveText('Два');
    await page.keyboard.press('Escape');
    // Once a block is removed, they go on with the next.
    await page.keyboard.press('Alt+ArrowUp');
    await handle.getByRole('button', { name: 'Удалить' }).press('Enter');
    await expect(main.getByRole('listitem').filter({ hasText: 'Пункт раз' })).toHaveCount(0);
    await expect(handle.getByRole('button', { name: 'Править' })).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('the source dialog has the block as it is now', async () => {
    await press(page, main.getByText('За ним ещё один.'));
    await page.keyboard.press('Escape');
    dev.save(name, 'За ним ещё один.', 'Совсем другой.');
    await expect(main.getByText('Совсем другой.')).toBeVisible();
    await handle.getByRole('button', { name: 'Исходный текст' }).click();
    const dialog = page.getByRole('dialog', { name: 'Исходный текст блока' });
    await expect(dialog.getByRole('textbox', { name: 'Исходный текст' })).toHaveValue('Совсем другой.');
    await dialog.getByRole('button', { name: 'Не менять' }).click();
    await expect(handle.getByRole('button', { name: 'Исходный текст' })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: 'Исходный текст' }).fill('> Совсем другой.');
    dev.save(name, 'Совсем другой.', 'Совсем чужой.');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog.getByLabel('Теперь в файле')).toHaveValue('Совсем чужой.');
    await dialog.getByRole('button', { name: 'Сохранить мой текст' }).click();
    await expect(page.locator('blockquote[data-handle-here]')).toHaveText('Совсем другой.');
  });

  await test.step('«+» beside a block has the focus again after its dialog', async () => {
    await main.getByText('Совсем другой.').hover();
    const plus = page.getByRole('button', { name: /^Добавить после блока/ });
    await plus.focus();
    await page.keyboard.press('Enter');
    const gallery = page.getByRole('dialog');
    await expect(gallery.getByRole('searchbox')).toBeFocused();
    await gallery.getByRole('button', { name: 'Закрыть' }).press('Enter');
    await expect(plus).toBeFocused();
  });

  await test.step('a form has what is being saved, and keeps typed values after a refusal', async () => {
    await press(page, page.getByRole('heading', { level: 1 }));
    await page.keyboard.press('End');
    await page.keyboard.insertText(' сейчас');
    await page.getByRole('button', { name: 'Поля' }).click();
    const form = page.getByRole('dialog', { name: 'Поля страницы' });
    await expect(form.getByLabel(/ title$/)).toHaveValue(/ сейчас$/);
    const of = (name: string) => form.getByLabel(new RegExp(` impact\\.${name}$`));
    await expect(form.getByLabel(/ category$/)).toHaveAccessibleDescription(/^tutors/);
    await form.getByLabel(/ title$/).fill('Расписание рядом');
    const [student, center] = [of('student'), of('center')];
    for (const text of [of('tutor'), student, of('parent'), center]) await text.fill('');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(center).toHaveAccessibleDescription(/Не хватает поля «impact»/);
    await student.fill('Видит свой день целиком и знает, когда начнётся урок');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(form).toBeHidden();
    expect(dev.read(name)).toContain('title: Расписание рядом\n');
    const kept = 'impact:\n  student: Видит свой день целиком и знает, когда начнётся урок\n---\n';
    expect(dev.read(name)).toContain(kept);
  });

  await test.step('a form keeps what was typed when others change its fields, and shows theirs', async () => {
    await page.getByRole('button', { name: 'Поля' }).click();
    const form = page.getByRole('dialog', { name: 'Поля страницы' });
    const [title, tagline] = [form.getByLabel(/ title$/), form.getByLabel(/ tagline$/)];
    await title.fill('Расписание недели');
    await tagline.fill('Неделя и все переносы на одном экране');
    dev.save(name, 'title: Расписание рядом', 'title: Чужое название');
    dev.write(name, `${dev.read(name).replace(/^order: .*$/m, 'order: 12')}\nЧужой абзац.\n`);
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(title).toHaveAccessibleDescription(/Теперь в.файле: Чужое название/);
    await expect(title).toHaveValue('Расписание недели');
    await expect(tagline).not.toHaveAttribute('aria-invalid');
    await expect(form.getByLabel(/ order$/)).toHaveValue('12');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(form).toBeHidden();
    expect(diff(dev, name).added).toEqual(
      expect.arrayContaining([
        'title: Расписание недели',
        'tagline: Неделя и все переносы на одном экране',
        'order: 12',
        'Чужой абзац.',
      ]),
    );
  });

  const fields = '---\ntitle: Без слов\ndescription: Страница, на которой пока нет ни одного слова.\n---\n';
  await test.step('a page with fields only gets its first paragraph', async () => {
    await writePage(page, dev, 'bare', fields);
    await visit(page, '/bare');
    await page.getByRole('button', { name: 'Добавить', exact: true }).click();
    const gallery = page.getByRole('dialog');
    await gallery.getByRole('searchbox').fill('таблицу');
    await expect(gallery.getByRole('button', { name: 'Таблица' })).toBeVisible();
    await expect(gallery.getByRole('button', { name: 'Абзац' })).toHaveCount(0);
    await gallery.getByRole('searchbox').fill('абзац');
    await gallery.getByRole('searchbox').press('Enter');
    // Its sample words are selected, so that typing replaces them.
    await expect(page.locator('[contenteditable]')).toHaveText('Новый абзац.');
    await page.keyboard.type('Первые слова.');
    await leaveText(page);
    await expect(main.getByText('Первые слова.').filter({ visible: true })).toBeVisible();
    await expect.poll(() => dev.read('bare.mdx')).toBe(`${fields}\nПервые слова.\n`);
  });

  await test.step('a block is added after the chosen one', async () => {
    dev.write('bare.mdx', `${fields}\nРаз.\n\nДва.\n`);
    await press(page, main.getByText('Раз.'));
    await expect(handle).toBeVisible();
    await page.getByRole('button', { name: 'Добавить', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Цитата' }).click();
    await expect(page.locator('[contenteditable]')).toHaveText('Новая цитата.');
    await expect(handle).toContainText('цитата');
    await leaveText(page);
    expect(dev.read('bare.mdx')).toBe(`${fields}\nРаз.\n\n> Новая цитата.\n\nДва.\n`);
  });

  await test.step('a list after a list is an item of it, which opens', async () => {
    dev.write('bare.mdx', `${fields}\n- Раз.\n\nДва.\n`);
    await press(page, main.getByRole('listitem'));
    await expect(handle).toContainText('пункт');
    await page.getByRole('button', { name: 'Добавить', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Список', exact: true }).click();
    await expect(page.locator('[contenteditable]')).toHaveText('Новый пункт');
    await page.keyboard.type('Ещё.');
    await leaveText(page);
    await expect.poll(() => dev.read('bare.mdx')).toBe(`${fields}\n- Раз.\n\n- Ещё.\n\nДва.\n`);
    dev.write('bare.mdx', `${fields}\nДва.\n`);
    await expect(main.getByRole('listitem')).toHaveCount(0);
  });

  await test.step('Enter before the sections have loaded adds the first found one as soon as they have', async () => {
    const load = await holdBack(page, /gallery\.json/);
    await page.getByRole('button', { name: 'Добавить', exact: true }).click();
    const search = page.getByRole('dialog').getByRole('searchbox');
    await search.fill('важно');
    await search.press('Enter');
    load();
    await expect.poll(() => dev.read('bare.mdx')).toContain('\n<Callout');
    await expect(handle).toContainText('Врезка');
    await page.keyboard.press('Escape');
    await expect(handle).toBeHidden();
  });

  await test.step('the pressed one of equal texts is written, although another is in its place by then', async () => {
    const text = (...lines: string[]) => `${fields}\n${lines.join('\n\n')}\n`;
    dev.write('bare.mdx', text('Верх.', 'Да', 'Да', 'Да'));
    const second = main.getByText('Да', { exact: true }).nth(1);
    await expect(second).toBeVisible();
    const draw = await holdBack(page, /bare\.mdx\?/);
    dev.write('bare.mdx', text('Чужое.', 'Верх.', 'Да', 'Да', 'Да'));
    await press(page, second);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('Нет');
    draw();
    await expect(main.getByText('Чужое.')).toBeVisible();
    await leaveText(page);
    await expect(status(page)).toHaveText('Сохранено: pages/bare.mdx');
    expect(dev.read('bare.mdx')).toBe(text('Чужое.', 'Верх.', 'Да', 'Нет', 'Да'));
  });

  await test.step('a form of fields opens although a field names a missing scene', async () => {
    dev.save('feature/quiz-constructor.mdx', '\nscene: ', '\nscene: no-');
    await visit(page, '/feature/quiz-constructor');
    await page.locator('[data-problems] pre').focus();
    await page.getByRole('button', { name: 'Поля' }).click();
    const form = page.getByRole('dialog', { name: 'Поля страницы' });
    await expect(form.getByLabel(/ scene$/)).toHaveValue(/^no-/);
    await form.getByRole('button', { name: 'Не менять' }).click();
  });

  await test.step('a file that cannot be parsed is mended as a whole', async () => {
    const file = 'feature/quiz-constructor.mdx';
    dev.write(file, `${dev.own(file)}\n<Faq>\n`);
    await expect(page.locator('[data-problems]')).toContainText('Тег <Faq> не закрыт');
    await page.getByRole('button', { name: 'Добавить', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Исходный текст файла' });
    await expect(dialog.getByText('Тег <Faq> не закрыт')).toHaveText(/^Ошибка в.строке.\d+: /);
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('<Faq>');
    await expect(dialog.getByText(`pages/${file}`)).toHaveText(`pages/${file}`);
    await dialog.getByRole('textbox', { name: 'Исходный текст' }).fill(dev.own(file));
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.locator('[data-problems]')).toHaveCount(0);
    expect(dev.read(file)).toBe(dev.own(file));
  });

  await test.step('a form keeps typed values while a file is chosen and a picture is added', async () => {
    await visit(page, '/blog-single/how-to-read-grades');
    await page.getByRole('button', { name: 'Поля' }).click();
    const form = page.getByRole('dialog', { name: 'Поля страницы' });
    await form.getByLabel(/ title$/).fill('Набрано');
    const file = form.getByLabel('Своя картинка');
    await file.evaluate((field) => field.dispatchEvent(new Event('cancel', { bubbles: true })));
    await file.setInputFiles('.github/site.webp');
    const picture = page.getByRole('dialog', { name: 'Картинка' });
    await picture.getByLabel('Что на ней видно').fill('Главная страница');
    await picture.getByRole('button', { name: 'Поставить на страницу' }).click();
    await expect(picture).toBeHidden();
    await expect(file).toHaveAccessibleDescription(/Сейчас на.странице: «Главная страница»/);
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Набрано');
    await expect(main.getByRole('img', { name: 'Главная страница' })).toBeVisible();
  });

  await test.step('a picture is pasted into a text that is not saved yet', async () => {
    await press(page, main.locator('p[data-app-source]').nth(1));
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText(' Смотрите:');
    await dropPicture(page.locator('[contenteditable]'), 'tetrad.png');
    const picture = page.getByRole('dialog', { name: 'Картинка' });
    await picture.getByLabel('Что на ней видно').fill('Страница тетради');
    await picture.getByRole('button', { name: 'Поставить на страницу' }).click();
    await expect(main.getByRole('img', { name: 'Страница тетради' })).toBeVisible();
    const pasted = ' Смотрите:\n\n![Страница тетради](tetrad.png)\n';
    expect(dev.read('blog-single/how-to-read-grades.mdx')).toContain(pasted);
  });

  await test.step('a file that is no picture is refused, and the page stays', async () => {
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
    await expect(picture.getByText('Сохраните снимок с iPhone в JPEG')).toBeVisible();
    await expect(picture.getByLabel('Что на ней видно')).toHaveCount(0);
    await expect(picture.getByRole('button', { name: 'Закрыть' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(picture).toHaveCount(0);
  });

  await test.step('text with marks that is pasted over all words replaces them', async () => {
    const words = (await main.locator('p[data-app-source]').nth(1).textContent()) ?? '';
    await press(page, main.getByText(words, { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await paste(page, { 'text/html': '<p>Вместо всего</p><ul><li>Раз</li><li>Два</li></ul>' });
    await expect(main.getByText('Вместо всего')).toBeVisible();
    expect(dev.read('blog-single/how-to-read-grades.mdx')).toContain('\nВместо всего\n\n- Раз\n- Два\n');
    await expect(main.getByText(words, { exact: true })).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  });

  await test.step('an input of the page has its own undo', async () => {
    const before = dev.read('blog-single/how-to-read-grades.mdx');
    await page.keyboard.press('Control+KeyK');
    await page.getByRole('combobox').pressSequentially('абв');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(page.getByRole('combobox')).not.toHaveValue('абв');
    expect(dev.read('blog-single/how-to-read-grades.mdx')).toBe(before);
  });
});

test('a refusal is shown where the action was, and the page keeps working', async ({ page, allow, dev }) => {
  allow(/ERR_FAILED|404/);
  await test.step('a picture pasted before anything was pressed', async () => {
    await open(page, `${dev.url}/about`);
    await switchOn(page);
    await dropPicture(page.locator('body'), 'class.png');
    await expect(status(page)).toHaveText(/^Сюда картинку не.поставить: выберите абзац или секцию\.$/);
  });
  await test.step('a server that does not answer for a while', async () => {
    const refuse = await holdBack(page, '**/_edit/**', (route) => route.abort());
    // The page's own file has been read already, so a text of another file is used.
    await page.getByRole('contentinfo').getByText('О нас').click();
    await page.keyboard.type('More');
    refuse();
    const unsaved = page.getByRole('dialog', { name: 'Не сохранено' });
    await expect(unsaved.getByText('Сервер не отвечает.')).toBeVisible();
    await page.keyboard.type(' words');
    await expect(unsaved.getByLabel('Ваш текст')).toHaveValue('More words');
    await unsaved.getByRole('button', { name: 'Закрыть' }).click();
    await page.unroute('**/_edit/**');
    await press(page, page.getByRole('heading', { level: 1 }));
    await page.route('**/_edit/change', (route) => route.abort());
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('Пишите нам');
    await page.keyboard.press('Enter');
    await expect(unsaved.getByLabel('Ваш текст')).toHaveValue('Пишите нам');
    await page.unroute('**/_edit/change');
    await unsaved.getByRole('button', { name: 'Сохранить ещё раз' }).click();
    await expect(status(page)).toHaveText('Сохранено: pages/about.mdx');
    expect(diff(dev, 'about.mdx').added).toHaveLength(1);
  });
  await test.step('a change that can never be saved is not offered to be saved again', async () => {
    await press(page, page.getByRole('heading', { level: 1 }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.locator('[contenteditable]').blur();
    const unsaved = page.getByRole('dialog', { name: 'Не сохранено' });
    await expect(unsaved.getByText('Пустым этот текст остаться не может.')).toBeVisible();
    await expect(unsaved.getByRole('button')).toHaveText(['Закрыть']);
    await unsaved.getByRole('button').click();
  });
  await test.step('an editor that does not open', async () => {
    await page.route('**/__open-in-editor*', (route) => route.abort());
    await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
    const toast = page.locator('.Toastify__toast');
    const words = 'Редактор не открылся. Место в файле: pages/about.mdx:';
    await expect(toast.filter({ hasText: words })).toBeVisible();
  });
  await test.step('a picture where none is allowed', async () => {
    const main = page.getByRole('main');
    await dropPicture(main.getByText('Анвар Саидов'), 'face.png');
    await expect(status(page)).toContainText('Портрет меняют так');
    await dropPicture(main.getByText('Прозрачность', { exact: true }), 'class.png');
    const picture = page.getByRole('dialog', { name: 'Картинка' });
    await picture.getByLabel('Что на ней видно').fill('Доска с задачей');
    // Pressed twice, it is put there once.
    await picture.getByRole('button', { name: 'Поставить на страницу' }).dblclick();
    await expect(main.getByRole('img', { name: 'Доска с задачей' })).toBeVisible();
    expect(diff(dev, 'about.mdx').added.filter((line) => line.includes('class.png'))).toHaveLength(1);
    expect(dev.read('about.mdx')).toContain('</Principles>\n\n![Доска с задачей](class.png)\n');
  });
  await test.step('a page that is left while a text is open', async () => {
    await page.getByRole('button', { name: 'Правка' }).click();
    await footerLink(page, 'Тарифы').click();
    // Not only its address: until the server has made the page, the one before would be written.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Одна цена');
    await switchOn(page);
    await page.route('**/_edit/change', (route) => route.abort());
    await press(page, page.getByRole('heading', { level: 1 }));
    await page.keyboard.insertText('Новые ');
    await page.goBack();
    const unsaved = page.getByRole('dialog', { name: 'Не сохранено' });
    await expect(unsaved.getByLabel('Ваш текст')).toHaveValue(/Новые/);
    await expect(page).toHaveURL(/about$/);
    await page.unroute('**/_edit/change');
    await unsaved.getByRole('button', { name: 'Сохранить ещё раз' }).click();
    await expect.poll(() => dev.read('pricing.mdx')).toContain('Новые');
  });
  await test.step('a file that is removed while a text is open', async () => {
    const text =
      '---\ntitle: Скоро уйдёт\ndescription: Страница, которую удалят, пока на ней пишут.\n---\n\nСлова.\n';
    await writePage(page, dev, 'gone', text);
    await visit(page, '/gone');
    await press(page, page.getByRole('main').getByText('Слова.'));
    await page.keyboard.insertText(' Новые.');
    dev.write('gone.mdx', null);
    const unsaved = page.getByRole('dialog', { name: 'Не сохранено' });
    await expect(unsaved.getByLabel('Ваш текст')).toHaveValue(/Новые/);
    await expect(unsaved.getByText('Файла pages/gone.mdx больше нет')).toBeVisible();
    await expect(unsaved.getByRole('button')).toHaveText(['Скопировать', 'Закрыть']);
    // Escape does not close it without asking either.
    for (const _ of [1, 2]) {
      const isStaying = stay(page);
      await page.keyboard.press('Escape');
      expect(await isStaying).toMatch(/^Закрыть и.потерять написанное/);
      await expect(unsaved.getByLabel('Ваш текст')).toHaveValue(/Новые/);
    }
    await unsaved.getByRole('button', { name: 'Закрыть' }).click();
  });
});
