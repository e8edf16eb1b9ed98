import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lines, openBrokenSite, png } from '../../tests/broken.ts';

/** Broken files and fields of writers that need more than a folder of tests/fixtures/broken (broken.test.ts). */
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

test('a link to a file outside of the project', async () => {
  site.lay('');
  writeFileSync(join(site.root, 'outside.txt'), '---\ntitle: Чужое\n---\n');
  symlinkSync('../outside.txt', join(site.root, 'pages/outside.mdx'));
  expect(await site.recheck()).toMatchInlineSnapshot(`
    [
      "outside.mdx:1:1 file/symlink Это ссылка на файл вне папки pages.",
    ]
  `);
});

test('a page without an extension, a file to download, and one that Windows makes', async () => {
  expect(
    await site.told('', { 'pages/news': 'Новости.\n', 'pages/price.pdf': '%PDF', 'pages/Thumbs.db': '' }),
  ).toMatchInlineSnapshot(`
    [
      "news:1:1 file/name Этот файл сайт не читает: страницы — только .mdx. [fix]",
      "price.pdf:1:1 file/name Этот файл сайт не читает: страницы — только .mdx.",
    ]
  `);
});

test('links in the folder whose files are published as they are', async () => {
  site.lay('');
  mkdirSync(join(site.root, 'public/people'), { recursive: true });
  symlinkSync('/etc/passwd', join(site.root, 'public/.hidden'));
  symlinkSync('/etc', join(site.root, 'public/people/other'));
  expect(await site.recheck()).toMatchInlineSnapshot(`
    [
      "public/.hidden:1:1 file/symlink Это ссылка: на сайте окажется то, на что она ведёт, даже если оно не из этой папки.",
      "public/people/other:1:1 file/symlink Это ссылка: на сайте окажется то, на что она ведёт, даже если оно не из этой папки.",
    ]
  `);
});

test('pipes are not read, and links to folders are not followed', async () => {
  site.lay('');
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

test('no picture is called unused while a page cannot be read', async () => {
  const portrait = { 'public/people/irina.png': png(300, 300) };
  expect(await site.told('', portrait)).toHaveLength(1);
  expect(await site.told('wrong-encoding', portrait)).toEqual([
    'about.mdx:1:1 file/encoding Файл сохранён не в UTF-8: русские буквы в нём прочитать нельзя.',
  ]);
});

test('a Word document is not a page under another name', async () => {
  site.lay('', { 'pages/promo.docx': 'PK' });
  const [found] = await site.check();
  expect(found?.hint).toContain('npm run new');
  expect(found?.hint).not.toContain('Переименуйте');
});

test('a copy of a page is one problem, and is not renamed', async () => {
  const about = readFileSync('tests/fixtures/good/pages/about.mdx', 'utf8');
  const journal = readFileSync('tests/fixtures/good/pages/feature/digital-journal.mdx', 'utf8');
  site.lay('', {
    'pages/about — копия.mdx': about,
    'pages/feature/student-diary.mdx': journal,
    'pages/Без полей.mdx': 'Текст.\n',
  });
  const problems = await site.check();
  const others = problems.filter(({ file }) => file === 'pages/Без полей.mdx');
  expect(others[0]).toMatchObject({ rule: 'file/name', fix: { rename: 'pages/bez-poley.mdx' } });
  // The original is not called a copy of its copy, whose name comes first.
  expect(lines(problems.filter((one) => !others.includes(one)))).toEqual([
    'about — копия.mdx:2:8 entry/copy Похоже на копию — такие название и описание уже есть: у страницы pages/about.mdx.',
    'feature/student-diary.mdx:2:8 entry/copy Похоже на копию — такие название и описание уже есть: у страницы pages/feature/digital-journal.mdx.',
  ]);
});

test("a post in a subfolder of its type's folder", async () => {
  site.lay('');
  const post = site.read('pages/blog-single/first-lesson.mdx');
  expect(
    await site.told('', { 'pages/blog-single/2025/x.mdx': post.replace(/title: .*/, 'title: Второй') }),
  ).toMatchInlineSnapshot(`
    [
      "blog-single/2025/x.mdx:1:1 file/folder Статья лежит не в своей папке: сайт примет её за обычную страницу. [fix]",
      "blog-single/first-lesson.mdx:3:14 seo/duplicate-description Такое описание уже есть: у страницы pages/blog-single/2025/x.mdx.",
    ]
  `);
});
