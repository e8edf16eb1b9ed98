import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareSites } from './compare-sites.ts';
import { pageKindName } from './kinds.ts';

/** A version of a site whose one page says its own title: its built folder, and its sources. */
function versionIn(folder: string, name: string, data: Record<string, unknown>) {
  const root = join(folder, name);
  mkdirSync(join(root, 'pages'), { recursive: true });
  const fields = Object.entries(data).map(([key, value]) => `${key}: ${value}\n`);
  const source = `---\n${fields.join('')}---\n\nСлова.\n`;
  const page = { file: 'pages/a.mdx', url: '/a', source, data, lineOf: () => 2 };
  writeFileSync(join(root, page.file), source);
  writeFileSync(join(root, 'a.html'), `<body><div id="root"><main><p>${data.title}</p></main></div></body>`);
  const [byFile, byUrl] = [new Map([[page.file, page]]), new Map([[page.url, page]])];
  return [
    { folder: root, basePath: '/', root },
    { root, byFile, byUrl, aliases: new Set<string>() },
  ] as const;
}

test('a page that waited in the base is none that visitors have', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const [base, before] = versionIn(folder, 'base', { title: 'Тест', draft: true });
  const [head, after] = versionIn(folder, 'head', { title: 'Тест' });
  const isLive = (from: typeof base, old: typeof before) =>
    compareSites(from, head, [old, after], ['pages/a.mdx']).pages.map((page) => page.isLive);
  expect(isLive(base, before)).toEqual([false]);
  expect(isLive(...versionIn(folder, 'published', { title: 'Тесты' }))).toEqual([true]);
  rmSync(folder, { recursive: true });
});

test('a page whose file was broken is one change when it is mended, not a page of new parts; what no page shows is listed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const version = (name: string, main: string, source: string) => {
    const root = join(folder, name);
    mkdirSync(join(root, 'pages'), { recursive: true });
    const page = { file: 'pages/a.mdx', url: '/a', source, data: { title: 'Карьера' }, lineOf: () => 1 };
    writeFileSync(join(root, page.file), source);
    writeFileSync(join(root, 'a.html'), `<body><div id="root"><main>${main}</main></div></body>`);
    const [byFile, byUrl] = [new Map([[page.file, page]]), new Map([[page.url, page]])];
    return [
      { folder: root, basePath: '/', root },
      { root, byFile, byUrl, aliases: new Set<string>() },
    ] as const;
  };
  const [base, before] = version(
    'base',
    '<div data-problems=""><p>Тег не закрыт.</p></div>',
    'Текст.\n<b>\n',
  );
  const [head, after] = version('head', '<h1>Карьера</h1><p>Текст.</p>', 'Текст.\n');
  const files = ['pages/_site/search.mdx', 'pages/a.mdx'];
  const { pages, causes, unseen } = compareSites(base, head, [before, after], files);
  expect(pages.map(({ kind, isNew, blocks }) => [kind, isNew, ...blocks.map(({ label }) => label)])).toEqual([
    ['changed', false, 'страница снова показывается: ошибки в файле больше нет'],
  ]);
  expect(causes.map(({ label }) => label)).toEqual(['запись «Карьера»']);
  expect(unseen).toEqual(['pages/_site/search.mdx']);
  rmSync(folder, { recursive: true });
});

test('a prop that no mark shows is one of its section, a field one of the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const version = (name: string, order: number, icon: string) => {
    const root = join(folder, name);
    mkdirSync(join(root, 'pages'), { recursive: true });
    const data = { title: 'Тест', order };
    const source = `---\ntitle: Тест\norder: ${order}\n---\n\n<Counter icon="${icon}">Счёт.</Counter>\n`;
    const page = { file: 'pages/a.mdx', url: '/a', source, data, lineOf: () => 3 };
    writeFileSync(join(root, page.file), source);
    writeFileSync(join(root, 'a.html'), '<body><div id="root"><main><p>Счёт.</p></main></div></body>');
    const [byFile, byUrl] = [new Map([[page.file, page]]), new Map([[page.url, page]])];
    return [
      { folder: root, basePath: '/', root },
      { root, byFile, byUrl, aliases: new Set<string>() },
    ] as const;
  };
  const [base, before] = version('base', 1, 'layers');
  const [head, after] = version('head', 2, 'rocket');
  const [page] = compareSites(base, head, [before, after], ['pages/a.mdx']).pages;
  const told = page?.blocks.map(({ label, values: [value] }) => [label, value?.owner, value?.name]);
  expect(told).toEqual([
    ['свойство страницы', '', 'order'],
    ['секция', 'Счётчики', 'icon'],
  ]);
  rmSync(folder, { recursive: true });
});

test('a page that writes of a broken one is told like any other; code that shows in no page is told with pages to try it on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const code = 'mdx-components/StarPuzzle/StarPuzzle.tsx';
  const version = (name: string, words: string, turn: number) => {
    const root = join(folder, name);
    for (const place of ['pages', '_page', 'mdx-components/StarPuzzle'])
      mkdirSync(join(root, place), { recursive: true });
    const text = `${words} data-problems=.`;
    const source = `---\ntitle: Тест\n---\n\n${text}\n`;
    const page = { file: 'pages/a.mdx', url: '/a', source, data: { title: 'Тест' }, lineOf: () => 1 };
    writeFileSync(join(root, page.file), source);
    writeFileSync(join(root, code), `const turn = ${turn};\n`);
    writeFileSync(join(root, '_page/404.json'), '{"sections":["StarPuzzle"]}');
    const mark = '<mark data-problems="">отметка</mark>';
    writeFileSync(
      join(root, 'a.html'),
      `<body><div id="root"><main><p>${text}${mark}</p></main></div></body>`,
    );
    writeFileSync(join(root, '404.html'), '<body><div id="root"><main><p>Нет.</p></main></div></body>');
    const [byFile, byUrl] = [new Map([[page.file, page]]), new Map([[page.url, page]])];
    return [
      { folder: root, basePath: '/', root },
      { root, byFile, byUrl, aliases: new Set<string>() },
    ] as const;
  };
  const [base, before] = version('base', 'Прежние слова', 1);
  const [head, after] = version('head', 'Другие слова', 2);
  const { pages, unseen } = compareSites(base, head, [before, after], ['pages/a.mdx', code]);
  expect(pages.map(({ kind, blocks }) => [kind, ...blocks.map(({ label }) => label)])).toEqual([
    ['changed', 'абзац'],
  ]);
  expect(unseen).toEqual([`${code} (проверьте на\u00a0/404)`]);
  rmSync(folder, { recursive: true });
});

test('a draft that is published is new to visitors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const [base, before] = versionIn(folder, 'base', { title: 'Тест', draft: true });
  const [head, after] = versionIn(folder, 'head', { title: 'Тест' });
  const [page] = compareSites(base, head, [before, after], ['pages/a.mdx']).pages;
  expect(page && [page.kind, pageKindName(page)]).toEqual(['added', 'новая · была черновиком']);
  rmSync(folder, { recursive: true });
});
