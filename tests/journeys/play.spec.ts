import type { Page } from '@playwright/test';
import { expect } from './site.ts';
import { test } from './tab.ts';

/** The home page's hero: one mark and its effects. */
const sceneOf = (page: Page) => page.getByRole('group', { name: 'Журнал, в котором можно поставить оценку' });

test('a mark in the gradebook updates the parent’s message, the chart and the average, also by keys', async ({
  page,
}) => {
  await page.goto('/');
  const scene = sceneOf(page);
  const row = scene.getByRole('row', { name: /Тимур/ });
  await expect(row).toContainText('3,8');
  await row.getByRole('button', { name: /20 ноября: оценки нет/ }).click();
  await scene.getByRole('toolbar').getByRole('button', { name: 'оценка 5' }).click();
  await expect(row).toContainText('4,0');
  await expect(scene).toContainText('Папа Тимура');
  await expect(scene.getByRole('listitem').first()).toContainText('Новая оценка: 5');
  // A father is notified only about his own child.
  await expect(scene.getByRole('list')).not.toContainText('Малика');
  await expect(scene.getByRole('status')).toHaveText(
    /Тимур Рахимов: оценка 5\. Папе Тимура пришло уведомление\. Средний балл 4,0, был 3,8\./,
  );
  await expect(row.getByRole('button', { name: /20 ноября: оценка 5/ })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(scene.getByRole('toolbar').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(scene.getByRole('toolbar')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(scene.getByRole('button', { name: 'Севара Алиева, 20 ноября: оценки нет' })).toBeFocused();
  await page.keyboard.press('y');
  await expect(scene.getByRole('listitem').first()).toContainText('Пропуск урока');
  await expect(scene.getByRole('status')).toContainText('Маме Севары пришло уведомление');
});

test('an open cell closes on a second press and on Escape; a digit sets a mark; Tab enters also if a narrower window has removed the focused cell', async ({
  page,
}) => {
  await page.goto('/feature/digital-journal');
  const scene = page.getByRole('group', { name: /Журнал/ });
  const marks = scene.getByRole('toolbar');
  const cell = scene.getByRole('button', { name: /^Рустам Насыров, 19/ });
  await cell.click();
  await expect(marks.getByRole('button').first()).toBeFocused();
  await cell.click();
  await expect(marks).toHaveCount(0);
  await cell.click();
  await expect(marks.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(marks).toHaveCount(0);
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(marks.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('4');
  await expect(marks).toHaveCount(0);
  await expect(cell).toHaveAccessibleName(/оценка 4$/);
  await expect(scene.getByRole('status')).toContainText('4');

  await cell.focus();
  for (const _press of [1, 2, 3, 4]) await page.keyboard.press('ArrowLeft');
  const stop = scene.getByRole('grid').locator('button[tabindex="0"]');
  await expect(stop).toHaveAccessibleName(/^Рустам Насыров, 10 ноября/);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(stop).toHaveAccessibleName(/^Рустам Насыров, 1[24] ноября/);
  await expect(stop).toBeVisible();
});

test('a question is answered: the explanation is shown, and the tutor sees one more answer', async ({
  page,
}) => {
  await page.goto('/feature/quiz-constructor');
  const scene = page.getByRole('group', { name: 'Вопрос теста, на который можно ответить' });
  await expect(scene).toContainText('разбор появится здесь');
  await expect(scene.getByRole('button', { name: /верный ответ/ })).toHaveCount(0);
  await scene.getByRole('button', { name: '17 см' }).click();
  await expect(scene).toContainText('Не совсем. По теореме Пифагора');
  await expect(scene.getByRole('button', { name: /17 см.*неверный ответ/ })).toHaveCount(1);
  await expect(scene.getByRole('button', { name: /13 см.*: верный ответ/ })).toHaveCount(1);
  await scene.getByRole('button', { name: '13 см' }).click();
  await expect(scene).toContainText('Верно! По теореме Пифагора');
  await expect(scene.getByRole('status')).toContainText('верно у 67 % группы');
  await expect(scene).toContainText('Видит преподавательверно у 67 %');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(scene.getByRole('button', { name: '17 см' })).toHaveAttribute('aria-pressed', 'true');
  await expect(scene.getByRole('status')).toContainText('верно у 58 % группы');
});

test('a lesson is moved with the mouse, and by keys to a free hour', async ({ page }) => {
  await page.goto('/feature/online-schedule');
  const scene = page.getByRole('group', { name: 'Расписание, в котором можно перенести урок' });
  const physics = scene.getByRole('button', { name: 'Физика каб. 9 Ср 19, 18:00' });
  // The first press loads the script and picks the lesson up.
  await physics.click();
  // The line of the present moment crosses this hour.
  await scene.getByRole('button', { name: 'Ср 19, 17:00: свободно' }).click();
  await expect(scene.getByRole('status')).toContainText('Физика: Ср 19, 17:00, было Ср 19, 18:00');
  await expect(scene.getByRole('button', { name: 'Физика каб. 9 Ср 19, 17:00' })).toBeFocused();

  const exam = scene.getByRole('button', { name: 'Тест 90 мин Сб 22, 16:00' });
  await exam.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  // Dropped where it was: nothing happens, and nothing is announced.
  await expect(scene.getByRole('status')).toBeEmpty();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(scene.getByRole('status')).toHaveText('Тест. Сб 22, 15:00');
  await page.keyboard.press('Escape');
  await expect(scene.getByRole('button', { name: 'Тест 90 мин Сб 22, 15:00' })).toBeFocused();

  const chemistry = scene.getByRole('button', { name: 'Химия каб. 7 Пн 17, 17:00' });
  await chemistry.dragTo(scene.locator('[data-slot="2-4"]'));
  const moved = scene.getByRole('button', { name: 'Химия каб. 7 Вт 18, 18:00' });
  await expect(moved).toBeVisible();

  // The keyboard also works after a drag.
  await moved.focus();
  await page.keyboard.press('Enter');
  await expect(moved).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');

  // The right button opens a menu and drags nothing.
  await moved.hover();
  await page.mouse.down({ button: 'right' });
  await scene.locator('[data-slot="1-4"]').hover();
  await page.mouse.up({ button: 'right' });
  await expect(moved).toBeVisible();

  // On a phone the week does not move under the finger, however long the line below it is.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await physics.focus();
  const before = await physics.boundingBox();
  await page.keyboard.press('Enter');
  await expect(physics).toHaveAttribute('aria-pressed', 'true');
  expect(await physics.boundingBox()).toEqual(before);
});

test('lessons of a programme are reordered by keys and with the mouse', async ({ page }) => {
  await page.goto('/feature/program-constructor');
  const scene = page.getByRole('group', { name: 'Программа, в которой можно переставить уроки' });
  const letter = scene.getByRole('button', { name: /^Письмо другу/ });
  // A press on a handle only loads the script.
  await letter.click();
  await expect(page.locator('[data-app-part]', { has: letter })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(letter).toHaveAccessibleName(/Модуль 2, место 1/);
  await expect(letter).toBeFocused();
  await expect(scene.getByRole('status')).toContainText('Обновлено в 3 группах');
  await scene.getByRole('button', { name: /^Составить резюме/ }).dragTo(scene.locator('[data-slot="0"]'));
  await expect(scene.getByRole('button', { name: /^Составить резюме/ })).toHaveAccessibleName(
    /Модуль 1, место 1/,
  );
});

test('a payment is marked, and the total is updated', async ({ page }) => {
  await page.goto('/feature/erp-system');
  const scene = page.getByRole('group', { name: 'Ведомость, в которой можно отметить оплату' });
  await expect(scene).toContainText('4 320 000');
  await scene.getByRole('button', { name: /Лола Хасанова/ }).click();
  await expect(scene).toContainText('4 840 000');
  await expect(scene.getByRole('status')).toHaveText(/Лола Хасанова: Оплачено\. .*4\s840\s000/);
  await page.keyboard.press('Space');
  await expect(scene.getByRole('status')).toHaveText(/Лола Хасанова: Просрочено\. .*4\s320\s000/);
});

test('the pupils see what is drawn on the board; on a phone the button that clears it is in one line with the others', async ({
  page,
}) => {
  await page.goto('/feature/live-lessons');
  const scene = page.getByRole('group', { name: 'Онлайн-урок с доской, на которой можно рисовать' });
  const board = scene.getByRole('button', { name: /^Доска/ });
  await board.click();
  await expect(scene.getByRole('status')).toContainText('её видят Тимур и Камила');
  await scene.getByRole('button', { name: 'Стереть' }).click();
  await expect(scene.getByRole('status')).toHaveText('Доска чистая');
  // Neither the right button nor a text selection across the board draws.
  await board.click({ button: 'right' });
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.down();
  await board.hover({ position: { x: 40, y: 40 }, force: true });
  await board.hover({ position: { x: 90, y: 60 }, force: true });
  await page.mouse.up();
  await expect(scene.getByRole('status')).toHaveText('Доска чистая');
  await board.focus();
  await page.keyboard.press('ArrowRight');
  await expect(scene.getByRole('status')).toContainText('На доске новая линия');

  await page.setViewportSize({ width: 390, height: 844 });
  const wipe = page.getByRole('button', { name: 'Стереть' });
  await expect(wipe).toBeVisible();
  const apart = await wipe.evaluate((button) => {
    const middles = [button, button.previousElementSibling].map((one) => {
      const { top = 0, bottom = 0 } = one?.getBoundingClientRect() ?? {};
      return (top + bottom) / 2;
    });
    return Math.abs((middles[0] ?? 0) - (middles[1] ?? 0));
  });
  expect(apart).toBeLessThan(1);
});
