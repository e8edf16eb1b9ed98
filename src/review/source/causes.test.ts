import { expect, test } from 'vitest';
import type { BlockChange, Run } from '../types.ts';
import { causes } from './causes.ts';
import type { SourcePage, SourceTree } from './pages.ts';

const page = (file: string, data: Record<string, unknown>, body = ''): SourcePage => ({
  file,
  source: body,
  url: file.replace(/^pages|\.mdx$/g, ''),
  data,
  lineOf: () => 1,
});
const tree = (...pages: SourcePage[]): SourceTree => ({
  root: '',
  byFile: new Map(pages.map((one) => [one.file, one])),
  byUrl: new Map(pages.map((one) => [one.url ?? '', one])),
  aliases: new Set(),
});
const block = (runs: Run[], extra: Partial<BlockChange> = {}): BlockChange => ({
  kind: 'changed',
  label: 'абзац',
  at: { path: [], tag: 'p', text: '' },
  runs,
  values: [],
  source: null,
  region: 'main',
  cause: null,
  ...extra,
});
const del = (text: string): Run => ({ op: 'del', text });
const add = (text: string): Run => ({ op: 'add', text });
const same = (text: string): Run => ({ op: 'same', text });

const body = 'Оценки преподаватель ставит по ходу урока в [цифровой журнал](/feature/journal).';
const home = (text: string) => page('pages/home.mdx', { title: 'Главная' }, `<PolicyCards />\n\n${text}`);
const before = tree(
  page('pages/about.mdx', { title: 'О нас' }, 'Было.'),
  page('pages/feature/journal.mdx', { title: 'Цифровой журнал' }),
  page('pages/blog-single/old.mdx', { title: 'Старая статья' }),
  home(body),
);
const after = tree(
  page('pages/partners.mdx', { title: 'Партнёрам' }),
  page('pages/about.mdx', { title: 'О нас' }, 'Стало.'),
  page('pages/feature/journal.mdx', { title: 'Электронный журнал' }),
  page('pages/blog-single/new.mdx', { title: 'Новая статья', comments: 3, tags: ['родители'] }),
  page('pages/blog-single/old.mdx', { title: 'Старая статья' }),
  home('Это сразу видят родители.'),
);
const { causeOf, foreignCause } = causes(before, after, [
  'mdx-components/PolicyCards/PolicyCards.module.css',
  'pages/about.mdx',
  'pages/blog-single/new.mdx',
  'pages/feature/journal.mdx',
  'pages/home.mdx',
  'pages/partners.mdx',
]);
const rule = { owner: '.card', name: 'padding', before: '2.5rem', after: '3.5rem', source: null };

test('another entry is named for its own words only', () => {
  const title = [del('Цифровой'), add('Электронный'), same(' журнал')];
  expect(foreignCause(block(title), '/home', '/home')).toBe('запись «Электронный журнал»');
  // The page's own paragraph went; it happened to name that entry.
  const own = del('Оценки преподаватель ставит по ходу урока в цифровой журнал.');
  expect(foreignCause(block([own], { kind: 'removed' }), '/home', '/home')).toBeNull();
  // Two words put in at two places are the writer's.
  const apart = [same('Так '), add('сразу'), same(' все '), add('видят'), same(' и дети')];
  expect(foreignCause(block(apart), '/home', '/home')).toBeNull();
  // Another's tag stands beside the word that was put in.
  expect(foreignCause(block([add('сразу'), same(' видят родители')]), '/home', '/home')).toBeNull();
});

test('a rule of a sheet belongs to its section, a variant to the writer', () => {
  expect(foreignCause(block([], { kind: 'style', values: [rule] }), '/home', '/home')).toBe(
    'секция PolicyCards',
  );
  expect(causeOf(block([], { kind: 'style', values: [rule] }), '/home')).toBe('секция PolicyCards');
  expect(foreignCause(block([], { kind: 'style' }), '/home', '/home')).toBeNull();
});

test('a list that moved is put down to the entry that came, not to a page whose text changed', () => {
  expect(causeOf(block([del('планирование')], { kind: 'removed' }), '/blog-single/old')).toBe(
    'запись «Новая статья»',
  );
  expect(
    foreignCause(block([del('Как было в старой статье раньше')], { kind: 'removed' }), '/home', '/home'),
  ).toBe('запись «Новая статья»');
  expect(causeOf(block([], { kind: 'added' }), '/blog')).toBe('запись «Новая статья»');
});
