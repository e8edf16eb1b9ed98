import { beforeEach, expect, test } from 'vitest';
import { readState, stepAt, storeStep, writeState } from './state.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('marks that were hidden are there again on the next page; how the ribbon movedFrom is kept', () => {
  writeState({ collapsed: true, marks: false, panel: 'view' });
  expect(readState()).toEqual({ collapsed: true, marks: true, panel: 'view' });
});

test.each(['{"panel":"nothing","collapsed":{}}', '[]', '3', 'null', '{'])(
  'what is none of the ribbon’s, %s, leaves it as it begins',
  (foreign) => {
    writeState({ collapsed: true, marks: true, panel: null });
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, foreign);
    expect(readState()).toEqual({ collapsed: false, marks: true, panel: null });
  },
);

test('a step is found again on the page that it leads to, as often as that is loaded, and on no other', () => {
  storeStep({ id: 'a1', url: '/about' });
  expect([stepAt('/about'), stepAt('/pricing'), stepAt('/about')]).toEqual(['a1', null, 'a1']);
  storeStep(null);
  expect(stepAt('/about')).toBeNull();
});
