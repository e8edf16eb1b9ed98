import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { PortfolioCard } from '../../src/content/types/portfolio/index.ts';
import { preloadScenes } from '../../src/ui/Scene.tsx';
import { TestSite } from '../../tests/TestSite.tsx';
import { PortfolioGrid } from './PortfolioGrid.tsx';

const item = (title: string, category: PortfolioCard['category']): PortfolioCard => ({
  url: `/portfolio_details/${title}`,
  title,
  sub: 'Sub',
  category,
  thumb1: 'One',
  thumb2: 'Two',
  scene: 'quiz',
});
const portfolio = [item('a', 'technology'), item('b', 'marketing'), item('c', 'technology')];
const titles = () => screen.getAllByRole('link').map((link) => link.textContent);
const page = (
  <TestSite answers={{ portfolio }} page={{ lang: 'en' }}>
    <PortfolioGrid heading="Projects" />
  </TestSite>
);
beforeAll(() => preloadScenes(['quiz']));
afterEach(() => history.replaceState(null, ''));

test('visitors who return from a project find their choice again', () => {
  const { unmount } = render(page);
  fireEvent.click(screen.getByLabelText('Marketing'));
  unmount();
  render(page);
  expect(titles()).toEqual(['b']);
  expect(screen.getByLabelText<HTMLInputElement>('Marketing').checked).toBe(true);
});

test('also a choice made before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  screen.getByLabelText<HTMLInputElement>('Marketing').checked = true;
  const { unmount } = render(page, { container, hydrate: true });
  expect(titles()).toEqual(['b']);
  unmount();
  render(page);
  expect(titles()).toEqual(['b']);
});
