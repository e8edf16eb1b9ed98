/** Typing on the page while the server is busy: part of dev.spec.ts, whose server it shares. */
import { test } from './dev-server.ts';
import { leaveText, open, paste, press, status, stay, switchOn, writePage } from './editing.ts';
import { expect, holdBack } from './site.ts';

const text = (...blocks: string[]) =>
  `---
title: Быстрые руки
description: Страница, на которой пишут, не дожидаясь сервера и ничего не теряя.
---

${blocks.join('\n\n')}
`;

test('what is typed at once is saved, whatever the server is busy with', async ({ page, dev }) => {
  const main = page.getByRole('main');
  const typed = page.locator('[contenteditable]');
  const name = 'typed.mdx';
  const table = '| А | **Б** |\n| - | - |\n| пять | шесть |';
  await open(
    page,
    await writePage(page, dev, 'typed', text('Ноль.', 'Один.', 'Два.', '**Три** слова.', table)),
  );

  const hold = (what: string) => holdBack(page, `**/_edit/${what}`);

  await test.step('typing before the text is open', async () => {
    const letGo = await hold('open');
    await switchOn(page);
    await main.getByText('Один.').click();
    await page.keyboard.type(' Onr');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('e. ');
    // A page gets no key events for letters of an input method.
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: 'кл', selectionStart: 2, selectionEnd: 2 });
    await keyboard.send('Input.insertText', { text: 'слово' });
    await keyboard.detach();
    await page.keyboard.type(' и ещё.');
    await main.getByText('Ноль.').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Сначала.');
    await main.getByText('Три', { exact: true }).click();
    await page.keyboard.type('Three.');
    // Pressed twice, it opens one window.
    await main.getByText('Три', { exact: true }).click();
    letGo();
    // The first is saved; the one with marks opens in a window with the text typed for it.
    const dialog = page.getByRole('dialog', { name: 'Исходный текст блока' });
    await expect(dialog.getByRole('textbox', { name: 'Исходный текст' })).toHaveValue(
      '**Три** слова. Three.',
    );
    await expect.poll(() => dev.read(name)).toContain('\nСначала.\n\nОдин. One. слово и ещё.\n');
    // Escape asks before it closes.
    const isAsked = stay(page);
    await page.keyboard.press('Escape');
    await isAsked;
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText('слова. Three.')).toBeVisible();
  });

  await test.step('the next text opens while the one before is being saved; the same one waits for it', async () => {
    const letGo = await hold('change');
    await press(page, main.getByText('Один. One. слово').filter({ visible: true }));
    await page.keyboard.press('End');
    await paste(page, { 'text/plain': ' Раз.', 'text/html': '<span> Раз.</span>' });
    await press(page, main.getByText('Два.'));
    await page.keyboard.type(' Два.');
    await expect(typed).toHaveText('Два. Два.');
    await leaveText(page);
    await main.getByText('Два. Два.').filter({ visible: true }).click();
    await page.keyboard.type(' Три.');
    await expect(typed).toHaveCount(0);
    letGo();
    await expect(typed).toHaveText('Два. Два. Три.');
    // A press beside all texts says nothing.
    await leaveText(page);
    await expect(typed).toHaveCount(0);
    await expect.poll(() => dev.read(name)).toContain('\nОдин. One. слово и ещё. Раз.\n\nДва. Два. Три.\n');
    await expect(main.getByText('Два. Два. Три.').filter({ visible: true })).toBeVisible();
    await expect(status(page)).toHaveText(`Сохранено: pages/${name}`);
  });

  await test.step('a change is undone while it is being saved', async () => {
    const letGo = await hold('change');
    await press(page, main.getByText('Сначала.'));
    await page.keyboard.press('End');
    await page.keyboard.type(' Зря.');
    await leaveText(page);
    await page.keyboard.press('ControlOrMeta+z');
    letGo();
    await expect(status(page)).toHaveText(`Отменено: pages/${name}`);
    await expect(main.getByText('Сначала.', { exact: true })).toBeVisible();
    expect(dev.read(name)).not.toContain('Зря');
  });

  await test.step('words are undone that were typed before their text is open', async () => {
    const letGo = await hold('open');
    // Read in advance, it would open at once.
    dev.save(name, 'Сначала.', 'Сначала!');
    await main.getByText('Сначала!').click();
    await page.keyboard.type(' Зря.');
    const undone = page.waitForResponse('**/_edit/undo');
    await page.getByRole('button', { name: 'Отменить' }).click();
    letGo();
    await undone;
    await expect(status(page)).toHaveText(`Отменено: pages/${name}`);
    expect(dev.read(name)).toContain('\nСначала!\n');
    await expect(main.getByText('Сначала!', { exact: true })).toBeVisible();
    dev.save(name, 'Сначала!', 'Сначала.');
    await expect(main.getByText('Сначала.', { exact: true })).toBeVisible();
  });

  await test.step('the pressed text opens, although its words have moved on by one element meanwhile', async () => {
    const before = dev.read(name);
    for (const [keys, words] of [
      [['End', 'Enter'], 'Потом.'],
      [['ControlOrMeta+A', 'Delete'], ''],
    ] as const) {
      await press(page, main.getByText('Сначала.', { exact: true }));
      for (const key of keys) await page.keyboard.press(key);
      await page.keyboard.insertText(words);
      await main.getByText('Два. Два. Три.').click();
      await page.keyboard.insertText('!');
      await expect(typed).toHaveText(/^(?=.*!)Два?!?/);
      await leaveText(page);
      const own = words ? `Сначала.\n\n${words}\n\n` : '';
      await expect
        .poll(() => dev.read(name).replace(/(?<=Д.*)!/, ''))
        .toBe(before.replace('Сначала.\n\n', own));
      for (const _ of [1, 2]) await page.keyboard.press('ControlOrMeta+z');
      await expect.poll(() => dev.read(name)).toBe(before);
      await expect(main.getByText('Потом.', { exact: true })).toHaveCount(0);
      await expect(main.getByText('Сначала.', { exact: true })).toBeVisible();
    }
  });

  await test.step('a tool that is pressed while a text is on its way acts on it as it was typed', async () => {
    const before = dev.read(name);
    const letGo = await hold('change');
    await press(page, main.getByText('Сначала.', { exact: true }));
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('Потом.');
    await main.getByText('Два. Два. Три.').click();
    await page.keyboard.type('!');
    await page.getByRole('toolbar').getByRole('button', { name: 'Копия' }).click();
    letGo();
    await expect.poll(() => dev.read(name)).toMatch(/\n(?=.*!)(Д.*)\n\n\1\n/);
    await expect(typed).toHaveCount(0);
    for (const _ of [1, 2, 3]) await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => dev.read(name)).toBe(before);
    await expect(main.getByText('Потом.', { exact: true })).toHaveCount(0);
  });

  await test.step('text of several blocks is selected for copying', async () => {
    await expect(page.locator('[data-edit-copy]')).toHaveCount(0);
    const [from, to] = [
      await main.getByText('ещё. Раз.').boundingBox(),
      await main.getByText('Два. Два. Три.').boundingBox(),
    ];
    if (!from || !to) throw new Error('No paragraphs.');
    await page.mouse.move(from.x + 4, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + 8, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^Один\.[\s\S]*Два/);
    await expect(typed).toHaveCount(0);
    await leaveText(page);
  });

  await test.step('Tab between cells of one line, and to a new row', async () => {
    await press(page, main.getByRole('rowheader', { name: 'пять' }));
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    // Like in spreadsheets, the words of the next cell are selected.
    await page.keyboard.press('Tab');
    await page.keyboard.type('шесть?');
    await page.keyboard.press('Shift+Tab');
    await expect(typed).toHaveText('пять!');
    await page.keyboard.press('Tab');
    await expect(typed).toHaveText('шесть?');
    // After the last cell, it adds a row; its cells may be filled before they are there.
    const letGo = await hold('change');
    await page.keyboard.press('Tab');
    await page.keyboard.type('семь');
    await page.keyboard.press('Tab');
    await page.keyboard.type('восемь');
    // A text that is pressed meanwhile opens after them.
    await main.getByText('пять!').filter({ visible: true }).click();
    letGo();
    await expect(typed).toHaveText('пять!');
    await leaveText(page);
    await expect.poll(() => dev.read(name)).toContain('| пять! | шесть? |\n| семь | восемь |\n');
  });

  await test.step('a column is added behind a cell, named and removed again, a row below another, then one is removed', async () => {
    const tool = (text: string) => page.getByRole('toolbar').getByRole('button', { name: text }).click();
    await press(page, main.getByRole('rowheader', { name: 'семь' }));
    await tool('+ столбец');
    await expect(typed).toHaveText('Столбец');
    await page.keyboard.type('вид');
    await leaveText(page);
    await expect.poll(() => dev.read(name)).toContain('| А | вид | **Б** |\n| - | --- | - |\n');
    expect(dev.read(name)).toContain('| семь |  | восемь |\n');
    await press(page, main.getByRole('columnheader', { name: 'вид' }));
    await tool('− столбец');
    await expect.poll(() => dev.read(name)).toContain('| пять! | шесть? |\n| семь | восемь |\n');
    await press(page, main.getByRole('rowheader', { name: 'пять!' }));
    // Pressed twice at once, it adds two.
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: '+ строка' })
      .evaluate((button: HTMLElement) => [1, 2].map(() => button.click()));
    await page.keyboard.type('между');
    await leaveText(page);
    await expect
      .poll(() => dev.read(name))
      .toContain('| пять! | шесть? |\n| между |  |\n|  |  |\n| семь | восемь |\n');
    await press(page, main.getByRole('rowheader', { name: 'семь' }));
    await page.keyboard.type('?');
    // Pressed twice while the cell is being saved, it is nobody else's change of the file.
    await tool('− строка');
    await tool('− строка');
    await expect.poll(() => dev.read(name)).not.toContain('семь');
    await expect(status(page)).toHaveText('Сначала нажмите на клетку.');
  });

  await test.step('a source is opened with the change that is being saved in it', async () => {
    const letGo = await hold('change');
    await press(page, main.getByRole('cell', { name: 'шесть?' }));
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await main.getByText('Б', { exact: true }).click();
    letGo();
    const dialog = page.getByRole('dialog', { name: 'Исходный текст блока' });
    await expect(dialog.getByRole('textbox', { name: 'Исходный текст' })).toHaveValue(/шесть\?!/);
    await dialog.getByRole('button', { name: 'Не менять' }).click();
  });

  await test.step('a text that is pressed while a dialog is on its way opens after it, with what was typed', async () => {
    const letGo = await hold('change');
    await press(page, main.getByRole('cell', { name: 'шесть?!' }));
    await page.keyboard.type('!');
    await page.getByRole('button', { name: 'Поля' }).click();
    await page.getByRole('contentinfo').getByText('О нас').click();
    await page.keyboard.type('слова');
    letGo();
    await page.getByRole('dialog', { name: 'Поля' }).getByRole('button', { name: 'Не менять' }).click();
    await expect(typed).toHaveText(/слова/);
    await page.keyboard.press('Escape');
    await expect(typed).toHaveCount(0);
  });

  await test.step('Delete joins a paragraph with marks, whose source opens there', async () => {
    const before = dev.read(name);
    await press(page, main.getByText('Два. Два. Три.'));
    await page.keyboard.press('End');
    await page.keyboard.press('Delete');
    await page.keyboard.type(' И');
    const dialog = page.getByRole('dialog', { name: 'Исходный текст блока' });
    const source = dialog.getByRole('textbox', { name: 'Исходный текст' });
    await expect(source).toHaveValue('Два. Два. Три. И**Три** слова. Three.');
    await page.keyboard.type(' ');
    await expect(source).toHaveValue('Два. Два. Три. И **Три** слова. Three.');
    await dialog.getByRole('button', { name: 'Не менять' }).click();
    expect(dev.read(name)).toContain('\n\nДва. Два. Три.**Три** слова. Three.\n\n|');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(main.getByText('Два. Два. Три.', { exact: true })).toBeVisible();
    expect(dev.read(name)).toBe(before);
    // With nothing typed in it, the window takes the join back itself.
    await main.getByText('Три', { exact: true }).click();
    await expect(source).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('Backspace');
    await expect(source).toHaveValue('Два. Два. Три.**Три** слова. Three.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(dialog).toBeHidden();
    await expect.poll(() => dev.read(name)).toBe(before);
    // Its source is joined likewise, with what is typed meanwhile.
    const letGo = await hold('change');
    await main.getByText('Три', { exact: true }).click();
    await expect(source).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(' И ');
    letGo();
    await expect(source).toHaveValue('Два. Два. Три. И **Три** слова. Three.');
    await page.keyboard.type('ещё ');
    await expect(source).toHaveValue('Два. Два. Три. И ещё **Три** слова. Three.');
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Delete');
    await expect(dialog).toContainText('Присоединять не к чему');
    await dialog.getByRole('button', { name: 'Не менять' }).click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => dev.read(name)).toBe(before);
    await expect(main.getByText('Два. Два. Три.', { exact: true })).toBeVisible();
    await press(page, main.getByText('Сначала.', { exact: true }));
    await page.keyboard.press('Home');
    await page.keyboard.press('Backspace');
    await expect(status(page)).toContainText('Присоединять не к чему');
    await leaveText(page);
  });

  await test.step('Backspace joins paragraphs, and shortcuts make bold text and a link', async () => {
    const before = dev.read(name);
    const join = async () => {
      await press(page, main.getByText('Два. Два. Три.', { exact: true }));
      await page.keyboard.press('Home');
      await page.keyboard.press('Backspace');
      await expect(typed).toHaveText('Один. One. слово и ещё. Раз.Два. Два. Три.');
    };
    await join();
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => dev.read(name)).toBe(before);
    await join();
    await page.keyboard.type(' ');
    await expect(typed).toHaveText('Один. One. слово и ещё. Раз. Два. Два. Три.');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+B');
    await page.keyboard.press('End');
    await page.keyboard.type(' Цены');
    await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
    // Elsewhere it opens the search.
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.type('/pricing');
    await leaveText(page);
    await expect
      .poll(() => dev.read(name))
      .toContain('\n\n**Один. One. слово и ещё. Раз. Два. Два. Три.** [Цены](/pricing)\n\n**Три**');
  });
});
