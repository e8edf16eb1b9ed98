import { expect, test } from 'vitest';
import { emptyChange } from '../../tests/review/empty-change.ts';
import { changesOf, type FoundPage, shareReplacements, withoutRepeats } from './changes.ts';
import { type FoundBlock, foundBlock } from './compare/change.ts';
import type { BlockChange, Change, PageChange } from './types.ts';

type Cause = Pick<Change, 'label' | 'url'>;
/** Creates a mark of a source unit. */
const block = (
  cause: 0 | 1 | 2,
  unit: Unit,
  add: string,
  extra: Partial<BlockChange> = {},
  showsCause = true,
) =>
  foundBlock(
    'changed',
    'абзац',
    { region: 'main', runs: add ? [{ op: 'add', text: add }] : [], ...extra },
    {
      cause: { ...causes[cause], ...units[unit] },
      showsCause,
      writtenAt: units[unit].isText ? [{ file: 'pages/a.mdx', line: 12 }] : [],
    },
  );
const units = {
  menu: { key: 'menu', isText: false },
  title: { key: 'a title', isText: false },
  text: { key: 'a 12', isText: true },
  added: { key: 'new', isText: false, digest: 'Новинка' },
};
type Unit = keyof typeof units;
const page = (url: string, kind: PageChange['kind'], found: FoundBlock[]): FoundPage => ({
  page: { ...emptyChange(url, url), kind, blocks: found.map(({ change }) => change) },
  found,
});
const causes: [menu: Cause, a: Cause, added: Cause] = [
  { label: 'меню', url: null },
  { label: 'запись «А»', url: '/a' },
  { label: 'запись «Новинка»', url: '/new' },
];

test('every change is one entry: pages’ own first, new pages among them, shared ones at the end', () => {
  const menu = () => [
    block(0, 'menu', 'Новое', { region: 'header' }),
    block(0, 'menu', 'Новое: подробнее', { region: 'header', label: 'пункт' }),
  ];
  const pages = [
    page('/a', 'changed', [
      ...menu(),
      block(1, 'title', 'Заголовок', { label: 'заголовок' }),
      block(1, 'text', 'Абзац'),
    ]),
    page('/new', 'added', [block(2, 'added', 'Новинка', { region: 'head' })]),
    page('/b', 'shared', [
      ...menu(),
      block(1, 'title', 'Заголовок', { label: 'ссылка' }),
      block(2, 'added', 'Карточка новинки'),
    ]),
  ];
  const told = changesOf(pages).map(({ label, places }) => [
    label,
    ...places.map((place) => `${pages[place.page]?.page.url} ${place.block}`),
  ]);
  expect(told).toEqual([
    ['запись «А»', '/a 2', '/b 2'],
    ['запись «А»', '/a 3'],
    ['запись «Новинка»', '/new 0', '/b 3'],
    ['меню', '/a 0', '/a 1', '/b 0', '/b 1'],
  ]);
});

test('a change stays the same if its file gets another name, or its page another address', () => {
  const idIn = (file: string, url: string, from: string | null) => {
    const mark = block(1, 'text', 'Ещё слово', { source: { file, line: 12 } });
    const { page: change, found } = page(url, 'changed', [{ ...mark, cause: { ...mark.cause, url } }]);
    return changesOf([{ page: { ...change, from }, found }]).map(({ id }) => id);
  };
  const known = idIn('pages/a.mdx', '/a', null);
  expect(idIn('pages/другая.mdx', '/a', null)).toEqual(known);
  expect(idIn('pages/b.mdx', '/b', '/a')).toEqual(known);
  expect(idIn('pages/b.mdx', '/b', null)).not.toEqual(known);
});

test('consequences belong to their change; in text lines each other text and each move is a change', () => {
  const pages = [
    page('/list', 'shared', [
      block(1, 'title', 'Практика 3', {}, false),
      block(1, 'title', '', { kind: 'moved' }, false),
      block(1, 'text', 'Ещё один абзац'),
    ]),
    page('/a', 'changed', [
      block(1, 'title', '', {}, false),
      block(1, 'title', ''),
      block(1, 'title', 'Практика'),
      block(1, 'title', 'практика, метод', { region: 'head' }),
      block(1, 'text', 'Ячейка'),
      block(1, 'text', 'Ещё ячейка'),
      block(1, 'text', '', { kind: 'moved' }),
      block(1, 'text', '', {}, false),
      // An entry in the table of contents.
      { ...block(1, 'text', 'Новый раздел'), writtenAt: [] },
    ]),
  ];
  const told = changesOf(pages).map(({ places }) =>
    places.map((one) => `${pages[one.page]?.page.url} ${one.block}`),
  );
  expect(told).toEqual([
    ['/a 2', '/a 3', '/a 1', '/a 0', '/list 0', '/list 1'],
    ['/a 4', '/a 8', '/a 7', '/list 2'],
    ['/a 5'],
    ['/a 6'],
  ]);
});

test('the same edit in two lines is two changes; a mark that names a field comes before its consequences', () => {
  const at = (line: number) => ({ source: { file: 'pages/a.mdx', line } });
  const field = {
    owner: '',
    name: 'order',
    before: '5',
    after: '6',
  };
  const pages = [
    page('/a', 'changed', [
      block(1, 'text', 'за 9 дней', at(65)),
      block(1, 'text', 'за 9 дней', at(66)),
      block(1, 'title', 'Предыдущая', {}, false),
      block(1, 'title', '', { kind: 'style', values: [field] }),
    ]),
    page('/b', 'shared', [block(1, 'text', 'за 9 дней', at(66))]),
  ];
  const told = changesOf(pages).map(({ places }) =>
    places.map((one) => `${pages[one.page]?.page.url} ${one.block}`),
  );
  expect(told).toEqual([['/a 0'], ['/a 1', '/b 0'], ['/a 3', '/a 2']]);
});

test.each([
  ['at the changed line', 9, 'p'],
  ['the page’s heading', 1, 'h1'],
])('the best mark is %s; of pages that share a change, on the one with the most marks', (_, line, tag) => {
  const [entry, heading] = ['пункт', 'заголовок'].map((label) =>
    block(1, 'title', 'Цена', { label, source: { file: 'pages/a.mdx', line: 9 } }),
  );
  heading?.writtenAt.push({ file: 'pages/a.mdx', line });
  if (heading) heading.change.at.tag = tag;
  const price = () => block(0, 'menu', '60 000');
  const pages = [
    page(
      '/a',
      'changed',
      [entry, heading].flatMap((one) => one ?? []),
    ),
    page('/investors', 'shared', [price()]),
    page('/pricing', 'shared', [price(), price()]),
  ];
  const told = changesOf(pages).map(({ places }) =>
    places.map((one) => `${pages[one.page]?.page.url} ${one.block}`),
  );
  expect(told).toEqual([
    ['/a 1', '/a 0'],
    ['/pricing 0', '/pricing 1', '/investors 0'],
  ]);
});

test('the id of a change depends on its content and not on its line', () => {
  const ids = (line: number, price: string, words: string, digest: string) => {
    const at = { source: { file: 'pages/a.mdx', line } };
    const added = block(2, 'added', 'Новинка', { region: 'head' });
    return changesOf([
      page('/a', 'changed', [
        block(1, 'text', words, at),
        block(0, 'menu', price),
        block(1, 'text', '', { kind: 'moved', ...at }),
      ]),
      page('/new', 'added', [{ ...added, cause: { ...added.cause, digest } }]),
    ]).map(({ id }) => id);
  };
  const [words, moved, added, price] = ids(12, '60 000', 'Абзац', 'Текст');
  expect(ids(13, '60 000', 'Абзац', 'Текст')).toEqual([words, moved, added, price]);
  const later = ids(12, '600 000', 'Другой абзац', 'Другой текст');
  expect(later[1]).toBe(moved);
  for (const id of [words, added, price]) expect(later).not.toContain(id);
});

test('a later change of its title leaves the ids of a page’s other changes', () => {
  const idOf = (title: string) => {
    const text = block(1, 'text', 'Абзац', { source: { file: 'pages/a.mdx', line: 12 } });
    return changesOf([
      page('/a', 'changed', [{ ...text, cause: { ...text.cause, label: `запись «${title}»` } }]),
    ])[0]?.id;
  };
  expect(idOf('Новое название')).toBe(idOf('Название'));
});

test('words that many pages replace alike are one change a form, whatever else the line says', () => {
  const runs: BlockChange['runs'] = [
    { op: 'del', text: 'журнала' },
    { op: 'add', text: 'дневника' },
  ];
  const title = { runs: [{ op: 'del', text: 'Журнал' } as const, { op: 'add', text: 'Дневник' } as const] };
  const of = (url: string, key: string, extra: Partial<BlockChange>, isText = true) =>
    foundBlock('changed', 'абзац', extra, { cause: { key, label: url, url, isText }, showsCause: true });
  const pages = [
    page('/a', 'changed', [
      of('/a', 'a 1', title, false),
      of('/a', 'a 1', {}, false),
      of('/b', 'b 1', { runs }),
    ]),
    page('/b', 'changed', [
      of('/b', 'b 1', { runs }),
      of('/b', 'b 2', { runs: [{ op: 'add', text: 'Своё' }] }),
    ]),
    page('/c', 'changed', [of('/c', 'c 1', { runs: [...runs, { op: 'same', text: ' и ' }, ...runs] })]),
    ...['/d', '/e'].map((url) => page(url, 'changed', [of(url, url, { runs })])),
    page('/tag', 'added', [of('/b', 'b tag', { runs }), of('/b', 'b tag', { kind: 'added' })]),
  ];
  const told = () =>
    changesOf(pages).map(({ url, places }) => [url, ...places.map((one) => `${one.page} ${one.block}`)]);
  shareReplacements(pages.slice(0, 4));
  expect(told()).toHaveLength(7);
  shareReplacements(pages);
  expect(told()).toEqual([
    ['/b', '5 0', '5 1'],
    ['/b', '1 1'],
    [null, '0 2', '1 0', '2 0', '3 0', '4 0'],
    [null, '0 0', '0 1'],
  ]);
  const ids = (some: readonly FoundPage[]) => changesOf(some).flatMap(({ id, url }) => (url ? [] : id));
  expect(ids(pages.toReversed()).sort()).toEqual(ids(pages).sort());
});

test.each([
  [['СМС', 'СМС', 'СМС', 'СМС', 'СМС'], ['SMS'], [null]],
  [
    ['учителем', 'учителя', 'учитель', 'учителя', 'учителе'],
    ['педагога', 'педагогу'],
    [null, null, null, null],
  ],
  [['нет', 'нет', 'нет', 'нет'], ['есть'], ['/0', '/1', '/2', '/3']],
  [['3', '3', '3', '3', '3'], ['4'], ['/0', '/1', '/2', '/3', '/4']],
  [['', '', '', '', ''], ['новое слово'], ['/0', '/1', '/2', '/3', '/4']],
])('an edit that few pages have by chance stays with each page: %s → %s', (all, others, owners) => {
  const pages = all.map((was, at) => {
    const [url, is = ''] = [`/${at}`, others[at % others.length]];
    const change: Partial<BlockChange> = {
      runs: [
        { op: 'del', text: was },
        { op: 'add', text: is },
      ],
    };
    const cause = { key: url, label: url, url };
    return page(url, 'changed', [foundBlock('changed', 'ячейка', change, { cause, showsCause: true })]);
  });
  shareReplacements(pages);
  expect(changesOf(pages).map(({ url }) => url)).toEqual(owners);
});

test('of what follows from other changes a page keeps the first, and a cause one; a page’s own marks stay', () => {
  const follows = (count: number) => Array.from({ length: count }, () => block(2, 'added', '', {}, false));
  const own = () => block(1, 'text', 'Слово');
  const others = [own(), block(1, 'title', 'Название'), block(0, 'menu', 'Новое')];
  const list = page('/list', 'shared', [...follows(30), ...others]);
  const { pages, notes } = withoutRepeats([page('/a', 'changed', [own()]), list]);
  expect(pages.map(({ found }) => found.length)).toEqual([1, 26]);
  // What no other page shows, and what pages share.
  expect(pages[1]?.found.slice(-2)).toEqual(others.slice(-2));
  expect(pages[1]?.page.blocks).toEqual(pages[1]?.found.map(({ change }) => change));
  expect(notes).toEqual([expect.stringContaining('посчитаны не\u00a0все')]);
  expect(withoutRepeats([page('/list', 'shared', follows(24))]).notes).toEqual([]);
});
