import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TestSite } from '../../../tests/TestSite.tsx';
import { answerMenus } from '../boot/menus.ts';
import { partScripts } from '../shell-scripts.ts';
import { Menu } from './Menu.tsx';

// What menus open is loaded ahead of every page that is drawn.
const setWide = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isWide && query === '(min-width: 64em)' }),
  );
beforeAll(async () => {
  setWide(false);
  answerMenus();
  await partScripts.hidden.load();
});

afterEach(cleanup);

function show(url = '/about') {
  const { container } = render(
    <TestSite page={{ url }}>
      <Menu />
      <button type="button">снаружи</button>
    </TestSite>,
  );
  const section = (title: string) => {
    const found = screen.getByText(title).closest('details');
    if (!found) throw new Error(`No section «${title}».`);
    return found;
  };
  return { container, section };
}

describe('in the bar', () => {
  beforeEach(() => setWide(true));

  test('one entry is open at a time', async () => {
    const { section } = show();
    fireEvent.click(screen.getByText('Возможности'));
    fireEvent.click(screen.getByText('О нас'));
    expect(section('О нас').open).toBe(true);
    await waitFor(() => expect(section('Возможности').open).toBe(false));
  });

  test('Escape closes the panel and gives focus back to its entry', () => {
    const { section } = show();
    fireEvent.click(screen.getByText('Возможности'));
    screen.getByText('Цифровой журнал').closest('a')?.focus();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(section('Возможности').open).toBe(false);
    expect(document.activeElement).toBe(section('Возможности').querySelector('summary'));
  });

  test('a press outside closes the panel', () => {
    const { section } = show();
    fireEvent.click(screen.getByText('Возможности'));
    fireEvent.pointerDown(screen.getByText('снаружи'));
    expect(section('Возможности').open).toBe(false);
  });

  test('marks the page and the entry that holds it', () => {
    const { section } = show('/feature/digital-journal');
    expect(screen.getByText('Цифровой журнал').closest('a')?.getAttribute('aria-current')).toBe('page');
    expect(section('Возможности').querySelector('summary')?.getAttribute('aria-current')).toBe('true');
    expect(section('О нас').querySelector('summary')?.getAttribute('aria-current')).toBeNull();
  });
});

describe('in the drawer', () => {
  beforeEach(() => setWide(false));
  function open() {
    const { container, section } = show();
    const menu = container.querySelector<HTMLDetailsElement>('[data-menu]');
    const toggle = menu?.querySelector('summary');
    if (!menu || !toggle) throw new Error('The menu is missing.');
    fireEvent.click(toggle);
    expect(menu.open).toBe(true);
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

  test('a press on what else the drawer holds leaves drawer and section open', () => {
    const { menu, section } = open();
    fireEvent.click(screen.getByText('О нас'));
    fireEvent.pointerDown(screen.getByText('Тарифы'));
    expect(menu.open).toBe(true);
    expect(section('О нас').open).toBe(true);
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
    const link = screen.getByText('Team').closest('a');
    expect(link?.getAttribute('href')).toBe('/team');
    expect(link?.closest('[lang]')?.getAttribute('lang')).toBe('en');
  });
});
