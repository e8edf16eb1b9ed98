import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openBrokenSite } from '../../tests/broken.ts';

/** What changes when somebody else puts up the site as their own. */
const site = openBrokenSite();
afterAll(site.close);

const settings = 'pages/_site/settings.mdx';
const footer = 'pages/_site/footer.mdx';
const good = (file: string) => readFileSync(`tests/fixtures/good/${file}`, 'utf8');
const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: Страница, на которой сказано всё, что о ней стоит знать сразу.\n---\n\n# ${title}\n\n${text}\n`;

test('the names of the product and of its company are no mistakes in a text', async () => {
  const renamed = good(settings)
    .replace('brand: Daftar', 'brand: Marifat Onlayn')
    .replace('provider: Daftar Technologies', 'provider: ООО «Зиёнур»');
  const about = good('pages/about.mdx');
  const told = (text: string) =>
    site.told('', { [settings]: renamed, 'pages/about.mdx': `${about}\n${text}\n` });
  expect(await told('Marifat Onlayn создаёт «Зиёнур».')).toEqual([]);
  expect(await told('Marifatt Onlayn.')).toEqual([
    expect.stringContaining('text/spelling Слова «Marifatt» нет в словаре.'),
  ]);
});

test('one phone is enough, and no logos are needed', async () => {
  const phone = / {2}- label: Для центров\n.*\n/;
  const logos = /logos: .*\n/;
  expect(good(settings)).toMatch(phone);
  expect(good(footer)).toMatch(logos);
  const files = {
    [settings]: good(settings).replace(phone, ''),
    [footer]: good(footer).replace(logos, ''),
  };
  expect(await site.told('', files)).toEqual([]);
});

test('the footer links to the privacy policy', async () => {
  const privacy = { 'pages/privacy.mdx': page('Конфиденциальность', 'Ваши данные видите вы.') };
  expect((await site.told('', privacy)).filter((line) => line.includes('orphan'))).toEqual([]);
});
