import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Problem } from '../content/problems/problems.ts';
import { printProblems, terminal } from '../content/terminal.ts';
import { github, json } from './format.ts';

const link: Problem = {
  file: 'pages/about.mdx',
  line: 2,
  column: 7,
  end: { line: 2, column: 13 },
  field: null,
  what: 'Страницы /tarif нет.',
  expected: '',
  hint: 'Возможно, вы имели в виду /tariff.',
  rule: 'link/broken',
  severity: 'error',
  fix: { title: 'Заменить на /tariff', edits: [{ from: 0, to: 1, text: 'x' }] },
};
const word: Problem = {
  file: 'pages/blog, 50%: a.mdx',
  line: 1,
  column: 1,
  field: 'title',
  what: 'Слова «a:b,c» нет\nв словаре: 100%.',
  expected: '',
  hint: '',
  rule: 'text/spelling',
  severity: 'warning',
};
const sources: Record<string, string> = { 'pages/about.mdx': 'раз\nдва [x](/tarif) три\nчетыре' };
const sourceOf = (file: string) => sources[file] ?? '';

/** Numbers are bound to their nouns by a no-break space, shown here as a plain one. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

beforeEach(() => vi.stubEnv('FORCE_COLOR', '0'));
afterEach(() => vi.unstubAllEnvs());

test('the terminal groups by file, shows the lines and counts', () => {
  expect(spaced(terminal([link, word], sourceOf))).toMatchInlineSnapshot(`
    "
    pages/blog, 50%: a.mdx

    ! pages/blog, 50%: a.mdx:1:1  text/spelling
      Слова «a:b,c» нет
    в словаре: 100%.

    pages/about.mdx

    ✗ pages/about.mdx:2:7  link/broken
      Страницы /tarif нет.
        1 │ раз
        2 │ два [x](/tarif) три
          │       ^^^^^^
        3 │ четыре
      Возможно, вы имели в виду /tariff.
      --fix: Заменить на /tariff

    Найдено: 1 ошибка и 1 замечание в 2 файлах.
    1 исправление можно внести сразу: npm run check -- --fix"
  `);
});

test('the end of very many problems, which a terminal shows, are the errors; all are counted', () => {
  const words = Array.from({ length: 150 }, (_, at) => ({ ...word, file: `pages/${at}.mdx` }));
  const lines = spaced(terminal([link, { ...word, file: link.file }, ...words], sourceOf)).split('\n');
  const heads = lines.filter((line) => /^[✗!]/.test(line));
  expect(heads).toHaveLength(100);
  expect(heads.at(-1)).toMatch(/^✗/);
  expect(lines).toContain('Найдено: 1 ошибка и 151 замечание в 151 файле.');
});

test('colour adds nothing but escapes', () => {
  const plain = terminal([link], sourceOf);
  vi.stubEnv('FORCE_COLOR', '1');
  const text = terminal([link], sourceOf);
  expect(text).toContain('\u001b[31m^^^^^^\u001b[39m');
  expect(stripVTControlCharacters(text)).toBe(plain);
  // Those of a file could set the terminal's title or the clipboard.
  const setsTitle = `\u001b]0;${link.what}\u0007`;
  expect(terminal([{ ...link, what: setsTitle }], () => setsTitle)).not.toContain('\u001b]');
});

test('a long line is cut around the mark', () => {
  const source = `${'слово '.repeat(60)}ошибка ${'слово '.repeat(60)}`;
  const at = source.indexOf('ошибка');
  const problem: Problem = { ...link, line: 1, column: at + 1, end: { line: 1, column: at + 7 } };
  const [shown = '', marks = ''] = terminal([problem], () => source)
    .split('\n')
    .filter((line) => line.includes('│'));
  expect(shown.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('ошибка');
  expect(shown.length).toBeLessThan(115);
});

test('the bytes of a picture are not printed for its lines', () => {
  const root = mkdtempSync(join(tmpdir(), 'picture-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'pages'));
  writeFileSync(join(root, 'pages/class.jpg'), Buffer.from('ffd8ffe000104a4649460001', 'hex'));
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  printProblems([{ ...word, file: 'pages/class.jpg' }], root);
  expect(print.mock.lastCall?.[0]).not.toMatch(/JFIF|│/);
  print.mockRestore();
});

test('GitHub annotations are one line each, with separators escaped', () => {
  expect(github([link, word])).toMatchInlineSnapshot(`
    "::error file=pages/about.mdx,line=2,col=7,endLine=2,endColumn=13,title=link/broken::Страницы /tarif нет. Возможно, вы имели в виду /tariff.
    ::warning file=pages/blog%2C 50%%3A a.mdx,line=1,col=1,title=text/spelling::Слова «a:b,c» нет%0Aв словаре: 100%."
  `);
  expect(github([{ ...word, what: 'Адреса %2C нет.' }])).toContain('::Адреса %252C нет.');
});

test('JSON contains all fields of every problem', () => {
  const pages: never[] = [];
  expect(JSON.parse(json([link, word], []))).toEqual({
    errors: 1,
    warnings: 1,
    problems: [link, word],
    pages,
  });
});
