import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Disclosure, DisclosureGroup } from '../../ui/Disclosure.tsx';
import { answerMenus } from './menus.ts';

/** What the browser tells of the phone's back button. */
class CloseWatcher extends EventTarget {
  static live = new Set<CloseWatcher>();
  constructor() {
    super();
    CloseWatcher.live.add(this);
  }
  destroy = () => CloseWatcher.live.delete(this);
}
Object.assign(window, { CloseWatcher });
answerMenus();

/** An item that is open from the start reports so in a task of its own. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const state = () => [...document.querySelectorAll('details')].map((item) => item.open);

function Questions() {
  return (
    <DisclosureGroup>
      <Disclosure summary="Первый" open>
        Ответ
      </Disclosure>
      <Disclosure summary="Второй">Ответ</Disclosure>
    </DisclosureGroup>
  );
}

it('opens one item at a time and closes the open one when it is chosen again', async () => {
  render(<Questions />);
  expect(state()).toEqual([true, false]);
  await settled();
  fireEvent.click(screen.getByText('Второй'));
  await waitFor(() => expect(state()).toEqual([false, true]));
  fireEvent.click(screen.getByText('Второй'));
  await waitFor(() => expect(state()).toEqual([false, false]));
});

it('two groups on a page do not close each other', async () => {
  render(
    <>
      <Questions />
      <Questions />
    </>,
  );
  await settled();
  fireEvent.click(screen.getAllByText('Второй')[0] as HTMLElement);
  await waitFor(() => expect(state()).toEqual([false, true, true, false]));
});

it('works without script: items of a group share a name', () => {
  render(<Questions />);
  const names = [...document.querySelectorAll('details')].map((item) => item.getAttribute('name'));
  expect(names[0]).toBeTruthy();
  expect(new Set(names).size).toBe(1);
});

it('the back button of a phone closes the drawer; one that was closed otherwise does not wait for it', async () => {
  document.body.innerHTML = '<details data-menu="mobile"><summary>Меню</summary></details>';
  const menu = document.querySelector('details') as HTMLDetailsElement;
  menu.open = true;
  await waitFor(() => expect(CloseWatcher.live.size).toBe(1));
  for (const watcher of CloseWatcher.live) watcher.dispatchEvent(new Event('close'));
  expect(menu.open).toBe(false);
  await waitFor(() => expect(CloseWatcher.live.size).toBe(0));
});
