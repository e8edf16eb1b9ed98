import { describe, expect, it } from 'vitest';
import { report } from '../../../tests/content.ts';
import { Lines } from '../problems/lines.ts';
import type { Path } from '../problems/path.ts';
import { parseFrontmatter } from './frontmatter.ts';

const parse = (source: string) => parseFrontmatter('pages/a.mdx', source);
const bodyOf = (source: string) => source.slice(parse(source).bodyStart ?? undefined);
/** Returns the position of a key in a file. */
const keysOf = (source: string) => (path: Path) =>
  new Lines(source).at(parse(source).keyRange(path)?.from ?? 0);
const problems = (source: string) => report(parse(source).problems);

describe('parsing', () => {
  it('separates fields and body', () => {
    const source = '---\ntitle: О нас\ntags: [а, б]\n---\n\n# Тело\n';
    const { data, problems } = parse(source);
    expect({ data, problems }).toEqual({ data: { title: 'О нас', tags: ['а', 'б'] }, problems: [] });
    expect(bodyOf(source)).toBe('\n# Тело\n');
  });

  it.each([
    ['no frontmatter', 'Тело', 'Тело'],
    ['an empty file', '', ''],
    ['an empty block', '---\n---\nТело', 'Тело'],
    ['a comment only', '---\n# потом\n---\nТело', 'Тело'],
    ['a list instead of fields', '---\n- a\n---\nТело', 'Тело'],
    ['four dashes, which are a line', '----\nТело', '----\nТело'],
  ])('%s has no fields and no errors', (_, source, body) => {
    expect(parse(source)).toMatchObject({ data: {}, problems: [] });
    expect(bodyOf(source)).toBe(body);
  });

  it('reads only the first block: later dashes belong to the text', () => {
    expect(bodyOf('---\na: 1\n---\nТело\n\n---\n\nЕщё')).toBe('Тело\n\n---\n\nЕщё');
  });

  it('reads a list on the last line of a Windows file', () => {
    const { data, problems } = parse('---\r\ntitle: О нас\r\ntags: [а, б]\r\n---\r\n');
    expect({ data, problems }).toEqual({ data: { title: 'О нас', tags: ['а', 'б'] }, problems: [] });
  });

  it('does not run code after the dashes', () => {
    const { data, problems } = parse('---js\n{ title: process.exit(1) }\n---\n');
    expect(data).toEqual({});
    expect(report(problems)).toEqual([
      'pages/a.mdx:1:1 [frontmatter/fence] Поля начинаются не со\u00a0строки «---». Поставьте её первой строкой файла: три дефиса и\u00a0больше ничего. Такая же стоит после последнего поля.',
    ]);
  });
});

describe('spaces', () => {
  const space =
    'Здесь неразрывный или другой особый пробел, обычно он приходит из\u00a0Word или с\u00a0веб-страницы. Сотрите его и\u00a0наберите обычный.';
  const tight = 'После двоеточия нет пробела. Поставьте пробел: «имя: значение».';
  it.each([
    ['after a colon', 'a: 1\ntitle:\u00a0А', `pages/a.mdx:3:7 [frontmatter/space] ${space}`],
    ['before a list item', 'list:\n\u00a0\u00a0- а', `pages/a.mdx:3:1 [frontmatter/space] ${space}`],
    ['none after a colon', 'a: "1"\ntitle:Журнал\nb: 2', `pages/a.mdx:3:7 [frontmatter/space] ${tight}`],
    ['none after a colon, below', 'a:\n  b:Да\n  c: Нет', `pages/a.mdx:3:5 [frontmatter/space] ${tight}`],
    [
      'none after a dash',
      'list:\n  - а\n  -б\n  - в',
      'pages/a.mdx:4:4 [frontmatter/space] После дефиса нет пробела. Поставьте пробел: «- пункт».',
    ],
  ])('%s', (_, fields, expected) => {
    const source = `---\n${fields}\n---\n`;
    const [problem] = parse(source).problems;
    expect(report(parse(source).problems)).toEqual([expected]);
    const { from = 0, to = 0, text = '' } = problem?.fix?.edits[0] ?? {};
    expect(problems(source.slice(0, from) + text + source.slice(to))).toEqual([]);
  });

  it('are allowed inside values', () => {
    expect(problems('---\ntitle: "5\u00a0минут"\nlink: site:login\nlist: [5\u00a0б]\n---\n')).toEqual([]);
  });
});

describe('positions', () => {
  const text = [
    '---',
    'title: О нас',
    '"сло жное": 1',
    'impact:',
    '  tutor: >',
    '    длинно',
    'list:',
    '  - first',
    '  - { name: x }',
    '1: числом',
    'empty:',
    '---',
    'Тело',
  ];
  it.each([
    ['LF', text.join('\n')],
    ['CRLF', text.join('\r\n')],
    ['a byte order mark', `\uFEFF${text.join('\n')}`],
  ])('of keys and values are those of the file, with %s', (_, source) => {
    const { valueAt, problems } = parse(source);
    const keyAt = keysOf(source);
    expect(problems).toEqual([]);
    expect(valueAt(['title'])).toEqual({ line: 2, column: 8 });
    expect(keyAt(['title'])).toEqual({ line: 2, column: 1 });
    expect(keyAt(['сло жное'])).toEqual({ line: 3, column: 1 });
    expect(valueAt(['impact', 'tutor'])).toEqual({ line: 5, column: 10 });
    expect(keyAt(['impact', 'tutor'])).toEqual({ line: 5, column: 3 });
    expect(valueAt(['list', 1])).toEqual({ line: 9, column: 5 });
    expect(valueAt(['list', 1, 'name'])).toEqual({ line: 9, column: 13 });
    expect(keyAt(['1'])).toEqual({ line: 10, column: 1 });
  });

  it('of missing fields are those of the nearest existing parent', () => {
    const { valueAt, keyRange } = parse(text.join('\n'));
    expect(valueAt(['impact', 'center'])).toEqual({ line: 5, column: 3 });
    expect(valueAt(['nothing', 'deep'])).toEqual({ line: 1, column: 1 });
    expect(valueAt([])).toEqual({ line: 1, column: 1 });
    expect(keyRange(['nothing'])).toBeNull();
  });
});

describe('fences', () => {
  it.each([
    ['---\ntitle: x\n\nТело', '1:1', 'Блок полей не закрыт.'],
    ['--- yaml\ntitle: x\n---\n', '1:1', 'Поля начинаются не со\u00a0строки «---».'],
    ['---\ntitle: x\n----\nТело', '3:1', 'Блок полей закрыт не так.'],
    ['- - -\ntitle: x\n- - -\nТело', '1:1', 'Поля начинаются не со\u00a0строки «---».'],
  ])('%j has an error at %s', (source, where, what) => {
    const [problem] = parse(source).problems;
    expect(`${problem?.line}:${problem?.column} ${problem?.what}`).toBe(`${where} ${what}`);
  });

  it('may be followed by spaces', () => {
    expect(parse('---  \ntitle: x\n--- \nТело')).toMatchObject({ data: { title: 'x' }, problems: [] });
  });
});
