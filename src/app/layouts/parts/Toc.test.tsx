import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestSite } from '../../../../tests/TestSite.tsx';
import type { Heading } from '../../../content/mdx/heading-ids.ts';
import { hasToc, Toc } from './Toc.tsx';

const headings: Heading[] = [
  { level: 2, id: 'general', title: 'Общие положения' },
  { level: 2, id: 'data', title: 'Данные' },
  { level: 3, id: 'profile', title: 'Профиль' },
  { level: 2, id: 'rights', title: 'Права' },
];
const page = (
  <TestSite>
    {headings.map(({ id, title }) => (
      <h2 key={id} id={id}>
        {title}
      </h2>
    ))}
    <Toc headings={headings} />
  </TestSite>
);
const link = (name: string) => screen.getByRole('link', { name, hidden: true });

/** Position of each heading in a window 1000 px high, and the callback of the observer. */
let tops: Record<string, number> = {};
let notice: () => void = () => undefined;
let wide = true;
beforeEach(() => {
  tops = { general: 500, data: 900, profile: 1200, rights: 2000 };
  wide = true;
  vi.stubGlobal('innerHeight', 1000);
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(update: () => void) {
        notice = update;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: tops[this.id] ?? 0 } as DOMRect;
  });
});

test('is shown from three sections on', () => {
  expect(hasToc(headings)).toBe(true);
  expect(hasToc(headings.slice(0, 3))).toBe(false);
});

test('is a closed list of plain links before any script', () => {
  const html = renderToString(page);
  for (const { id } of headings) expect(html).toContain(`href="#${id}"`);
  expect(html).toContain('<details');
  expect(html).not.toContain('open=""');
});

test('puts third-level headings under their section', () => {
  render(page);
  expect(link('Профиль').closest('ol')?.closest('li')?.textContent).toMatch(/^Данные/);
});

test('opens on wide screens and stays closed on narrow ones', () => {
  const { unmount } = render(page);
  expect(document.querySelector('details')?.open).toBe(true);
  unmount();
  wide = false;
  render(page);
  expect(document.querySelector('details')?.open).toBe(false);
});

test('stays open if it was opened before hydration', () => {
  wide = false;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const details = container.querySelector('details');
  if (details) details.open = true;
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(page, { container, hydrate: true });
  expect(details?.open).toBe(true);
  expect(told).not.toHaveBeenCalled();
});

test('marks the section being read', () => {
  render(page);
  act(notice);
  expect(document.querySelector('[aria-current]')).toBeNull();
  tops = { general: -400, data: 340, profile: 700, rights: 1500 };
  act(notice);
  expect(link('Данные').getAttribute('aria-current')).toBe('location');
  tops = { general: -900, data: -300, profile: 100, rights: 900 };
  act(notice);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(link('Профиль').getAttribute('aria-current')).toBe('location');
});
