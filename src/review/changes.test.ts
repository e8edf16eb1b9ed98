import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';
import { emptyChange } from './compare/change.ts';
import type { BlockChange, Cause, PageChange } from './types.ts';

const block = (cause: number, add: string, extra: Partial<BlockChange> = {}): BlockChange => ({
  kind: 'changed',
  label: 'абзац',
  at: { path: [], tag: 'p', text: '' },
  runs: [{ op: 'add', text: add }],
  values: [],
  source: null,
  region: 'main',
  cause,
  ...extra,
});
const page = (url: string, kind: PageChange['kind'], blocks: BlockChange[]): PageChange => ({
  ...emptyChange(url, url),
  kind,
  blocks,
});
const at = (line: number, isTelling = true) => ({ source: { file: 'pages/a.mdx', line }, isTelling });
const causes: Cause[] = [
  { label: 'меню', source: { file: 'pages/_site/header.mdx', line: 7 }, url: null },
  { label: 'запись «А»', source: { file: 'pages/a.mdx', line: 2 }, url: '/a', fields: 9 },
  { label: 'запись «Новинка»', source: { file: 'pages/new.mdx', line: 2 }, url: '/new', whole: 'Новинка' },
];

test('every change is one entry: own first, a new page among them, what pages share once at the end', () => {
  const menu = () => [
    block(0, 'Новое', { region: 'header' }),
    block(0, 'Новое: подробнее', { region: 'header', label: 'пункт' }),
  ];
  const pages = [
    page('/a', 'changed', [
      ...menu(),
      block(1, 'Заголовок', { label: 'заголовок', ...at(2) }),
      block(1, 'Абзац', at(12)),
    ]),
    page('/new', 'added', [block(2, 'Новинка', { region: 'head' })]),
    page('/b', 'shared', [
      ...menu(),
      block(1, 'Заголовок', { label: 'ссылка', ...at(2) }),
      block(2, 'Карточка новинки'),
    ]),
  ];
  const told = changesOf(pages, causes).map(({ cause, places }) => [
    causes[cause]?.label,
    ...places.map((place) => `${pages[place.page]?.url} ${place.block}`),
  ]);
  expect(told).toEqual([
    ['запись «А»', '/a 2', '/b 2'],
    ['запись «А»', '/a 3'],
    ['запись «Новинка»', '/new 0', '/b 3'],
    ['меню', '/a 0', '/a 1', '/b 0', '/b 1'],
  ]);
});

test('what follows from a change is told with it: by its line, and so is all that a field says', () => {
  const pages = [
    page('/list', 'shared', [
      block(1, 'Практика 3', at(3, false)),
      block(1, '', { kind: 'moved', ...at(3, false) }),
      block(1, 'Ещё один абзац', at(12)),
    ]),
    page('/a', 'changed', [
      block(1, 'Другая картинка', { ...at(3, false), runs: [] }),
      block(1, '', { ...at(3), runs: [] }),
      block(1, 'Практика', at(3)),
      block(1, 'практика, метод', { region: 'head', ...at(3) }),
      block(1, 'Ячейка', at(12)),
      block(1, 'Ещё ячейка', at(12)),
      block(1, '', { kind: 'moved', ...at(12), runs: [] }),
      block(1, '', { ...at(12, false), runs: [] }),
    ]),
  ];
  const told = changesOf(pages, causes).map(({ places }) =>
    places.map((one) => `${pages[one.page]?.url} ${one.block}`),
  );
  expect(told).toEqual([
    ['/a 2', '/a 3', '/a 1', '/a 0', '/list 0', '/list 1'],
    ['/a 4', '/a 7', '/list 2'],
    ['/a 5'],
    ['/a 6'],
  ]);
});

test('a tick holds as long as a change says the same: not by its line, and not when a price, a rule or a new page differs anew', () => {
  const ids = (line: number, price: string, words: string, whole: string) =>
    changesOf(
      [
        page('/a', 'changed', [
          block(1, words, at(line)),
          block(0, price),
          block(1, '', { kind: 'moved', ...at(line + 2) }),
        ]),
        page('/new', 'added', [block(2, 'Новинка', { region: 'head' })]),
      ],
      [
        { ...causes[0], source: { file: 'pages/_site/header.mdx', line } } as Cause,
        causes[1] as Cause,
        { ...causes[2], whole } as Cause,
      ],
    ).map(({ id }) => id);
  const [words, moved, added, price] = ids(12, '60 000', 'Абзац', 'Текст');
  expect(ids(13, '60 000', 'Абзац', 'Текст')).toEqual([words, moved, added, price]);
  const later = ids(12, '600 000', 'Другой абзац', 'Другой текст');
  expect(later[1]).toBe(moved);
  for (const id of [words, added, price]) expect(later).not.toContain(id);
});

test('what left one page and came to another is told so at both', () => {
  const text = 'Отметки измеряют часть учёбы, интерес и смелость — вы.';
  const gone = block(1, '', { kind: 'removed', runs: [{ op: 'del', text }], ...at(12) });
  const came = block(2, text, { kind: 'added' });
  changesOf([page('/a', 'changed', [gone]), page('/new', 'changed', [came])], causes);
  expect([gone, came].map(({ values }) => values.map((value) => [value.before, value.after]))).toEqual([
    [['/a', '/new']],
    [['/a', '/new']],
  ]);
});
