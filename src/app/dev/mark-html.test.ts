import { expect, test } from 'vitest';
import { applySourceMarks, urlsIn } from './mark-html.ts';

const start = (at: string) => `<template data-app-source-start="${at}"></template>`;
const end = '<template data-app-source-end=""></template>';
const none = () => null;

test('the outermost elements between two markers take the mark, and the markers go', () => {
  const html = `<main>${start('p.mdx:3:1')}<section class="a"><h2>А &gt; Б</h2><br></section><hr>${end}<p>после</p></main>`;
  expect(applySourceMarks(html, none)).toBe(
    '<main><section data-app-source="p.mdx:3:1" class="a"><h2>А &gt; Б</h2><br></section><hr data-app-source="p.mdx:3:1"><p>после</p></main>',
  );
});

test('of two marks on one element the innermost stays', () => {
  const html = `${start('p.mdx:3:1')}<!--$-->${start('p.mdx:4:3')}<li>раз</li>${end}<!--/$-->${end}`;
  expect(applySourceMarks(html, none)).toBe('<!--$--><li data-app-source="p.mdx:4:3">раз</li><!--/$-->');
});

test('an element that has its mark keeps it; text alone takes none', () => {
  const html = `${start('p.mdx:1:1')}<p data-app-source="p.mdx:2:1">раз</p>${end}${start('p.mdx:5:1')}два${end}`;
  expect(applySourceMarks(html, none)).toBe('<p data-app-source="p.mdx:2:1">раз</p>два');
});

test("a template of React's own stays", () => {
  expect(applySourceMarks('<template id="B:0"></template><p>раз</p>', none)).toBe(
    '<template id="B:0"></template><p>раз</p>',
  );
});

test('a link of a list says where its entry was written', () => {
  const sourceOf = (href: string) => (href === '/feature/x' ? 'pages/feature/x.mdx:2:8' : null);
  expect(
    applySourceMarks(
      '<a href="/feature/x">Меню</a><main><a href="/feature/x">Икс</a> <a href="/y">игрек</a></main>',
      sourceOf,
    ),
  ).toBe(
    '<a href="/feature/x">Меню</a><main><a data-app-source="pages/feature/x.mdx:2:8" href="/feature/x">Икс</a> <a href="/y">игрек</a></main>',
  );
});

test('a link of the main part to what visitors do not see yet says why, as the browser writes it', () => {
  const stageOf = (href: string) => (href === '/later' ? 'scheduled' : null);
  expect(
    applySourceMarks(
      `<a href="/later">Меню</a><main>${start('p.mdx:3:1')}<a href="/later">Позже</a>${end} <a href="/y">игрек</a></main>`,
      none,
      stageOf,
    ),
  ).toBe(
    '<a href="/later">Меню</a><main><a data-app-source="p.mdx:3:1" data-stage="scheduled" href="/later">Позже</a> <a href="/y">игрек</a></main>',
  );
});

test('the addresses of lists are found however deep they lie, the way up aside', () => {
  const answers = {
    featureGroups: [{ category: 'tutors', features: [{ url: '/feature/a' }] }],
    neighbours: { previous: null, next: { url: '/feature/b' } },
    breadcrumbs: [{ url: '/' }],
  };
  expect([...urlsIn(answers)]).toEqual(['/feature/a', '/feature/b']);
});
