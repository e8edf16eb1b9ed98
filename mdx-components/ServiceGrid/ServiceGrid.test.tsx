import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { ServiceGrid } from './ServiceGrid.tsx';

test('the whole list stands in its groups; what has none is above them', () => {
  const services = [
    { slug: 'a', category: 'Advice' },
    { slug: 'b', category: 'Software' },
    { slug: 'c', category: 'Advice' },
    { slug: 'd' },
  ].map(({ slug, category }) => ({
    url: `/service-single/${slug}`,
    title: slug,
    icon: 'bell' as const,
    description: `About ${slug}`,
    ...(category && { category }),
  }));
  render(
    <TestSite answers={{ services }}>
      <ServiceGrid heading="Services" />
    </TestSite>,
  );
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent?.trim())).toEqual(['d', 'Advice', 'Software']);
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.trim())).toEqual(['d', 'a', 'c', 'b']);
  // An arrow each: principles are the same cells and lead nowhere.
  expect(links.map((link) => link.querySelectorAll('svg').length)).toEqual([1, 1, 1, 1]);
});
