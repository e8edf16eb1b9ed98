import { beforeEach, expect, test } from 'vitest';
import { changeHash } from '../address.ts';
import { readState, stepHere, storeStep, writeState } from './state.ts';

beforeEach(() => localStorage.clear());

test('on the next page marks are visible and panels closed; the fold is kept', () => {
  writeState({ collapsed: true, marks: false, panel: 'view' });
  expect(readState()).toEqual({ collapsed: true, marks: true, panel: null });
});

test('the address opens a change at every load, until it is closed; the anchor of a section stays', () => {
  storeStep('a1');
  expect([stepHere(), location.hash]).toEqual(['a1', changeHash('a1')]);
  storeStep(null);
  expect([stepHere(), location.hash]).toEqual([null, '']);
  history.replaceState(null, '', '#faq');
  storeStep(null);
  expect([stepHere(), location.hash]).toEqual([null, '#faq']);
});
