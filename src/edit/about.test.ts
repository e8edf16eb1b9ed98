import { expect, it } from 'vitest';
import { openBrokenSite } from '../../tests/broken.ts';
import { mdx, openStore, samples } from '../../tests/content.ts';
import { changesIn, leadingTo } from './about.ts';

it('lists removed and added words, with a few characters around them', () => {
  const words = `${'слово '.repeat(30)}конец`;
  expect(changesIn('Раз два три.', 'Раз пять три.')).toEqual([
    { is: 'same', text: 'Раз ' },
    { is: 'removed', text: 'два' },
    { is: 'added', text: 'пять' },
    { is: 'same', text: ' три.' },
  ]);
  expect(changesIn(`Раз ${words}`, `Два ${words}`).at(-1)?.text).toHaveLength(41);
  expect(changesIn(words, words)).toEqual([]);
  // A rewritten page is compared as a whole, because word by word would block the server for minutes.
  const many = (word: string) => Array.from({ length: 600 }, (_, index) => word + index).join(' ');
  expect(changesIn(many('было'), many('стало'))).toEqual([
    { is: 'removed', text: many('было') },
    { is: 'added', text: many('стало') },
  ]);
});

it('lists the files that lead to a page: links, aliases, props that name an entry; apart from them lists in its language', async () => {
  const site = openBrokenSite();
  const page = (title: string, body: string) => mdx({ ...samples.page, title }, `# ${title}\n\n${body}\n`);
  await site.told('', {
    'pages/prop.mdx': page(
      'Свойство',
      '<KeyTools heading="Инструменты">\n  <Tool slug="digital-journal">Журнал.</Tool>\n</KeyTools>',
    ),
    'pages/list.mdx': page('Список', '<FeatureList />'),
    'pages/feature/_404.mdx': page('Нет', '<FeatureList />'),
    'pages/home_x.mdx': mdx({ ...samples.page, title: 'List', template: true }, '<FeatureList />\n'),
    'pages/_site/search.mdx': mdx({ words: { '/feature/digital-journal': ['тетрадь'] } }, ''),
    'pages/word.mdx': page('Слово', 'Адрес /feature/digital-journal стоит в тексте словом.'),
    'pages/moved.mdx': page('Прежнее', '[Журнал](/journal#top)'),
    'pages/feature/digital-journal.mdx': mdx(
      { ...samples.feature, slug: 'digital-journal', aliases: ['/journal'] },
      'Текст.\n',
    ),
  });
  const { links, lists } = await leadingTo(openStore(site.root), 'pages/feature/digital-journal.mdx');
  expect(links).toEqual(expect.arrayContaining(['pages/moved.mdx', 'pages/prop.mdx']));
  expect(lists).toEqual(expect.arrayContaining(['pages/feature/_404.mdx', 'pages/list.mdx']));
  expect(lists).not.toContain('pages/home_x.mdx');
  for (const one of ['pages/list.mdx', 'pages/word.mdx', 'pages/_site/search.mdx'])
    expect(links).not.toContain(one);
  site.close();
});
