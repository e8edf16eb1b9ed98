import { expect, it } from 'vitest';
import { nearest } from './suggest.ts';

const suggest = (typed: string, known: readonly string[]) => nearest(typed, known)?.name ?? null;
const fields = ['title', 'description', 'benefits', 'impact', 'icon', 'slug', 'в'];

it.each([
  ['titel', 'title'],
  ['tilte', 'title'],
  ['Title', 'title'],
  ['benefit', 'benefits'],
  ['descripton', 'description'],
  ['icn', 'icon'],
  ['author', null],
  ['keywords', null],
  ['xy', null],
  ['', null],
  ['0', null],
])('%s -> %s', (typed, near) => expect(suggest(typed, fields)).toBe(near));

it('prefers the nearest name, and the first of two equally near', () => {
  expect(suggest('Fak', ['Fast', 'Faq', 'Far'])).toBe('Faq');
});

it('suggests nothing where nothing is known', () => expect(suggest('title', [])).toBeNull());
