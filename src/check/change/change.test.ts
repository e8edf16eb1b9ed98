import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { openBrokenSite } from '../../../tests/broken.ts';
import { mdx, openStore, samples } from '../../../tests/content.ts';
import { git } from '../../git.ts';
import { checkSite } from '../check-site.ts';
import { typedPage } from '../typed-page.ts';
import { diffOf } from './diff.ts';
import { propose } from './propose.ts';
import { removing, successorsOf } from './remove.ts';
import { renaming } from './rename.ts';
import { reordering } from './reorder.ts';
import replace, { replaced } from './replace.ts';

const site = openBrokenSite();
afterAll(site.close);
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  // Paths are typed in the project's folder, wherever the tests were started.
  vi.stubEnv('INIT_CWD', process.cwd());
});

const good = (file: string) => readFileSync(join('tests/fixtures/good/pages', file), 'utf8');
/** The rows of an item of the menu. */
const item = (id: string, link = `/feature/${id}`, indent = '  ') =>
  `${indent}- id: ${id}\n${indent}  title: Пункт меню\n${indent}  link: ${link}\n`;

it('a renamed page gets an alias, and all links to it are updated', async () => {
  const link = '[Отметки](/feature/digital-journal?a=1#marks)';
  site.lay('', { 'pages/extra.mdx': mdx(samples.page, `${link}\n`) });
  const store = openStore(site.root);
  const before = (await checkSite(store)).length;
  const proposal = await renaming(store, 'pages/feature/digital-journal.mdx', 'journal');
  await propose(store, proposal, true);
  expect(existsSync(join(site.root, 'pages/feature/digital-journal.mdx'))).toBe(false);
  expect(site.read('pages/feature/journal.mdx')).toContain('aliases: [/feature/digital-journal]');
  expect(site.read('pages/extra.mdx')).toContain('(/feature/journal?a=1#marks)');
  for (const file of proposal.texts.keys())
    if (file !== 'pages/feature/digital-journal.mdx')
      expect(site.read(file)).not.toContain('digital-journal');
  expect((await site.check()).length).toBe(before);
});

it.each([
  ['aliases:\n  - /kto-my\n', 'aliases:\n  - /kto-my\n  - /about\n---'],
  ['aliases: []\n', 'aliases: [/about]\n---'],
])('%j of a renamed page is continued', async (own, continued) => {
  site.lay('', { 'pages/about.mdx': mdx(samples.page, 'Текст.\n').replace('\n---\n', `\n${own}---\n`) });
  expect((await renamed('pages/about.mdx', 'company'))('pages/company.mdx')).toContain(continued);
});

it('a name that is taken or makes no address is refused', async () => {
  site.lay('', {
    'pages/contact.mdx': mdx({ ...samples.page, aliases: ['/kontakty'] }),
    'pages/school/index.mdx': mdx(samples.page),
  });
  const store = openStore(site.root);
  await expect(renaming(store, 'pages/about.mdx', 'contact')).rejects.toThrow(/уже есть/);
  await expect(renaming(store, 'pages/about.mdx', 'О нас')).rejects.toThrow('o-nas');
  // The file would be called `.mdx`, which the site does not read.
  await expect(renaming(store, 'pages/about.mdx', '')).rejects.toThrow(/латиницей/);
  await expect(renaming(store, 'pages/index.mdx', 'home')).rejects.toThrow(/не\u00a0меняют/);
  await expect(renaming(store, 'pages/_404.mdx', 'lost')).rejects.toThrow(/не\u00a0меняют/);
  await expect(renaming(store, 'pages/school/index.mdx', 'home')).rejects.toThrow(/имя её папки/);
  await expect(renaming(store, 'pages/about.mdx', 'kontakty')).rejects.toThrow('pages/contact.mdx');
});

it('the address of a removed page and all links lead to the page that replaces it', async () => {
  const [journal, quiz] = ['pages/feature/digital-journal.mdx', 'pages/feature/quiz.mdx'];
  const own = { slug: 'quiz', order: 9, title: 'Тесты', description: 'Тесты с проверкой.' };
  site.lay('', {
    [quiz]: mdx({ ...samples.feature, ...own }, 'Текст.\n'),
    'pages/extra.mdx': mdx(samples.page, '[Отметки](/feature/digital-journal?a=1#marks)\n'),
    'pages/tools.mdx': mdx(
      samples.page,
      '<ToolsCarousel>\n<Tool slug="digital-journal" />\n</ToolsCarousel>\n',
    ),
    'pages/_site/search.mdx': `---\nwords:\n  /feature/digital-journal:\n    - отметки\n  /feature/quiz: [тест]\n---\n`,
    'pages/_site/header.mdx': good('_site/header.mdx').replace(
      'menu:\n',
      `menu:\n${item('digital-journal')}`,
    ),
  });
  const store = openStore(site.root);
  // A prop names an entry of its folder only.
  expect((await removing(store, journal, '/about')).texts.has('pages/tools.mdx')).toBe(false);
  const { broken } = await removing(store, journal);
  expect(broken).toEqual(['pages/about.mdx:8:33', 'pages/extra.mdx:6:11', 'pages/tools.mdx:7:13']);
  await expect(removing(store, journal, '/nothing')).rejects.toThrow('/nothing её не\u00a0заменит');
  await propose(store, await removing(store, journal, '/feature/quiz'), true);
  expect(existsSync(join(site.root, journal))).toBe(false);
  expect(site.read(quiz)).toContain('aliases: [/feature/digital-journal]');
  expect(site.read('pages/extra.mdx')).toContain('(/feature/quiz?a=1#marks)');
  expect(site.read('pages/tools.mdx')).toContain('<Tool slug="quiz" />');
  expect(site.read('pages/_site/search.mdx')).toBe('---\nwords:\n  /feature/quiz: [тест]\n---\n');
  expect(site.read('pages/_site/header.mdx')).toBe(good('_site/header.mdx'));
});

it('a removed page takes its items in menus along, and leaves those that a menu needs', async () => {
  const only = `  - id: more\n    title: Ещё\n    link: /pricing\n    submenu:\n${item('tariffs', '/pricing', '      ')}`;
  const header = good('_site/header.mdx').replace('menu:\n', `menu:\n${only}${item('prices', '/pricing')}`);
  site.lay('', { 'pages/pricing.mdx': mdx(samples.page), 'pages/_site/header.mdx': header });
  const { texts } = await removing(openStore(site.root), 'pages/pricing.mdx', '/about');
  expect(texts.get('pages/_site/header.mdx')).toBe(
    header.replace(item('prices', '/pricing'), '').replaceAll('/pricing', '/about'),
  );
  const without = await removing(openStore(site.root), 'pages/pricing.mdx');
  expect(without.texts.get('pages/_site/header.mdx')).toBe(header.replace(item('prices', '/pricing'), ''));
});

it('the address of a page removed for good goes into the settings, that of a draft nowhere', async () => {
  site.lay('', {
    'pages/old.mdx': mdx({ ...samples.page, aliases: ['/older'] }),
    'pages/draft.mdx': mdx({ ...samples.page, draft: true }),
  });
  const store = openStore(site.root);
  const textsOf = async (file: string) => [...(await removing(store, file)).texts];
  expect(await textsOf('pages/old.mdx')).toEqual([
    ['pages/_site/settings.mdx', expect.stringContaining('\ngone: [/old, /older]\n')],
    ['pages/old.mdx', null],
  ]);
  expect(await textsOf('pages/draft.mdx')).toEqual([['pages/draft.mdx', null]]);
  expect(successorsOf(store, 'pages/draft.mdx')).toEqual([]);
  await expect(removing(store, 'pages/index.mdx')).rejects.toThrow('не\u00a0удаляют');
  await expect(removing(store, 'pages/_site/settings.mdx')).rejects.toThrow('не\u00a0удаляют');
});

it('a page is found by its file, and by its address as a browser shows it', async () => {
  site.lay('', { 'pages/privacy/dva.mdx': mdx(samples.privacy, 'Текст.\n') });
  const store = openStore(site.root);
  const file = 'pages/feature/digital-journal.mdx';
  for (const typed of [
    file,
    `${process.cwd()}/${file}`,
    '/feature/digital-journal',
    '/feature/digital-journal/',
    'http://localhost:5173/feature/digital-journal?a=1',
    'https://daftar.example/feature/digital-journal#top',
  ])
    expect(typedPage(store, typed)).toBe(file);
  for (const typed of ['about', 'about.mdx', 'pages/about.mdx'])
    expect(typedPage(store, typed)).toBe('pages/about.mdx');
  expect(typedPage(store, 'http://localhost:5173/privacy#dva')).toBe('pages/privacy/dva.mdx');
  // Not the not-found page of its folder.
  expect(typedPage(store, '/')).toBe('pages/index.mdx');
  for (const typed of ['/feature/nothing', 'http://localhost:5173/nothing'])
    await expect(renaming(store, typedPage(store, typed), 'x')).rejects.toThrow(
      `Страницы ${typed} нет. Назовите`,
    );
});

/** Renames a page of the good site. */
async function renamed(file: string, name: string) {
  const store = openStore(site.root);
  const proposal = await renaming(store, file, name);
  await propose(store, proposal, true);
  return site.read;
}

it('a page that gets its former name back has both addresses, each once', async () => {
  site.lay('');
  await renamed('pages/about.mdx', 'company');
  await renamed('pages/company.mdx', 'about');
  expect(site.read('pages/about.mdx')).toContain('\naliases: [/company]\n');
  expect(await site.recheck()).toEqual([]);
});

it('an address that git never knew needs no alias: a page that gets its former name back is as before', async () => {
  site.lay('');
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['-c', 'user.name=A', '-c', 'user.email=a@b.uz', 'commit', '-qm', 'first'],
  ])
    git(site.root, args);
  for (const [from, to] of [
    ['about', 'company'],
    ['company', 'firm'],
    ['firm', 'about'],
  ] as const)
    await renamed(`pages/${from}.mdx`, to);
  expect(git(site.root, ['status', '--porcelain'])).toBe('');
  rmSync(join(site.root, '.git'), { recursive: true });
});

it('links to a renamed fragment are updated, and so are search words of a page', async () => {
  const fragment = (body: string) => mdx(samples.privacy, body);
  const links = 'Смотрите [второй](/privacy#dva) и [его же](#dva).\n';
  const escaped = '[О\u00a0нас](/abo&#117;t)';
  site.lay('', {
    'pages/privacy/odin.mdx': fragment(links),
    'pages/privacy/dva.mdx': fragment(`${escaped}\n`),
    'pages/_site/search.mdx': mdx({ words: { '/about': ['кто вы такие'] } }),
  });
  await renamed('pages/privacy/dva.mdx', 'tri');
  expect(site.read('pages/privacy/odin.mdx')).toContain(links.replaceAll('#dva', '#tri'));
  await renamed('pages/about.mdx', 'company');
  expect(site.read('pages/_site/search.mdx')).toContain('/company:');
  // Its address is not in the file as it is; the alias keeps it working.
  expect(site.read('pages/privacy/tri.mdx')).toContain(escaped);
});

it('words are replaced in all files, and the changed lines are shown', () => {
  const texts = new Map([
    ['pages/a.mdx', 'Раз $1.\nДва.\n'],
    ['pages/b.mdx', 'Три.\n'],
  ]);
  const made = replaced(texts, 'Раз $1', 'Один $&');
  expect([...made]).toEqual([['pages/a.mdx', 'Один $&.\nДва.\n']]);
  expect(diffOf('pages/a.mdx', 'Раз $1.\nДва.\n', made.get('pages/a.mdx') ?? '')).toBe(
    'pages/a.mdx\n  строка\u00a01\n  -Раз $1.\n  +Один $&.',
  );
  expect(diffOf('pages/a.mdx', '', 'Раз\u001b]0;')).not.toContain('\u001b');
  expect(diffOf('pages/a.mdx', 'Раз.\r\n', 'Раз.\n')).toBe('pages/a.mdx');
});

it('equal words are not replaced', async () => {
  const refusal = '«журнал» и\u00a0есть «журнал»: заменять нечего.';
  await expect(replace(['журнал', 'журнал'])).rejects.toThrow(refusal);
});

it('non-breaking spaces equal others', () => {
  const texts = new Map([['pages/a.mdx', 'Урок в\u00a0классе, а\u00a0потом в классе.\n']]);
  for (const typed of ['в классе', 'в\u00a0классе'])
    expect(replaced(texts, typed, 'дома').get('pages/a.mdx')).toBe('Урок дома, а\u00a0потом дома.\n');
});

it('a number is not replaced inside a longer one', () => {
  const texts = new Map([['pages/a.mdx', '50 000 сум, 350 000 сум, 50 0001, тел. 71 50 000\n']]);
  expect(replaced(texts, '50 000', '60 000').get('pages/a.mdx')).toBe(
    '60 000 сум, 350 000 сум, 50 0001, тел. 71 60 000\n',
  );
  expect(replaced(texts, '51', '52').size).toBe(0);
});

it('a file changed while the question was open is not overwritten', async () => {
  site.lay('');
  const path = join(site.root, 'pages/about.mdx');
  const store = openStore(site.root);
  const before = store.sourceOf('pages/about.mdx');
  writeFileSync(path, `${before}Дописано.\n`);
  const texts = new Map([['pages/about.mdx', `${before}Своё.\n`]]);
  await expect(propose(store, { texts }, true)).rejects.toThrow('pages/about.mdx тем временем изменили');
  expect(readFileSync(path, 'utf8')).toBe(`${before}Дописано.\n`);
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it('an entry gets another place, with unique numbers and the same order in the menu', async () => {
  site.lay('');
  const feature = (name: string, order: number) =>
    site
      .read('pages/feature/digital-journal.mdx')
      .replaceAll('digital-journal', name)
      .replace(/^order: .*$/m, `order: ${order} # место`)
      .replace(/^title: .*$/m, `title: ${name}`);
  const item = (name: string) =>
    `      - id: ${name}\n        title: "${name}" # пункт\n        link: /feature/${name}\n`;
  const menu = (...names: string[]) =>
    `---\nmenu:\n  - id: all\n    title: Всё\n    link: /\n    submenu:\n${names.map(item).join('')}      - id: b\n        title: Блог\n        link: /blog\n---\n`;
  site.lay('', {
    'pages/feature/digital-journal.mdx': feature('digital-journal', 1),
    'pages/feature/chat.mdx': feature('chat', 2),
    'pages/feature/quiz.mdx': feature('quiz', 2),
    'pages/feature/other.mdx': feature('other', 1).replace(/^category: .*$/m, 'category: centers'),
    'pages/_site/header.mdx': menu('chat', 'quiz', 'digital-journal'),
  });
  const store = openStore(site.root);
  expect(() => reordering(store, 'pages/feature/quiz.mdx', 'order', 4)).toThrow(/от\u00a01 до\u00a03/);
  expect(() => reordering(store, 'pages/about.mdx', 'order', 1)).toThrow(
    /нет поля «order»: .*порядок её блоков/,
  );
  expect(() => reordering(store, 'feature/quiz', 'order', 1)).toThrow('Файла feature/quiz нет.');
  const proposal = reordering(store, 'pages/feature/quiz.mdx', 'order', 1);
  const lines = [...proposal.texts].flatMap(([file, text]) =>
    file.startsWith('pages/feature') ? [`${file} ${/^order: .*$/m.exec(text ?? '')?.[0]}`] : [],
  );
  expect(lines).toEqual([
    'pages/feature/quiz.mdx order: 1 # место',
    'pages/feature/digital-journal.mdx order: 2 # место',
    'pages/feature/chat.mdx order: 3 # место',
  ]);
  expect(proposal.texts.get('pages/_site/header.mdx')).toBe(menu('quiz', 'digital-journal', 'chat'));
});

it('the number of a quoted title changes inside the quotes', async () => {
  const fragment = (order: number, name: string) =>
    mdx({ ...samples.privacy, order }, 'Текст.\n').replace(
      /^title: .*$/m,
      `title: "${order}. Часть: ${name}"`,
    );
  site.lay('', { 'pages/privacy/a.mdx': fragment(1, 'а'), 'pages/privacy/b.mdx': fragment(2, 'б') });
  const proposal = reordering(openStore(site.root), 'pages/privacy/b.mdx', 'order', 1);
  expect([...proposal.texts.values()].map((text) => /^title: .*$/m.exec(text ?? '')?.[0])).toEqual([
    'title: "1. Часть: б"',
    'title: "2. Часть: а"',
  ]);
});
