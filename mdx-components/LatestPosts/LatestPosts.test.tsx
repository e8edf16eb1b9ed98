import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { samplePost } from '../../tests/sampleCards.ts';
import { TestSite } from '../../tests/TestSite.tsx';
import { LatestPosts } from './LatestPosts.tsx';

afterEach(cleanup);

test('lists as many posts as asked, each with a link and a readable date', () => {
  render(
    <TestSite answers={{ latestPosts: [1, 2, 3].map(samplePost) }}>
      <LatestPosts heading="Статьи" count={3} />
    </TestSite>,
  );
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Статья 2' }).getAttribute('href')).toBe('/blog-single/post-2');
  expect(screen.getAllByText('28 октября 2025')).toHaveLength(3);
});
