import { render, screen } from '@testing-library/react';
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

let wide = true;
beforeEach(() => {
  wide = true;
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // The marks of the current section are tested in a browser: journeys/navigation.spec.ts.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
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
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(page, { container, hydrate: true });
  expect(details?.open).toBe(true);
  expect(reported).not.toHaveBeenCalled();
});
