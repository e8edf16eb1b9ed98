import { describe, expect, it } from 'vitest';
import { report } from '../../../tests/content.ts';
import { openCompiler } from './compiler.ts';

const compile = openCompiler({ known: ['Faq', 'Question', 'Hero', 'Callout'], development: false });
const problemsOf = async (body: string) => report((await compile('pages/a.mdx', body)).problems);
const block = '---\ntitle: О нас\n---\n\n';

describe('a body', () => {
  it('becomes a module, with the sections it uses in order, its number of words, and no frontmatter', async () => {
    const body = `${block}<Hero heading="Вся учёба" />\n\n<Faq>\n<Question title="Сколько?">Ноль</Question>\n</Faq>\n\n<Hero heading="Ещё" />\n`;
    const { code, components, words, problems } = await compile('pages/a.mdx', body);
    expect(problems).toEqual([]);
    expect(components).toEqual(['Hero', 'Faq', 'Question']);
    expect(words).toBe(5);
    expect(code).toContain('export default function MDXContent');
    expect(code).not.toContain('О нас');
  });

  it('has a unique id on every heading', async () => {
    const { code } = await compile(
      'pages/a.mdx',
      '## Оценки и журнал\n\n### Итог\n\n## Итог\n\n## API *2.0*\n',
    );
    const ids = [...(code ?? '').matchAll(/id: "([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['otsenki-i-zhurnal', 'itog', 'itog-2', 'api-2-0']);
  });

  it('includes values in braces in the ids of headings', async () => {
    const { headings } = await compile('pages/a.mdx', "## Цена {5}\n\n## Урок {'дня'}\n");
    expect(headings.map(({ id, title }) => [id, title])).toEqual([
      ['tsena-5', 'Цена 5'],
      ['urok-dnya', 'Урок дня'],
    ]);
  });

  it('returns the headings of its text, without those inside sections', async () => {
    const { headings } = await compile(
      'pages/a.mdx',
      '## Оценки\n\n### За *урок*\n\n<Callout>\n\n## Внутри\n\n</Callout>\n\n#### Мелочь\n\n## Пропуски\n',
    );
    expect(headings).toEqual([
      { level: 2, id: 'otsenki', title: 'Оценки' },
      { level: 3, id: 'za-urok', title: 'За\u00a0урок' },
      { level: 2, id: 'propuski', title: 'Пропуски' },
    ]);
  });

  it('names the rows of a table by their first cells, but not by empty ones, and aligns without a style', async () => {
    const { code } = await compile('pages/a.mdx', '| а | б |\n| - | -: |\n| 1 | 2 |\n| | 4 |\n');
    expect(code?.match(/"data-align": "right"/g)).toHaveLength(3);
    expect(code).not.toContain('textAlign');
    expect(code?.match(/scope: "row"/g)).toHaveLength(1);
    expect(code?.match(/scope: "col"/g)).toHaveLength(2);
  });

  it('tells the language of a paragraph and an item in Uzbek', async () => {
    const texts = [
      'Oʻqituvchilar baholarni jurnalga yozadi.',
      '- Uyga vazifa va jadval bir joyda',
      'Слово «oʻqituvchi» значит «учитель».',
      'We start at nine oʼclock and finish at ten.',
    ];
    const { code } = await compile('pages/a.mdx', `${texts.join('\n\n')}\n`);
    expect(code?.match(/lang: "uz"/g)).toHaveLength(2);
  });

  it('names a table by the heading above it', async () => {
    const table = '| а | б |\n| - | - |\n| 1 | 2 |\n';
    const section = `<PlanTable heading="Тарифы">\n${table}\n</PlanTable>`;
    const { code } = await compile('pages/a.mdx', `${table}\n## Цены\n\n${table}\n${section}`);
    expect(code?.match(/"aria-label": "[^"]*"/g)).toEqual(['"aria-label": "Цены"', '"aria-label": "Тарифы"']);
  });

  it('a row with a bold name alone becomes the header of the rows below, without empty cells', async () => {
    const { code } = await compile(
      'pages/a.mdx',
      '| а | б | в |\n| - | - | - |\n| 1 | 2 | 3 |\n| **Всем** | | |\n| 4 | | |\n| 5 | 6 | |\n',
    );
    expect(code?.match(/scope: "rowgroup"/g)).toHaveLength(1);
    expect(code?.match(/colSpan: "3"/g)).toHaveLength(1);
    expect(code?.match(/_jsxs?\(_components\.tbody/g)).toHaveLength(2);
    expect(code?.match(/_jsxs?\(_components\.td/g)).toHaveLength(6);
  });

  it('may contain tables and literal props', async () => {
    const body = `| а | б |\n| - | - |\n| 1 | 2 |\n\n<Hero action={{ text: 'Начать', href: '/register', list: [1, -2, true, null] }} trust={false} label={\`строка\`} />\n\n{/* заметка */}\n\n{}\n`;
    expect(await problemsOf(body)).toEqual([]);
  });
});

it('a syntax error is reported at the writer’s line, and nothing is compiled', async () => {
  const { code, problems } = await compile(
    'pages/a.mdx',
    `${block}<Faq>\n\nТекст\n`.replaceAll('\n', '\r\n'),
  );
  expect(code).toBeNull();
  expect(problems).toMatchObject([
    { file: 'pages/a.mdx', rule: 'mdx/syntax', line: 5, column: 1, what: 'Тег <Faq> не закрыт.' },
  ]);
});

describe('unknown names', () => {
  it('are reported at their position, with the nearest name', async () => {
    expect(await problemsOf('<Constructor />\n')).toEqual([
      'pages/a.mdx:1:1 [mdx/unknown-component] Блока <Constructor> нет. Все блоки с\u00a0образцами перечислены в\u00a0pages/_reference.md и\u00a0в\u00a0галерее /_components.',
    ]);
    expect(await problemsOf(`${block}<Fak>\nТекст <Calout>да</Calout>\n</Fak>\n`)).toEqual([
      'pages/a.mdx:5:1 [mdx/unknown-component] Блока <Fak> нет. Возможно, вы имели в\u00a0виду <Faq>.',
      'pages/a.mdx:6:7 [mdx/unknown-component] Блока <Calout> нет. Возможно, вы имели в\u00a0виду <Callout>.',
    ]);
    // The page in place of a broken one has its button.
    const { problems } = await compile('pages/a.mdx', `${block}<Fak>\n</Fak>\n`);
    expect(problems[0]?.fix?.title).toBe('Заменить на <Faq>');
  });

  it('include blocks of other programs', async () => {
    expect(await problemsOf('<Admonition>Да</Admonition>\n')).toEqual([
      expect.stringMatching(/Блока <Admonition> нет\. Врезка.+<Callout/),
    ]);
  });

  it('include HTML tags that Markdown replaces', async () => {
    const problems = await problemsOf(
      '<script src="https://evil.example/x.js" />\n\nТекст<br />с <mark>меткой</mark>\n',
    );
    expect(problems).toEqual([
      expect.stringContaining(
        'pages/a.mdx:1:1 [mdx/unknown-component] Тег <script> здесь нельзя использовать.',
      ),
    ]);
  });

  it('include members of a name', async () => {
    expect(await problemsOf('<Faq.Question />\n')).toHaveLength(1);
  });
});

describe('code in content', () => {
  it.each([
    ['an import', "import fs from 'node:fs'\n", '1:1'],
    ['an export', 'export const a = 1\n', '1:1'],
    ['a call in the text', 'Текст {fetch("/")}\n', '1:7'],
    ['a name in the text', '{process}\n', '1:1'],
    ['a call in a prop', '<Hero heading={alert(1)} />\n', '1:7'],
    ['a name in a prop', '<Hero heading={title} />\n', '1:7'],
    ['a spread', '<Hero {...props} />\n', '1:7'],
    ['a template with a value', `<Hero heading={\`a\${b}\`} />\n`, '1:7'],
    ['a function', '<Hero onClick={() => 1} />\n', '1:7'],
    ['a regular expression', '<Hero heading={/a/} />\n', '1:7'],
    ['a nested call', "<Hero action={{ text: 'a', href: f() }} />\n", '1:7'],
    ['a computed name', "<Hero action={{ [x]: 'a' }} />\n", '1:7'],
    ['a spread in a value', '<Hero action={{ ...x }} />\n', '1:7'],
    ['a spread in a list', '<Hero list={[...x]} />\n', '1:7'],
    ['an element in a prop', '<Hero icon={<Faq />} />\n', '1:7'],
  ])('%s is refused', async (_, body, where) => {
    const problems = (await compile('pages/a.mdx', body)).problems;
    expect(problems.map(({ rule, line, column }) => `${rule} ${line}:${column}`)).toEqual([
      `mdx/code ${where}`,
    ]);
  });
});

describe('a plain tag', () => {
  it.each([
    ['raw HTML', '<mark dangerouslySetInnerHTML={{ __html: "<script>x()</script>" }} />'],
    ['a handler', 'Да<br onmouseover="x()" />'],
    ['a style that loads', '<mark style="background:url(https://evil.example/x)">а</mark>'],
    ['a style as a set', '<mark style={{ background: "url(https://evil.example/x)" }}>а</mark>'],
    ['a spread set', '<mark {...{ title: "a" }}>а</mark>'],
    ['a value that is no text', '<abbr title={{ a: "b" }}>а</abbr>'],
  ])('must not have %s', async (_, text) => {
    const { problems } = await compile('pages/a.mdx', `${text}\n`);
    const [, before = ''] = /^(.*?<\w+ )/.exec(text) ?? [];
    expect(problems.map(({ rule, line, column }) => `${rule} ${line}:${column}`)).toContain(
      `mdx/code 1:${before.length + 1}`,
    );
  });

  it('may have attributes about the meaning of its text', async () => {
    const text = '<abbr title="Учебный центр">УЦ</abbr>, <time dateTime="2025-09-01">в сентябре</time>\n';
    expect((await compile('pages/a.mdx', text)).problems).toEqual([]);
  });
});

describe('links that run code', () => {
  it.each([
    ['[a](javascript:alert(1))', '5:1'],
    ['[a](JaVaScript:alert(1))', '5:1'],
    ['[a]: data:text/html,x\n\n[a]', '5:1'],
    ['<Hero href="java\tscript:alert(1)" />', '5:7'],
    ['<Hero action={{ href: "vbscript:x" }} />', '5:7'],
    ['<Hero list={[{ href: "\\u006aavascript:x" }]} />', '5:7'],
    ['<Hero href={`java\\nscript:x`} />', '5:7'],
  ])('%s is refused at its position', async (text, expected) => {
    const compileHero = openCompiler({ known: ['Hero'], development: false });
    const { problems } = await compileHero('pages/x.mdx', `---\ntitle: a\n---\n\n${text}\n`);
    expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual([expected]);
  });
});
