import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBrokenSite, png } from '../../tests/broken.ts';
import { openStore } from '../../tests/content.ts';
import { checkSite } from './check-site.ts';

/** Broken files of writers (tests/fixtures/broken): files and fields. Each is laid over a good site, alone. */
const site = openBrokenSite();
afterAll(site.close);

test('the good site has no problems', async () => {
  expect(await site.told('')).toEqual([]);
});

test('a file of five megabytes', async () => {
  expect(await site.told('', { 'pages/about.mdx': 'журнал '.repeat(450_000) })).toMatchInlineSnapshot(`
    [
      "about.mdx:1:1 file/too-large Файл слишком большой: 5,8 МБ, а наибольший размер — 1 МБ.",
    ]
  `);
});

test('a link out of the tree', async () => {
  await site.told('');
  writeFileSync(join(site.root, 'outside.mdx'), '---\ntitle: Чужое\n---\n');
  symlinkSync('../outside.mdx', join(site.root, 'pages/outside.mdx'));
  expect(await site.recheck()).toMatchInlineSnapshot(`
    [
      "outside.mdx:1:1 file/symlink Это ссылка на файл вне папки pages.",
    ]
  `);
});

test('what is no file is not read, and a link to a folder is not followed', async () => {
  await site.told('');
  const pages = (name: string) => join(site.root, 'pages', name);
  mkdirSync(join(site.root, 'elsewhere'));
  for (const folder of [pages(''), join(site.root, 'elsewhere')])
    writeFileSync(join(folder, '.secret.mdx'), 'Чужое {');
  writeFileSync(join(site.root, 'elsewhere/secret.mdx'), 'Чужое {');
  symlinkSync('../elsewhere', pages('elsewhere'));
  symlinkSync('.', pages('round'));
  symlinkSync('nowhere', pages('lost.mdx'));
  mkdirSync(pages('folder.mdx'));
  execFileSync('mkfifo', [pages('pipe.mdx')]);
  expect(await site.recheck()).toMatchInlineSnapshot(`
    [
      "elsewhere:1:1 file/name Это ссылка на папку или на то, чего нет: сайт её не читает.",
      "lost.mdx:1:1 file/name Это ссылка на папку или на то, чего нет: сайт её не читает.",
      "round:1:1 file/name Это ссылка на папку или на то, чего нет: сайт её не читает.",
    ]
  `);
});

test('empty file', async () => {
  expect(await site.told('empty-file')).toMatchInlineSnapshot(`
    [
      "about.mdx:1:1 file/empty Файл пустой.",
    ]
  `);
});

test('wrong encoding', async () => {
  expect(await site.told('wrong-encoding')).toMatchInlineSnapshot(`
    [
      "about.mdx:1:1 file/encoding Файл сохранён не в UTF-8: русские буквы в нём прочитать нельзя.",
    ]
  `);
});

test('what a page shows that cannot be read nobody knows: no picture is called unused', async () => {
  const portrait = { 'public/people/irina.png': png(300, 300) };
  expect(await site.told('', portrait)).toHaveLength(1);
  expect(await site.told('wrong-encoding', portrait)).toEqual([
    'about.mdx:1:1 file/encoding Файл сохранён не в UTF-8: русские буквы в нём прочитать нельзя.',
  ]);
});

test('utf 16', async () => {
  expect(await site.told('utf-16')).toMatchInlineSnapshot(`
    [
      "about.mdx:1:1 file/encoding Файл сохранён в кодировке UTF-16.",
    ]
  `);
});

test('bom', async () => {
  expect(await site.told('bom')).toMatchInlineSnapshot(`
    [
      "about.mdx:1:1 file/bom В начале файла стоит невидимый знак (BOM). [remark] [fix]",
      "about.mdx:8:8 text/punctuation Пробел перед знаком препинания. [fix]",
    ]
  `);
});

test('crlf', async () => {
  expect(await site.told('crlf')).toMatchInlineSnapshot(`
    [
      "about.mdx:10:8 text/punctuation Пробел перед знаком препинания. [fix]",
    ]
  `);
});

test('lines that end as on old Macs are lines', async () => {
  const crlf = readFileSync('tests/fixtures/broken/crlf/pages/about.mdx', 'utf8');
  const files = { 'pages/about.mdx': `\ufeff${crlf.replaceAll('\r\n', '\r')}` };
  expect(await site.told('', files)).toMatchInlineSnapshot(`
    [
      "about.mdx:1:1 file/bom В начале файла стоит невидимый знак (BOM). [remark] [fix]",
      "about.mdx:1:1 file/line-ends Строки файла кончаются так, как на старых Mac (CR). [remark] [fix]",
      "about.mdx:10:8 text/punctuation Пробел перед знаком препинания. [fix]",
    ]
  `);
});

test('markdown file', async () => {
  expect(await site.told('markdown-file')).toMatchInlineSnapshot(`
    [
      "promo.md:1:1 file/name Этот файл сайт не читает: страницы — только .mdx. [fix]",
    ]
  `);
});

test('a document of Word holds a text, and is no page under another name', async () => {
  await site.told('', { 'pages/promo.docx': 'PK' });
  const [found] = await checkSite(openStore(site.root));
  expect(found?.hint).toContain('npm run new');
});

test('bad name', async () => {
  expect(await site.told('bad-name')).toMatchInlineSnapshot(`
    [
      "О нас.mdx:1:1 file/name В имени файла «О нас.mdx» есть пробелы, большие или нелатинские буквы: адрес выйдет неудобным. [fix]",
      "О нас.mdx:2:1 site/orphan На страницу /О нас не ведёт ни одна ссылка. [remark]",
    ]
  `);
});

test('names that Windows keeps for its devices', async () => {
  const found = await site.told('', {
    'pages/aux/con.mdx': '',
    'public/nul.png': '',
    'pages/concert.mdx': '',
  });
  expect(found.filter((line) => line.includes('Windows'))).toHaveLength(1);
});

test('no frontmatter', async () => {
  expect(await site.told('no-frontmatter')).toMatchInlineSnapshot(`
    [
      "about.mdx:1:1 frontmatter/missing-field Не хватает поля «description».",
      "about.mdx:1:1 frontmatter/missing-field Не хватает поля «title».",
    ]
  `);
});

test('broken yaml', async () => {
  expect(await site.told('broken-yaml')).toMatchInlineSnapshot(`
    [
      "about.mdx:2:8 frontmatter/yaml В строке второе двоеточие с пробелом. [fix]",
    ]
  `);
});

test('tab in yaml', async () => {
  expect(await site.told('tab-in-yaml')).toMatchInlineSnapshot(`
    [
      "about.mdx:4:1 frontmatter/yaml Отступ сделан табуляцией. [fix]",
    ]
  `);
});

test('open fence', async () => {
  expect(await site.told('open-fence')).toMatchInlineSnapshot(`
    [
      "about.mdx:1:1 frontmatter/fence Блок полей не закрыт.",
    ]
  `);
});

test('unknown field', async () => {
  expect(await site.told('unknown-field')).toMatchInlineSnapshot(`
    [
      "about.mdx:2:1 frontmatter/unknown-field Поля «titel» здесь нет. [fix]",
    ]
  `);
});

test('duplicate field', async () => {
  expect(await site.told('duplicate-field')).toMatchInlineSnapshot(`
    [
      "about.mdx:3:1 frontmatter/yaml Поле записано дважды.",
    ]
  `);
});

test('wrong type', async () => {
  expect(await site.told('wrong-type')).toMatchInlineSnapshot(`
    [
      "about.mdx:2:8 frontmatter/type В поле «title» не тот вид значения. [fix]",
      "about.mdx:3:8 frontmatter/type В поле «prose» не тот вид значения.",
    ]
  `);
});

test('too long', async () => {
  expect(await site.told('too-long')).toMatchInlineSnapshot(`
    [
      "about.mdx:2:8 frontmatter/length Поле «title» слишком длинное: 97 знаков, наибольшее — 80.",
    ]
  `);
});

test('bad format', async () => {
  expect(await site.told('bad-format')).toMatchInlineSnapshot(`
    [
      "about.mdx:3:11 frontmatter/format Поле «aliases.0» записано не так: «us».",
      "about.mdx:4:12 frontmatter/format Поле «publishAt» записано не так: «31.12.2025». [fix]",
    ]
  `);
});

test('unknown value', async () => {
  expect(await site.told('unknown-value')).toMatchInlineSnapshot(`
    [
      "feature/digital-journal.mdx:9:8 frontmatter/unknown-value Значения «gradbook» для поля «scene» нет. [fix]",
      "feature/digital-journal.mdx:12:3 frontmatter/length Поле «benefits» слишком короткое: 2 строки, наименьшее — 3.",
    ]
  `);
});

test('wrong slug', async () => {
  expect(await site.told('wrong-slug')).toMatchInlineSnapshot(`
    [
      "feature/digital-journal.mdx:4:7 entry/slug Поле «slug» — «journal», а файл называется «digital-journal.mdx». [fix]",
    ]
  `);
});

test('duplicate slug', async () => {
  expect(await site.told('duplicate-slug')).toMatchInlineSnapshot(`
    [
      "about/index.mdx:1:1 entry/duplicate-url Адрес /about уже занят файлом pages/about.mdx.",
    ]
  `);
});

test('circular alias', async () => {
  expect(await site.told('circular-alias')).toMatchInlineSnapshot(`
    [
      "about.mdx:3:11 entry/duplicate-url Адрес /blog уже занят файлом pages/blog.mdx.",
      "about.mdx:3:18 entry/duplicate-url Адрес /about у этой страницы уже есть.",
      "blog.mdx:3:11 entry/duplicate-url Адрес /about уже занят файлом pages/about.mdx.",
    ]
  `);
});
