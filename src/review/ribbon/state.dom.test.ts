import { beforeEach, expect, test } from 'vitest';
import { changeHash } from '../address.ts';
import { readState, stepAt, storeStep, writeState } from './state.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('hidden marks return on the next page; the rest of the ribbon’s state is kept', () => {
  writeState({ collapsed: true, marks: false, panel: 'view' });
  expect(readState()).toEqual({ collapsed: true, marks: true, panel: 'view' });
});

test.each(['{"panel":"nothing","collapsed":{}}', '[]', '3', 'null', '{'])(
  'an invalid stored state, %s, is ignored',
  (foreign) => {
    writeState({ collapsed: true, marks: true, panel: null });
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, foreign);
    expect(readState()).toEqual({ collapsed: false, marks: true, panel: null });
  },
);

test('the open change is restored only on its page, at every load', () => {
  storeStep({ id: 'a1', url: '/about' });
  expect([stepAt('/about'), stepAt('/pricing'), stepAt('/about')]).toEqual(['a1', null, 'a1']);
  storeStep(null);
  expect(stepAt('/about')).toBeNull();
  // From the report or a comment.
  history.replaceState(null, '', changeHash('b2'));
  expect(stepAt('/about')).toBe('b2');
  // A reload restores what was opened or closed after it.
  storeStep(null);
  expect(stepAt('/about')).toBeNull();
});
