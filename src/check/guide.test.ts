import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { openBrokenSite, png } from '../../tests/broken.ts';

/** What pages/README.md shows to writers must be right when copied. */
const site = openBrokenSite();
afterAll(site.close);
const guide = readFileSync('pages/README.md', 'utf8');

/** Returns the code blocks of a language, without the indentation of their list. */
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\``, 'gm'))].map(
    ([, indent = '', text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
const page = (url: string) => readFileSync(`tests/fixtures/good/pages/${url}.mdx`, 'utf8');
const description = 'Что это за страница и чем она полезна тем, кто её откроет.';

it("the guide's fields of a feature are valid", async () => {
  const copied = blocks('yaml').find((text) => text.startsWith('scene:')) ?? '';
  const fields = `title: Дневник ученика\ndescription: ${description}\nslug: diary\ncategory: students\naudience: students\norder: 1\nicon: book-open\n`;
  const file = `---\n${fields}${copied}---\n\nДневник собирает всё, что задано, в одном месте.\n`;
  expect(await site.told('', { 'pages/feature/diary.mdx': file })).toEqual([]);
});

it("the guide's samples of text, sections and pictures are valid", async () => {
  const samples = blocks('mdx').filter((text) => !text.startsWith('---'));
  expect(samples.length).toBeGreaterThan(2);
  for (const sample of samples) {
    const told = await site.told('', {
      'pages/about.mdx': `${page('about')}\n${sample}`,
      'pages/class.jpg': png(1200, 800),
    });
    // The photograph's stand-in is no real picture.
    expect(told.filter((line) => !line.includes(' image/'))).toEqual([]);
  }
});

it("the guide's menu entry is valid", async () => {
  const copied = blocks('yaml').find((text) => text.trim().startsWith('- id:')) ?? '';
  const nested = `  - id: features\n    title: Возможности\n    link: /features\n    submenu:\n      - id: students\n        title: Ученикам\n        link: /features\n        submenu:\n${copied}`;
  const menu = page('_site/header').replace(/^.*id: features,.*\n/m, nested);
  const link = '/feature/dnevnik-uchenika';
  expect(copied).toContain(link);
  const told = await site.told('', {
    'pages/_site/header.mdx': menu.replace(link, '/feature/digital-journal'),
  });
  expect(told).toEqual([]);
});

it("every mistake in the guide's table is reported", async () => {
  const table = guide.slice(guide.indexOf('## Частые ошибки'), guide.indexOf('## Из чего состоит файл'));
  const slips = [...table.matchAll(/^\| `(.+?)`(?: | и| или)/gm)].map(([, slip = '']) => slip);
  expect(slips.length).toBeGreaterThan(10);
  for (const slip of slips) {
    const about = page('about');
    const text = slip.startsWith('heading=') ? `<Faq ${slip}></Faq>` : slip;
    const file = slip.startsWith('title:')
      ? about.replace(/^title:.*$/m, slip)
      : `${about}\n${text}\n\nДальше.\n`;
    const told = await site.told('', { 'pages/about.mdx': file });
    expect(
      told.filter((line) => line.startsWith('about.mdx')),
      slip,
    ).not.toEqual([]);
  }
});
