import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openBrokenSite, png } from '../../tests/broken.ts';
import { mdx, samples } from '../../tests/content.ts';

/** Broken links, menus, pictures and rubrics, and what is not ready to publish, that need more than a folder of tests/fixtures/broken (broken.test.ts). */
const site = openBrokenSite();
afterAll(site.close);

test('rubrics, tags and further pages exist as long as posts have them, generated files always', async () => {
  const post = (title: string, more: object) =>
    mdx({ ...samples.post, title, category: 'Практика', ...more }, 'Текст статьи.\n');
  const links = [
    '/blog/tag/otsenki',
    '/blog/rubric/praktika',
    '/blog/tag/otsenka',
    '/blog/tag/chernovik',
    '/blog/tag/budushchee',
    '/blog/rubric/novosti-shkol',
    '/blog/page/2',
    '/feed.xml',
    '/rss.xml',
  ];
  const files = {
    'pages/blog-single/grades.mdx': post('Оценки', { tags: ['Оценки'] }),
    'pages/blog-single/draft.mdx': post('Черновик', { tags: ['Черновик'], draft: true }),
    'pages/about.mdx': mdx(
      { ...samples.page, title: 'О нас' },
      `# О нас\n\n${links.map((url, index) => `[Ссылка номер ${index}](${url})`).join('\n')}\n`,
    ),
  };
  site.lay('', files);
  const found = await site.check();
  expect(
    found
      .filter(({ rule }) => rule === 'link/broken')
      .map(({ line, what, hint }) => `${line} ${what} ${hint}`),
  ).toMatchInlineSnapshot(`
    [
      "10 Страницы /blog/tag/otsenka нет. Возможно, вы имели в виду /blog/tag/otsenki.",
      "11 Страницы /blog/tag/chernovik нет. Метка и рубрика открываются, пока стоят хотя бы у одной вышедшей статьи, следующие страницы — пока статей хватает.",
      "12 Страницы /blog/tag/budushchee нет. Метка и рубрика открываются, пока стоят хотя бы у одной вышедшей статьи, следующие страницы — пока статей хватает.",
      "13 Страницы /blog/rubric/novosti-shkol нет. Метка и рубрика открываются, пока стоят хотя бы у одной вышедшей статьи, следующие страницы — пока статей хватает.",
      "14 Страницы /blog/page/2 нет. Метка и рубрика открываются, пока стоят хотя бы у одной вышедшей статьи, следующие страницы — пока статей хватает.",
      "16 Страницы /rss.xml нет. Проверьте адрес или создайте страницу.",
    ]
  `);
});

test('a broken link in one card does not hide a wrong address in another', async () => {
  const cards = [
    '<CardItem title="Тарифы" href="/nope">Сколько стоит.</CardItem>',
    '<CardItem title="Звонок" href="mailto:info">Позвоните нам.</CardItem>',
    '<CardItem title="Вход" href="nope">Где войти.</CardItem>',
  ];
  const body = `# О нас\n\n<CardGrid heading="Куда дальше">\n\n${cards.join('\n\n')}\n\n</CardGrid>\n`;
  const found = await site.told('', { 'pages/about.mdx': mdx({ ...samples.page, title: 'О нас' }, body) });
  expect(found.filter((line) => /link\/|props\//.test(line))).toMatchInlineSnapshot(`
    [
      "about.mdx:10:32 link/broken Страницы /nope нет.",
      "about.mdx:12:32 link/broken Адрес «mailto:info» записан не так: письмо или звонок по нему не уйдёт.",
      "about.mdx:14:30 link/broken Адрес «nope» не начинается с «/».",
    ]
  `);
});

test('a link to a contact that the settings lack', async () => {
  const about = readFileSync('tests/fixtures/good/pages/about.mdx', 'utf8');
  const told = await site.told('', {
    'pages/about.mdx': `${about}\nПишите [на почту](site:mail) или [в чат](site:chat), звоните [нам](site:phone).\n`,
  });
  expect(told).toEqual([
    expect.stringMatching(/^about\.mdx:\d+:19 link\/broken Ссылки «site:mail» нет\. \[fix\]$/),
    expect.stringMatching(/^about\.mdx:\d+:42 link\/broken Ссылки «site:chat» нет\.$/),
  ]);
});

test('images', async () => {
  const files = {
    'public/journal.png': png(1600, 900),
    'public/moving.gif': Buffer.concat([
      Buffer.from('GIF89a\x20\x03\x58\x02', 'latin1'),
      Buffer.alloc(400_000),
    ]),
    'public/wall.png': png(12_000, 9000),
    'pages/text.png': 'это текст',
    'pages/torn.png': png(1600, 900).subarray(0, 80),
    'pages/code.svg': '<svg viewBox="0 0 640 480"><script>alert(1)</script></svg>',
    'pages/journal.png': png(1600, 900),
    'pages/unseen.jpg': png(1600, 900),
    'public/small.png': png(200, 150),
    'public/people/heavy.png': png(300, 300, 120_000),
    'public/forgotten.png': png(1600, 900),
    'public/icon #1.svg': '<svg><path d="M0 0"/></svg>',
    'public/linked.svg': '<svg viewBox="0 0 640 480"><script>alert(1)</script></svg>',
  };
  expect(await site.told('images', files)).toMatchInlineSnapshot(`
    [
      "about.mdx:8:1 image/alt У картинки нет описания.",
      "about.mdx:10:1 image/alt Описание «фото» ничего не говорит о картинке.",
      "about.mdx:10:1 image/missing Картинки «jurnal.png» нет.",
      "about.mdx:14:1 image/weight Картинка /moving.gif весит 400 КБ, наибольший вес — 300 КБ.",
      "about.mdx:16:1 image/size Картинка /small.png узкая: 200 × 150 точек.",
      "about.mdx:18:1 image/size Картинка /wall.png слишком большая: 12000 × 9000 точек.",
      "about.mdx:20:1 image/format Файл «text.png» — не картинка, или он повреждён.",
      "about.mdx:22:1 image/code В рисунке code.svg есть код или ссылка на чужой файл.",
      "about.mdx:24:1 image/missing Картинка «../public/journal.png» лежит не в папке pages.",
      "about.mdx:26:1 image/missing Картинки «pages/text.png» нет. [fix]",
      "about.mdx:28:1 image/alt Описание «IMG_2034» ничего не говорит о картинке.",
      "about.mdx:30:1 image/format Файл «torn.png» — не картинка, или он повреждён.",
      "about.mdx:32:1 image/missing Картинка загружается с чужого сайта.",
      "about.mdx:34:1 props/missing Не хватает свойства «alt» у <SplitScene>.",
      "about.mdx:34:38 image/missing Картинки «gurnal.png» нет.",
      "about.mdx:37:51 image/weight Картинка /people/heavy.png весит 120 КБ, наибольший вес — 100 КБ.",
      "about.mdx:38:50 props/format Свойство «image» записано не так: «irina.jpg».",
      "about.mdx:41:120 image/missing Картинки «/people/nobody.svg» нет.",
      "unseen.jpg:1:1 image/unused Эту картинку не показывает ни одна страница. [remark]",
      "public/forgotten.png:1:1 image/unused Эту картинку не показывает ни одна страница. [remark]",
      "public/linked.svg:1:1 image/code В рисунке /linked.svg есть код или ссылка на чужой файл.",
      "public/linked.svg:1:1 image/unused Эту картинку не показывает ни одна страница. [remark]",
    ]
  `);
});

test('the folder «public» is not part of an address', async () => {
  const about = readFileSync('tests/fixtures/good/pages/about.mdx', 'utf8');
  const files = {
    'pages/about.mdx': `${about}\n[Прайс](/public/price%20list.pdf) и [договор](public/contract.pdf).\n\n[Акт](/act-2.pdf)\n\n![Дети у доски](/public/class.png)\n\n![Дети у реки](/river.png)\n`,
    'public/price list.pdf': '%PDF',
    'public/contract.pdf': '%PDF',
    'public/act-1.pdf': '%PDF',
    'public/class.png': png(1600, 900),
  };
  site.lay('', files);
  const found = await site.check();
  expect(found.map(({ rule, hint, fix }) => `${rule} ${hint} ${fix?.title}`)).toEqual([
    'link/broken Возможно, вы имели в\u00a0виду «/price%20list.pdf». Заменить на /price%20list.pdf',
    'link/broken Возможно, вы имели в\u00a0виду «/contract.pdf». Заменить на /contract.pdf',
    'link/broken Возможно, вы имели в\u00a0виду «/act-1.pdf». undefined',
    'image/missing Возможно, вы имели в\u00a0виду /class.png. undefined',
    // Not another picture whose address has the same folder and extension.
    expect.stringContaining('image/missing Проверьте имя файла'),
  ]);
});

test('a page named as the file beside this one is', async () => {
  const post = readFileSync('tests/fixtures/good/pages/blog-single/first-lesson.mdx', 'utf8');
  const files = {
    'pages/blog-single/second-lesson.mdx': `${post}\n[Первый](First-Lesson#kak-nachat) и [никакой](third-lesson).\n`,
  };
  site.lay('', files);
  const links = (await site.check()).filter(({ rule }) => rule === 'link/broken');
  expect(links.map(({ fix }) => fix?.title)).toEqual([
    'Заменить на /blog-single/first-lesson#kak-nachat',
    undefined,
  ]);
});

test('a name in another case, which only Windows finds', async () => {
  const about = readFileSync('tests/fixtures/good/pages/about.mdx', 'utf8');
  const body = [
    '![Ученики у доски](photos/Class.PNG)',
    '[Журнал](feature\\digital-journal.mdx) и [почта](\\contact).',
    '[Прайс](/files/price.pdf).',
  ].join('\n\n');
  const told = await site.told('', {
    'pages/about.mdx': `${about}\n${body}\n`,
    'pages/photos/class.png': png(1600, 900),
    'public/files/Price.PDF': '%PDF',
  });
  expect(told.map((line) => line.replace(/^about\.mdx:\d+:/, ''))).toEqual([
    '1 image/missing Картинки «photos/Class.PNG» нет. [fix]',
    '10 link/broken Адрес «feature\\digital-journal.mdx» не начинается с «/». [fix]',
    '49 link/broken Адрес «\\contact» не начинается с «/». [fix]',
    '9 link/broken По адресу «/files/price.pdf» нечего скачать. [fix]',
  ]);
  const { problems } = await site.fix();
  expect(problems).toEqual([]);
});

test('broken links in menus, footer and search words', async () => {
  const header = readFileSync('tests/fixtures/good/pages/_site/header.mdx', 'utf8');
  const files = {
    'pages/draft.mdx': mdx({ ...samples.page, draft: true }, '<PageBanner heading="Черновик" />\n'),
    'pages/_site/header.mdx': header
      .replace('menu:\n', 'menu:\n  - { id: draft, title: Скоро, link: /draft }\n')
      .replace(/link: \/contact\n---/, 'link: /draft\n---'),
    'pages/_site/search.mdx': mdx({ words: { '/carers': ['вакансии'], '/draft': ['скоро'] } }, ''),
  };
  // A menu omits such links, so they are not reported.
  expect(await site.told('', files)).toMatchInlineSnapshot(`
    [
      "_site/header.mdx:13:9 link/unpublished Страница /draft — черновик: на сайте эта ссылка никуда не приведёт.",
      "_site/search.mdx:3:3 link/broken Страницы /carers нет.",
    ]
  `);
});

/** Returns the problems of a page with a link to a post, both with these fields. */
const linked = (ofPost: string, ofPage = '') => {
  site.lay('');
  const [page, post] = ['pages/about.mdx', 'pages/blog-single/first-lesson.mdx'];
  return site.told('', {
    [page]: `${site.read(page).replace('\n---\n', `\n${ofPage}---\n`)}\nМы пишем [о первом уроке](/blog-single/first-lesson).\n`,
    [post]: site.read(post).replace(/^date: .*$/m, ofPost),
  });
};

test('a link to a page that is not public yet, unless it will be by then', async () => {
  expect(await linked('date: 2025-10-16\ndraft: true')).toEqual([
    'about.mdx:10:27 link/unpublished Страница /blog-single/first-lesson — черновик: на сайте эта ссылка никуда не приведёт.',
  ]);
  const scheduled = 'date: 2099-01-01\npublishAt: 2099-01-01';
  expect(await linked(scheduled)).toEqual([
    'about.mdx:10:27 link/unpublished Страница /blog-single/first-lesson выйдет только 01.01.2099: до этого дня ссылка никуда не приведёт.',
  ]);
  expect(await linked(scheduled, 'publishAt: 2098-01-01\n')).toHaveLength(1);
  expect(await linked(scheduled, 'publishAt: 2099-02-01\n')).toEqual([]);
});

test('a draft may contain sample texts, equal to those of another', async () => {
  site.lay('sample-texts');
  const drafts = ['pages/feature/digital-journal.mdx', 'pages/centers/2.mdx'].map((file) => [
    file,
    site.read(file).replace('---\n', '---\ndraft: true\n'),
  ]);
  expect(await site.told('sample-texts', Object.fromEntries(drafts))).toEqual([
    // The good site links to it.
    'about.mdx:8:33 link/unpublished Страница /feature/digital-journal — черновик: на сайте эта ссылка никуда не приведёт.',
  ]);
});
