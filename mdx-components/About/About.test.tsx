import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { About } from './About.tsx';

afterEach(cleanup);

test('offers the video only with a label for it', () => {
  const { rerender } = render(
    <TestSite>
      <About heading="О платформе" scene="gradebook" />
    </TestSite>,
  );
  expect(screen.queryByText('Как это работает')).toBeNull();
  rerender(
    <TestSite>
      <About heading="О платформе" scene="gradebook" videoLabel="Как это работает" />
    </TestSite>,
  );
  expect(screen.getByText('Как это работает')).toBeTruthy();
});
