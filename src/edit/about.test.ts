import { expect, it } from 'vitest';
import { openBrokenSite } from '../../tests/broken.ts';
import { mdx, openStore, samples } from '../../tests/content.ts';
import { leadingTo } from './about.ts';

it('lists the files that lead to a page: links, aliases, props that name an entry, lists', async () => {
  const site = openBrokenSite();
  const page = (title: string, body: string) => mdx({ ...samples.page, title }, `# ${title}\n\n${body}\n`);
  await site.told('', {
    'pages/prop.mdx': page(
      'Свойство',
      '<KeyTools heading="Инструменты">\n  <Tool slug="digital-journal">Журнал.</Tool>\n</KeyTools>',
    ),
    'pages/list.mdx': page('Список', '<FeatureList />'),
    'pages/word.mdx': page('Слово', 'Адрес /feature/digital-journal стоит в тексте словом.'),
    'pages/moved.mdx': page('Прежнее', '[Журнал](/journal#top)'),
    'pages/feature/digital-journal.mdx': mdx(
      { ...samples.feature, slug: 'digital-journal', aliases: ['/journal'] },
      'Текст.\n',
    ),
  });
  const found = leadingTo(openStore(site.root), 'pages/feature/digital-journal.mdx');
  expect(found).toEqual(expect.arrayContaining(['pages/list.mdx', 'pages/moved.mdx', 'pages/prop.mdx']));
  expect(found).not.toContain('pages/word.mdx');
  site.close();
});
