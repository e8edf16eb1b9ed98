import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBrokenSite } from '../../tests/broken.ts';
import { openStore } from '../../tests/content.ts';
import { problem } from '../content/problems/problems.ts';
import { applyFixes, fixSite } from './fix.ts';

const site = openBrokenSite();
afterAll(site.close);

/** Lays a case over the good site, fixes it, and returns the body of one file. */
async function repaired(name: string, file = 'pages/about.mdx') {
  site.lay(name);
  const { count, problems } = await fixSite(openStore(site.root));
  const text = readFileSync(join(site.root, file), 'utf8');
  return { count, left: problems.length, text, body: text.split('\n').slice(7).join('\n').trim() };
}

test.each([
  [
    'punctuation',
    'Учителя, ученики и родители (все) довольны! Оценка 4,8 из 5, oʻqituvchi и oʻquvchi рядом, да',
  ],
  ['prices', 'Курс стоит 50 000 сум, книга — 125 000 сум.'],
  ['absolute-link', '[Наши статьи](/blog), [вход](site:login).'],
  ['mixed-alphabet', 'Каждый ученик видит оценки.'],
  ['repeated-word', 'Оценки стоят в журнале.'],
  ['wrong-quotes', '<Callout title="Важно">\n\nТекст.\n\n</Callout>'],
  ['html-comment', "{/* <Faq open={{ потом: 'допишу' }} /> */}\n\nТекст."],
  ['void-tag', 'Первая строка<br />вторая строка.'],
  ['angle-link', 'Пишите: [https://example.com](https://example.com).'],
  ['stray-less', 'Если оценка &lt;3, поговорите.'],
])('%s is fixed', async (name, body) => {
  expect((await repaired(name)).body).toBe(body);
});

test('names are fixed in fields, tags and values, and nothing else changes', async () => {
  expect((await repaired('unknown-field')).text).toContain('\ntitle: О нас\n');
  expect((await repaired('unknown-component')).body).toContain('<Callout>\n\nТекст.\n\n</Callout>');
  const props = (await repaired('bad-props')).body;
  expect(props).toContain('<Counter value={1} icon="layers">');
  expect(props).toContain('<Counter value={150} icon="layers">');
  expect(props).toContain("scene=\"hero\" action={{ text: 'Начать', href: '/about' }}");
});

test('facts come from the settings, and only other problems are left', async () => {
  const { body, left } = await repaired('facts');
  expect(body).toContain('Звоните: <SiteValue name="phone" /> или +998 90 123-45-67.');
  expect(body).toContain('Пишите: <SiteValue name="email" />, old@daftar.example, [на почту](site:email)');
  expect(left).toBe(4);
});

test('a byte order mark is removed, and CRLF stays', async () => {
  expect((await repaired('bom')).text.startsWith('---\n')).toBe(true);
  expect((await repaired('crlf')).text).toContain('Учителя, ученики.\r\n');
});

test('invisible characters are fixed together with others', async () => {
  const text = readFileSync('tests/fixtures/good/pages/about.mdx', 'utf8');
  site.lay('', { 'pages/about.mdx': `\ufeff${text}\nУчителя , ученики.\n` });
  const { count, problems } = await fixSite(openStore(site.root));
  expect([count, problems]).toEqual([2, []]);
  expect(readFileSync(join(site.root, 'pages/about.mdx'), 'utf8')).toBe(`${text}\nУчителя, ученики.\n`);
});

test('a file is renamed to a page with a good address', async () => {
  expect((await repaired('markdown-file', 'pages/promo.mdx')).text).toContain('---');
  expect((await repaired('bad-name', 'pages/o-nas.mdx')).text).toContain('---');
});

test('a renamed file keeps a meaningful `_` and its folder, and stays readable', async () => {
  const text = readFileSync(join(site.root, 'pages/about.mdx'), 'utf8');
  site.lay('', {
    'pages/новости/раз.mdx': text,
    'pages/новости/_404.mdx': text,
    'pages/你好.mdx': text,
  });
  const { files } = await fixSite(openStore(site.root));
  expect(files).toEqual(['pages/novosti/_404.mdx', 'pages/novosti/raz.mdx']);
  expect(readFileSync(join(site.root, 'pages/你好.mdx'), 'utf8')).toBe(text);
});

test('a file keeps its CRLF line breaks', () => {
  const fix = { title: 'Таблица', edits: [{ from: 0, to: 1, text: 'а\nб' }] };
  const found = problem('pages/about.mdx', 'table/rows', { line: 1, column: 1, what: 'Ошибка.', fix });
  const { texts } = applyFixes([found], () => 'х\r\nу\r\n');
  expect(texts.get('pages/about.mdx')).toBe('а\r\nб\r\nу\r\n');
});
