import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
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
Object.assign(window, { CloseWatcher });
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
