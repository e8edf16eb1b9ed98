import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mdx, samples } from '../../tests/content.ts';
import { readContentFile } from '../content/content-file.ts';
import { ContentStore } from '../content/store.ts';
import type { Version } from './compare/built.ts';
import { compareSites } from './compare-sites.ts';
import { readSources, type SourceTree } from './source/pages.ts';
import { pageKindName, placeText } from './texts.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a version of a site: sources and build. */
function version(name: string, sources: Record<string, string>, built: Record<string, string>) {
  const root = join(folder, name);
  for (const [file, text] of Object.entries({ ...sources, ...built })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const contents = Object.keys(sources).flatMap((file) => readContentFile(root, file) ?? []);
  return [{ folder: root, basePath: '/', root }, readSources(new ContentStore(root, contents))] as const;
}

const compare = (
  base: Version,
  head: Version,
  [before, after]: readonly [SourceTree, SourceTree],
  changed: readonly string[],
) => compareSites(base, head, { before, after, changed });

const html = (main: string) => `<body><div id="root"><main>${main}</main></div></body>`;

/** Writes a version of a site whose only page shows its title. */
function versionOf(name: string, data: Record<string, unknown>) {
  const fields = Object.entries(data).map(([key, value]) => `${key}: ${value}\n`);
  const source = `---\n${fields.join('')}---\n\nСлова.\n`;
  return version(name, { 'pages/a.mdx': source }, { 'a.html': html(`<p>${data.title}</p>`) });
}

test('a page that was a draft in the base is not live', () => {
  const [base, before] = versionOf('base', { title: 'Тест', draft: true });
  const [head, after] = versionOf('head', { title: 'Тест' });
  const isLive = (from: typeof base, old: typeof before) =>
    compare(from, head, [old, after], ['pages/a.mdx']).pages.map((page) => page.isLive);
  expect(isLive(base, before)).toEqual([false]);
  expect(isLive(...versionOf('published', { title: 'Тесты' }))).toEqual([true]);
});

test('a moved page is recognized by its file or a similar one; pages without a file are added and removed', () => {
  const site = (name: string, files: readonly [string, string][], tag: string) =>
    version(
      name,
      Object.fromEntries(files),
      Object.fromEntries([
        ...[...files.map(([file]) => file), tag].flatMap((file) => [
          // Readers suggest edits of the page's file and send its address.
          [
            builtAs(file),
            head(socialOf(file)) +
              html(
                `<a href="https://git.example/edit/${file}#L1">А</a><a href="https://t.example/share?url=${encodeURIComponent(`https://d.example${linkOf(file)}`)}">Б</a>`,
              ),
          ],
          [socialOf(file).slice(1), 'drawing of the title'],
        ]),
        // A link that follows the page is no change of the linking page.
        ['index.html', html(files.map(([file]) => `<a href="${linkOf(file)}#bio">Хелен</a>`).join(''))],
      ]),
    );
  const socialOf = (file: string) => `/static/social/${file.replace(/^.*\/|\.\w+$/g, '')}-1a2b3c4d.png`;
  const head = (social: string) =>
    `<head><meta property="og:image" content="https://d.example${social}"></head>`;
  const builtAs = (file: string) => file.replace(/^pages\/(.*)mdx$/, '$1html');
  const linkOf = (file: string) => `/${builtAs(file).replace('.html', '')}`;
  const member = (name: string) =>
    `---\ntitle: ${name}\nrole: методист\n---\n\nПишет программы и разбирает уроки.\n`;
  const [base, before] = site('base', [['pages/team/elena.mdx', member('Хелен')]], 'tag/family.html');
  const [changed, after] = site('head', [['pages/people/helen.mdx', member('Хелен')]], 'tag/parents.html');
  const files = ['pages/team/elena.mdx', 'pages/people/helen.mdx'];
  const { pages, unseen } = compare(base, changed, [before, after], files);
  expect(pages.map(({ kind, from, url }) => `${kind} ${from} ${url}`)).toEqual([
    'added null /tag/parents',
    'renamed /team/elena /people/helen',
    'removed null /tag/family',
  ]);
  expect(unseen).toEqual([]);
  // The same picture under another name is no difference.
  expect(pages[1]).toMatchObject({ blocks: [], card: null });
});

test('a card is of a page with another picture: a new description is told by its change', () => {
  const site = (name: string, description: string, picture: string) => {
    const source = `---\ntitle: Тест\ndescription: ${description}\n---\n\nСлова.\n`;
    const meta = `<meta name="description" content="${description}"><meta property="og:image" content="https://d.example/a.png">`;
    const built = { 'a.html': `<head>${meta}</head>${html('<p>Слова.</p>')}`, 'a.png': picture };
    return version(name, { 'pages/a.mdx': source }, built);
  };
  const [base, before] = site('base', 'Раньше', 'one');
  const pageOf = ([head, after]: ReturnType<typeof site>) =>
    compare(base, head, [before, after], ['pages/a.mdx']).pages[0];
  const reworded = pageOf(site('words', 'Теперь', 'one'));
  expect([reworded?.blocks.length, reworded?.card]).toEqual([1, null]);
  const { before: was, after: is } = pageOf(site('picture', 'Теперь', 'two'))?.card ?? {};
  expect([was?.description, is?.description]).toEqual(['Раньше', 'Теперь']);
});

test('a prop that no mark shows is reported as of its section, a field as of the page', () => {
  const site = (name: string, order: number, icon: string) => {
    const source = `---\ntitle: Тест\norder: ${order}\n---\n\n<Counter icon="${icon}">Счёт.</Counter>\n`;
    return version(name, { 'pages/a.mdx': source }, { 'a.html': html('<p>Счёт.</p>') });
  };
  const [base, before] = site('base', 1, 'layers');
  const [head, after] = site('head', 2, 'rocket');
  const [page] = compare(base, head, [before, after], ['pages/a.mdx']).pages;
  const told = page?.blocks.map(({ label, values: [value] }) => [label, value?.owner, value?.name]);
  expect(told).toEqual([
    ['свойство страницы', '', 'order'],
    ['секция', 'Счётчики', 'Значок'],
  ]);
});

test('paragraphs that differ in signs, capitals or marks alone are changes of their own, each with its line', () => {
  const site = (name: string, level: number, ...texts: string[]) => {
    const body = ['Первый абзац.', `${'#'.repeat(level)} Порядок`, ...texts].join('\n\n');
    const at = (index: number) => `data-app-source="pages/a.mdx:${5 + 2 * index}:1"`;
    const shown = texts.map(
      (text, index) => `<p ${at(index + 2)}>${text.replace(/\*\*(.*)\*\*/, '<b>$1</b>')}</p>`,
    );
    const main = `<p ${at(0)}>Первый абзац.</p><h${level} ${at(1)}>Порядок</h${level}>${shown.join('')}`;
    return version(name, { 'pages/a.mdx': `---\ntitle: Тест\n---\n\n${body}\n` }, { 'a.html': html(main) });
  };
  const [base, before] = site('base', 2, 'Очень хорошо.', 'Урок, ещё урок.', 'Слово важно, 3 раза.');
  const [head, after] = site('head', 3, 'очень хорошо.', 'Урок; ещё урок.', 'Слово **важно**, 3 раза.');
  const { pages, changes } = compare(base, head, [before, after], ['pages/a.mdx']);
  const told = changes.map(({ places: [first] }) => {
    const { kind, source } = pages[first?.page ?? -1]?.blocks[first?.block ?? -1] ?? {};
    return `${kind} ${source?.line}`;
  });
  expect(told).toEqual(['changed 7', 'changed 9', 'changed 11', 'style 13']);
});

test('a second section of entries is a change of the page, whatever changed in the entries', () => {
  const grid = (line: number) =>
    `<section data-app-source="pages/a.mdx:${line}:1"><ul><li><a href="/post">Запись о журнале и тестах</a></li></ul></section>`;
  const site = (name: string, tags: string, main: string, order: number) =>
    version(
      name,
      {
        'pages/a.mdx': `---\ntitle: Тест\n---\n\n${tags}\n\nКонец.\n`,
        'pages/post.mdx': `---\ntitle: Запись\norder: ${order}\n---\n\nСлова.\n`,
      },
      { 'a.html': html(main), 'a.data.json': '{"url":"/post"}', 'post.html': html('<p>Слова.</p>') },
    );
  const tag = '<LatestPosts />';
  const [base, before] = site('base', tag, grid(5), 1);
  const [head, after] = site('head', `${tag}\n\n${tag}`, grid(5) + grid(7), 2);
  const { pages, changes } = compare(base, head, [before, after], ['pages/a.mdx', 'pages/post.mdx']);
  const [change] = changes.filter(({ url }) => url === '/a');
  const [place] = change?.places ?? [];
  expect(pages[place?.page ?? -1]?.blocks[place?.block ?? -1]).toMatchObject({
    kind: 'added',
    source: { file: 'pages/a.mdx', line: 7 },
  });
});

test('a section of entries that moved is a change of the page, whatever its entries say now', () => {
  const site = (name: string, title: string, slugs: readonly string[]) => {
    const tags = slugs.map((slug) => `<Tool slug="${slug}" />`).join('\n\n');
    const grids = slugs.map(
      (slug, at) =>
        `<section data-app-source="pages/a.mdx:${5 + 2 * at}:1"><h2>Раздел ${slug}</h2><a href="/${slug}">${slug === 'post' ? title : 'Журнал посещаемости'}</a></section>`,
    );
    const files = {
      'pages/a.mdx': `---\ntitle: Тест\n---\n\n${tags}\n`,
      'pages/post.mdx': `---\ntitle: ${title}\n---\n`,
    };
    const data = '{"url":"/post"}';
    return version(name, files, {
      'a.html': html(grids.join('')),
      'a.data.json': data,
      'post.html': html(title),
    });
  };
  const [base, before] = site('base', 'Запись о тестах', ['post', 'other']);
  const [head, after] = site('head', 'Новая запись о тестах', ['other', 'post']);
  const { pages, changes, unseen } = compare(base, head, [before, after], ['pages/a.mdx', 'pages/post.mdx']);
  const [change] = changes.filter(({ url }) => url === '/a');
  const [place] = change?.places ?? [];
  expect(pages[place?.page ?? -1]?.blocks[place?.block ?? -1]?.kind).toBe('moved');
  expect(unseen).toEqual([]);
});

test('a part of a page that became a draft is told at the page', () => {
  const site = (name: string, draft: string, icon: string) =>
    version(
      name,
      {
        'pages/privacy.mdx': '---\ntitle: Политика\n---\n\n<PolicySections />\n',
        'pages/privacy/1.mdx': `---\n${draft}title: Данные\nicon: ${icon}\n---\n\nСлова.\n`,
      },
      { 'privacy.html': html(`<h2 title="${icon}">Данные</h2>`) },
    );
  const [base, before] = site('base', '', 'lock');
  const [head, after] = site('head', 'draft: true\n', 'eye');
  const { pages } = compare(base, head, [before, after], ['pages/privacy/1.mdx']);
  const values = pages.flatMap(({ blocks }) => blocks.flatMap((block) => block.values));
  expect(values.map(({ name, after: now }) => `${name}: ${now}`)).toContain('Черновик: да');
});

test('a page that mentions the attribute of broken ones is not broken; code that no page shows is listed', () => {
  const code = 'mdx-components/StarPuzzle/StarPuzzle.tsx';
  const site = (name: string, words: string, turn: number) => {
    const text = `${words} data-problems=.`;
    return version(
      name,
      { 'pages/a.mdx': `---\ntitle: Тест\n---\n\n${text}\n` },
      {
        [code]: `const turn = ${turn};\n`,
        'a.html': html(`<p>${text}<mark data-problems="">отметка</mark></p>`),
      },
    );
  };
  const [base, before] = site('base', 'Прежние слова', 1);
  const [head, after] = site('head', 'Другие слова', 2);
  const { pages, unseen } = compare(base, head, [before, after], ['pages/a.mdx', code]);
  expect(pages.map(({ kind, blocks }) => [kind, ...blocks.map(({ label }) => label)])).toEqual([
    ['changed', 'абзац'],
  ]);
  expect(unseen).toEqual([code]);
});

test('a page that got another address and an error at once keeps its former address', () => {
  const source = '---\ntitle: Тест\n---\n\nСлова.\n';
  const site = (name: string, page: string, main: string) =>
    version(name, { [`pages/${page}.mdx`]: source }, { [`${page}.html`]: html(main) });
  const [base, before] = site('base', 'old', '<p>Слова.</p>');
  const [head, after] = site('head', 'new', '<div data-problems="">Ошибка.</div>');
  const changed = ['pages/old.mdx', 'pages/new.mdx'];
  const { pages } = compare(base, head, [before, after], changed);
  expect(pages.map(({ kind, from, url, blocks }) => [kind, from, url, blocks[0]?.label])).toEqual([
    ['broken', '/old', '/new', 'страница не показывается: в файле ошибка'],
  ]);
});

test('a page that code breaks says why, and belongs to the code', () => {
  const code = 'src/ui/Link.tsx';
  const site = (name: string, main: string) =>
    version(
      name,
      { 'pages/a.mdx': '---\ntitle: Тест\n---\n', 'pages/b.mdx': `---\ntitle: ${name}\n---\n` },
      { [code]: `export const a = '${name}';\n`, 'a.html': html(main), 'b.html': html(`<p>${name}</p>`) },
    );
  const [base, before] = site('base', '<p>Слова.</p>');
  const problem =
    '<h1>В файле ошибка</h1><ol><li><h2>Не собрать.</h2><p>Нет f.</p><p>Покажите.</p></li></ol>';
  const [head, after] = site('head', `<div data-problems="">${problem}</div>`);
  const { pages } = compare(base, head, [before, after], ['pages/b.mdx', code]);
  const [broken] = pages.flatMap(({ kind, blocks }) => (kind === 'broken' ? blocks : []));
  expect(broken).toMatchObject({
    label: 'страница не показывается: её не удалось нарисовать',
    problem: 'Не собрать. Нет f.',
    source: { file: code },
  });
});

test('a page with an error tells the changed lines of its file and of its parts, which it cannot show', () => {
  const site = (name: string, word: string, main: string) =>
    version(
      name,
      {
        'pages/privacy.mdx': `---\ntitle: Политика\n---\n\n${word} политика.\n`,
        'pages/privacy/1-a.mdx': `---\ntitle: ${word} раздел\n---\n\nСлова.\n`,
      },
      { 'privacy.html': html(main) },
    );
  const [base, before] = site('base', 'Прежняя', '<p>Прежняя политика.</p>');
  const [head, after] = site('head', 'Новая', '<div data-problems="">Ошибка.</div>');
  const found = (files: string[]) => compare(base, head, [before, after], files);
  const told = (files: string[]) =>
    found(files).pages.map(({ kind, blocks: [whole] }) => [
      kind,
      whole?.label,
      ...(whole?.values ?? []).map((value) => `${value.name}: ${value.before} → ${value.after}`),
    ]);
  const label = 'страница не показывается: в файле ошибка';
  const part = '1-a.mdx, строка\u00a02: title: Прежняя раздел → title: Новая раздел';
  expect(told(['pages/privacy/1-a.mdx'])).toEqual([['broken', label, part]]);
  expect(told(['pages/privacy.mdx', 'pages/privacy/1-a.mdx'])).toEqual([
    ['broken', label, 'privacy.mdx, строка\u00a05: Прежняя политика. → Новая политика.', part],
  ]);
  // What a reviewer has looked at was less.
  const [ids, more] = [['pages/privacy/1-a.mdx'], ['pages/privacy/1-a.mdx', 'pages/privacy.mdx']].map(
    (files) => found(files).changes.map(({ id }) => id),
  );
  expect(ids).not.toEqual(more);
});

test('a page that could not be drawn is broken, not removed', () => {
  const files = { 'pages/a.mdx': '---\ntitle: Тест\n---\n\nСлова.\n' };
  const [base, before] = version('base', files, { 'a.html': html('<p>Слова.</p>') });
  const [head, after] = version('head', files, { 'index.html': html('') });
  const { pages } = compare(base, head, [before, after], []);
  expect(pages.map(({ kind, url }) => `${kind} ${url}`)).toContain('broken /a');
  // With another address, too.
  const moved = version('moved', { 'pages/b.mdx': files['pages/a.mdx'] }, { 'index.html': html('') });
  const found = compare(base, moved[0], [before, moved[1]], ['pages/a.mdx', 'pages/b.mdx']).pages;
  expect(found.map(({ kind, url }) => `${kind} ${url}`)).toContain('broken /a');
});

test('a page with an error tells the pages that went with it, which have no file; others are removed by themselves', () => {
  const post = (tag: string) => `---\ntitle: Тест\ntags: [${tag}]\n---\n\nСлова.\n`;
  const tag = `<head><title>Метка «тесты»</title></head>${html('<h1>Метка «тесты»</h1>')}`;
  const old = { 'pages/a.mdx': post('тесты'), 'pages/b.mdx': '---\ntitle: Уходит\n---\n' };
  const built = {
    'a.html': html('<p>Слова.</p>'),
    'b.html': html('<p>Уходит.</p>'),
    'blog/tag/testy.html': tag,
  };
  const [base, before] = version('base', old, built);
  const broken = { 'pages/a.mdx': `${post('тесты')}<Callout>\n` };
  const [head, after] = version('head', broken, { 'a.html': html('<div data-problems="">Ошибка.</div>') });
  const { pages } = compare(base, head, [before, after], ['pages/a.mdx', 'pages/b.mdx']);
  expect(pages.map(({ kind, url }) => `${kind} ${url}`)).toEqual(['broken /a', 'removed /b']);
  expect(pages[0]?.blocks[0]?.values.at(-1)).toMatchObject({
    name: 'вместе с\u00a0ней страница',
    before: 'Метка «тесты»',
  });
});

test('links that follow a page to its new address are told at that page, once', () => {
  const site = (name: string, address: string, place: string) => {
    const head = `<head><link rel="canonical" href="https://d.example/${address}"></head>`;
    const text = `Журнал, оценки и расписание группы в одном ${place}.`;
    const sources = {
      [`pages/${address}.mdx`]: `---\ntitle: Журнал\n---\n\n${text}\n`,
      'pages/b.mdx': `---\ntitle: Другая\n---\n\n[Журнал](/${address}#gde) и [другой](/journal-2).\n`,
    };
    return version(name, sources, {
      [`${address}.html`]: head + html(`<p>${text}</p>`),
      'b.html': html(`<a href="/${address}#gde">Журнал</a>`),
    });
  };
  const [base, before] = site('base', 'journal', 'месте');
  const [head, after] = site('head', 'gradebook', 'окне');
  const files = [...new Set([...before.byFile.keys(), ...after.byFile.keys()])];
  const { pages } = compare(base, head, [before, after], files);
  expect(
    pages.map(({ kind, blocks }) => [kind, blocks.map(({ label, values }) => [label, values.at(-1)?.after])]),
  ).toEqual([
    [
      'renamed',
      [
        ['абзац', undefined],
        ['для поисковиков и соцсетей', 'обновлены в\u00a01\u00a0файле'],
      ],
    ],
  ]);
});

test('a removed page names the page that its address opens now', () => {
  const kept = mdx(samples.page, 'Слова.\n');
  const built = { 'b.html': html('<p>Слова.</p>') };
  const gone = { 'pages/a.mdx': '---\ntitle: Тест\n---\n\nДругое.\n', 'pages/b.mdx': kept };
  const [base, before] = version('base', gone, { ...built, 'a.html': html('<p>Другое.</p>') });
  const heir = { 'pages/b.mdx': mdx({ ...samples.page, aliases: ['/a'] }, 'Слова.\n') };
  const [head, after] = version('head', heir, built);
  const { pages } = compare(base, head, [before, after], ['pages/a.mdx', 'pages/b.mdx']);
  expect(pages.map((page) => [page.kind, placeText(page, { unpublished: [] })])).toEqual([
    ['changed', '/b'],
    ['removed', '/a → /b'],
  ]);
});

test('a page whose file is broken already is told of the menu only', () => {
  const source = '---\ntitle: Тест: проверка\n---\n';
  const site = (name: string, menu: string) =>
    version(
      name,
      { 'pages/a.mdx': source, 'pages/_site/header.mdx': `---\nmenu:\n  - title: ${menu}\n---\n` },
      { 'a.html': html(`<header><p>${menu}</p></header><div data-problems="">Ошибка.</div>`) },
    );
  const [base, before] = site('base', 'Тарифы');
  const [head, after] = site('head', 'Цены');
  const { pages, changes } = compare(base, head, [before, after], ['pages/_site/header.mdx']);
  expect([pages.map(({ kind }) => kind), changes.map(({ url }) => url)]).toEqual([['shared'], [null]]);
});

test('a page that was broken in the base and is mended is one change', () => {
  const site = (name: string, title: string, main: string) =>
    version(name, { 'pages/a.mdx': `---\ntitle: ${title}\n---\n\nСлова.\n` }, { 'a.html': html(main) });
  const [base, before] = site(
    'base',
    'Тест: два',
    '<div data-problems=""><p>Ошибка.</p></div><a href="/">А</a>',
  );
  const [head, after] = site('head', 'Тест', '<h1>Тест</h1><p>Слова.</p><ul><li>Пункт</li></ul>');
  const { pages, changes } = compare(base, head, [before, after], ['pages/a.mdx']);
  expect(pages.map(({ kind, blocks }) => [kind, ...blocks.map(({ label }) => label)])).toEqual([
    ['changed', 'страница снова показывается: ошибки в\u00a0файле больше нет'],
  ]);
  expect(pages[0]?.blocks[0]?.values).toMatchObject([{ before: 'title: Тест: два', after: 'title: Тест' }]);
  expect(changes).toHaveLength(1);
});

test('a new page with an error is called new, and its mark says added', () => {
  const [base, before] = version('base', {}, {});
  // A second colon: this title is no YAML.
  const pages = { a: '---\ntitle: Тест\n---\n\nСлова.\n', b: '---\ntitle: Тест: проверка\n---\n' };
  const broken = html('<div data-problems="">Ошибка.</div>');
  const [head, after] = version(
    'head',
    { 'pages/a.mdx': pages.a, 'pages/b.mdx': pages.b },
    { 'a.html': broken, 'b.html': broken },
  );
  const found = compare(base, head, [before, after], ['pages/a.mdx', 'pages/b.mdx']).pages;
  const told = found.map((page) => [
    page.title,
    page.kind,
    pageKindName(page),
    ...page.blocks.map(({ kind }) => kind),
  ]);
  expect(told).toEqual([
    ['Тест', 'broken', 'новая · с ошибкой', 'added'],
    ['Тест: проверка', 'broken', 'новая · с ошибкой', 'added'],
  ]);
});

test('sheets of the ribbon and of the report change no page', () => {
  const files = ['src/styles/base.css', 'src/review/ribbon/ribbon.css'];
  const site = (name: string, top: string) => {
    const css = `.card { top: ${top} }`;
    const page = `<head><style>${css}</style></head>${html('<p class="card">Слова</p>')}`;
    return version(name, {}, { 'a.html': page, ...Object.fromEntries(files.map((file) => [file, css])) });
  };
  const [[base, before], [head, after]] = [site('base', '0'), site('head', '1px')];
  const { changes } = compare(base, head, [before, after], files);
  expect(changes.map(({ label }) => label)).toEqual(['вид: base.css, .card']);
});

test('a draft that is published is new to visitors', () => {
  const [base, before] = versionOf('base', { title: 'Тест', draft: true });
  const [head, after] = versionOf('head', { title: 'Тест' });
  const [page] = compare(base, head, [before, after], ['pages/a.mdx']).pages;
  expect(page && [page.kind, pageKindName(page)]).toEqual(['added', 'новая · была черновиком']);
});

test('a picture or a film in public/ with other content is reported even if its page’s HTML is the same', () => {
  const [picture, film] = ['public/people/olga.svg', 'public/film/day.mp4'];
  const site = (name: string, content: string) =>
    version(
      name,
      { 'pages/a.mdx': '---\ntitle: Тест\n---\n' },
      {
        [picture]: content,
        'people/olga.svg': content,
        [film]: content,
        'film/day.mp4': content,
        'a.html': html('<img src="/people/olga.svg" alt=""><a href="/film/day.mp4">Фильм</a>'),
      },
    );
  const [base, before] = site('base', '<svg/>');
  const [head, after] = site('head', '<svg><path/></svg>');
  const { pages, changes, unseen } = compare(base, head, [before, after], [picture, film]);
  expect([pages.map(({ url }) => url), changes.map(({ label }) => label), unseen]).toEqual([
    ['/a'],
    ['картинка olga.svg', 'файл day.mp4'],
    [],
  ]);
  expect(pages[0]?.blocks.map(({ values }) => values[0]?.name)).toEqual(['файл olga.svg', 'файл day.mp4']);
});
