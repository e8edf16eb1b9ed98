import { afterAll, expect, test } from 'vitest';
import { openBrokenSite } from '../../tests/broken.ts';
import { mdx, samples } from '../../tests/content.ts';

/** Broken markup that needs more than a folder of tests/fixtures/broken (broken.test.ts). */
const site = openBrokenSite();
afterAll(site.close);

test('code that looks like a value, and attributes that HTML tags may not have', async () => {
  const head =
    '---\ntitle: О нас\ndescription: Кто делает платформу, зачем и каких правил держится команда.\n---\n\n';
  const body = '<Callout title={/а/}>Текст <mark style="color: red">с меткой</mark>.</Callout>\n';
  const told = await site.told('', {
    'pages/about.mdx': `${head}<PageBanner heading="Кто мы" />\n\n${body}`,
  });
  expect(told).toEqual([
    'about.mdx:8:10 mdx/code Выражение {/а/} нельзя выполнить.',
    'about.mdx:8:34 mdx/code У тега <mark> не может быть «style».',
  ]);
});

test('missing props are shown as they are written', async () => {
  const sections = [
    '<Counters>\n<Counter icon="users">Ученики.</Counter>\n<Counter value={5}>Ученики.</Counter>\n</Counters>',
    '<CallToAction heading="Начните" action={{ href: \'/contact\' }}>\nТекст.\n</CallToAction>',
    '<CallToAction heading="Начните">\nТекст.\n</CallToAction>',
    '<Day heading="Один день" lead="День четырёх человек.">\n</Day>',
  ];
  site.lay('', { 'pages/about.mdx': mdx(samples.page, sections.join('\n\n')) });
  const told = (await site.check()).filter(({ rule }) => rule === 'props/missing');
  expect(told.map(({ hint }) => hint.replaceAll('\u00a0', ' '))).toEqual([
    'Допишите в тег: value={…}.',
    'Допишите в тег: icon="…".',
    "Допишите в «action» через запятую: text: '…'.",
    "Допишите в тег: action={{ text: '…', href: '…' }}.",
    "Допишите в тег: people={[{ as: '…', name: '…', role: '…' }]}.",
  ]);
});
