import { expect, test } from 'vitest';
import { form } from './edit.ts';
import { fieldsId, formOf, ownPicture, setPicture, setValues } from './form.ts';
import { parseFile } from './spots.ts';

const file = 'pages/feature/x.mdx';
const page = `---
title: Журнал
slug: x
order: 3
icon: notebook-pen
benefits:
  - Первое
impact:
  tutor: Вечер свободен
---

<Hero
  eyebrow="Всем"
  heading="Вся учёба"
  scene="hero"
  action={{ text: 'Начать', href: '/register' }}
/>

<Counter value={150} icon="layers">центров</Counter>

<PlanTable />
`;
const parsed = parseFile(file, page);
const idOf = (name: string) => parsed.blocks.find((block) => block.name === name)?.id ?? '';

/** Returns the lines that differ after a value was set. */
function linesAfter(
  id: string,
  path: string[],
  value: string | number | boolean | string[] | null,
): string[] {
  const after = setValues(parsed, id, [{ path, value }]).split('\n');
  const before = page.split('\n');
  const come = after.filter((line) => !before.includes(line));
  const gone = before.filter((line) => !after.includes(line));
  return [...gone.map((line) => `-${line}`), ...come.map((line) => `+${line}`)];
}

test('the form of a section shows its props with their limits, values and closed sets', () => {
  const { fields } = formOf(parsed, idOf('Hero'));
  const field = (name: string) => fields.find(({ path }) => path.join('.') === name);
  expect(field('heading')).toMatchObject({
    name: 'Главный заголовок страницы (h1)',
    kind: 'text',
    required: true,
    most: 70,
    value: 'Вся учёба',
  });
  expect(field('scene')).toMatchObject({ kind: 'scene', value: 'hero' });
  expect(field('action.href')).toMatchObject({ kind: 'address', value: '/register' });
  expect(field('videoLabel')).toMatchObject({ required: false, value: null });
  expect(formOf(parsed, idOf('Counter')).fields.map(({ path, kind }) => [path[0], kind])).toEqual(
    expect.arrayContaining([
      ['value', 'number'],
      ['icon', 'icon'],
    ]),
  );
});

test('a portrait and a picture are chosen from those that exist', () => {
  const post = 'pages/blog-single/x.mdx';
  const source = '<Review />\n\n<SplitScene />\n';
  const [review, scene] = ['body/0', 'body/1'].map((id) => form(post, source, id));
  expect(review?.fields).toContainEqual(expect.objectContaining({ path: ['image'], kind: 'portrait' }));
  expect(scene?.fields).toContainEqual(expect.objectContaining({ path: ['picture'], kind: 'picture' }));
  expect(review?.suggested.portrait).toContain('/people/dilnoza-karimova.svg');
  expect(review?.suggested.picture).toContain('two-threes.png');
});

test('a section without props has no form', () => {
  expect(() => formOf(parseFile(file, '<ReleaseList />'), 'body/0')).toThrow(/нечего/);
});

test('the form of a file shows its fields, including lists of texts, and names those that only the source can add', () => {
  const { fields, elsewhere } = formOf(parsed, fieldsId);
  expect(fields.map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining(['title', 'order', 'icon', 'benefits', 'aliases', 'impact.tutor', 'draft']),
  );
  const named = (name: string) => fields.find(({ path }) => path.join('.') === name);
  expect(named('benefits')).toMatchObject({ kind: 'list', value: ['Первое'] });
  expect(named('publishAt')).toMatchObject({ kind: 'day', value: null });
  expect(elsewhere).toEqual(['story']);
  expect(formOf(parseFile('pages/blog-single/x.mdx', page), fieldsId).elsewhere).toEqual(['action']);
});

test.each<[string, string[], string | number | boolean | null, string[]]>([
  ['Hero', ['heading'], 'Учёба "рядом"', ['-  heading="Вся учёба"', '+  heading="Учёба &quot;рядом&quot;"']],
  ['Hero', ['videoLabel'], 'Смотреть', ['+  videoLabel="Смотреть"']],
  ['Hero', ['eyebrow'], null, ['-  eyebrow="Всем"']],
  [
    'Hero',
    ['action', 'href'],
    '/about',
    ["-  action={{ text: 'Начать', href: '/register' }}", "+  action={{ text: 'Начать', href: '/about' }}"],
  ],
  [
    'Counter',
    ['value'],
    200,
    [
      '-<Counter value={150} icon="layers">центров</Counter>',
      '+<Counter value={200} icon="layers">центров</Counter>',
    ],
  ],
])('<%s> %j becomes %j', (name, path, value, lines) => {
  expect(linesAfter(idOf(name), path, value)).toEqual(lines);
});

test.each<[string[], string | number | boolean | string[] | null, string[]]>([
  [['benefits'], ['Первое', ' Да: нет ', ''], ["+  - 'Да: нет'"]],
  [['benefits'], [], ['-benefits:', '-  - Первое']],
  [['aliases'], ['/old', '/older'], ['+aliases: [/old, /older]']],
  [['title'], 'Журнал: итоги', ['-title: Журнал', "+title: 'Журнал: итоги'"]],
  [['order'], 5, ['-order: 3', '+order: 5']],
  [['draft'], true, ['+draft: true']],
  [['tagline'], 'Да: нет', ["+tagline: 'Да: нет'"]],
  [['icon'], null, ['-icon: notebook-pen']],
  [['impact', 'tutor'], 'Вечер ваш', ['-  tutor: Вечер свободен', '+  tutor: Вечер ваш']],
  [['impact', 'parent'], 'Всё на виду', ['+  parent: Всё на виду']],
  [['impact', 'tutor'], null, ['-impact:', '-  tutor: Вечер свободен']],
])('the field %j becomes %j', (path, value, lines) => {
  expect(linesAfter(fieldsId, path, value)).toEqual(lines);
});

test('several values are set at once, although each moves the next', () => {
  const values = [
    { path: ['eyebrow'], value: 'Каждому в школе' },
    { path: ['heading'], value: 'Рядом' },
  ];
  const after = page.replace('Всем', 'Каждому в школе').replace('Вся учёба', 'Рядом');
  expect(setValues(parsed, idOf('Hero'), values)).toBe(after);
});

const action = "action={{ text: 'Начать', href: '/register' }}";
test.each<[string, string, string[], string]>([
  ['a value', `<Hero ${action} />`, ['text'], "<Hero action={{ href: '/register' }} />"],
  ['the last value', `<Hero ${action} />`, ['href'], "<Hero action={{ text: 'Начать' }} />"],
  ['all values', `<Hero heading="Рядом" ${action} />`, ['text', 'href'], '<Hero heading="Рядом" />'],
  [
    'a value on its own line',
    "<Hero\n  action={{\n    text: 'Начать',\n    href: '/register',\n  }}\n/>",
    ['href'],
    "<Hero\n  action={{\n    text: 'Начать',\n  }}\n/>",
  ],
])('%s of an expression is emptied', (_, source, names, after) => {
  const values = names.map((name) => ({ path: ['action', name], value: null }));
  expect(setValues(parseFile(file, `${source}\n`), 'body/0', values)).toBe(`${after}\n`);
});

test('emptied values within fields go, and what holds nothing else with them', () => {
  const source = (phones: string, more: string) => `---\nphones:\n${phones}${more}brand: Daftar\n---\n`;
  const phone = (label: string, more = '') => `  - label: ${label}\n${more}`;
  const before = source(
    `${phone('Раз')}${phone('Два', '    number: 1\n')}${phone('Три')}`,
    'plans:\n  tutor: { price: 5 }\n',
  );
  const values = [
    ['phones', '0', 'label'],
    ['phones', '1', 'number'],
    ['phones', '2', 'label'],
    ['plans', 'tutor', 'price'],
  ].map((path) => ({ path, value: null }));
  const after = setValues(parseFile('pages/_site/settings.mdx', before), fieldsId, values);
  expect(after).toBe(source(phone('Два'), ''));
});

test('a value that cannot be written is named', () => {
  const source = "<Hero action={{ text: 'Начать' }} />";
  const values = [{ path: ['action', 'href'], value: '/about' }];
  expect(() => setValues(parseFile(file, source), 'body/0', values)).toThrow(
    expect.objectContaining({ refused: { field: 'action.href' } }),
  );
});

test.each([
  ['an empty field', '---\ntitle: x\ntagline:\norder: 3\n---\n', 'tagline: Да\norder: 3\n---\n'],
  ['fields above a rule', '---\ntitle: x\n---\n---\n\nТекст\n', 'tagline: Да\n---\n---\n\nТекст\n'],
])('%s takes a value', (_, source, after) => {
  const values = [{ path: ['tagline'], value: 'Да' }];
  expect(setValues(parseFile(file, source), fieldsId, values)).toBe(`---\ntitle: x\n${after}`);
});

test('a number is set without touching the texts beside it', () => {
  const source = '---\ntitle: x\nskills:\n  - title: Первое\n      и второе\n    value: 98\n---\n';
  const values = [{ path: ['skills', '0', 'value'], value: 97 }];
  expect(setValues(parseFile('pages/team-single/x.mdx', source), fieldsId, values)).toBe(
    source.replace('98', '97'),
  );
});

test('a list in brackets keeps them, and its items stay as written', () => {
  const source = '---\ntitle: x\ntags: ["раз", два]\n---\n';
  const values = [{ path: ['tags'], value: ['раз', 'три: четыре', 'два'] }];
  expect(setValues(parseFile('pages/blog-single/x.mdx', source), fieldsId, values)).toBe(
    '---\ntitle: x\ntags: ["раз", \'три: четыре\', два]\n---\n',
  );
});

test('a picture becomes the page’s own and replaces the one before', () => {
  const post = 'pages/blog-single/x.mdx';
  const shown = (source: string, alt: string) => setPicture(parseFile(post, source), 'a.png', alt);
  const bare = '---\r\ntitle: Пост\r\n---\r\n\r\nТекст.\r\n';
  const first = shown(bare, 'Класс: {7}');
  expect(first).toBe(
    "---\r\ntitle: Пост\r\npicture:\r\n  file: a.png\r\n  alt: 'Класс: {7}'\r\n---\r\n\r\nТекст.\r\n",
  );
  expect(ownPicture(post, first)).toBe('Класс: {7}');
  expect(shown(first.replace('a.png', 'old.jpg'), 'Доска')).toBe(first.replace("'Класс: {7}'", "'Доска'"));
  expect(ownPicture('pages/about.mdx', bare)).toBeNull();
  expect(() => setPicture(parseFile('pages/about.mdx', bare), 'a.png', 'Доска')).toThrow(/не\u00a0бывает/);
});
