import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** The home page's hero: one mark, and what it causes. */
const sceneOf = (page: Page) => page.getByRole('group', { name: 'Журнал, в котором можно поставить оценку' });

test('a press in the gradebook reaches the parent, the line and the average', async ({ page }) => {
  await page.goto('/');
  const scene = sceneOf(page);
  const row = scene.getByRole('row', { name: /Тимур/ });
  await expect(row).toContainText('3,8');
  await row.getByRole('button', { name: /21 ноября: оценки нет/ }).click();
  await scene.getByRole('toolbar').getByRole('button', { name: 'оценка 5' }).click();
  await expect(row).toContainText('4,0');
  await expect(scene).toContainText('Папа Тимура');
  await expect(scene.getByRole('listitem').first()).toContainText('Новая оценка: 5');
  await expect(scene.getByRole('status')).toHaveText(
    /Тимур Рахимов: оценка 5\. Папе Тимура пришло уведомление\. Средний балл 4,0, был 3,8\./,
  );
  await expect(row.getByRole('button', { name: /21 ноября: оценка 5/ })).toBeFocused();
});

test('the gradebook is played with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const scene = sceneOf(page);
  await scene.getByRole('button', { name: /Тимур Рахимов, 21 ноября/ }).focus();
  await page.keyboard.press('Enter');
  await expect(scene.getByRole('toolbar').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(scene.getByRole('toolbar')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(scene.getByRole('button', { name: 'Севара Алиева, 21 ноября: оценки нет' })).toBeFocused();
  await page.keyboard.press('y');
  await expect(scene.getByRole('listitem').first()).toContainText('Пропуск урока');
  await expect(scene.getByRole('status')).toContainText('Маме Севары пришло уведомление');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the scene is whole, and offers nothing that does nothing', async ({ page }) => {
    await page.goto('/');
    const scene = sceneOf(page);
    await expect(scene.getByText('Новая оценка: 5')).toBeVisible();
    await expect(scene.getByText('Малика Юсупова')).toBeVisible();
    await expect(scene.getByRole('button')).toHaveCount(0);
  });
});
