import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { TestSite } from '../../../tests/TestSite.tsx';
import { followScroll } from '../boot/header.ts';
import { partScripts } from '../shell-scripts.ts';
import { Header } from './Header.tsx';

// What menus open is loaded ahead of every page that is drawn.
beforeAll(async () => {
  followScroll();
  await partScripts.hidden.load();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = (
  <TestSite>
    <Header />
  </TestSite>
);
const scrollTo = (y: number) =>
  act(() => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  });

test('the header is sticky past 80 px of scroll and not at 80', () => {
  const { container } = render(page);
  const sticky = () => container.querySelector('header')?.hasAttribute('data-sticky');
  expect(sticky()).toBe(false);
  scrollTo(80);
  expect(sticky()).toBe(false);
  scrollTo(81);
  expect(sticky()).toBe(true);
  scrollTo(80);
  expect(sticky()).toBe(false);
});

test('the prerendered header has no state of its own: not sticky, no menu open', () => {
  const html = renderToString(page);
  expect(html).not.toContain('data-sticky');
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(html).toContain('data-theme-toggle');
});
