import { waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { enhanceMenus } from './menus.ts';

/** The browser's API for the phone's back button. */
class CloseWatcher extends EventTarget {
  static live = new Set<CloseWatcher>();
  constructor() {
    super();
    CloseWatcher.live.add(this);
  }
  destroy = () => CloseWatcher.live.delete(this);
}
/** A wide screen with a mouse. */
const wide = () => Object.assign(new EventTarget(), { matches: true });
Object.assign(window, { CloseWatcher });
// Until the first test; assigned, it would outlast this file.
vi.stubGlobal('matchMedia', wide);
enhanceMenus();

it('the back button of a phone closes the drawer, and is not watched once that is closed', async () => {
  document.body.innerHTML = '<details data-menu="mobile"><summary>Меню</summary></details>';
  const menu = document.querySelector('details') as HTMLDetailsElement;
  menu.open = true;
  await waitFor(() => expect(CloseWatcher.live.size).toBe(1));
  for (const watcher of CloseWatcher.live) watcher.dispatchEvent(new Event('close'));
  expect(menu.open).toBe(false);
  await waitFor(() => expect(CloseWatcher.live.size).toBe(0));
});

it('a menu that a click has closed stays closed under the mouse until that has left it', () => {
  vi.stubGlobal('matchMedia', wide);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  document.body.innerHTML = '<details name="menu"><summary>О нас</summary></details><p>Текст</p>';
  const menu = document.querySelector('details') as HTMLDetailsElement;
  const [summary, text] = document.querySelectorAll<HTMLElement>('summary, p');
  const hover = (element?: HTMLElement) => {
    element?.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
    vi.advanceTimersByTime(1000);
    return menu.open;
  };
  expect(hover(summary)).toBe(true);
  summary?.click();
  expect(menu.open, 'the first click keeps it open').toBe(true);
  summary?.click();
  expect([hover(summary), hover(text), hover(summary)]).toEqual([false, false, true]);
});
