import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Counter, Counters } from './Counters.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('counts up once, when it is seen; screen readers get the number itself', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  let see = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        see = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { container } = render(
    <TestSite>
      <Counter value={150} symbol="+" icon="layers">
        центров
      </Counter>
    </TestSite>,
  );
  const shown = () => Number(container.querySelector('[data-final]')?.textContent ?? 150);
  const isHeard = (part: Element) => !part.closest('[aria-hidden="true"]');
  const heard = () => [...container.querySelectorAll('span')].filter(isHeard).map((part) => part.textContent);
  const numbers: number[] = [];
  act(see);
  for (let time = 0; time < 12; time++) {
    act(() => void vi.advanceTimersByTime(100));
    numbers.push(shown());
    expect(heard().join()).toContain('150');
  }
  expect(numbers[0]).toBeLessThan(60);
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  expect(numbers.at(-1)).toBe(150);
});

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
