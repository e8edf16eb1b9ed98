import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { lines, openBrokenSite } from '../../../tests/broken.ts';
import { mdx, openStore, samples } from '../../../tests/content.ts';
import { checkSite } from '../check-site.ts';
import { mostAlike } from '../rules/site/gone-address.ts';
import { missingBase } from './repository.ts';

const site = openBrokenSite();
afterAll(site.close);
const path = (file: string) => join(site.root, file);
const read = (file: string) => readFileSync(path(file), 'utf8');
const settings = ['user.name=a', 'user.email=a@b.c', 'maintenance.auto=false'].flatMap((one) => ['-c', one]);
const git = (...args: string[]) =>
  execFileSync('git', ['-C', site.root, ...settings, ...args], { stdio: 'pipe', encoding: 'utf8' });
const commit = (message: string) => {
  git('add', '-A');
  git('commit', '-q', '-m', message);
};
const told = site.recheck;

site.lay('');
git('init', '-q', '-b', 'main', '--template=');
commit('first');
git('tag', 'first');

beforeEach(() => {
  site.lay('');
  git('checkout', '-q', '-f', '-B', 'main', 'first');
});

test('of two pages with the same title, the new or changed one is reported', async () => {
  const title = /^title: .*$/m.exec(read('pages/blog.mdx'))?.[0] ?? '';
  writeFileSync(path('pages/about.mdx'), read('pages/about.mdx').replace(/^title: .*$/m, title));
  writeFileSync(path('pages/a.mdx'), read('pages/contact.mdx'));
  expect((await told()).filter((line) => /seo\/|entry\/copy/.test(line))).toMatchInlineSnapshot(`
    [
      "a.mdx:2:8 entry/copy Похоже на копию — такие название и описание уже есть: у страницы pages/contact.mdx.",
      "about.mdx:2:8 seo/duplicate-title Такое название уже есть: у страницы pages/blog.mdx.",
    ]
  `);
});

test('of a page renamed to a bad name only the name is told: links to that would break again', async () => {
  renameSync(path('pages/contact.mdx'), path('pages/Наши контакты.mdx'));
  const named = (await told()).filter((line) => /file.name|url.gone|link.broken/.test(line));
  expect(named).toEqual([expect.stringContaining('Наши контакты.mdx:1:1 file/name')]);
});

test('a page or picture beside the folder of pages is lost, and named', async () => {
  mkdirSync(path('centers'));
  writeFileSync(path('centers/new.mdx'), '');
  writeFileSync(path('class.jpg'), '');
  const lines = (await told()).filter((line) => line.includes('file/folder'));
  rmSync(path('centers'), { recursive: true });
  rmSync(path('class.jpg'));
  expect(lines).toHaveLength(2);
});

test('a renamed page lacks its old address; --fix adds it and updates all links', async () => {
  renameSync(path('pages/contact.mdx'), path('pages/support.mdx'));
  expect((await told()).filter((line) => line.includes('url/gone'))).toMatchInlineSnapshot(`
    [
      "support.mdx:2:1 url/gone Адрес /contact больше не открывается: страница теперь /support. [fix]",
    ]
  `);

  // Other links are told where the page has moved, instead of a similar spelling.
  expect((await told()).filter((line) => line.includes('link/broken')).at(-1)).toMatch(
    / link\/broken Страница \/contact переехала: теперь она \/support\.$/,
  );

  const { problems, files } = await site.fix();
  expect(problems).toEqual([]);
  expect(files).toEqual([
    'pages/_site/footer.mdx',
    'pages/_site/header.mdx',
    'pages/_site/settings.mdx',
    'pages/index.mdx',
    'pages/support.mdx',
  ]);
  expect(read('pages/support.mdx')).toContain('\naliases: [/contact]\n---\n');
  expect(read('pages/_site/footer.mdx')).toContain('{ title: Контакты, link: /support }');
  expect(read('pages/index.mdx')).toContain("href: '/support'");
});

test('a page renamed to a bad name gets a good one first, and is not left under both', async () => {
  renameSync(path('pages/contact.mdx'), path('pages/Support Us.mdx'));
  const { problems, files } = await site.fix();
  expect(problems).toEqual([]);
  expect(existsSync(path('pages/Support Us.mdx'))).toBe(false);
  expect(files).toContain('pages/support-us.mdx');
  expect(read('pages/support-us.mdx')).toContain('aliases: [/contact]');
  expect(read('pages/_site/footer.mdx')).toContain('link: /support-us');
});

test('a rename in the last commit is still reported', async () => {
  git('mv', 'pages/about.mdx', 'pages/team.mdx');
  commit('rename');
  const { problems } = await site.fix();
  expect(problems).toEqual([]);
  expect(read('pages/team.mdx')).toContain('aliases: [/about]');
});

test('a branch is compared with its merge base', async () => {
  git('checkout', '-q', '-b', 'work');
  git('mv', 'pages/about.mdx', 'pages/team.mdx');
  commit('rename');
  writeFileSync(path('note.txt'), 'ещё');
  commit('more');
  expect((await told()).some((line) => line.startsWith('team.mdx:2:1 url/gone'))).toBe(true);
});

test('a removed alias is reported in its file', async () => {
  const text = read('pages/index.mdx');
  writeFileSync(path('pages/index.mdx'), text.replace('aliases: [/home]', 'aliases: [/start]'));
  expect(await told()).toMatchInlineSnapshot(`
    [
      "index.mdx:4:1 url/gone Адрес /home больше не открывается: страница теперь /. [fix]",
    ]
  `);
  await site.fix();
  expect(read('pages/index.mdx')).toContain('aliases: [/start, /home]');
});

test('a deleted page needs a successor or a line in the settings', async () => {
  rmSync(path('pages/blog-single/first-lesson.mdx'));
  // Similar spelling but another subject: no link is redirected there.
  writeFileSync(
    path('pages/blog-single/first-lessons.mdx'),
    mdx({ ...samples.post, title: 'Сколько уроков в\u00a0курсе', category: 'Практика' }, 'Их сорок.\n'),
  );
  writeFileSync(
    path('pages/about.mdx'),
    `${read('pages/about.mdx')}\n[Первый урок](/blog-single/first-lesson)\n`,
  );
  expect(await told()).toMatchInlineSnapshot(`
    [
      "about.mdx:10:15 link/broken Страницы /blog-single/first-lesson больше нет.",
      "blog-single/first-lesson.mdx:1:1 url/gone Страницы /blog-single/first-lesson больше нет, а на неё могут вести закладки, чужие сайты и поиск.",
    ]
  `);
  const settings = read('pages/_site/settings.mdx');
  writeFileSync(
    path('pages/_site/settings.mdx'),
    settings.replace('copyrightYear', 'gone: [/blog-single/first-lesson]\ncopyrightYear'),
  );
  expect((await told()).map((line) => line.replace(/.* link\/broken /, ''))).toEqual([
    'Страницы /blog-single/first-lesson больше нет.',
  ]);
});

test('a published page that becomes a draft loses its address', async () => {
  const post = 'pages/blog-single/first-lesson.mdx';
  writeFileSync(path(post), read(post).replace('\ntitle:', '\ndraft: true\ntitle:'));
  expect((await told()).filter((line) => line.includes('url/gone'))).toMatchInlineSnapshot(`
    [
      "blog-single/first-lesson.mdx:2:1 url/gone Страница /blog-single/first-lesson была на сайте, а теперь стала черновиком: её адрес перестанет открываться.",
    ]
  `);
});

test('a page with an invalid date is not said to be withdrawn: nobody knows when it is published', async () => {
  const post = 'pages/blog-single/first-lesson.mdx';
  writeFileSync(path(post), read(post).replace('\ntitle:', '\npublishAt: 2031-02-30\ntitle:'));
  expect((await told()).filter((line) => line.includes('url/gone'))).toEqual([]);
});

test('a fragment of a page has no address to lose, and succeeds no page', async () => {
  const text = (body: string) =>
    `---\ntitle: Раздел о данных\nslug: one\ncategory: Данные\nicon: lock\norder: 1\nbenefits:\n  - Первая мысль\n  - Вторая мысль\n---\n\n${body}\n`;
  const page = read('pages/about.mdx');
  mkdirSync(path('pages/privacy'));
  writeFileSync(path('pages/privacy/one.mdx'), text('Текст раздела.'));
  writeFileSync(
    path('pages/privacy/two.mdx'),
    text('Другой текст.').replace('one', 'two').replace('данных', 'правах'),
  );
  writeFileSync(path('pages/about.mdx'), page.replace(/\n---\n/, '\n---\n\n<PolicySections />\n'));
  commit('sections');
  rmSync(path('pages/privacy/two.mdx'));
  expect((await told()).filter((line) => line.includes('url/gone'))).toEqual([]);

  // A page whose text is now a section still counts as gone.
  rmSync(path('pages/blog-single/first-lesson.mdx'));
  const lost = /^---[\s\S]*?\n---\n/;
  const post = git('show', 'HEAD:pages/blog-single/first-lesson.mdx');
  writeFileSync(path('pages/privacy/three.mdx'), text(post.replace(lost, '')).replace('one', 'three'));
  expect((await told()).find((line) => line.includes('url/gone'))).toMatch(/больше нет, а\s/);
});

test('without git nothing is reported', async () => {
  renameSync(path('.git'), path('.moved'));
  rmSync(path('pages/blog-single/first-lesson.mdx'));
  expect(await told()).toEqual([]);
  renameSync(path('.moved'), path('.git'));
});

test('CI finds a page removed by a pull request with two commits, and fails with only one', async () => {
  git('checkout', '-q', '-b', 'request');
  rmSync(path('pages/blog-single/first-lesson.mdx'));
  commit('removal');
  git('checkout', '-q', 'main');
  git('commit', '-q', '--allow-empty', '-m', 'meanwhile');
  git('merge', '-q', '--no-ff', '--no-edit', 'request');
  const clone = mkdtempSync(join(tmpdir(), 'ci-'));
  vi.stubEnv('GITHUB_BASE_REF', 'main');
  try {
    // As actions/checkout does it: only the merge, no branch.
    const inClone = (...args: string[]) => execFileSync('git', ['-C', clone, ...args], { stdio: 'pipe' });
    inClone('init', '-q');
    const checkOut = (depth: number) => {
      inClone('fetch', '-q', `--depth=${depth}`, `file://${site.root}`, 'main');
      inClone('checkout', '-q', '--detach', 'FETCH_HEAD');
    };
    checkOut(1);
    expect(missingBase(clone)).toMatch(/^Сравнить с\u00a0веткой «main» не\u00a0с\u00a0чем/);
    checkOut(2);
    expect(missingBase(clone)).toBeNull();
    const found = lines(await checkSite(openStore(clone)));
    expect(found.find((line) => line.includes('url/gone'))).toMatch(/first-lesson больше нет/);
    vi.stubEnv('GITHUB_BASE_REF', '');
    expect(missingBase(tmpdir())).toBeNull();
  } finally {
    vi.unstubAllEnvs();
    rmSync(clone, { recursive: true, force: true });
  }
});

test('links to the name between two renames are broken: it was never published', async () => {
  const fixed = () => site.fix();
  renameSync(path('pages/contact.mdx'), path('pages/support.mdx'));
  expect((await fixed()).problems).toEqual([]);
  renameSync(path('pages/support.mdx'), path('pages/help.mdx'));
  expect((await told()).filter((line) => line.includes('_site/footer'))).toEqual([
    '_site/footer.mdx:6:34 link/broken Страницы /support нет.',
  ]);
});

test('the successor has the most lines in common, at least half', () => {
  const files = new Map([
    ['a', 'один\nдва\nтри'],
    ['b', 'один\nдва\nдругое'],
    ['c', 'совсем\nдругое'],
  ]);
  expect(mostAlike('один\nдва\nтри\nчетыре', files)).toBe('a');
  expect(mostAlike('пять\nшесть', files)).toBeNull();
});
