import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBrokenSite } from '../../tests/broken.ts';
import { openStore } from '../../tests/content.ts';

/** Files with several mistakes each: one run reports all of them, and nothing that only follows from another. */
const site = openBrokenSite();
afterAll(site.close);

const good = (file: string) => readFileSync(join('tests/fixtures/good/pages', file), 'utf8');
const about = (body: string, fields = 'prose: true') =>
  `---\ntitle: О нас\ndescription: Кто делает платформу, зачем и каких правил держится вся команда.\n${fields}\n---\n\n${body}\n`;
const told = async (text: string, file = 'pages/about.mdx') =>
  (await site.told('', { [file]: text })).filter((line) => !line.includes('site/orphan'));

test('fields and body of one file', async () => {
  const text = about('Текст {имя тут} и <4.\n\n<Calout>слово ,два</Calout>', 'prose: да\nlead: а: б');
  expect(await told(text)).toEqual([
    'about.mdx:4:8 frontmatter/type В поле «prose» не тот вид значения.',
    'about.mdx:5:7 frontmatter/yaml В строке второе двоеточие с пробелом. [fix]',
    'about.mdx:8:7 mdx/syntax Фигурные скобки в тексте здесь служебные.',
    'about.mdx:8:19 mdx/syntax Знак «<» начинает тег, а дальше стоит не имя. [fix]',
    'about.mdx:10:1 mdx/unknown-component Блока <Calout> нет. [fix]',
    'about.mdx:10:14 text/punctuation Пробел перед знаком препинания. [fix]',
  ]);
});

test('tags, props, links and words beside syntax errors', async () => {
  const body = [
    '<Callout kind="tip">',
    '<Callout title=«Важно» kindd="tip">\n\nРепититор.\n\n</Callout>',
    '[Тарифы](/prices) и {имя тут}, [здесь](/blog).',
    '<Callout kindd="tip">Скажите {имя тут} раз раз.</Callout>',
    '| а | б |\n| --- | --- |\n| в |\n| {г | <4 |',
  ];
  expect(await told(about(body.join('\n\n')))).toEqual([
    'about.mdx:7:1 mdx/syntax Тег <Callout> не закрыт.',
    'about.mdx:9:16 mdx/syntax Значение свойства стоит не в тех кавычках. [fix]',
    'about.mdx:9:24 props/unknown Свойства «kindd» у <Callout> нет. [fix]',
    'about.mdx:11:1 text/spelling Слова «Репититор» нет в словаре.',
    'about.mdx:15:10 link/broken Страницы /prices нет.',
    'about.mdx:15:21 mdx/syntax Фигурные скобки в тексте здесь служебные.',
    'about.mdx:15:32 link/vague Ссылка «здесь» не говорит, куда ведёт.',
    'about.mdx:17:10 props/unknown Свойства «kindd» у <Callout> нет. [fix]',
    'about.mdx:17:30 mdx/syntax Фигурные скобки в тексте здесь служебные.',
    'about.mdx:17:40 text/repeated-word Слово «раз» повторяется. [remark] [fix]',
    'about.mdx:21:1 mdx/table-cells В строке таблицы 1 клетка, а столбцов 2.',
    'about.mdx:22:3 mdx/syntax Фигурная скобка { не закрыта.',
    'about.mdx:22:8 mdx/syntax Знак «<» начинает тег, а дальше стоит не имя. [fix]',
  ]);
});

test.each([
  ['a quote, a space, bold', '«Привет, {имя тут}!» {б в} , **важно {г**}, ещё {«} раз»'],
  ['what a section lacks', '<Faq heading="Вопросы">\n\n{имя тут}\n\n</Faq>'],
  [
    'a section around another',
    '<Faq heading="Вопросы"\n\n<Question title="Что это?">Ответ.</Question>\n\n</Faq>',
  ],
  ['a heading between', '## Раз\n\n<!--\n### Два\n-->\n\n#### Три'],
  ['a cell', '| а | б |\n| --- | --- |\n| <4 | в |\n| {г | д |\n| {е | ж} |'],
  ['a property', '<Callout kind="tip" title=«а "б» в>\n\nТекст.\n\n</Callout>'],
  ['a word', 'Слово жур{а б}нал и репет<4'],
])('nothing that an error hides is called missing: %s', async (_, body) => {
  const rules = (await told(about(body))).map((line) => line.split(' ')[1]);
  expect(new Set(rules)).toEqual(new Set(['mdx/syntax']));
});

test.each([
  ['prose: true\nprose: true', 'frontmatter/yaml', 'Текст.'],
  ['prose true', 'frontmatter/yaml', 'Текст.'],
  ['prose: true\ndraft: @да', 'frontmatter/yaml', '[Черновик](/promo) готов.'],
  ['prose: true\naliases: [/old', 'frontmatter/yaml', 'Прежний [адрес страницы](/old) остался.'],
])('nothing that depends on an unreadable field is reported: %j', async (fields, rule, body) => {
  const promo = about('Текст.', 'prose: true\ndraft: true').replace('О нас', 'Акция').replace('Кто', 'Как');
  const lines = await site.told('', { 'pages/about.mdx': about(body, fields), 'pages/promo.mdx': promo });
  expect(lines.map((line) => line.split(' ')[1])).toEqual([rule]);
});

test.each([
  [
    '<Callout kind="tipp">Текст</Callout>',
    'about.mdx:7:15 props/unknown-value Значения «tipp» для свойства «kind» нет. [fix]',
  ],
  [
    '<Faq heading="Вопросы">\n  <Question title="Что это?">О</Question>\n  "<Question title="Как так?">О</Question>\n</Faq>',
    'about.mdx:9:3 mdx/children Прямо внутри <Faq> могут стоять только <Question>.',
  ],
])('one mistake in the text is one problem: %j', async (body, only) => {
  expect(await told(about(body))).toEqual([only]);
});

test.each([
  [
    'title: О нас',
    'title: ""',
    'about.mdx:2:8 frontmatter/length Поле «title» слишком короткое: 0 знаков, наименьшее — 2.',
  ],
  [
    '\nprose: true',
    'prose: true',
    'about.mdx:3:14 frontmatter/yaml В строке второе двоеточие с пробелом. [fix]',
  ],
])('one mistake in the fields is one problem: %j', async (right, wrong, only) => {
  expect(await told(about('Текст.').replace(right, wrong))).toEqual([only]);
});

test('pages linked only from a broken menu or text are not orphans', async () => {
  const header = good('_site/header.mdx').replace('title: О нас', 'title: О: нас');
  expect(await site.told('', { 'pages/_site/header.mdx': header })).toEqual([
    '_site/header.mdx:6:25 frontmatter/yaml Здесь лишний знак.',
  ]);
  const features = good('features.mdx').replace('/>', '').replace('<FeatureList />', '<FeatureList');
  const lines = await site.told('', { 'pages/features.mdx': features });
  expect(lines.filter((line) => line.includes('orphan'))).toEqual([]);
});

test('an invalid alias does not hide another of its file', async () => {
  expect(await told(about('Текст.', 'aliases: [us, /blog, /about, /new]\nprose: да\nslug: us'))).toEqual([
    'about.mdx:4:11 frontmatter/format 1-я строка поля «aliases» записана не так: «us».',
    'about.mdx:4:15 entry/duplicate-url Адрес /blog уже занят файлом pages/blog.mdx.',
    'about.mdx:4:22 entry/duplicate-url Адрес /about у этой страницы уже есть.',
    'about.mdx:5:8 frontmatter/type В поле «prose» не тот вид значения. [fix]',
    'about.mdx:6:7 entry/slug Поле «slug» — «us», а файл называется «about.mdx». [fix]',
  ]);
});

test('a broken file is on no page, although the check reads it', async () => {
  site.lay('', { 'pages/about.mdx': about('Текст.', 'prose: true\nlead: а: б') });
  const store = openStore(site.root);
  expect(store.index().entries.map(({ url }) => url)).not.toContain('/about');
  expect(store.files.get('pages/about.mdx')?.data).toBeNull();
});

test('a fix makes the rest of a paragraph readable, which is fixed, too', async () => {
  site.lay('', { 'pages/about.mdx': about('Раз<br>два <4 ,три.\n\n<Calout>а {б в}</Calout>') });
  const { problems } = await site.fix();
  const body = site.read('pages/about.mdx').split('\n').slice(6).join('\n');
  expect(body).toBe('Раз<br />два &lt;4,три.\n\n<Callout>а {б в}</Callout>\n');
  expect(problems.filter(({ rule }) => rule === 'mdx/syntax')).toHaveLength(1);
  site.lay('', { 'pages/about.mdx': about('Раз<br>два <4 ,три.\n\n<Calout>а слово</Calout>') });
  await site.fix();
  expect(site.read('pages/about.mdx')).toContain('Раз<br />два &lt;4,три.\n\n<Callout>а слово</Callout>\n');
});
