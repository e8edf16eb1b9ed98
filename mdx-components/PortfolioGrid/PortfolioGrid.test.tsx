import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PortfolioCard } from '../../src/content/types/portfolio/index.ts';
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

test('who comes back from a project finds the choice again', () => {
  const page = (
    <TestSite answers={{ portfolio }} page={{ lang: 'en' }}>
      <PortfolioGrid heading="Projects" />
    </TestSite>
  );
  const { unmount } = render(page);
  fireEvent.click(screen.getByLabelText('Marketing'));
  unmount();
  render(page);
  expect(titles()).toEqual(['b']);
  expect(screen.getByLabelText<HTMLInputElement>('Marketing').checked).toBe(true);
  history.replaceState(null, '');
});
