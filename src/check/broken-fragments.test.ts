import { afterAll, expect, test } from 'vitest';
import { openBrokenSite } from '../../tests/broken.ts';
import { mdx, samples } from '../../tests/content.ts';

/** Slips in and around files that are fragments of one page (pages/privacy), laid over a good site. */
const site = openBrokenSite();
afterAll(site.close);

const icons = {
  category: 'Данные',
  icon: 'lock',
  benefits: ['Первая мысль раздела', 'Вторая мысль раздела'],
};
const section = (slug: string, body = 'Текст раздела.\n', more: object = {}) =>
  mdx({ title: `Раздел о данных ${slug}`, slug, ...icons, order: 1, ...more }, body);
const policy = (body = '<PolicySections />\n') =>
  mdx(
    {
      ...samples.page,
      title: 'Политика',
      description: 'Какие данные знает платформа, зачем они нужны и кто их видит.',
      prose: true,
      draft: true,
    },
    body,
  );
const told = (files: Record<string, string>) =>
  site.told('', { 'pages/privacy.mdx': policy(), 'pages/privacy/one.mdx': section('one'), ...files });

test('fragments of a page have no problems', async () => {
  expect(await told({})).toEqual([]);
});

test('a link to the anchor of a fragment is fine, one to a missing anchor is not', async () => {
  const links = '[Про данные](/privacy#one) и [про права](/privacy#two), [ещё раз](/privacy/one).\n';
  expect(
    await told({ 'pages/privacy/two-drafts.mdx': section('two-drafts', links, { draft: true }) }),
  ).toMatchInlineSnapshot(`
    [
      "privacy/two-drafts.mdx:13:42 link/anchor На странице /privacy нет места «#two».",
      "privacy/two-drafts.mdx:13:67 link/broken Страницы /privacy/one нет. [fix]",
    ]
  `);
});

test('a fragment that no page shows', async () => {
  expect(await told({ 'pages/privacy.mdx': policy('Текст без разделов.\n') })).toMatchInlineSnapshot(`
    [
      "privacy/one.mdx:2:1 site/orphan Этот раздел не показан ни на одной странице. [remark]",
    ]
  `);
});

test('two fragments, and two headings of a text, with the same number', async () => {
  expect(
    await told({
      'pages/privacy/one.mdx': section('one', undefined, { title: '5. Хранение данных' }),
      'pages/privacy/two.mdx': section('two', '### 1. Раз\n\nТекст.\n\n### 1. Два\n\nТекст.\n', {
        title: '5. Ваши права',
        order: 2,
      }),
    }),
  ).toMatchInlineSnapshot(`
    [
      "privacy/two.mdx:2:8 heading/number Номер 5 уже стоит у раздела pages/privacy/one.mdx.",
      "privacy/two.mdx:16:1 heading/number Номер 1 уже стоит у заголовка «1. Раз».",
    ]
  `);
});

test('headings in a fragment begin below its title', async () => {
  expect(
    await told({ 'pages/privacy/one.mdx': section('one', '# Раз\n\n## Два\n\n### Три\n\nТекст.\n') }),
  ).toMatchInlineSnapshot(`
    [
      "privacy/one.mdx:12:1 heading/main Главный заголовок на странице должен быть один. [fix]",
      "privacy/one.mdx:14:1 heading/order Заголовок раздела берётся из поля «title», а «Два» — второй. [fix]",
    ]
  `);
});

test('problems in the text of a fragment are reported in its file', async () => {
  const slips = { 'pages/privacy/one.mdx': section('one', '<Callou>Текст.</Callou>\n\nОценка <4.\n') };
  expect(await told(slips)).toMatchInlineSnapshot(`
    [
      "privacy/one.mdx:12:1 mdx/unknown-component Блока <Callou> нет. [fix]",
      "privacy/one.mdx:14:8 mdx/syntax Знак «<» начинает тег, а дальше стоит не имя. [fix]",
    ]
  `);
});

test('missing fields of a fragment are reported in its file', async () => {
  const bare = mdx({ title: 'Раздел без рубрики', slug: 'one', order: 1, icon: 'lock', aliases: ['/x'] });
  expect(await told({ 'pages/privacy/one.mdx': bare })).toMatchInlineSnapshot(`
    [
      "privacy/one.mdx:1:1 frontmatter/missing-field Не хватает поля «benefits».",
      "privacy/one.mdx:1:1 frontmatter/missing-field Не хватает поля «category».",
      "privacy/one.mdx:6:1 frontmatter/unknown-field Поля «aliases» здесь нет.",
    ]
  `);
});
