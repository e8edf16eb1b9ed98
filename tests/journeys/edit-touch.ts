/** Page editing with a finger, and by keys alone: part of dev.spec.ts, whose server it shares. */
import { test } from './dev-server.ts';
import { lowTargets, open, status, switchOn, writePage } from './editing.ts';
import { expect } from './site.ts';

const source = `---
title: Урок на планшете
description: Страница, которую правят пальцем или одними клавишами, без мыши.
---

## Что приготовить

Тетрадь и ручку.

![Класс](klass.svg)

| Что | Сколько |
| --- | --- |
| Тетрадь | 1 |

<AudienceTabs heading="Каждому — свой кабинет">
  <AudienceTab audience="tutors" label="Репетиторам" heading="Урок закончился" scene="gradebook">
    - **Журнал.** Родители узнают об оценках сами.
  </AudienceTab>
  <AudienceTab audience="students" label="Ученикам" heading="Понятно, что делать" scene="schedule-week">
    - **Расписание.** Перенос урока виден сразу.
  </AudienceTab>
</AudienceTabs>
`;
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>';

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a page is edited with a finger alone', async ({ page, dev }) => {
    const main = page.getByRole('main');
    const typed = page.getByRole('textbox', { name: 'Правка текста' });
    dev.write('klass.svg', picture);
    await open(page, await writePage(page, dev, 'tablet', source));
    await switchOn(page);

    await test.step('a tap beside the open text opens what is there', async () => {
      await main.getByText('Что приготовить').tap();
      await expect(typed).toHaveText('Что приготовить');
      const box = await main.getByText('Тетрадь и ручку.').boundingBox();
      // In the middle of its first line, below the middle of the heading.
      await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 12);
      await expect(typed).toHaveText('Тетрадь и ручку.');
      await expect(typed).toBeFocused();
      expect(await lowTargets(page.getByRole('complementary', { name: 'Для авторов' }))).toEqual([]);
    });

    await test.step('selected words become bold, and the text stays open', async () => {
      await typed.press('ControlOrMeta+A');
      await page.getByRole('button', { name: 'Жирный: Ctrl+B' }).tap();
      await expect(typed).toHaveText('**Тетрадь и ручку.**');
      await expect(typed).toBeFocused();
      await typed.press('Escape');
      await page.getByRole('button', { name: 'Ссылка: Ctrl+K' }).tap();
      await expect(status(page)).toHaveText(/выделите/);
    });

    await test.step('a closed tab opens, and its words open in it', async () => {
      const tab = main.getByRole('tab', { name: 'Ученикам' });
      await tab.tap();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(typed).toHaveCount(0);
      await tab.tap();
      await expect(typed).toHaveText('Ученикам');
    });

    await test.step('another picture is chosen, and described with a keyboard on the screen', async () => {
      await main.getByRole('img', { name: 'Класс' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Не менять' }).tap();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Другая картинка' }).tap();
      await (await chooser).setFiles('.github/site.webp');
      const dialog = page.getByRole('dialog', { name: 'Картинка' });
      await page.setViewportSize({ width: 1024, height: 384 });
      const alt = dialog.getByLabel('Что на ней видно');
      const place = dialog.getByRole('button', { name: 'Поставить на страницу' });
      await expect(alt).toBeFocused();
      for (const control of [alt, place]) await expect(control).toBeInViewport({ ratio: 1 });
      await alt.fill('Главная страница');
      await place.tap();
      await expect(status(page)).toHaveText('Сохранено: pages/tablet.mdx');
      await expect(main.getByRole('img', { name: 'Главная страница' })).toBeVisible();
      expect(dev.read('tablet.mdx')).toBe(
        source.replace('![Класс](klass.svg)', '![Главная страница](site.webp)'),
      );
    });
  });
});

test('a table is edited by keys alone, and each chosen block is told', async ({ page, dev }) => {
  dev.write('klass.svg', picture);
  await open(page, await writePage(page, dev, 'tablet', source));
  await switchOn(page);
  for (const block of ['заголовок «Что приготовить»', 'абзац «Тетрадь и ручку.»', 'картинка', 'таблица']) {
    await page.keyboard.press('Alt+ArrowDown');
    const tools = page.getByRole('toolbar', { name: `Блок страницы: ${block}` });
    await expect(tools.getByRole('button', { name: 'Править' })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const typed = page.getByRole('textbox', { name: 'Правка текста' });
  for (const words of ['Что', 'Сколько', 'Тетрадь']) {
    await expect(typed).toHaveText(words);
    await page.keyboard.press('Tab');
  }
  await expect(typed).toHaveText('1');
  await page.keyboard.type('2');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => dev.read('tablet.mdx')).toContain('| Тетрадь | 2 |');
});
