import { expect, it } from 'vitest';
import type { z } from 'zod';
import { sortProblems, splice } from '../problems/problems.ts';
import { schemas } from '../types/schemas.ts';
import { parseFrontmatter } from './frontmatter.ts';
import { validate } from './validate.ts';

const about = 'description: Описание страницы, которого хватает и поиску, и карточке в списке.';

/** Returns the problems of a file's fields: positions and first sentences. */
function problemsOf(source: string, type: 'page' | 'feature' = 'page'): string[] {
  const read = () =>
    validate(schemas[type], 'pages/a.mdx', parseFrontmatter('pages/a.mdx', source, schemas[type]));
  const { data, problems } = read();
  expect(data).toBeNull();
  expect(read().problems).toEqual(problems);
  return sortProblems(problems).map(({ line, column, what }) =>
    `${line}:${column} ${what}`.replaceAll('\u00a0', ' '),
  );
}
const fields = (...rows: string[]) => `---\n${rows.join('\n')}\n---\n\nТекст.\n`;

const colon = 'В строке второе двоеточие с пробелом.';
const prose = 'В поле «prose» не тот вид значения.';

it.each<[string, string[], string[]]>([
  [
    'ten equal errors',
    Array.from({ length: 10 }, (_, index) => `f${index}: а: б`),
    [
      '1:1 Не хватает поля «description».',
      '1:1 Не хватает поля «title».',
      ...Array.from({ length: 10 }, (_, index) => [
        `${index + 2}:1 Поля «f${index}» здесь нет.`,
        `${index + 2}:5 ${colon}`,
      ]).flat(),
    ],
  ],
  [
    'a quote that swallows the next field, and a field after it',
    ['title: "О нас', about, 'lead: @важно', 'prose: да'],
    ['2:8 Кавычка не закрыта.', '4:7 Значение начинается со служебного знака «@».', `5:8 ${prose}`],
  ],
  [
    'a bracket that swallows lines',
    ['title: О нас', 'aliases: [', '  /a,', '  /b', 'prose: да', about],
    ['3:10 Скобка «[» не закрыта.', `6:8 ${prose}`],
  ],
  [
    'every line with a tab',
    ['title: О нас', about, 'aliases:', '\t- /a', '\t- /b', 'prose: да'],
    ['5:1 Отступ сделан табуляцией.', `7:8 ${prose}`],
  ],
  [
    'a field of the page with a tab, below a value that it seems to continue',
    ['title: О нас', `\t${about}`, 'prose: да'],
    ['3:1 Отступ сделан табуляцией.', `4:8 ${prose}`],
  ],
  [
    'a tab above an asterisk',
    ['title: О нас', about, 'aliases:', '\t- /a', '\t- *важно', 'prose: да'],
    ['5:1 Отступ сделан табуляцией.', '6:4 Значение начинается со служебного знака «*».', `7:8 ${prose}`],
  ],
  [
    'a field three times',
    ['title: Мы', 'title: О нас', 'title: О вас', about, 'prose: да'],
    ['3:1 Поле записано дважды.', '4:1 Поле записано дважды.', `6:8 ${prose}`],
  ],
  [
    'a text continued without an indent: its length is not checked',
    ['title: О нас', 'description: Описание', 'которое переехало', 'на две строки', 'prose: да'],
    ['4:1 Эту строку нельзя прочитать как «поле: значение».', `6:8 ${prose}`],
  ],
  [
    'a field without its colon is not called missing',
    ['title О нас', about, 'prose: да'],
    ['2:1 После имени поля нет двоеточия.', `4:8 ${prose}`],
  ],
  [
    'fields with an indent',
    ['title: О нас', `   ${about}`, 'prose: true', '   lead: x', 'slug: А'],
    ['3:4 Поле сдвинуто вправо.', '5:4 Поле сдвинуто вправо.', '6:7 Поле «slug» записано не так: «А».'],
  ],
  [
    'a field of a new file that was uncommented without its space',
    ['title: О нас', about, '', '# Необязательные поля.', '# Рубрика.', ' category: Раз', 'prose: да'],
    ['7:2 Поле сдвинуто вправо.', `8:8 ${prose}`],
  ],
  [
    'the first field with an indent, and two fields together, which are one error',
    ['  title: О нас', about, '  prose: true', '  lead: x'],
    ['2:3 Поле сдвинуто вправо.', '4:3 Поле сдвинуто вправо.'],
  ],
  [
    'a field with a space too few, between two right ones',
    ['title: О нас', about, 'menu:', '  - id: a', '    link: /a', '   icon: star', '    text: Раз'],
    ['4:1 Поля «menu» здесь нет.', '7:4 Поле сдвинуто влево.'],
  ],
  [
    'two lines that ran into one: the second is not called missing',
    [`title: О нас${about}`, 'aliases: [/a]prose: true', 'lead: x'],
    [`2:8 ${colon}`, '3:14 Здесь лишний знак.', '4:7 Поле «lead» слишком короткое: 1 знак, наименьшее — 10.'],
  ],
  [
    'a sign that YAML reads as a type',
    ['title: !О нас', about, 'badge: !new things', 'lead: ? вопрос', 'shortTitle: &Важно знать'],
    [
      '2:8 Значение начинается со служебного знака «!».',
      '4:8 Значение начинается со служебного знака «!».',
      '5:7 Значение начинается со служебного знака «?».',
      '6:13 Значение начинается со служебного знака «&».',
    ],
  ],
  [
    'non-breaking spaces, and other errors',
    ['title:\u00a0О нас', 'description:\u00a0Коротко', 'draft: true', 'prose:да'],
    [
      '2:7 Здесь неразрывный или другой особый пробел, обычно он приходит из Word или с веб-страницы.',
      '3:13 Здесь неразрывный или другой особый пробел, обычно он приходит из Word или с веб-страницы.',
      '5:1 Эту строку нельзя прочитать как «поле: значение».',
    ],
  ],
  [
    'a mistyped name with a broken value',
    ['titel: "Один', 'descripton: Два', 'prose: true'],
    ['2:1 Поля «titel» здесь нет.', '2:8 Кавычка не закрыта.', '3:1 Поля «descripton» здесь нет.'],
  ],
  [
    'the first field as an item of a list',
    ['- title: О нас', about, 'prose: да'],
    ['2:1 Перед именем поля стоит дефис: это знак списка.', `4:8 ${prose}`],
  ],
  [
    'items with the bullet of another program',
    ['title: О нас', about, 'aliases:', '  * /a', '  * /b', 'prose: да'],
    ['5:3 Пункт списка начат знаком «*».', `7:8 ${prose}`],
  ],
  [
    'one item of several with a long dash',
    ['title: О нас', about, 'benefits:', '  - Первая мысль', '  — Вторая мысль', 'prose: да'],
    ['6:3 Пункт списка начат знаком «—».', `7:8 ${prose}`],
  ],
  [
    'an item in the line of its field',
    ['title: О нас', about, 'benefits: — Оценки видны сразу'],
    ['4:11 Поле «benefits» — список, а здесь одна строка.'],
  ],
  [
    'two fields in one line',
    ['title: О нас', about, 'icon: book-open prose: да'],
    ['4:17 В одной строке два поля.'],
  ],
  [
    'an item that is partly quoted, and one that begins with a bracket',
    ['title: О нас', about, 'benefits:', '  - "Раз" и ещё слова', '  - [Два](/a) и ещё слова'],
    ['5:5 Кавычка закрылась раньше конца значения.', '6:10 Здесь лишний знак.'],
  ],
  [
    'a sign in the second line of a text',
    [
      'title: О нас',
      'description: Описание страницы, которого хватает',
      '  и поиску, и карточке #1',
      'prose: да',
    ],
    ['4:24 Знак «#» после пробела начинает пометку: всё после него на сайт не попадёт.', `5:8 ${prose}`],
  ],
  [
    'a colon in the second line of an item',
    ['title: О нас', about, 'benefits:', '  - Первая мысль', '    и вторая: подробнее', 'prose: да'],
    ['5:5 В продолжении текста стоит двоеточие с пробелом.', `7:8 ${prose}`],
  ],
  [
    'the first item of a list that is too short without it',
    ['title: О нас', about, 'benefits:', '   - Первая мысль', '  - Вторая мысль', '  - Третья мысль'],
    ['5:4 Пункт списка сдвинут вправо.'],
  ],
  [
    'the last item of a list that is too short without it',
    [
      'title: О нас',
      about,
      'benefits:',
      '  - Первая мысль',
      '  - Вторая мысль',
      ' - Третья мысль',
      'prose: да',
    ],
    ['7:2 Пункт списка сдвинут влево.', `8:8 ${prose}`],
  ],
  ['Windows line ends', ['title: а: б\r', `${about}\r`, 'prose: да\r'], [`2:8 ${colon}`, `4:8 ${prose}`]],
])('%s', (_, rows, expected) => {
  expect(problemsOf(fields(...rows))).toEqual(expected);
});

it.each([...'*%,`'])('a value that begins with %s is reported with its sign', (sign) => {
  expect(problemsOf(fields(`title: ${sign}иван`, about))).toEqual([
    `2:8 Значение начинается со служебного знака «${sign}».`,
  ]);
});

it.each([
  ['title: [Важно] О нас', '2:8 Значение начинается со служебного знака «[».'],
  ['title: О нас\ntags: [#тесты]', '3:8 Знак «#» в списке начинает пометку.'],
])('%j has one error', (row, told) => {
  expect(problemsOf(fields(row, about))).toContain(told);
});

it.each([' --- ', '----', '—'])('the closing fence %j is found and corrected', (fence) => {
  const source = `---\ntitle: О нас\n${about}\n${fence}\n\nТекст.\n`;
  expect(problemsOf(source)).toEqual(['4:1 Блок полей закрыт не так.']);
  expect(repaired(source)).toMatch(/\n---\s*\n\nТекст/);
});

it('fields beside a broken one are checked, the broken one is not', () => {
  const rows = ['title: О нас', about, 'slug: a', 'order: 1', 'category: tutors', 'audience: tutors'];
  const more = ['icon: book-open', 'scene: gradebook', 'tagline: Оценки в одной таблице', 'benefits: [а: б]'];
  const impact = ['impact:', '  tutor: Вечер: свободный', '  studnt: Ещё текст', '   parent: Текст'];
  expect(problemsOf(fields(...rows, ...more, ...impact), 'feature')).toEqual([
    '11:11 Поле «benefits» слишком короткое: 1 строка, наименьшее — 3.',
    '11:12 В 1-й строке поля «benefits» не тот вид значения.',
    `13:10 ${colon}`,
    '15:4 Поле сдвинуто вправо.',
  ]);
});

it('all errors of one field are reported, and those of its readable lines', () => {
  const rows = ['title: О нас', about, 'slug: a', 'order: 1', 'category: tutors', 'audience: tutors'];
  const more = ['icon: book-open', 'tagline: Оценки в одной таблице', 'benefits: [а, оценки, отчёты]'];
  const impact = ['impact:', '  tutor: Вечер: свободный', '  student: "Оценка видна', '  parent: @важно'];
  expect(
    problemsOf(fields(...rows, ...more, ...impact, '  center Отчёт готов', 'scene: да'), 'feature'),
  ).toEqual([
    '10:12 1-я строка поля «benefits» слишком короткая: 1 знак, наименьшее — 5.',
    `12:10 ${colon}`,
    '13:12 Кавычка не закрыта.',
    '14:11 Значение начинается со служебного знака «@».',
    '15:3 Эту строку нельзя прочитать как «поле: значение».',
    '16:8 Значения «да» для поля «scene» нет.',
  ]);
});

it('fields between wrong fences are checked; without an end, nothing is said of a name that is in the file', () => {
  expect(problemsOf('---yaml\ntitle: а: б\nprose: да\n—\n\nТекст.\n')).toEqual([
    '1:1 Поля начинаются не со строки «---».',
    '1:1 Не хватает поля «description».',
    `2:8 ${colon}`,
    `3:8 ${prose}`,
    '4:1 Блок полей закрыт не так.',
  ]);
  expect(problemsOf('---\ntitle: а: б\nprose: да\n\n## Заголовок\n\nТекст.\n')).toEqual([
    '1:1 Блок полей не закрыт.',
    '1:1 Не хватает поля «description».',
    `2:8 ${colon}`,
  ]);
  expect(problemsOf(`\ntitle: О нас\n${about}\nprose: да\n---\n\nТекст.\n`)).toEqual([
    '2:1 Поля начинаются не со строки «---».',
    `4:8 ${prose}`,
  ]);
  expect(problemsOf('\n---\r\nprose: да\r\n---\r\n')).toContain('1:1 Поля начинаются не со строки «---».');
  expect(problemsOf('\n---\r\nprose: да\r\n---\r\n')).toContain(`3:8 ${prose}`);
});

it('a block that is no list of fields has one error', () => {
  const [, , ...slips] = problemsOf('---\n- x\nb: y\n---\n');
  expect(slips).toEqual(['3:1 Отступ строки не совпадает с соседними.']);
});

it('a block that is far too long is not parsed', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `f${index}: а`);
  const only = ['1:1 В блоке полей больше 10000 строк.'];
  expect(problemsOf(fields(...rows, 'title: Мы', about))).toEqual(only);
  expect(problemsOf(fields(...rows, 'title', about, 'b'))).toEqual(only);
});

it('only the YAML error has a fix', () => {
  const { problems } = validate(
    schemas.page,
    'pages/a.mdx',
    parseFrontmatter('pages/a.mdx', fields('titel: "О', about, 'prose:да', 'publishAt: 31.12.2025')),
  );
  expect(problems.filter(({ fix }) => fix).map(({ rule }) => rule)).toEqual(['frontmatter/space']);
});

/** Returns a file's text after the fixes of its fields. */
function repaired(source: string, type: 'page' | 'header' | 'footer' = 'page'): string {
  const read = parseFrontmatter('pages/a.mdx', source, schemas[type]);
  const { problems } = validate<z.ZodType>(schemas[type], 'pages/a.mdx', read);
  return splice(
    source,
    problems.flatMap(({ fix }) => fix?.edits ?? []),
  );
}

it.each([
  ['- title: О нас\nprose: true', 'title: О нас\nprose: true'],
  ...['* ', '• ', '— ', '– ', '-', '•', '–'].map((mark) => [
    `aliases:\n  ${mark}/a\n  ${mark}/b`,
    'aliases:\n  - /a\n  - /b',
  ]),
  // In the line of its field, a dash would not begin an item.
  ['aliases: — /a', 'aliases: [/a]'],
  // A text goes on here.
  ['title: О нас\n— и о вас\nprose: true', 'title: О нас\n— и о вас\nprose: true'],
  ['// для себя: потом\nprose: true', '# для себя: потом\nprose: true'],
  ['aliases:\n  - /a\n  <!-- для себя -->\n  - /b', 'aliases:\n  - /a\n  # для себя\n  - /b'],
  ['icon: book-open prose: да', 'icon: book-open prose: да'],
  ['title: О нас: мы', 'title: "О нас: мы"'],
  ['title: "Честный" тест', 'title: «Честный» тест'],
  ['title: "Один" и "два"', 'title: "Один" и "два"'],
  ["title: 'O'qituvchi'", "title: 'Oʻqituvchi'"],
  ['tags: [#тесты, #школа]', 'tags: [тесты, школа]'],
  ['aliases:\n  - /a\n    - /b\n  - /c', 'aliases:\n  - /a\n  - /b\n  - /c'],
  ['aliases:\n  - /a\n- /b\nprose: true', 'aliases:\n  - /a\n  - /b\nprose: true'],
  [
    'impact:\n  tutor: Раз\nstudent: Два\n  parent: Три',
    'impact:\n  tutor: Раз\n  student: Два\n  parent: Три',
  ],
  // YAML can read these.
  ['impact:\ntutor: Раз\nstudent: Два\nprose: true', 'impact:\n  tutor: Раз\n  student: Два\nprose: true'],
  ['impact:\n  tutor: Раз\nstudent: Два\nprose: true', 'impact:\n  tutor: Раз\n  student: Два\nprose: true'],
  ['impact:\n  tutor: Раз\n  prose: true', 'impact:\n  tutor: Раз\nprose: true'],
])('%j is repaired to %j', (rows = '', mended = '') => {
  expect(repaired(fields(rows))).toBe(fields(mended));
});

const header = `---
menu:
  - id: features
    title: Возможности
    link: /features
    submenu:
      - id: tutors
        title: Репетиторам
        link: /features#tutor
        submenu:
          - id: profile
            title: Профиль
            link: /feature/profile
            icon: id-card
          - id: journal
            title: Журнал
            link: /feature/journal
            icon: notebook-pen
            text: Оценки и\u00a0посещаемость
          - id: quiz
            title: Тесты
            link: /feature/quiz
---
`;
it.each<[string, RegExp, string | ((rows: string) => string)]>([
  ['tabs of four among rows of spaces', /^ {10}- id: journal/m, '\t\t  - id: journal'],
  ['a field of an item', /^ {12}icon: notebook-pen/m, '\t\t\ticon: notebook-pen'],
  ['a whole item', /^ {10}- id: journal\n(?: {12}.*\n)+/m, (rows) => rows.replace(/^ {8}/gm, '\t\t')],
])('tabs are as wide as they make the fields stand in line: %s', (_, at, becomes) => {
  const broken = header.replace(at, (rows) => (typeof becomes === 'string' ? becomes : becomes(rows)));
  expect(broken).not.toBe(header);
  expect(parseFrontmatter('pages/a.mdx', broken).problems).toHaveLength(1);
  expect(repaired(broken, 'header')).toBe(header);
});

it.each([
  ['no space after a dash', /- (?=id: journal)/, '-'],
  ['no space after a colon', /(?<=link:) (?=\/feature\/journal)/, ''],
  ['no colon', /(?<=link): (?=\/feature\/journal)/, ' '],
  ['a dash too many', /- (?=id: journal)/, '- - '],
  ['a dash before a field', /(?=link: \/feature\/journal)/, '- '],
  ['no dash', /- (?=id: journal)/, '  '],
  ['no dash before the first item', /- (?=id: profile)/, '  '],
  ['the bullet of another program', /-(?= id: journal)/, '•'],
  ['a number', /-(?= id: journal)/, '2.'],
  ['a space that has no width', /(?=id: journal)/, '\u200b'],
])('a slip in a line of an item is one problem and repaired: %s', (_, at, becomes) => {
  const broken = header.replace(at, becomes);
  expect(broken).not.toBe(header);
  expect(parseFrontmatter('pages/a.mdx', broken, schemas.header).problems).toHaveLength(1);
  expect(repaired(broken, 'header')).toBe(header);
});

it.each(['profile', 'journal', 'quiz'])(
  'a comment that hides only the first line of the item %s is one problem, and no other item is moved for it',
  (id) => {
    for (const [at, becomes] of [
      [new RegExp(`- (?=id: ${id})`), '# - '],
      [new RegExp(`^(?= *- id: ${id})`, 'm'), '#'],
    ] as const) {
      const broken = header.replace(at, becomes);
      const { problems } = parseFrontmatter('pages/a.mdx', broken, schemas.header);
      expect(problems.map(({ what }) => what)).toEqual(['Знак «#» закрыл только первую строку пункта.']);
      expect(repaired(broken, 'header')).toBe(broken);
    }
  },
);

it('of two shifted fields of one menu, both are found', () => {
  const broken = header.replace(/(?=icon: notebook)/, ' ').replace(/ (?=link: \/feature\/quiz)/, '');
  const { problems } = parseFrontmatter('pages/a.mdx', broken, schemas.header);
  expect(problems.map(({ line, what }) => `${line} ${what}`)).toEqual([
    '18 Поле сдвинуто вправо.',
    '22 Поле сдвинуто влево.',
  ]);
  expect(repaired(broken, 'header')).toBe(header);
});

it('two fields with one name are no items without a dash', () => {
  const broken = header.replace(/( *title: Журнал\n)/, '$1$1');
  const { problems } = parseFrontmatter('pages/a.mdx', broken, schemas.header);
  expect(problems.map(({ line, what }) => `${line} ${what}`)).toEqual(['17 Поле записано дважды.']);
});

const footer = `---
columns:
  - title: Платформа
    links:
${['а', 'б', 'в', 'г', 'д', 'е'].map((name) => `      - title: Ссылка ${name}\n        link: /\n`).join('')}  - title: Каталоги
    links:
      - title: Репетиторы
        link: /tutors
---
`;
it.each([
  ['the first of a list', 'header', 'id: profile', 4, [-1, 1, 3]],
  ['one between others', 'header', 'id: journal', 5, [-2, -1, 1, 2, 3]],
  ['one that is an item of the outer list now', 'footer', 'title: Ссылка в', 2, [-4]],
  ['the first of many, which are too many for the outer list', 'footer', 'title: Ссылка а', 2, [-1, 1, 2]],
  ['a long one, far above the line where YAML fails', 'footer', 'title: Платформа', 15, [1, 2, 3]],
] as const)(
  'a whole item with another indent is one problem and moved back: %s',
  (_, type, name, count, shifts) => {
    const rows = { header, footer }[type].replace(/^ *link/m, '# Пометка\n$&').split('\n');
    const at = rows.findIndex((row) => row.endsWith(`- ${name}`));
    for (const by of shifts) {
      const moved = (row: string) => (by < 0 ? row.slice(-by) : ' '.repeat(by) + row);
      const broken = rows
        .map((row, index) => (at <= index && index < at + count ? moved(row) : row))
        .join('\r\n');
      const { problems } = parseFrontmatter('pages/a.mdx', broken, schemas[type]);
      expect(
        problems.map(({ what }) => what),
        `by ${by}`,
      ).toEqual([expect.stringMatching(/^Пункт списка сдвинут/)]);
      expect(repaired(broken, type), `by ${by}`).toBe(rows.join('\r\n'));
    }
  },
);

it('a tab before a field of the page is removed, others are not fixed if their level is unclear', () => {
  const page = '---\ntitle: О нас\n\tprose: true\n---\n';
  expect(repaired(page)).toBe(page.replace('\t', ''));
  const list = '---\nmenu:\n  - id: a\n    submenu:\n      - id: b\n\ttitle: x\n---\n';
  expect(repaired(list)).toBe(list);
});
