import { expect, it } from 'vitest';
import { markPlaces } from './mark-places.ts';

const marker = (place: string) => `<template data-late="${place}"></template>`;

it.each([
  ['its element', `${marker('_R_1_ Faq')}<section class="a">`, '<section data-late="_R_1_ Faq" class="a">'],
  ['one behind a boundary', `${marker('_R_1_ ')}<!--$--><div>`, '<!--$--><div data-late="_R_1_">'],
  [
    'one behind the mark of its source',
    `${marker('_R_1_ A')}<template data-source-start="x:1:1"></template><p>`,
    '<template data-source-start="x:1:1"></template><p data-late="_R_1_ A">',
  ],
  ['no element at all', `${marker('_R_1_ A')}<!--/$--><p>`, '<!--/$--><p>'],
])('a late part is marked by %s', (_, html, expected) => expect(markPlaces(html)).toBe(expected));
