import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { TestSite } from '../../../tests/TestSite.tsx';
import { enhanceMenus } from '../boot/menus.ts';
import { partScripts } from '../shell-scripts.ts';
import { Header } from './Header.tsx';
import { Menu } from './Menu.tsx';

// What menus open is loaded before every render of a page.
beforeAll(async () => {
  enhanceMenus();
  await partScripts.hidden.load();
});

const show = (url: string) =>
  render(
    <TestSite page={{ url }}>
      <Menu />
      <button type="button">снаружи</button>
    </TestSite>,
  );

/** Other ways to open and close menus are tested in a browser: spec/02-header.spec.ts, journeys/menu.spec.ts. */
test('marks the link to the current page and the entry that contains it', () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(min-width: 64em)' }),
  );
  show('/feature/digital-journal');
  const current = (title: string) =>
    screen.getByText(title).closest('a, summary')?.getAttribute('aria-current');
  expect(['Цифровой журнал', 'Возможности', 'О нас'].map(current)).toEqual(['page', 'true', null]);
});

test('the action in the bar and in the drawer is marked as current on its own page, and no primary one there', () => {
  const actions = (url: string) => {
    render(
      <TestSite page={{ url }}>
        <Header />
      </TestSite>,
    );
    return screen
      .getAllByRole('link', { name: 'Зарегистрироваться' })
      .map((link) => [link.getAttribute('aria-current'), link.dataset.variant]);
  };
  expect(actions('/register')).toEqual(Array(2).fill(['page', 'secondary']));
  cleanup();
  expect(actions('/about')).toEqual(Array(2).fill([null, 'primary']));
});

test('the toggle has its sign before the sprite has come', () => {
  expect(show('/about').container.querySelector('[data-menu] [viewBox] > path')).not.toBeNull();
});

test('focus that moves to the page behind closes the drawer', () => {
  const drawer = show('/about').container.querySelector<HTMLDetailsElement>('[data-menu]');
  fireEvent.click(drawer?.querySelector('summary') as Element);
  expect(drawer?.open).toBe(true);
  screen.getByText('Тарифы').focus();
  screen.getByText('снаружи').focus();
  expect(drawer?.open).toBe(false);
});
