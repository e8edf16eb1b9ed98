import { describe, expect, it } from 'vitest';
import { openCompiler } from './compiler.ts';

const compile = openCompiler({ known: ['Hero', 'Callout', 'SiteValue'], development: false });
/** Returns the module's code with `~` for U+00A0 in any of its spellings. */
const code = async (body: string) => {
  const { code: text, problems } = await compile('pages/a.mdx', body);
  expect(problems).toEqual([]);
  return (text ?? '').replace(/\u00a0|\\xA0|\\u00a0/gi, '~');
};

describe('typography of a body', () => {
  it.each([
    ['text', 'Оценка в журнале - это "важно"...\n', 'Оценка в~журнале~— это «важно»…'],
    ['a line break of the file', 'Это экономит до\n10 часов\n', 'Это экономит до~10~часов'],
    ['a space before bold text', 'Оценка в **журнале**\n', '"Оценка в~"'],
    ['a space after bold text', '**Не** журнал\n', '"~журнал"'],
    ['quotes around a link', 'Раздел "[Журнал](/a)" и\n', '"Раздел «"'],
    ['a space before a section’s value', 'Пишите на <SiteValue name="email" />\n', '"Пишите на~"'],
    ['a space before code', 'Поле в `title`\n', '"Поле в~"'],
    ['text in a section', '<Callout>\nУрок в школе\n</Callout>\n', '"Урок в~школе"'],
    ['text in a section on one line', '<Callout>Урок в школе</Callout>\n', '"Урок в~школе"'],
    ['text in a section in a sentence', 'Вот <Callout>урок в школе</Callout> да\n', '"урок в~школе"'],
    ['text in a tag', 'Вот <mark>урок в</mark> школе\n', '"~школе"'],
    ['table cells', '| а |\n| - |\n| Урок в школе |\n', '"Урок в~школе"'],
    ['a caption', '![Доска](/favicon.svg "Урок в школе")\n', '"Урок в~школе"'],
    ['a prop', '<Hero heading="Урок в школе" />\n', 'heading: "Урок в~школе"'],
    ['a prop in braces', "<Hero heading={'Урок в школе'} />\n", 'heading: "Урок в~школе"'],
    [
      'a prop of a template',
      '<Hero heading={`Урок \\`в\\` школе и $\\{дома`} />\n',
      'heading: "Урок `в` школе и~${дома"',
    ],
    [
      'a value deep in a prop',
      "<Hero list={[{ text: 'Урок в школе', n: -1 }, null]} />\n",
      '"text": "Урок в~школе"',
    ],
    ['a value as text', "{'Урок в школе'}\n", '"Урок в~школе"'],
  ])('reaches %s', async (_, body, expected) => expect(await code(body)).toContain(expected));

  it.each([
    ['inline code', 'Вот `в школе - "да"...`\n', '"в школе - \\"да\\"..."'],
    ['a block of code', '```\nв школе - да\n```\n', '"в школе - да\\n"'],
    ['a link’s address', '[Да](/в-школе "и")\n', 'href: "/%D0%B2-%D1%88%D0%BA%D0%BE%D0%BB%D0%B5"'],
    ['names in props', '<Hero name="Дилноза К." />\n', 'name: "Дилноза К."'],
    ['names in values', "<Hero action={{ href: '/а б', icon: 'в г' }} />\n", "href: '/а б',"],
    ['lists of names', "<Hero names={['Дом в саду']} />\n", "'Дом в саду'"],
    ['English text', 'A "word" - of 100 %...\n', '"A \\"word\\" - of 100 %..."'],
    ['words before a hard break', 'Урок в\\\nшколе\n', '"Урок в"'],
  ])('leaves %s', async (_, body, expected) => {
    const text = await code(body);
    expect(text).toContain(expected);
    expect(text).not.toContain('~');
  });

  it('leaves the anchors of headings', async () => {
    expect(await code('## Урок "в школе" - это... всё\n')).toContain('id: "urok-v-shkole-eto-vsyo"');
  });

  it('does not change English pages', async () => {
    const body = '# A "title"\n\n<Hero heading="A - b" action={{ text: \'Go on\' }} />\n\n- one... *two*\n';
    expect(await code(body)).toContain("text: 'Go on'");
  });

  it('keeps the positions of problems', async () => {
    const { problems } = await compile('pages/a.mdx', 'Урок в "школе" - да... <Her heading="в" />\n');
    expect(problems).toMatchObject([{ line: 1, column: 24, rule: 'mdx/unknown-component' }]);
  });
});
