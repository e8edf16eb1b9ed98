import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Counter, Counters } from './Counters.tsx';

test('millions have no icon, which they would run into', () => {
  const { container } = render(
    <TestSite>
      <Counters>
        <Counter value={150} icon="layers">
          центров
        </Counter>
        <Counter value={1_000_000} symbol="+" icon="layers">
          уроков
        </Counter>
      </Counters>
    </TestSite>,
  );
  const icons = Array.from(
    container.querySelectorAll('li'),
    (counter) => counter.querySelectorAll('svg').length,
  );
  expect(icons).toEqual([1, 0]);
});
