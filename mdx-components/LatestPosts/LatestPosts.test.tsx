import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { LatestPosts } from './LatestPosts.tsx';

test('without posts nothing is shown, but the element stays that React looks for', () => {
  const { container } = render(
    <TestSite answers={{ latestPosts: [] }}>
      <LatestPosts heading="Статьи" count={3} />
    </TestSite>,
  );
  expect(container.innerHTML).toBe('<section hidden=""></section>');
});
