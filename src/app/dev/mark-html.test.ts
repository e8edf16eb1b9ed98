import { expect, test } from 'vitest';
import type { LinkMarks } from './locate.ts';
import { applySourceMarks, urlsIn } from './mark-html.ts';

const start = (at: string) => `<template data-app-source-start="${at}"></template>`;
const end = '<template data-app-source-end=""></template>';
const none = () => ({});

test('marks the outermost elements between two markers, and removes the markers', () => {
  const html = `<main>${start('p.mdx:3:1')}<section class="a"><h2>А &gt; Б</h2><br></section><hr>${end}<p>после</p></main>`;
  expect(applySourceMarks(html, none)).toBe(
    '<main><section data-app-source="p.mdx:3:1" class="a"><h2>А &gt; Б</h2><br></section><hr data-app-source="p.mdx:3:1"><p>после</p></main>',
  );
});

test('of two marks for an element the innermost is set', () => {
  const html = `${start('p.mdx:3:1')}<!--$-->${start('p.mdx:4:3')}<li>раз</li>${end}<!--/$-->${end}`;
  expect(applySourceMarks(html, none)).toBe('<!--$--><li data-app-source="p.mdx:4:3">раз</li><!--/$-->');
});

test('keeps the mark of an element that has one; marks no text outside of elements', () => {
  const html = `${start('p.mdx:1:1')}<p data-app-source="p.mdx:2:1">раз</p>${end}${start('p.mdx:5:1')}два${end}`;
  expect(applySourceMarks(html, none)).toBe('<p data-app-source="p.mdx:2:1">раз</p>два');
});

test('keeps templates of React', () => {
  expect(applySourceMarks('<template id="B:0"></template><p>раз</p>', none)).toBe(
    '<template id="B:0"></template><p>раз</p>',
  );
});

test('marks the links of a list with the sources of their entries', () => {
  const marksOf = (href: string) => (href === '/feature/x' ? { at: 'pages/feature/x.mdx:2:8' } : {});
  expect(
    applySourceMarks(
      '<a href="/feature/x">Меню</a><main><a href="/feature/x">Икс</a> <a href="/y">игрек</a></main>',
      marksOf,
    ),
  ).toBe(
    '<a href="/feature/x">Меню</a><main><a data-app-source="pages/feature/x.mdx:2:8" href="/feature/x">Икс</a> <a href="/y">игрек</a></main>',
  );
});

test('marks links in the main part to unpublished pages with their stage, as the browser does', () => {
  const marksOf = (href: string): LinkMarks => (href === '/later' ? { stage: 'scheduled' } : {});
  expect(
    applySourceMarks(
      `<a href="/later">Меню</a><main>${start('p.mdx:3:1')}<a href="/later">Позже</a>${end} <a href="/y">игрек</a></main>`,
      marksOf,
    ),
  ).toBe(
    '<a href="/later">Меню</a><main><a data-app-source="p.mdx:3:1" data-stage="scheduled" href="/later">Позже</a> <a href="/y">игрек</a></main>',
  );
});

test('finds the addresses in answers at any depth, except breadcrumbs', () => {
  const answers = {
    featureGroups: [{ category: 'tutors', features: [{ url: '/feature/a' }] }],
    neighbours: { previous: null, next: { url: '/feature/b' } },
    breadcrumbs: [{ url: '/' }],
  };
  expect([...urlsIn(answers)]).toEqual(['/feature/a', '/feature/b']);
});
