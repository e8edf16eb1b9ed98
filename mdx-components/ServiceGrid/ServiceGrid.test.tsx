import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { ServiceGrid } from './ServiceGrid.tsx';

test('links every service to its page', () => {
  const services = ['a', 'b'].map((slug) => ({
    url: `/service-single/${slug}`,
    title: slug,
    icon: 'bell' as const,
    description: `About ${slug}`,
  }));
  render(
    <TestSite answers={{ services }}>
      <ServiceGrid heading="Services" count={2} />
    </TestSite>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/service-single/a',
    '/service-single/b',
  ]);
});
