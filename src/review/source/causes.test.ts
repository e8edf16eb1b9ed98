import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readContentFile } from '../../content/content-file.ts';
import { ContentStore } from '../../content/store.ts';
import { type FoundBlock, foundBlock, type SheetRule, valueChange } from '../compare/change.ts';
import type { BlockChange, Run, ValueChange } from '../types.ts';
import { openCauses } from './causes.ts';
import { readSources, type SourceTree } from './pages.ts';
import { changedRules, sheetHashOf } from './sheets.ts';
import { openUnits } from './units.ts';

const folder = mkdtempSync(join(tmpdir(), 'causes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a version of the project and reads its pages. */
function version(name: string, files: Record<string, string>): SourceTree {
  const root = join(folder, name);
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  const pages = Object.keys(files).filter((file) => file.endsWith('.mdx'));
  const contents = pages.flatMap((file) => readContentFile(root, file) ?? []);
  return readSources(new ContentStore(root, contents));
}

const home = (words: string) =>
  `---\ntitle: Главная\n---\n\n<PolicyCards>\n${words}\n</PolicyCards>\n\n<VideoBlock>\nФильм.\n</VideoBlock>\n`;
/** A page with the same words in a section and below it. */
const twice = (who: string) =>
  `---\ntitle: Дважды\n---\n\n<PolicyCards>\nВ тарифе есть чат с ${who}.\n</PolicyCards>\n\nЧат с ${who}.\n`;
const settings = (price: number, video: string, phone: string, mail: string) =>
  `---\nplans: { tutor: { title: Репетитор, price: ${price} } }\nvideo:\n  id: ${video}\nemails: { support: ${mail}@d.example }\nphones: [{ label: Поддержка, number: +998 71 200-${phone}-01 }]\n---\n`;
const feature = (order: number, title: string, words: string) =>
  `---\norder: ${order}\ntitle: ${title}\n---\n\n${words}\n`;
const sheet = (padding: string) => `.root {\n  color: red;\n  padding: ${padding};\n}\n`;
const before = version('before', {
  'pages/short.mdx': '---\ntitle: Тарифы и цены\n---\n',
  'pages/home.mdx': home('Было так.'),
  'pages/twice.mdx': twice('родителями'),
  'pages/other.mdx': '---\ntitle: Другая\n---\n\n<PolicyCards>\nТекст.\n</PolicyCards>\n',
  'pages/feature/journal.mdx': '---\norder: 1\ntitle: Цифровой журнал\n---\n',
  'pages/feature/chat.mdx': feature(2, 'Прямой чат', 'Чат как чат.'),
  'pages/feature/quiz.mdx': feature(7, 'Конструктор тестов', 'Здесь составляют тесты.'),
  'pages/feature/broken.mdx': feature(9, 'Сломанная', 'Слова целы.'),
  'pages/feature/twin.mdx': feature(10, 'Тарифы и цены', 'Близнец.'),
  'pages/_site/settings.mdx': settings(50000, 'dFt4rSampl0', '00', 'help'),
  'pages/moved.mdx': '---\ntitle: Переезд\n---\n\nПервый.\n\n<VideoBlock>\nФильм.\n</VideoBlock>\n',
  'pages/prices.mdx':
    '---\nsaid: 50 000. Тарифы и цены на все случаи жизни, для всякого дела и в любой день недели\ntitle: Цены\n---\n',
  'pages/_site/header.mdx': '---\nmenu:\n  - title: Тарифы\n  - text: Тарифы и цены\n---\n',
  'src/ui/Button.module.css': sheet('1rem'),
  'mdx-components/PolicyCards/PolicyCards.tsx': 'export const a = 1;\n',
  'src/check/links.ts': 'export const b = 1;\n',
  'src/git.ts': 'export const d = 1;\n',
  'src/ui/Logo.tsx': 'export const c = 1;\n',
});
const after = version('after', {
  'pages/short.mdx': '---\ntitle: Цены для всех\n---\n',
  'pages/home.mdx': home('Стало иначе.'),
  'pages/twice.mdx': twice('группами'),
  'pages/other.mdx': '---\ntitle: Другая\n---\n\n<PolicyCards>\nТекст.\n</PolicyCards>\n',
  'pages/feature/journal.mdx': '---\norder: 1\ntitle: Электронный журнал\n---\n',
  'pages/feature/new.mdx': '---\ntitle: Новая функция\n---\n',
  'pages/fresh.mdx': '---\ntitle: Новая страница\n---\n',
  'pages/feature/chat.mdx': feature(3, 'Прямой чат', 'Чат устроен иначе.'),
  'pages/feature/quiz.mdx': feature(8, 'Конструктор тестов', 'Здесь составляют тесты.'),
  'pages/feature/broken.mdx': feature(9, 'Сломанная', 'Слова <b.'),
  'pages/feature/twin.mdx': feature(10, 'Цены для всех', 'Близнец.'),
  'pages/_site/settings.mdx': settings(60000, 'dFt4rSampl9', '10', 'ask'),
  'pages/moved.mdx': '---\ntitle: Переехали\n---\n\n<VideoBlock>\nФильм.\n</VideoBlock>\n\nПервый.\n',
  'pages/prices.mdx':
    '---\nsaid: 60 000. Цены для всех на все случаи жизни, для всякого дела и в любой день недели\ntitle: Цены\n---\n',
  'pages/_site/header.mdx':
    '---\nmenu:\n  - title: Тарифы\n  - title: Партнёрам\n  - text: Цены для всех\n---\n',
  'src/ui/Button.module.css': sheet('2rem'),
  'mdx-components/PolicyCards/PolicyCards.tsx': 'export const a = 2;\n',
  'src/check/links.ts': 'export const b = 2;\n',
  'src/git.ts': 'export const d = 2;\n',
  'src/ui/Logo.tsx': 'export const c = 2;\n',
});
const changed = [
  ...after.byFile.keys(),
  'src/ui/Button.module.css',
  'mdx-components/PolicyCards/PolicyCards.tsx',
  'src/check/links.ts',
  'src/git.ts',
  'src/ui/Logo.tsx',
  'public/people/dilfuza-karimova.svg',
  'pages/feature/our-team.jpg',
];

const found = (extra: Partial<BlockChange>, more: Partial<FoundBlock> = {}): FoundBlock =>
  foundBlock('changed', 'абзац', { region: 'main', at: { path: [], tag: 'p', text: '' }, ...extra }, more);
const ofRule = ({ source, cause }: SheetRule) =>
  found({ kind: 'style', source }, { cause, showsCause: true });
const words = (...runs: [Run['op'], string][]) => ({ runs: runs.map(([op, text]) => ({ op, text })) });
const value = (owner: string, name: string, was: string, is: string) => ({
  values: [{ owner, name, before: was, after: is }],
});

/** The change of a file's content under the same name. */
const redrawn = (file: string) => ({
  values: [{ owner: '', name: 'файл', before: 'прежний вид', after: 'новый вид', files: [file] }],
});

/** Other differences on the page: a link to the film named in the settings, and a paragraph before it. */
const film = found({
  ...value('', 'адрес ссылки', 'https://y.com/watch?v=dFt4rSampl0', 'https://y.com/watch?v=dFt4rSampl9'),
  at: { path: [0, 3, 0], tag: 'a', text: '' },
});
const paragraph = found({
  runs: [{ op: 'add', text: 'Стало иначе' }],
  at: { path: [0, 1], tag: 'p', text: '' },
});

const opened = (
  was: SourceTree,
  is: SourceTree,
  files: readonly string[],
  renamed = new Map<string, string>(),
  broken = new Set<string>(),
) => openCauses({ before: was, after: is, changed: files, renamed }, broken);

/** Returns the cause of a block on a page, with its line. */
function causeOf(block: FoundBlock, page = 'other', renamed = new Map<string, string>()): string {
  const causes = opened(before, after, changed, renamed, new Set(['/feature/broken']));
  const data =
    {
      home: '{"url":"/feature/quiz"}',
      list: '{"answers":[{"url":"/feature/chat"},{"url":"/feature/new"}]}',
      order: '{"answers":[{"url":"/feature/chat"},{"url":"/feature/quiz"}]}',
      rubric: '{"url":"/feature/journal"}',
      'feature/chat': '{"next":{"url":"/feature/quiz"}}',
    }[page] ?? '';
  causes.explain([...structuredClone([paragraph, film]), block], {
    file: `pages/${page}.mdx`,
    data,
  });
  const { file, line, isGone } = block.change.source ?? {};
  return `${block.cause.label} ${file}:${line}${isGone ? ' gone' : ''}`;
}

test.each([
  [
    'the page’s own words',
    found(words(['del', 'Было так'], ['add', 'Стало иначе'])),
    'home',
    'запись «Главная» pages/home.mdx:6',
  ],
  [
    'words that changed alike elsewhere on the page',
    found(words(['del', 'родителями'], ['add', 'группами']), {
      writtenAt: [{ file: 'pages/twice.mdx', line: 5 }],
    }),
    'twice',
    'запись «Дважды» pages/twice.mdx:6',
  ],
  [
    'another entry’s title in a card',
    found(words(['del', 'Цифровой'], ['add', 'Электронный'], ['same', ' журнал'])),
    'home',
    'запись «Электронный журнал» pages/feature/journal.mdx:3',
  ],
  [
    'a price, as it is shown',
    found(words(['same', 'Платит '], ['del', '50'], ['add', '60'], ['same', '\u00a0000 сум'])),
    'other',
    'настройки сайта: Цена числом («Репетитор») pages/_site/settings.mdx:2',
  ],
  [
    'a number that is reckoned from a price, beside an entry that changed too',
    found(words(['same', 'Шесть: '], ['del', '300'], ['add', '360'], ['same', '\u00a0000 сум'])),
    'list',
    'настройки сайта: Цена числом («Репетитор») pages/_site/settings.mdx:2',
  ],
  [
    'a number that a setting had too',
    found({ ...words(['same', 'Групп: '], ['del', '00'], ['add', '17']), region: 'footer' }),
    'other',
    'код: src/ui/Logo.tsx src/ui/Logo.tsx:1',
  ],
  [
    'a part that left its place though its own lines are where they were',
    found(
      { kind: 'moved', at: { path: [0], tag: 'section', text: 'Фильм.' } },
      { writtenAt: [{ file: 'pages/moved.mdx', line: 5 }] },
    ),
    'moved',
    'запись «Переехали» pages/moved.mdx:5',
  ],
  ['a video', film, 'other', 'настройки сайта: Номер видео из его ссылки pages/_site/settings.mdx:4'],
  [
    'a wordless change in the lines that changed',
    found({}, { writtenAt: [{ file: 'pages/feature/journal.mdx', line: 3 }] }),
    'feature/journal',
    'запись «Электронный журнал» pages/feature/journal.mdx:3',
  ],
  [
    'a list’s order',
    found({ kind: 'moved' }, { writtenAt: [{ file: 'pages/list.mdx', line: 1 }] }),
    'list',
    'запись «Новая функция» pages/feature/new.mdx:1',
  ],
  [
    'a card that made room for a new one',
    found({ kind: 'removed' }, { linksTo: ['/feature/journal'] }),
    'list',
    'запись «Новая функция» pages/feature/new.mdx:1',
  ],
  [
    'a card whose entry has another place, though the text of one beside it says something else',
    found({ kind: 'moved', at: { path: [0], tag: 'li', text: 'Конструктор тестов' } }),
    'order',
    'запись «Конструктор тестов» pages/feature/quiz.mdx:2',
  ],
  [
    'what is around the text of a page',
    found(words(['del', 'Прямой чат'], ['add', 'Конструктор тестов']), {
      writtenAt: [{ file: 'pages/feature/chat.mdx', line: 1 }],
    }),
    'feature/chat',
    'запись «Конструктор тестов» pages/feature/quiz.mdx:2',
  ],
  [
    'words that only the text of another page has',
    found({ ...words(['del', 'Чат как чат'], ['add', 'Чат устроен иначе']), region: 'footer' }),
    'other',
    'код: src/ui/Logo.tsx src/ui/Logo.tsx:1',
  ],
  [
    'a card’s words that the menu says alike',
    found(words(['del', 'Тарифы и цены'], ['add', 'Цены для всех'])),
    'other',
    'запись «Цены для всех» pages/short.mdx:2',
  ],
  [
    'a card’s words, by the entry that it leads to',
    found(words(['del', 'Тарифы и цены'], ['add', 'Цены для всех']), { linksTo: ['/feature/twin'] }),
    'other',
    'запись «Цены для всех» pages/feature/twin.mdx:3',
  ],
  [
    'an entry of the menu whose page cannot be shown',
    found({ kind: 'removed', region: 'header' }, { linksTo: ['/feature/broken'] }),
    'other',
    'запись с\u00a0ошибкой «Сломанная» pages/feature/broken.mdx:6',
  ],
  [
    'a page’s own field, which another entry’s says alike',
    found(words(['del', 'Тарифы и цены'], ['add', 'Цены для всех']), {
      writtenAt: [{ file: 'pages/prices.mdx', line: 9 }],
    }),
    'prices',
    'запись «Цены» pages/prices.mdx:2',
  ],
  [
    'a price that the page’s own field says alike',
    found(words(['del', '50 000'], ['add', '60 000']), {
      writtenAt: [{ file: 'pages/prices.mdx', line: 9 }],
    }),
    'prices',
    'настройки сайта: Цена числом («Репетитор») pages/_site/settings.mdx:2',
  ],
  [
    'a price in the head, which the page’s own field says',
    found({ ...value('', 'description', '50 000', '60 000'), region: 'head' }),
    'prices',
    'запись «Цены» pages/prices.mdx:2',
  ],
  [
    'a price in structured data beside such a field',
    found({ ...value('', 'данные для поисковиков', '50000', '60000'), region: 'head' }),
    'prices',
    'настройки сайта: Цена числом («Репетитор») pages/_site/settings.mdx:2',
  ],
  [
    'a film whose address says more than its field',
    found(
      value('', 'адрес ссылки', '/film/dFt4rSampl0.mp4', 'https://www.y.com/watch?v=dFt4rSampl9&start=0'),
    ),
    'short',
    'настройки сайта: Номер видео из его ссылки pages/_site/settings.mdx:4',
  ],
  [
    'a sentence that was replaced: its old line',
    found({ ...words(['del', 'Было так']), kind: 'removed' }),
    'home',
    'запись «Главная» pages/home.mdx:6 gone',
  ],
  [
    'a drawing that went: by its old lines',
    found({ kind: 'removed' }, { writtenAt: [{ file: 'pages/moved.mdx', line: 5 }] }),
    'moved',
    'запись «Переехали» pages/moved.mdx:5 gone',
  ],
  [
    'a telephone beside a word',
    found({
      ...words(['same', '+998 71 200-'], ['del', '00'], ['add', '10'], ['same', '-01Поддержка']),
      ...value('', 'адрес ссылки', 'tel:+998712000001', 'tel:+998712001001'),
    }),
    'other',
    'настройки сайта: Телефон («Поддержка») pages/_site/settings.mdx:6',
  ],
  [
    'a sentence with two fields',
    found(
      words(
        ['same', 'Пишите: '],
        ['del', 'help'],
        ['add', 'ask'],
        ['same', '@d.example, звоните: +998 71 200-'],
        ['del', '00'],
        ['add', '10'],
        ['same', '-01'],
      ),
    ),
    'other',
    'настройки сайта: Телефон («Поддержка») pages/_site/settings.mdx:6',
  ],
  [
    'an entry of the menu',
    found({ ...words(['add', 'Партнёрам']), kind: 'added', region: 'header' }),
    'home',
    'шапка: Партнёрам pages/_site/header.mdx:4',
  ],
  [
    'an entry of the menu that moved, by its words',
    found(
      { kind: 'moved', region: 'header', at: { path: [0, 9], tag: 'li', text: 'Партнёрам' } },
      { writtenAt: [{ file: 'pages/_site/header.mdx', line: 1 }] },
    ),
    'home',
    'шапка: Партнёрам pages/_site/header.mdx:4',
  ],
  [
    'a rule of a sheet',
    ofRule(changedRules({ before, after, changed, renamed: new Map() })[0] as SheetRule),
    'other',
    'вид: Button.module.css, .root src/ui/Button.module.css:3',
  ],
  [
    'a section’s code',
    // Class name as built: `d-64QDcW-card`.
    found({ kind: 'added' }, { styledBy: ['Icon', '64QDcW'] }),
    'other',
    'секция «Политика коротко» mdx-components/PolicyCards/PolicyCards.tsx:1',
  ],
  [
    'a picture of public/ that was drawn anew',
    found(redrawn('/people/dilfuza-karimova.svg')),
    'home',
    'картинка dilfuza-karimova.svg public/people/dilfuza-karimova.svg:null',
  ],
  [
    'a page’s own picture that another took the place of',
    found(redrawn('/static/pictures/our-team-720.avif')),
    'feature/journal',
    'картинка our-team.jpg pages/feature/our-team.jpg:null',
  ],
  [
    'code that pages are made of, which the check’s is not',
    found({ region: 'footer' }),
    'other',
    'код: src/ui/Logo.tsx src/ui/Logo.tsx:1',
  ],
  [
    'a card of a new entry, whatever it says',
    found({ kind: 'added' }, { linksTo: ['/feature/new'] }),
    'other',
    'запись «Новая функция» pages/feature/new.mdx:1',
  ],
  [
    'a drawing in the header: its words say nothing, its file has other lines',
    found({ kind: 'style', region: 'header' }),
    'other',
    'шапка: Партнёрам pages/_site/header.mdx:4',
  ],
  [
    'other words of what a layout draws, though an entry came that the page does not list: they are no count',
    found(words(['del', 'Оценки за неделю'], ['add', 'Уроки на неделю']), {
      writtenAt: [{ file: 'pages/moved.mdx', line: 1 }],
    }),
    'moved',
    'запись «Переехали» pages/moved.mdx:2',
  ],
  [
    'what only machines see of a page whose lines changed and that lists others',
    found({ ...redrawn('/social/home.png'), region: 'head' }),
    'home',
    'запись «Главная» pages/home.mdx:6',
  ],
  [
    'what only machines see of a page whose own lines are as they were: an entry that it lists',
    found({ ...value('', 'description', 'три статьи', 'три записи'), region: 'head' }),
    'rubric',
    'запись «Электронный журнал» pages/feature/journal.mdx:3',
  ],
])('the cause and the line of %s', (_, block, page, told) => {
  expect(causeOf(block, page)).toBe(told);
});

test.each([
  ['a card, a button', found(value('', 'адрес ссылки', '/was', '/other'), { linksTo: ['/other'] }), 'list'],
  ['its own head', found({ ...value('', 'link canonical', '/was', '/other'), region: 'head' }), 'other'],
])('an entry with another address is the cause of changed links to it: %s', (_, block, page) => {
  expect(causeOf(block, page, new Map([['/was', '/other']]))).toBe('запись «Другая» pages/other.mdx:1');
});

test('a prop or field that only follows a moved page, keeps its address or has other spaces is no change', () => {
  const file = 'pages/follows.mdx';
  const linking = (page: string) =>
    version(`follows${page}`, {
      [file]: `---\ntitle: Ссылки\nlink: /feature/${page}\nnote: Раз${page === 'is' ? '\u00a0два\naliases: [/feature/was]' : ' два'}\n---\n\n<Tool slug="${page}" action={{ href: '/feature/${page}' }} />\n`,
    });
  const moved = new Map([['/feature/was', '/feature/is']]);
  const causes = opened(linking('was'), linking('is'), [file], moved);
  expect(causes.unshown([], { file, data: '' })).toEqual([]);
});

test('unseen changes are listed: lines of the settings, files of code', () => {
  const causes = opened(before, after, changed);
  const unseen = (...blocks: FoundBlock[]) => {
    causes.explain(blocks, { file: 'pages/other.mdx', data: '' });
    return causes.unseen(blocks).filter((told) => /settings|^src|^mdx-c/.test(told));
  };
  const lines = (...all: number[]) => all.map((line) => `pages/_site/settings.mdx:${line}`);
  expect(unseen(film)).toEqual([
    ...lines(2, 5, 6),
    'src/ui/Button.module.css',
    'mdx-components/PolicyCards/PolicyCards.tsx',
    'src/ui/Logo.tsx',
  ]);
  // One sentence shows two of the fields but belongs to one.
  const said = ['help', 'ask'].map((mail, at) => `${mail}@d.example или +998 71 200-${at}0-01`);
  const both = found(words(['del', said[0] ?? ''], ['add', said[1] ?? '']));
  expect(unseen(both, found({ region: 'footer' }))).toEqual([
    ...lines(2, 4),
    'src/ui/Button.module.css',
    'mdx-components/PolicyCards/PolicyCards.tsx',
  ]);
  // Two values on a line.
  const file = 'pages/_site/settings.mdx';
  const gone = (name: string, list: string) => version(name, { [file]: `---\ngone: [${list}]\n---\n` });
  expect(opened(gone('gone1', ''), gone('gone2', '/a, /b'), [file]).unseen([])).toEqual(lines(2));
});

test('a prop is named once if the page’s words do not show it; a field that nothing shows is reported by itself', () => {
  const file = 'pages/props.mdx';
  const props = (title: string, order: number, value: number, tone: string) =>
    version(title, {
      [file]: `---\ntitle: ${title}\norder: ${order}\n---\n\n<Hero tone="${tone}">\n<Counter value={${value}} scene="${tone}">рост</Counter>\n</Hero>\n`,
    });
  const causes = opened(props('Было', 1, 5000, 'plain'), props('Стало', 2, 6000, 'dark'), [file]);
  const inside = {
    writtenAt: [
      { file, line: 7 },
      { file, line: 6 },
      { file, line: 1 },
    ],
  };
  const blocks = [
    found(words(['del', '5\u00a0000'], ['add', '6\u00a0000']), inside),
    found({ kind: 'style' }, { writtenAt: inside.writtenAt.slice(1) }),
    found({ kind: 'style' }, { writtenAt: inside.writtenAt.slice(1) }),
    found(words(['del', 'Было'], ['add', 'Стало'])),
    found({ kind: 'style' }, inside),
  ];
  const page = { file, data: '' };
  causes.explain(blocks, page);
  const told = ({ change: { source, values } }: FoundBlock) =>
    [source?.line, ...values.map(({ owner, name, after: is }) => `${owner} ${name} ${is}`.trim())].join(' ');
  expect(blocks.map(told)).toEqual(['7', '6 Первый экран tone dark', '6', '2', '7 Счётчики scene dark']);
  // What the layout draws instead of something else, with line 1, tells nothing of the fields.
  const drawn = (['added', 'removed'] as const).map((kind) =>
    found({ kind }, { writtenAt: inside.writtenAt.slice(2) }),
  );
  expect(causes.unshown([...blocks, ...drawn], page).map(told)).toEqual(['3 order 2']);
});

test('places in a section’s code are changes of their own, with escaped spaces too; a mark without words belongs to the code, not to the stylesheet', () => {
  const [file, sheetFile] = ['mdx-components/Star/Star.tsx', 'mdx-components/Star/Star.module.css'];
  const star = (size: number) =>
    version(`star${size}`, {
      [file]: `size={${size}4}\n\nicon="${size}-arrow"\n\nis\n\n'${size}\\u00a0урок${size === 3 ? 'а' : 'ов'}'\n`,
      [sheetFile]: sheet(`${size}px`),
    });
  const causes = opened(star(3), star(5), [sheetFile, file]);
  const blocks = [
    ...['4', '-arrow'].map((end) => found(words(['del', `3${end}`], ['add', `5${end}`]))),
    found(words(['del', '3 урока'], ['add', '5 уроков'])),
    found({ kind: 'removed' }),
  ];
  causes.explain(blocks, { file: 'pages/other.mdx', data: '' });
  expect(blocks.map(({ change: { source } }) => `${source?.file}:${source?.line}`)).toEqual(
    [1, 3, 7, 1].map((line) => `${file}:${line}`),
  );
});

test('the code of a section without a sheet is found by the tag on the line of a block', () => {
  const [page, code, labels] = ['pages/tag.mdx', 'mdx-components/Principles/Principles.tsx', 'src/site/x.ts'];
  const tagged = (name: string) =>
    version(name, {
      [page]: '---\ntitle: Тег\n---\n\n<Principle icon="eye" title="Ясно">\nТекст.\n</Principle>\n',
      [code]: `export const a = '${name}';\n`,
      [labels]: `export const b = '${name}';\n`,
    });
  const causes = opened(tagged('tag1'), tagged('tag2'), [labels, code]);
  const look = found({ kind: 'style' }, { writtenAt: [{ file: page, line: 5 }] });
  causes.explain([look], { file: page, data: '' });
  expect(look.change.source?.file).toBe(code);
});

test('the words of a scene are found by the sheet of its folder', () => {
  const [scene, labels] = ['src/scenes/Chat/words.ts', 'src/site/x.ts'];
  const worded = (name: string) =>
    version(name, { [scene]: `export const a = '${name}';\n`, [labels]: `export const b = '${name}';\n` });
  const causes = opened(worded('scene1'), worded('scene2'), [labels, scene]);
  const drawing = found(value('', 'рисунок', 'прежний вид', 'новый вид'), {
    styledBy: [sheetHashOf('src/scenes/Chat/Chat.module.css')],
  });
  causes.explain([drawing], { file: 'pages/other.mdx', data: '' });
  expect(drawing.change.source?.file).toBe(scene);
});

test('a change without a changed line of ours is attributed to new package versions', () => {
  const icon = found(value('', 'значок', 'прежний вид', 'новый вид'));
  const files = ['package-lock.json', 'pages/home.mdx', 'pages/_site/settings.mdx'];
  const causes = opened(before, after, files);
  causes.explain([icon], { file: 'pages/other.mdx', data: '' });
  expect(icon.cause.label).toBe('версии пакетов');
});

test.each([
  ['18', ['Чат'], '/feature/0'],
  ['20', ['Чат', 'Тест', 'Урок'], '/feature/0'],
])('a number of entries belongs to one that came or went, not to a stylesheet: %s', (is, titles, cause) => {
  const gone = { 'pages/gone.mdx': '---\ntitle: Чат\n---\n\n17 минут.\n' };
  const came = titles.map((title, at) => [`pages/feature/${at}.mdx`, `---\ntitle: ${title}\n---\n`]);
  const [old, now] = [version(`old${is}`, gone), version(`now${is}`, Object.fromEntries(came))];
  const files = ['src/ui/Button.module.css', ...now.byFile.keys(), ...old.byFile.keys()];
  const block = found(words(['del', '17'], ['add', is], ['same', ' всего']));
  opened(old, now, files).explain([block], { file: 'pages/other.mdx', data: '' });
  expect(block.cause.url).toBe(cause);
});

test('a broken entry is missing once in a number of entries, and is why a list without it is shorter', () => {
  const [file, other] = ['pages/feature/a.mdx', 'pages/about.mdx'];
  const [old, now] = [feature(1, 'Было', 'Было.'), feature(2, 'Стало', '<b')].map((text, at) =>
    version(`broken${at}`, { [file]: text, [other]: `---\ntitle: О нас\n---\n\nГод ${at + 2024}.\n` }),
  ) as [SourceTree, SourceTree];
  const blocks = [
    found(words(['del', '18'], ['add', '17'])),
    found({ ...words(['del', 'метка']), kind: 'removed' }),
  ];
  const causes = opened(old, now, [other, file], new Map(), new Set(['/feature/a']));
  causes.explain(blocks, { file: 'pages/other.mdx', data: '' });
  expect(blocks.map(({ cause }) => cause.url)).toEqual(['/feature/a', '/feature/a']);
});

test('a page’s data, which is long, is read once for all of its blocks and all that changed', () => {
  const files = Array.from({ length: 9 }, (_, at) => `pages/feature/${at}.mdx`);
  const [old, now] = ['Было', 'Стало'].map((title) =>
    version(`data ${title}`, Object.fromEntries(files.map((file) => [file, `---\ntitle: ${title}\n---\n`]))),
  ) as [SourceTree, SourceTree];
  const blocks = ['18', '19', '20'].map((is) => found(words(['del', '17'], ['add', is])));
  const data = vi.fn(() => '{"url":"/feature/4"}');
  const page = Object.defineProperty({ file: 'pages/other.mdx', data: '' }, 'data', { get: data });
  opened(old, now, files).explain(blocks, page);
  expect(blocks.map(({ cause }) => cause.url)).toEqual(Array(3).fill('/feature/4'));
  expect(data).toHaveBeenCalledTimes(1);
});

test('a replaced item of a field is told with the item that replaces it', () => {
  const file = 'pages/feature/tags.mdx';
  const tags = (name: string, ...list: string[]) =>
    version(name, { [file]: `---\ntitle: Метки\ntags: [${list.join(', ')}]\n---\n` });
  const causes = opened(tags('tags1', 'тесты', 'оценки'), tags('tags2', 'тесты', 'физика'), [file]);
  const blocks = [
    found({ ...words(['del', 'оценки']), kind: 'removed' }),
    found({ ...words(['add', 'физика']), kind: 'added' }),
  ];
  causes.explain(blocks, { file, data: '' });
  const told = blocks.map(({ change }) => change.values.map((one) => `${one.before} → ${one.after}`));
  expect(told).toEqual([['оценки → физика'], []]);
});

test('a tag that moved in a page’s list, or replaced another there, belongs to the new entry with it, not to the page’s own edit', () => {
  const blocks = [
    found({ kind: 'moved', at: { path: [0], tag: 'li', text: 'планирование' } }),
    found(words(['del', 'онлайн'], ['add', 'репетитор']), { linksTo: ['/blog/tag/repetitor'] }),
  ];
  const page = { file: 'pages/home.mdx', data: '' };
  opened(before, after, [page.file, 'pages/feature/new.mdx']).explain(blocks, page);
  expect(blocks.map(({ cause }) => cause.url)).toEqual(['/feature/new', '/feature/new']);
});

test('a list that names a new tag among other words belongs to its entry', () => {
  const [file, other] = ['pages/feature/tagged.mdx', 'pages/about.mdx'];
  const site = (name: string, ...list: string[]) =>
    version(name, {
      [file]: `---\ntitle: Метки\ntags: [${list}]\n---\n`,
      [other]: `---\ntitle: О нас, ${name}\n---\n`,
    });
  const causes = opened(site('one', 'тесты'), site('two', 'тесты', 'физика'), [other, file]);
  const block = found({ ...words(['add', 'физика — пока одна статья']), kind: 'added' });
  causes.explain([block], { file: 'pages/blog.mdx', data: '' });
  expect(block).toMatchObject({ showsCause: true, cause: { url: '/feature/tagged' } });
});

test('each field of a page is told once: what a layout draws is of the one that no words show', () => {
  const file = 'pages/fields.mdx';
  const told = (old: Record<string, string>, now: Record<string, string>, ...blocks: FoundBlock[]) => {
    const [was, is] = [old, now].map((fields, at) => {
      const written = Object.entries(fields).map(([name, text]) => `${name}: ${text}\n`);
      return version(`fields ${at}`, { [file]: `---\n${written.join('')}---\n` });
    }) as [SourceTree, SourceTree];
    const causes = opened(was, is, [file]);
    causes.explain(blocks, { file, data: '' });
    const all = [...blocks, ...causes.unshown(blocks, { file, data: '' })];
    return all.map(({ change }) => [change.source?.line, ...change.values.map(({ name }) => name)].join(' '));
  };
  expect(
    told(
      { icon: 'bolt', scene: 'chat', technologies: '[Node, Web]' },
      { icon: 'zap', scene: 'quiz', technologies: '[Redis]' },
      found(value('', 'значок', 'bolt', 'zap'), { writtenAt: [{ file, line: 1 }] }),
      found(value('', 'рисунок', 'прежний вид', 'новый вид'), { writtenAt: [{ file, line: 1 }] }),
      found(words(['del', 'Node, Web'], ['add', 'Redis'])),
    ),
  ).toEqual(['2 значок', '3 scene рисунок', '4']);
  // Of a text that differs only in a sign.
  expect(
    told({ title: 'О нас!' }, { title: 'О нас' }, found(words(['same', 'О нас'], ['del', '!']))),
  ).toEqual(['2']);
  // Both sides of a field with other spaces read alike.
  expect(
    told({ title: 'О нас' }, { title: 'О\u00a0нас' }, found(value('', 'пробелы', 'прежние', 'другие'))),
  ).toEqual(['2 пробелы']);
});

test('of a tag that another replaced no prop is told as changed', () => {
  const file = 'pages/cards.mdx';
  const cards = (name: string, card: string) =>
    version(name, { [file]: `---\ntitle: Карточки\n---\n\n<CardGrid>\n${card}\n</CardGrid>\n` });
  const causes = opened(
    cards('cards 1', '<CardItem title="Мы" icon="users">Кто здесь и где.</CardItem>'),
    cards('cards 2', '<CardItem title="Всё" icon="layers">Что и где.</CardItem>'),
    [file],
  );
  const inside = { writtenAt: [6, 5].map((line) => ({ file, line })) };
  const blocks = [
    found({ kind: 'added', ...words(['add', 'Всё Что и где.']) }, inside),
    found({ kind: 'removed', ...words(['del', 'Мы Кто здесь и где.']) }, inside),
  ];
  causes.explain(blocks, { file, data: '' });
  expect(causes.unshown(blocks, { file, data: '' })).toEqual([]);
});

test('headings and cells belong to their lines: their digits and some of their words may be anywhere', () => {
  const file = 'pages/rows.mdx';
  const site = (name: string, body: string, more: Record<string, string> = {}) =>
    version(name, { [file]: `---\ntitle: Ряды\n---\n\n${body}\n`, ...more });
  const causes = opened(
    site(
      'rows1',
      '1. Кто ведёт?\n2. По какой программе?\n\nДа.\n\n## Итог\n\nНет.\n\n| А |\n| --- |\n| Б |\n\nВсё.',
    ),
    site(
      'rows2',
      '1. По какой программе?\n\nДа.\n\n### Итог\n\nНет.\n\n| А | Новый |\n| --- | --- |\n| Б | |\n\nВсё.\n\nДля собственных учеников нет.',
      {
        'pages/feature/new.mdx': '---\ntitle: Новая\n---\n',
      },
    ),
    [file, 'pages/feature/new.mdx'],
  );
  const at = (line: number) => ({ writtenAt: [{ file, line }] });
  const blocks = [
    found(value('', 'уровень заголовка', '2', '3'), at(9)),
    found(value('', 'ширина в\u00a0столбцах', '3', '4'), at(13)),
    found({ ...words(['add', 'Онлайн-заявки учеников нет есть нет']), kind: 'added' }, at(13)),
  ];
  causes.explain(blocks, { file, data: '' });
  expect(blocks.map(({ change: { source } }) => source?.line)).toEqual([9, 13, 13]);
});

test('a menu’s item goes with the entry that it links to, not with one that has its words in the text', () => {
  const [gone, broken] = ['pages/feature/gone.mdx', 'pages/feature/kept.mdx'];
  const kept = (words: string) => feature(1, 'Учебным центрам', words);
  const causes = opened(
    version('menu-item1', {
      [gone]: feature(2, 'Другое', 'Подходит учебным центрам.'),
      [broken]: kept('Да.'),
    }),
    version('menu-item2', { [broken]: kept('<b') }),
    [gone, broken],
    new Map(),
    new Set(['/feature/kept']),
  );
  const removed = { ...words(['del', 'Учебным центрам']), kind: 'removed', region: 'header' } as const;
  const item = found(removed, { linksTo: ['/feature/kept'] });
  causes.explain([item], { file: 'pages/other.mdx', data: '' });
  expect(item.cause.url).toBe('/feature/kept');
});

test('a word replaced in several fields belongs to the one whose text the block shows', () => {
  const file = 'pages/feature/chat.mdx';
  const entry = (word: string) =>
    version(`replaced ${word}`, {
      [file]: `---\ntitle: Чат и ${word}\ntagline: Свой ${word}\nbenefits: [Виден ${word} за\u00a0месяц]\n---\n`,
    });
  const block = found(
    words(['same', 'Виден '], ['del', 'журнал'], ['add', 'дневник'], ['same', ' за месяц']),
    // A layout draws it.
    { writtenAt: [{ file, line: 1 }] },
  );
  opened(entry('журнал'), entry('дневник'), [file]).explain([block], { file, data: '' });
  expect(block.change.source?.line).toBe(4);
});

test('a picture belongs to the first page that names it, by its exact name', () => {
  const file = 'pages/blog/chart.png';
  const post = (title: string, picture: string) => `---\ntitle: ${title}\n---\n\n![Линии](${picture})\n`;
  const pages = (name: string, first: string) =>
    version(name, {
      'pages/blog/a.mdx': post('Первая', first),
      'pages/blog/b.mdx': post('Вторая', './chart.png'),
    });
  const causeIn = (first: string) => {
    const causes = opened(pages('pic1', 'other.png'), pages('pic2', first), [file]);
    const shown = found(redrawn('/static/pictures/chart-720.avif'));
    causes.explain([shown], { file: 'pages/list.mdx', data: '' });
    return `${shown.cause.label} ${shown.cause.url}`;
  };
  expect(causeIn('chart.png')).toBe('картинка chart.png /blog/a');
  expect(causeIn('my-chart.png')).toBe('картинка chart.png /blog/b');
});

test('a replaced picture leads to the line of its description, if that changed too', () => {
  const [file, page] = ['pages/blog/map.png', 'pages/blog/map.mdx'];
  const post = (name: string, alt: string) =>
    version(name, { [page]: `---\ntitle: Карта\n---\n\nТекст.\n\n![${alt}](map.png)\n` });
  const shown = (...values: ValueChange[]) => {
    const causes = opened(post('alt1', 'Старый город'), post('alt2', 'Новый район'), [page, file]);
    const block = found({ values: [...redrawn('/static/pictures/map-720.avif').values, ...values] });
    causes.explain([block], { file: page, data: '' });
    return [block.cause.label, block.change.source?.file, block.change.source?.line, causes.unseen([block])];
  };
  expect(shown()).toEqual(['картинка map.png', file, null, [page]]);
  const alt = valueChange('подпись для незрячих', 'Старый город', 'Новый район');
  expect(shown(alt)).toEqual(['картинка map.png', page, 7, []]);
});

test('links to neighbours and the look of an entry belong to the entry that moved, not to a neighbour’s other field', () => {
  const entry = (title: string, fields: string) => `---\ntitle: ${title}\n${fields}\n---\n\nТекст.\n`;
  const [one, two] = ['pages/feature/one.mdx', 'pages/feature/two.mdx'];
  const causes = opened(
    version('place1', {
      [one]: entry('Живые уроки', 'order: 5'),
      [two]: entry('Автоматизация', 'icon: bell\npublishAt: 2026-12-05'),
    }),
    version('place2', {
      [one]: entry('Живые уроки', 'order: 6'),
      [two]: entry('Автоматизация', 'icon: star\npublishAt: 2026-12-20'),
    }),
    [one, two, 'src/site/labels.ru.ts'],
  );
  const layout = (file: string) => ({ writtenAt: [{ file, line: 1 }], linksTo: ['/feature/two'] });
  const data = '{"url":"/feature/one"},{"url":"/feature/two"}';
  const told = (blocks: FoundBlock[], url: string) => {
    causes.explain(blocks, { file: `pages${url}.mdx`, data });
    return blocks.map(({ change: { source, values } }) =>
      [`${source?.file}:${source?.line}`, ...values.map(({ name }) => name)].join(' '),
    );
  };
  const link = (kind: BlockChange['kind'], ...said: Parameters<typeof words>) =>
    found({ kind, ...words(...said) }, layout(one));
  const next = link('changed', ['del', 'Следующая'], ['add', 'Предыдущая']);
  next.change.values.push(valueChange('адрес ссылки', '/feature/three', '/feature/two'));
  const own = [link('removed', ['del', 'Предыдущая Тесты']), next, found({ kind: 'style' }, layout(one))];
  // A removed block does not name the field, as if that had been removed. The field comes before its consequences.
  expect(told(own, '/feature/one')).toEqual([
    `${one}:3`,
    `${one}:3 Место в своём разделе адрес ссылки`,
    `${one}:3`,
  ]);
  expect(told([link('changed', ['del', 'Живые уроки'], ['add', 'Автоматизация'])], '/feature/three')).toEqual(
    [`${one}:3`],
  );
  const stage = found(value('', 'ещё не на сайте', 'null', 'выйдет позже'), layout(one));
  expect(told([stage], '/feature/three')).toEqual([`${two}:4 ещё не на сайте`]);
});

test('an order’s digits are not searched in texts; an icon that a block shows is reported there', () => {
  const file = 'pages/digits.mdx';
  const at = (name: string, order: number, icon: string, category: string, mark: string) =>
    version(name, {
      [file]: `---\ntitle: Цифры\norder: ${order}\nicon: ${icon}\ncategory: ${category}\nstory: Средний балл ${mark}.\n---\n`,
    });
  const causes = opened(
    at('digits1', 3, 'wallet', 'Центрам', '4,3'),
    at('digits2', 4, 'target', 'Методика', '4,4'),
    [file],
  );
  const blocks = [
    found(words(['same', 'Средний балл 4,'], ['del', '3'], ['add', '4'])),
    found({ ...words(['del', 'Центрам'], ['add', 'Методика']), ...value('', 'значок', 'wallet', 'target') }),
  ];
  const page = { file, data: '' };
  causes.explain(blocks, page);
  expect(blocks.map(({ change }) => change.source?.line)).toEqual([6, 5]);
  expect(causes.unshown(blocks, page).map(({ change }) => change.values[0]?.name)).toEqual(['order']);
});

test('text that got another part around it belongs to its own lines, not to an entry that the page lists', () => {
  const [file, entry] = ['pages/wrapped.mdx', 'pages/feature/chat.mdx'];
  const said = 'Цена зависит от числа учеников.';
  const [old, now] = [`${said} Напишите нам.`, `<Callout>${said}</Callout>\n\nНапишите нам.`].map(
    (text, at) =>
      version(`wrapped${at}`, {
        [file]: `---\ntitle: Вопрос\n---\n\n${text}\n`,
        [entry]: feature(at, 'Чат', 'Чат.'),
      }),
  ) as [SourceTree, SourceTree];
  const around = { writtenAt: [{ file, line: 5 }], linksTo: ['/pricing'] };
  const block = found({ ...words(['add', said]), kind: 'added' }, around);
  opened(old, now, [file, entry]).explain([block], { file, data: '{"url":"/feature/chat"}' });
  expect(block.change.source).toEqual({ file, line: 5 });
});

test('among equal lines the block’s own is chosen; a move has its current line', () => {
  const file = 'pages/rows.mdx';
  const rows = (name: string, days: number, ...parts: string[]) =>
    version(name, {
      [file]: `---\ntitle: Строки\n---\n\n| Звонки | за ${days} дней |\n| Программа | за ${days} дней |\n\n${parts.join('\n\n')}\n`,
    });
  const sections = ['<Cards>\nКарточки\n</Cards>', '<Scene>\nСцена\n</Scene>'];
  const causes = opened(rows('rows1', 10, ...sections), rows('rows2', 9, ...sections.toReversed()), [file]);
  const blocks = [
    ...[5, 6].map((line) =>
      found(words(['same', 'за '], ['del', '10'], ['add', '9']), { writtenAt: [{ file, line }] }),
    ),
    ...[8, 12].map((line) =>
      found(
        { kind: 'moved', at: { path: [line], tag: 'section', text: line === 8 ? 'Сцена' : 'Карточки' } },
        { writtenAt: [{ file, line }] },
      ),
    ),
  ];
  causes.explain(blocks, { file, data: '' });
  expect(blocks.map(({ change: { source } }) => [source?.line, source?.isGone])).toEqual([
    [5, undefined],
    [6, undefined],
    [8, undefined],
    [12, undefined],
  ]);
});

test('shown changes are not listed as unseen; unseen texts and packages are', () => {
  const moved = 'Полностью исключить риск не может ни одна система, поэтому не сообщайте пароль.';
  const post = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;
  const [labels, chart, lost] = ['src/site/labels.ru.ts', 'pages/blog/chart.png', 'pages/blog/lost.png'];
  const pages = (name: string, picture: string, from: string, to: string, brief: string, sent: string) =>
    version(name, {
      'pages/blog/post.mdx': post('Пост', picture),
      // Only spaces differ.
      'pages/blog/spaced.mdx': post('Отступы', name === 'seen1' ? 'Раз. Два.' : '\nРаз.  Два.'),
      'pages/privacy/4-order.mdx': `---\ntitle: Место\norder: ${name}\n---\n`,
      'pages/privacy/5-data.mdx': post('Данные', `Первый.\n\n${from}`),
      'pages/privacy/6-rights.mdx': post('Права', `Второй.\n\n${to}`),
      [labels]: `brief: '${brief}',\nmore: 'Ещё',\nsent: '${sent}',\n`,
      ...(picture ? { [chart]: '', [lost]: '' } : {}),
    });
  const [old, now] = [
    pages('seen1', '', moved, '', 'Коротко', 'Готово'),
    pages('seen2', '![Линии](chart.png)', '', moved, 'Кратко', 'Спасибо'),
  ];
  const files = [
    chart,
    lost,
    'pages/blog/post.mdx',
    'pages/blog/spaced.mdx',
    'pages/privacy/4-order.mdx',
    'pages/privacy/5-data.mdx',
    'pages/privacy/6-rights.mdx',
  ];
  // A file for hosts without an extension.
  const builds = ['deploy/netlify.toml', 'package-lock.json', 'public/_redirects', 'vite.config.ts'];
  const causes = opened(old, now, [...files, labels, 'deploy/README.md', ...builds]);
  const explained = (url: string, ...blocks: FoundBlock[]) => {
    causes.explain(blocks, { file: `pages${url}.mdx`, data: '' });
    return blocks;
  };
  const at = { path: [0], tag: 'p', text: moved.split(' ').slice(0, 9).join(' ') };
  const shown = [
    ...explained(
      '/blog/post',
      found(
        { kind: 'added', ...words(['add', 'Линии']) },
        { writtenAt: [{ file: 'pages/blog/post.mdx', line: 5 }] },
      ),
    ),
    ...explained(
      '/privacy',
      found({ kind: 'moved', at }, { writtenAt: [{ file: 'pages/privacy/6-rights.mdx', line: 7 }] }),
    ),
  ];
  const label = explained('/privacy', found(words(['del', 'Коротко'], ['add', 'Кратко'])));
  expect(causes.unseen([...shown, ...label])).toEqual([`${labels}:3`, ...builds]);
  expect(causes.unseen(shown)).toEqual([labels, ...builds]);
  expect(opened(old, now, builds).unseen([])).toEqual(builds);
});

test('of a file that only follows a page to its new address nothing is unseen', () => {
  const file = 'pages/_site/search.mdx';
  const site = (name: string, words: string) =>
    version(name, { [file]: `---\nwords:\n  ${words}: [цена]\n---\n` });
  const moved = new Map([['/prices', '/pricing']]);
  const unseen = (...sides: [string, string]) => {
    const [old, now] = sides.map((words) => site(words.replace(/\W/g, ''), words));
    return old && now && opened(old, now, [file], moved).unseen([]);
  };
  expect([unseen('/prices', '/pricing'), unseen('/prices', '/other')]).toEqual([[], [file]]);
});

test('headers of all pages, which no page shows, are listed', () => {
  const file = 'src/hosts/headers.ts';
  const [old, now] = ['one', 'two'].map((age) =>
    version(`headers-${age}`, { [file]: `const age = '${age}';\n` }),
  );
  expect(old && now && opened(old, now, [file]).unseen([])).toEqual([file]);
});

test('changed code without a visible effect is listed, even if its words are on a page by chance', () => {
  const [puzzle, callout] = ['StarPuzzle', 'Callout'].map((name) => `mdx-components/${name}/${name}.tsx`);
  if (!puzzle || !callout) throw new Error('There is no code.');
  const file = 'pages/steps.mdx';
  const code = (name: string, turn: number, icon: string) =>
    version(name, {
      [file]: `---\ntitle: Шаги\n---\n\nШаг ${turn}.\n`,
      [puzzle]: `const turn = ${turn};\n`,
      [callout]: `const icon = '${icon}';\n`,
    });
  const [old, now] = [code('code1', 1, 'eye'), code('code2', 2, 'star')];
  const causes = opened(old, now, [file, puzzle, callout]);
  const blocks = [
    found(value('', 'значок', 'eye', 'star')),
    found(words(['same', 'Шаг '], ['del', '1'], ['add', '2']), { writtenAt: [{ file, line: 5 }] }),
  ];
  causes.explain(blocks, { file, data: '"Callout"' });
  expect(blocks.map(({ change }) => change.source?.file)).toContain(callout);
  expect(causes.unseen(blocks)).toEqual([puzzle]);
});

test('the code of a new section is seen where a page uses it', () => {
  const [page, code] = ['pages/facts.mdx', 'mdx-components/Fact/Fact.module.css'];
  const using = (name: string, words: string) =>
    version(name, { [page]: `---\ntitle: Числа\n---\n\n${words}\n`, [code]: sheet('1rem') });
  const unseen = (said: string) => {
    const causes = opened(before, using(said, said), [page, code]);
    const added = found({ kind: 'added', ...words(['add', said]) });
    causes.explain([added], { file: page, data: '' });
    return causes.unseen([added]);
  };
  expect(unseen('<Fact>42</Fact>')).toEqual([]);
  expect(unseen('Сорок два')).toEqual([code]);
});

test('a prop has its name from the schema; an item of a list at another place has no value', () => {
  const file = 'pages/count.mdx';
  const count = (name: string, value: number, ...benefits: string[]) =>
    version(name, {
      [file]: `---\ntitle: Счёт\ndraft: ${value > 150}\nbenefits: [${benefits}]\n---\n\n<Counter value={${value}}>рост</Counter>\n`,
    });
  const causes = opened(count('count1', 150, 'раз', 'два'), count('count2', 160, 'два', 'раз'), [file]);
  const page = { file, data: '' };
  const told = causes.unshown([], page).flatMap(({ change: { values } }) => values);
  expect(told.map(({ owner, name, after: is }) => `${owner}: ${name} ${is}`)).toEqual([
    ': Черновик да',
    'Счётчики: Число 160',
  ]);
});

test('line ends of Windows are no change', () => {
  const files = { 'pages/home.mdx': home('Стало иначе.'), 'src/ui/Logo.tsx': 'export const c = 1;\n' };
  const windows = Object.entries(files).map(([file, text]) => [file, text.replaceAll('\n', '\r\n')]);
  const now = version('windows', Object.fromEntries(windows));
  const { units } = openUnits(
    { before, after: now, changed: Object.keys(files), renamed: new Map() },
    new Set(),
  );
  expect(units.map(({ old, now }) => [old, now])).toEqual([
    [[{ line: 6, text: 'Было так.' }], [{ line: 6, text: 'Стало иначе.' }]],
  ]);
});

test('another social picture belongs to a field of its page, otherwise to the site’s settings, not to texts', () => {
  const site = (name: string, brand: string, icon: string, words: string) =>
    version(name, {
      'pages/_site/settings.mdx': `---\nbrand: ${brand}\n---\n`,
      'pages/feature/chat.mdx': `---\ntitle: Чат\nicon: ${icon}\n---\n`,
      'pages/about.mdx': `---\ntitle: О нас\n---\n\n${words}\n`,
    });
  const [old, now] = [
    site('old-name', 'Daftar', 'bell', 'Было.'),
    site('new-name', 'Daftarx', 'eye', 'Стало.'),
  ];
  const changed = [...now.byFile.keys()];
  const { explain } = openCauses({ before: old, after: now, changed, renamed: new Map() });
  const lineOn = (file: string) => {
    const values = [valueChange('картинка для соцсетей', 'прежний вид', 'новый вид')];
    const block = foundBlock('changed', 'для поисковиков и соцсетей', { values });
    explain([block], { file, data: '"url":"/feature/chat"' });
    return `${block.change.source?.file}:${block.change.source?.line}`;
  };
  expect(['pages/feature/chat.mdx', 'pages/about.mdx', 'pages/other.mdx'].map(lineOn)).toEqual([
    'pages/feature/chat.mdx:3',
    'pages/_site/settings.mdx:2',
    'pages/_site/settings.mdx:2',
  ]);
});

test('what a list tells machines of its entries belongs to one of them, never to an address that the settings call gone', () => {
  const site = (name: string, gone: string, title: string) =>
    version(name, {
      'pages/_site/settings.mdx': `---\nbrand: Daftar${gone}\n---\n`,
      'pages/blog-single/post.mdx': `---\ntitle: ${title}\n---\n`,
    });
  const [old, now] = [site('gone1', '', 'Было'), site('gone2', '\ngone: [/blog-single/old]', 'Стало')];
  const values = [valueChange('описание', 'Сначала это', 'Потом то')];
  const lineOf = (file: string | null) => {
    const block = foundBlock('changed', 'для поисковиков и соцсетей', { values });
    opened(old, now, [...now.byFile.keys()]).explain([block], { file, data: '"url":"/blog-single/post"' });
    return block.change.source?.file;
  };
  const post = 'pages/blog-single/post.mdx';
  expect([lineOf(null), lineOf('pages/blog.mdx')]).toEqual([post, post]);
});

test('header and footer have the same entry: each change of it names its own file, not that of a removed page', () => {
  const entries = (...lines: string[]) =>
    lines.map((line) => `      - ${line.replace('; ', '\n        ')}\n`).join('');
  const site = (name: string, news: string, isFirst: boolean) => {
    const [one, others] = [
      `title: ${news}; link: /releases`,
      ['title: Блог; link: /blog', 'title: Тарифы; link: /pricing'],
    ];
    const links = entries(...(isFirst ? [one, ...others] : [...others, one]));
    return version(name, {
      'pages/_site/header.mdx': `---\nmenu:\n  - submenu:\n${links.replaceAll(/(releases|blog|pricing)/g, '$1\n        text: О нём')}---\n`,
      'pages/_site/footer.mdx': `---\ncolumns:\n  - links:\n${links}${isFirst ? entries('title: Карьера; link: /careers') : ''}---\n`,
      ...(isFirst && { 'pages/careers.mdx': '---\ntitle: Карьера\n---\n' }),
    });
  };
  const [old, now] = [site('frame1', 'Обновления', true), site('frame2', 'Что нового', false)];
  const files = [...old.byFile.keys()];
  const rename = words(['del', 'Обновления'], ['add', 'Что нового']);
  const blocks = [
    found({ ...rename, region: 'header' }, { linksTo: ['/releases'] }),
    found({ ...words(['del', 'Обновления']), kind: 'removed', region: 'footer' }),
    found({ ...words(['add', 'Что нового']), kind: 'added', region: 'footer' }),
    found({ ...words(['del', 'Карьера']), kind: 'removed', region: 'footer' }, { linksTo: ['/careers'] }),
  ];
  opened(old, now, files).explain(blocks, { file: null, data: '' });
  expect(blocks.map(({ change, cause }) => `${cause.label} ${change.source?.file}`)).toEqual([
    'шапка: Обновления pages/_site/header.mdx',
    'подвал: Обновления pages/_site/footer.mdx',
    'подвал: Что нового pages/_site/footer.mdx',
    'подвал: Карьера pages/_site/footer.mdx',
  ]);
});

test('a heading’s entry in the contents belongs to the heading, though its address has more words, not to a prop', () => {
  const file = 'pages/post.mdx';
  const post = (name: string, heading: string, kind: string) =>
    version(name, {
      [file]: `---\ntitle: Статья\n---\n\n## ${heading}\n\n<Callout kind="${kind}">\nСовет.\n</Callout>\n`,
    });
  const [old, now] = [
    post('contents1', 'Накануне: час', 'tip'),
    post('contents2', 'Вечером накануне: урок', 'warning'),
  ];
  const rename = words(
    ['del', 'Накануне'],
    ['add', 'Вечером накануне'],
    ['same', ': '],
    ['del', 'час'],
    ['add', 'урок'],
  );
  const entry = found({
    ...rename,
    ...value(
      '',
      'адрес ссылки',
      '#nakanune-pyatnadtsat-minut-chas',
      '#vecherom-nakanune-pyatnadtsat-minut-urok',
    ),
  });
  const heading = found(rename, { writtenAt: [{ file, line: 5 }] });
  const callout = found(value('', 'значок', 'lightbulb', 'circle-alert'), { writtenAt: [{ file, line: 7 }] });
  opened(old, now, [file]).explain([entry, heading, callout], { file, data: '' });
  expect([entry, heading, callout].map(({ change }) => change.source?.line)).toEqual([5, 5, 7]);
  expect(entry.cause.key).toBe(heading.cause.key);
  expect(entry.change.values.map(({ owner }) => owner)).toEqual(['']);
});

test('another tag in a list of all belongs to the entry that went, not to the field of an entry that the page lists', () => {
  const post = (fields: string) => `---\ntitle: Статья\n${fields}---\n`;
  const site = (name: string, files: Record<string, string>) =>
    version(name, { 'pages/blog-single/kept.mdx': post(name), ...files });
  const old = site('tagged: 1\n', { 'pages/blog-single/gone.mdx': post('tags: [тесты]\n') });
  const now = site('aliases: [/blog-single/gone]\n', {});
  const tag = found(words(['del', 'тесты'], ['add', 'оценки'], ['same', ' — статей: 1']), {
    linksTo: ['/blog/tag/otsenki'],
  });
  opened(old, now, [...old.byFile.keys()]).explain([tag], { file: null, data: '"url":"/blog-single/kept"' });
  expect(tag.change.source?.file).toBe('pages/blog-single/gone.mdx');
});
