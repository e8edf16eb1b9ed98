import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { ServiceGrid } from './ServiceGrid.tsx';

test('the whole list stands in its groups; what has none is listed too', () => {
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
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Advice',
    'Software',
    'd',
  ]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['a', 'c', 'b', 'd']);
});
