import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { TestSite } from '../../../tests/TestSite.tsx';
import { answerMenus } from '../boot/menus.ts';
import { partScripts } from '../shell-scripts.ts';
import { MobileMenu } from './MobileMenu.tsx';

// What menus open is loaded ahead of every page that is drawn.
beforeAll(async () => {
  answerMenus();
  await partScripts.hidden.load();
});

afterEach(cleanup);

function open() {
  const { container } = render(
    <TestSite>
      <MobileMenu />
      <button type="button">снаружи</button>
    </TestSite>,
  );
  const menu = container.querySelector<HTMLDetailsElement>('[data-menu]');
  const toggle = menu?.querySelector('summary');
  if (!menu || !toggle) throw new Error('The menu is missing.');
  fireEvent.click(toggle);
  expect(menu.open).toBe(true);
  const section = (title: string) => {
    const found = screen.getByText(title).closest('details');
    if (!found) throw new Error(`No section «${title}».`);
    return found;
  };
  return { menu, toggle, section };
}

test('only one section is open at a time', async () => {
  const { section } = open();
  fireEvent.click(screen.getByText('Возможности'));
  expect(section('Возможности').open).toBe(true);
  fireEvent.click(screen.getByText('О нас'));
  expect(section('О нас').open).toBe(true);
  await waitFor(() => expect(section('Возможности').open).toBe(false));
});

test('selecting the open section again closes it', () => {
  const { section } = open();
  fireEvent.click(screen.getByText('О нас'));
  fireEvent.click(screen.getByText('О нас'));
  expect(section('О нас').open).toBe(false);
});

test('a click on the backdrop closes the menu without any handler of ours', () => {
  const { menu } = open();
  const backdrop = menu.querySelector('summary [data-backdrop]');
  if (!backdrop) throw new Error('The backdrop must lie inside the summary.');
  fireEvent.click(backdrop);
  expect(menu.open).toBe(false);
});

test('Escape closes the menu and gives focus back to the toggle', () => {
  const { menu, toggle } = open();
  screen.getByText('Тарифы').focus();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(toggle);
});

test('following a link closes the menu', async () => {
  const { menu } = open();
  fireEvent.click(screen.getByText('Тарифы'));
  await waitFor(() => expect(menu.open).toBe(false));
});

test('focus that moves to the page behind closes the menu', () => {
  const { menu } = open();
  screen.getByText('Тарифы').focus();
  screen.getByText('снаружи').focus();
  expect(menu.open).toBe(false);
});

test('lists the leftover template pages with English labels', () => {
  open();
  const link = screen.getByText('Team');
  expect(link.getAttribute('href')).toBe('/team');
  expect(link.closest('[lang]')?.getAttribute('lang')).toBe('en');
});
