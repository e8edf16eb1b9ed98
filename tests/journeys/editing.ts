import type { Locator, Page } from '@playwright/test';
import type { DevServer } from './dev-server.ts';
import { expect, hydrated } from './site.ts';

/** What journeys of the page's own editor do and look at (edit-pages.ts, edit-kept.ts, edit-typed.ts). */

/** The lines of a file that differ from what the server began with, taken away and put there. */
export function diff(dev: DevServer, name: string): { gone: string[]; come: string[] } {
  const before = dev.own(name).split('\n');
  const after = dev.read(name).split('\n');
  return {
    gone: before.filter((line) => !after.includes(line)),
    come: after.filter((line) => !before.includes(line)),
  };
}

export const status = (page: Page) =>
  page.getByRole('complementary', { name: 'Для авторов' }).getByRole('status').first();

/** What the server answers, however long others keep it. A connection that it has closed after a pause is opened anew. */
export const ask = (page: Page, url: string) => page.request.get(url, { maxRetries: 2, timeout: 120_000 });

/** Opens a page that hears of saves. */
export async function open(page: Page, url: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(url);
  await connected;
  await hydrated(page);
}

/** Writes a new page, and waits until the server answers at its address: until then it says that there is none. */
export async function writePage(page: Page, dev: DevServer, name: string, text: string): Promise<string> {
  dev.write(`${name}.mdx`, text);
  const url = `${dev.url}/${name}`;
  await expect.poll(async () => (await ask(page, url)).status()).toBe(200);
  return url;
}

/** Presses a text, which opens for typing. */
export async function press(page: Page, text: Locator): Promise<void> {
  await text.click();
  await expect(page.locator('[contenteditable]')).toBeFocused();
}

/** Writes another text in the place of one, and waits until the page shows it. */
export async function type(page: Page, place: Locator, text: string, file: string): Promise<void> {
  // Clear of the writers' bar, which stands over the foot of the window.
  await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await press(page, place);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  await page.locator('[contenteditable]').blur();
  await expect(status(page)).toHaveText(`Сохранено: pages/${file}`);
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
}

/** Answers what the browser asks next: whether to stay. */
export const stay = (page: Page) =>
  page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });

/** Leaves the text that is open, by a press beside all texts. */
export const leaveText = (page: Page) => page.mouse.click(4, 200);

/** Pastes into what has the focus. */
export const paste = (page: Page, data: Record<string, string>) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [kind, text] of Object.entries(given)) clipboardData.setData(kind, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, data);

/** Drops a picture on an element. */
export async function dropPicture(place: Locator, name: string): Promise<void> {
  await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await place.evaluate(async (element, called) => {
    const canvas = new OffscreenCanvas(900, 300);
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([await canvas.convertToBlob()], called, { type: 'image/png' }));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, name);
}
