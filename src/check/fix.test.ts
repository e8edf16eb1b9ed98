import { readFileSync } from 'node:fs';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openBrokenSite } from '../../tests/broken.ts';
import { mdx, openStore, samples } from '../../tests/content.ts';
import { applyFixes, problem } from '../content/problems/problems.ts';
import * as routes from '../content/routes.ts';
import check from './check.ts';

const site = openBrokenSite();
afterAll(site.close);
afterEach(() => vi.unstubAllEnvs());

/** Lays a case over the good site, fixes it, and returns the body of one file. */
async function repaired(name: string, file = 'pages/about.mdx') {
  site.lay(name);
  const { problems } = await site.fix();
  const text = site.read(file);
  const left = problems.map(({ rule }) => rule);
  return { left, text, body: text.split('\n').slice(7).join('\n').trim() };
}

test('texts are fixed, except what only their writer knows', async () => {
  expect((await repaired('texts')).body.split('\n\n').slice(0, 7)).toEqual([
    'Курс стоит 50 000 сум, книга — 125 000 сум.',
    'Учителя, ученики и родители (все) довольны! Оценка 4,8 из 5, oʻqituvchi и oʻquvchi рядом, да',
    'Он сказал: «Готово.',
    'Каждый ученик видит оценки.',
    'Оценки стоят в журнале.',
    'Звоните <SiteValue name="phone" /> до 28 октября 2025, с 9:00 до 18:00 часов, или 2025-13-40.',
    'Каждый репититор ведёт жрунал, а Дилноза — тоже.',
  ]);
});

test('markup is fixed', async () => {
  expect((await repaired('markup')).body.split('\n\n').slice(0, 8)).toEqual([
    "{/* <Faq open={{ потом: 'допишу' }} /> */}",
    'Текст.',
    'Первая строка<br />вторая строка.',
    'Если оценка &lt;3, поговорите.',
    'Пишите: [https://example.com](https://example.com).',
    '<Callout title="Важно">',
    'Текст.',
    '</Callout>',
  ]);
});

test('names are fixed in fields, tags and values, and nothing else changes', async () => {
  expect((await repaired('unknown-field')).text).toContain('\ntitle: О нас\n');
  expect((await repaired('sections')).body).toContain('<Callout>\n\nТекст.\n\n</Callout>');
  const props = (await repaired('sections')).body;
  expect(props).toContain('<Counter value={1} icon="layers">');
  expect(props).toContain('<Counter value={150} icon="layers">');
  expect(props).toContain("scene=\"hero\" action={{ text: 'Начать', href: '/about' }}");
});

test('facts come from the settings, and only other problems are left', async () => {
  const { body, left } = await repaired('links');
  expect(body).toContain('Звоните: <SiteValue name="phone" /> или +998 90 123-45-67.');
  expect(body).toContain('Пишите: <SiteValue name="email" />, old@daftar.example, [на почту](site:email)');
  expect(left.filter((rule) => rule === 'facts/settings')).toHaveLength(3);
});

test('a byte order mark is removed, and CRLF stays', async () => {
  expect((await repaired('bom')).text.startsWith('---\n')).toBe(true);
  expect((await repaired('crlf')).text).toContain('Учителя, ученики.\r\n');
});

test('invisible characters are fixed together with others', async () => {
  const text = readFileSync('tests/fixtures/good/pages/about.mdx', 'utf8');
  site.lay('', { 'pages/about.mdx': `\ufeff${text}\nУчителя , ученики.\n` });
  const { count, problems } = await site.fix();
  expect([count, problems]).toEqual([2, []]);
  expect(site.read('pages/about.mdx')).toBe(`${text}\nУчителя, ученики.\n`);
});

test('a file is renamed to a page with a good address', async () => {
  expect((await repaired('markdown-file', 'pages/promo.mdx')).text).toContain('---');
  expect((await repaired('bad-name', 'pages/o-nas.mdx')).text).toContain('---');
});

test('links to a renamed file follow it', async () => {
  const text = site.read('pages/about.mdx');
  site.lay('', {
    'pages/О школе.mdx': text.replace(/title: .*/, 'title: О школе'),
    'pages/about.mdx': `${text}\n[О школе](/О%20школе#top) и [история](/о-школе).\n`,
  });
  const { files } = await site.fix();
  expect(files).toEqual(['pages/about.mdx', 'pages/o-shkole.mdx']);
  expect(site.read('pages/about.mdx')).toContain('[О школе](/o-shkole#top) и [история](/o-shkole).');
});

test('a renamed file keeps a meaningful `_` and its folder, and stays readable', async () => {
  const text = site.read('pages/about.mdx');
  const titled = (title: string) => text.replace(/title: .*/, `title: ${title}`);
  site.lay('', {
    'pages/новости/раз.mdx': titled('Раз'),
    'pages/новости/_404.mdx': titled('Не нашли'),
    'pages/你好.mdx': text,
  });
  const { files } = await site.fix();
  expect(files).toEqual(['pages/novosti/_404.mdx', 'pages/novosti/raz.mdx']);
  expect(site.read('pages/你好.mdx')).toBe(text);
});

test('a fix that adds or removes a space says so', async () => {
  site.lay('', { 'pages/about.mdx': mdx(samples.page, 'Оценки,пропуски и тесты : всё рядом.\n') });
  const found = (await site.check()).filter(({ rule }) => rule === 'text/punctuation');
  expect(found.map(({ fix }) => fix?.title)).toEqual(['Поставить пробел', 'Убрать пробел']);
});

test('a file keeps its CRLF line breaks', () => {
  const fix = { title: 'Таблица', edits: [{ from: 0, to: 1, text: 'а\nб' }] };
  const found = problem('pages/about.mdx', 'table/rows', { line: 1, column: 1, what: 'Ошибка.', fix });
  const { texts } = applyFixes([found], () => 'х\r\nу\r\n');
  expect(texts.get('pages/about.mdx')).toBe('а\r\nб\r\nу\r\n');
});

test('the command ends with 1 after an error, with --strict after a warning too, and with 2 if it is mistyped', async () => {
  vi.stubEnv('GITHUB_BASE_REF', '');
  for (const print of ['log', 'error'] as const) vi.spyOn(console, print).mockReturnValue();
  const run = async (...args: string[]) => {
    vi.spyOn(routes, 'openContent').mockReturnValue(openStore(site.root));
    await check(args);
    const { exitCode } = process;
    process.exitCode = undefined;
    return exitCode;
  };
  site.lay('lengths');
  expect([await run(), await run('--strict'), await run('nowhere.mdx'), await run('--srict')]).toEqual([
    undefined,
    1,
    2,
    2,
  ]);
  site.lay('markup');
  expect(await run('--format', 'json')).toBe(1);
});
