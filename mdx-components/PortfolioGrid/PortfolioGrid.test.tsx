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

test('shows everything first and only the matching items after a choice', () => {
  render(
    <TestSite answers={{ portfolio }} page={{ lang: 'en' }}>
      <PortfolioGrid heading="Projects" />
    </TestSite>,
  );
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'all',
    'technology',
    'helpdesk',
    'analysis',
    'marketing',
  ]);
  expect(titles()).toEqual(['a', 'b', 'c']);
  fireEvent.click(screen.getByLabelText('Technology'));
  expect(titles()).toEqual(['a', 'c']);
  expect(screen.getByRole('status').textContent).toBe('2 shown');
  fireEvent.click(screen.getByLabelText('All'));
  expect(titles()).toHaveLength(3);
});

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
