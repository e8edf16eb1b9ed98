import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { TestSite } from '../../../tests/TestSite.tsx';
import { answerMenus } from '../boot/menus.ts';
import { partScripts } from '../shell-scripts.ts';
import { MegaMenu } from './MegaMenu.tsx';

// What menus open is loaded ahead of every page that is drawn.
beforeAll(async () => {
  answerMenus();
  await partScripts.hidden.load();
});

afterEach(cleanup);

function show(url = '/') {
  render(
    <TestSite page={{ url }}>
      <MegaMenu />
      <p>страница</p>
    </TestSite>,
  );
  const entry = (title: string) => {
    const found = screen.getByText(title).closest('details');
    if (!found) throw new Error(`No entry «${title}».`);
    return found;
  };
  return { entry };
}

test('one entry is open at a time', async () => {
  const { entry } = show();
  fireEvent.click(screen.getByText('Возможности'));
  fireEvent.click(screen.getByText('О нас'));
  expect(entry('О нас').open).toBe(true);
  await waitFor(() => expect(entry('Возможности').open).toBe(false));
});

test('Escape closes the panel and gives focus back to its entry', () => {
  const { entry } = show();
  fireEvent.click(screen.getByText('Возможности'));
  screen.getByText('Цифровой журнал').closest('a')?.focus();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(entry('Возможности').open).toBe(false);
  expect(document.activeElement).toBe(entry('Возможности').querySelector('summary'));
});

test('a press outside closes the panel', () => {
  const { entry } = show();
  fireEvent.click(screen.getByText('Возможности'));
  fireEvent.pointerDown(screen.getByText('страница'));
  expect(entry('Возможности').open).toBe(false);
});

test('marks the page and the entry that holds it', () => {
  const { entry } = show('/feature/digital-journal');
  expect(screen.getByText('Цифровой журнал').closest('a')?.getAttribute('aria-current')).toBe('page');
  expect(entry('Возможности').querySelector('summary')?.getAttribute('aria-current')).toBe('true');
  expect(entry('О нас').querySelector('summary')?.getAttribute('aria-current')).toBeNull();
});
