import { expect, test } from 'vitest';
import { emptyChange, foundBlock } from './compare/change.ts';
import { groupsOf, ownPages } from './groups.ts';
import type { Cause, Change, PageChange } from './types.ts';

const page = (url: string, kind: PageChange['kind'], marks: number): PageChange => ({
  ...emptyChange(url, url),
  kind,
  blocks: Array.from({ length: marks }, () => foundBlock('changed', 'абзац', {}).change),
});
const pages = [
  { ...page('/new-name', 'renamed', 2), from: '/old-name' },
  page('/look', 'style', 1),
  page('/b', 'shared', 2),
];
const causes: Cause[] = [
  { label: 'запись «Переезд»', file: null, url: '/old-name' },
  { label: 'меню', file: null, url: null },
  { label: 'запись «Вид»', file: null, url: '/look' },
];
const change = (id: string, cause: number, ...places: [number, number][]): Change => ({
  id,
  cause,
  places: places.map(([at, block]) => ({ page: at, block })),
});
const changes = [
  change('title', 0, [2, 1], [0, 0]),
  change('look', 2, [1, 0]),
  change('menu', 1, [0, 1], [2, 0]),
];

test('changes, causes and pages are grouped consistently', () => {
  const groups = groupsOf({ pages, causes, changes });
  const urls = (some: readonly PageChange[]) => some.map(({ url }) => url).join(' ');
  expect(groups.causes.map(({ label, listedAt, pages: some }) => [label, listedAt?.url, urls(some)])).toEqual(
    [
      // What most pages share comes first.
      ['меню', undefined, '/new-name /b'],
      ['запись «Переезд»', '/new-name', '/b'],
      ['запись «Вид»', '/look', ''],
    ],
  );
  expect(pages.map((one) => groups.ownOf(one).map(({ id }) => id))).toEqual([['title'], ['look'], []]);
  expect(groups.changes[0]?.marks.map((mark) => mark.page.url)).toEqual(['/b', '/new-name']);
  expect(pages[2]?.blocks.map((block) => groups.changeOf(block)?.index)).toEqual([2, 0]);
});

test('references to missing pages and blocks are dropped', () => {
  const groups = groupsOf({ pages, causes, changes: [change('none', 7, [9, 0], [0, 9])] });
  expect(groups.changes.map(({ marks, label, owner }) => [marks.length, label, owner])).toEqual([
    [0, '', null],
  ]);
  expect(groups.causes.every((cause) => cause.changes.length === 0)).toBe(true);
});

test('every change is listed once: at the page that owns its file, or at its cause', () => {
  const shown = [page('/owner', 'changed', 1), page('/other', 'changed', 2), page('/look', 'style', 1)];
  const made: Cause[] = ['/owner', '/look', null, '/gone'].map((url) => ({
    label: 'причина',
    file: null,
    url,
  }));
  const all = [
    change('at owner', 0, [0, 0]),
    change('of owner, elsewhere', 0, [1, 0]),
    change('of a look', 1, [2, 0]),
    change('shared', 2, [1, 1]),
    change('of a page that is no longer', 3, [1, 1]),
  ];
  const groups = groupsOf({ pages: shown, causes: made, changes: all });
  const told = [
    ...ownPages({ pages: shown }).flatMap((one) => groups.ownOf(one)),
    ...groups.causes.filter(({ listedAt }) => !listedAt).flatMap(({ changes: some }) => some),
  ];
  expect(told.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
});
