import type { Locator, Page } from '@playwright/test';
import type { DevServer } from './dev-server.ts';
import { expect, goInside, hydrated } from './site.ts';

/** Actions and queries for journeys of the page editor (edit-pages.ts, edit-kept.ts, edit-touch.ts, edit-typed.ts). */

/** Returns the removed and the added lines of a file, compared with the start of the server. */
export function diff(dev: DevServer, name: string): { removed: string[]; added: string[] } {
  const before = dev.own(name).split('\n');
  const after = dev.read(name).split('\n');
  return {
    removed: before.filter((line) => !after.includes(line)),
    added: after.filter((line) => !before.includes(line)),
  };
}

export const status = (page: Page) =>
  page.getByRole('complementary', { name: 'Для авторов' }).getByRole('status').first();

/** Requests a page with a long time-out. A connection that the server has closed after a pause is opened again. */
export const ask = (page: Page, url: string) => page.request.get(url, { maxRetries: 2, timeout: 120_000 });

/** Opens a page and waits until it is connected to the dev server. */
export async function open(page: Page, url: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(url);
  await connected;
  await hydrated(page);
}

/** Opens another page as a link does: loading the document again would load hundreds of modules. */
export async function visit(page: Page, url: string): Promise<void> {
  await goInside(page, url);
  await expect(page.locator(`aside [data-app-source="pages${url}.mdx:1:1"]`)).toBeAttached();
}

/** Writes a new page and waits until the server answers at its address, which is 404 before. */
export async function writePage(page: Page, dev: DevServer, name: string, text: string): Promise<string> {
  dev.write(`${name}.mdx`, text);
  const url = `${dev.url}/${name}`;
  await expect.poll(async () => (await ask(page, url)).status()).toBe(200);
  return url;
}

/** Switches page editing on. Until the bar is hydrated the click is queued, and a press on a text would do nothing. */
export async function switchOn(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Правка' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

/** Clicks a text, which opens for typing. */
export async function press(page: Page, text: Locator): Promise<void> {
  await text.click();
  await expect(page.locator('[contenteditable]')).toBeFocused();
}

/** Replaces a text and waits until the page shows the new one. */
export async function type(page: Page, place: Locator, text: string, file: string): Promise<void> {
  // Away from the writers' bar, which covers the foot of the window.
  await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await press(page, place);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  await page.locator('[contenteditable]').blur();
  await expect(status(page)).toHaveText(`Сохранено: pages/${file}`);
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
}

/** Answers the browser's next dialog so that the page stays. */
export const stay = (page: Page) =>
  page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });

/** Closes the open text by clicking beside all texts. */
export const leaveText = (page: Page) => page.mouse.click(4, 200);

/** Pastes into the focused element. */
export const paste = (page: Page, data: Record<string, string>) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [kind, text] of Object.entries(given)) clipboardData.setData(kind, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, data);

/** Drops pictures on an element, or pastes them: into an open text, or into the page (`body`). */
export async function dropPicture(place: Locator, ...names: string[]): Promise<void> {
  await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await place.evaluate(async (element, all) => {
    const canvas = new OffscreenCanvas(900, 300);
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
    const dataTransfer = new DataTransfer();
    const picture = await canvas.convertToBlob();
    for (const called of all) dataTransfer.items.add(new File([picture], called, { type: 'image/png' }));
    const bubbling = { bubbles: true, cancelable: true };
    const event = element.matches('[contenteditable], body')
      ? new ClipboardEvent('paste', { clipboardData: dataTransfer, ...bubbling })
      : new DragEvent('drop', { dataTransfer, ...bubbling });
    element.dispatchEvent(event);
  }, names);
}

/** What is too low for a finger, on a screen for fingers. */
export async function lowTargets(place: Locator): Promise<string[]> {
  const screen = await place.page().context().newCDPSession(place.page());
  await screen.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const low = await place
    .locator('a, button, summary, input')
    .evaluateAll((all: HTMLElement[]) =>
      all.flatMap(({ offsetHeight, outerHTML }) => (offsetHeight > 0 && offsetHeight < 44 ? outerHTML : [])),
    );
  await screen.detach();
  return low;
}
