import { expect, test } from 'vitest';
import { emptyChange } from '../../tests/review/empty-change.ts';
import { foundBlock } from './compare/change.ts';
import { groupsOf, ownPages } from './groups.ts';
import type { Change, PageChange } from './types.ts';

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
type Cause = Pick<Change, 'label' | 'url'>;
const moved: Cause = { label: 'запись «Переезд»', url: '/old-name' };
const menu: Cause = { label: 'меню', url: null };
const look: Cause = { label: 'запись «Вид»', url: '/look' };
const change = (id: string, cause: Cause, ...places: [number, number][]): Change => ({
  id,
  ...cause,
  places: places.map(([at, block]) => ({ page: at, block })),
});
const changes = [
  change('title', moved, [2, 1], [0, 0]),
  change('look', look, [1, 0]),
  change('menu', menu, [0, 1], [2, 0]),
];

test('changes, causes and pages are grouped consistently', () => {
  const groups = groupsOf({ pages, changes });
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
  const groups = groupsOf({ pages, changes: [change('none', menu, [9, 0], [0, 9])] });
  expect(groups.changes).toEqual([]);
});

test('every change is listed once: at the page that owns its file, or at its cause', () => {
  const shown = [page('/owner', 'changed', 1), page('/other', 'changed', 2), page('/look', 'style', 1)];
  const of = (url: string | null): Cause => ({ label: 'причина', url });
  const all = [
    change('at owner', of('/owner'), [0, 0]),
    change('of owner, elsewhere', of('/owner'), [1, 0]),
    change('of a look', of('/look'), [2, 0]),
    change('shared', of(null), [1, 1]),
    change('of a page that is no longer', of('/gone'), [1, 1]),
  ];
  const groups = groupsOf({ pages: shown, changes: all });
  const told = [
    ...ownPages({ pages: shown }).flatMap((one) => groups.ownOf(one)),
    ...groups.causes.filter(({ listedAt }) => !listedAt).flatMap(({ changes: some }) => some),
  ];
  expect(told.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
});
