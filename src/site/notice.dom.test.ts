import { afterEach, expect, it, vi } from 'vitest';
import { explain } from './notice.ts';

afterEach(() => vi.useRealTimers());

it('a notice that is shown again stays for its full time', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div data-notice hidden><button></button></div>';
  const notice = document.querySelector('div');
  explain('part');
  vi.advanceTimersByTime(9000);
  explain('page');
  vi.advanceTimersByTime(9000);
  expect(notice?.hidden).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(notice?.hidden).toBe(true);
});
