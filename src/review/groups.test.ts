import { expect, test } from 'vitest';
import { emptyChange, foundBlock } from './compare/change.ts';
import { groupsOf } from './groups.ts';
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
  { label: 'запись «Переезд»', source: null, url: '/old-name' },
  { label: 'меню', source: null, url: null },
  { label: 'запись «Вид»', source: null, url: '/look' },
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

test('what belongs together is told for changes, causes and pages alike', () => {
  const groups = groupsOf({ pages, causes, changes });
  const urls = (some: readonly PageChange[]) => some.map(({ url }) => url).join(' ');
  expect(
    groups.causes.map(({ label, toldAt, pages: all, others }) => [
      label,
      toldAt?.url,
      urls(all),
      urls(others),
    ]),
  ).toEqual([
    ['запись «Переезд»', '/new-name', '/new-name /b', '/b'],
    ['меню', undefined, '/new-name /b', '/new-name /b'],
    // A page of which only the look differs is told at what changed it.
    ['запись «Вид»', undefined, '/look', ''],
  ]);
  expect(
    pages.map((one) => {
      const { own, shared } = groups.onPage(one);
      return [own, shared].map((some) => some.map(({ id }) => id).join(' '));
    }),
  ).toEqual([
    ['title', 'menu'],
    ['look', ''],
    ['', 'title menu'],
  ]);
  expect(groups.changes[0]?.marks.map((mark) => mark.page.url)).toEqual(['/b', '/new-name']);
  expect(pages[2]?.blocks.map((block) => groups.changeOf(block)?.index)).toEqual([2, 0]);
});

test('what an artifact names and does not have is left out', () => {
  const groups = groupsOf({ pages, causes, changes: [change('none', 7, [9, 0], [0, 9])] });
  expect(groups.changes.map(({ marks, label, home }) => [marks.length, label, home])).toEqual([
    [0, '', null],
  ]);
  expect(groups.causes.every((cause) => cause.changes.length === 0)).toBe(true);
});
