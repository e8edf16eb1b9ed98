import { expect, it } from 'vitest';
import { conflict } from '../problems/leftovers.ts';
import { splice } from '../problems/problems.ts';
import { readBody } from './read-body.ts';

const head = '---\ntitle: а\n---\n';

/** Returns the syntax problems of a body: positions and first sentences. */
function problemsOf(body: string): string[] {
  const read = () => readBody('a.mdx', `${head}${body}\n`);
  const { tree, problems, gaps } = read();
  expect(read().problems).toEqual(problems);
  expect(tree).not.toBeNull();
  expect(gaps.text).toHaveLength(head.length + body.length + 1);
  return problems.map(({ line, column, what }) => `${line}:${column} ${what}`.replaceAll('\u00a0', ' '));
}

const braces = 'Фигурные скобки в тексте здесь служебные.';
const inBraces = 'В фигурных скобках ошибка: не хватает значения, скобки, кавычки или запятой.';
const openBrace = 'Фигурная скобка { не закрыта.';
const less = 'Знак «<» начинает тег, а дальше стоит не имя.';
const callout = 'Тег <Callout> не закрыт.';
const unfinished = 'Тег <Callout не закончен.';
const comment = 'Комментарий <!-- --> здесь не работает.';
const property = 'Имя или свойство тега записано не так.';
const quote = 'Внутри значения стоит прямая кавычка " — значение на ней закончилось.';

const bodies: readonly [name: string, body: string, expected: string[]][] = [
  [
    'ten equal errors',
    Array.from({ length: 10 }, () => 'Привет, {имя ученика}!').join('\n\n'),
    Array.from({ length: 10 }, (_, index) => `${4 + 2 * index}:9 ${braces}`),
  ],
  [
    'two tags that never close',
    '<Callout>\n\nа\n\n<Callout kind="tip">\n\nб',
    [`4:1 ${callout}`, `8:1 ${callout}`],
  ],
  [
    'a tag that never closes inside of one that does',
    '<Faq>\n<Question>\nтекст\n</Faq>\n\nа <4',
    ['5:1 Тег <Question> не закрыт.', `9:3 ${less}`],
  ],
  [
    'tags that close crosswise are one error',
    '<Faq>\n\n<Callout>\n\nа\n\n</Faq>\n\n</Callout>',
    ['10:1 Закрыт </Faq>, а открыт был <Callout>.'],
  ],
  [
    'a misspelt closing tag, and one without an opening tag',
    '<Callout>\nа\n</Calout>\n\n</Faq>',
    ['6:1 Закрыт </Calout>, а открыт был <Callout>.', '8:1 Тег </Faq> закрывает то, что не открыто.'],
  ],
  [
    'a tag of HTML without end around others',
    '<div>\n<p>раз<br>два</p>\n<p>три\n</div>',
    ['5:7 Тег <br> не закрыт.', '6:1 Тег <p> здесь нельзя использовать.'],
  ],
  [
    'a line break without end before one that has it',
    'раз<br>два\n\nтри<br/>четыре',
    ['4:4 Тег <br> не закрыт.'],
  ],
  [
    'unfinished tags: their closing tags are no further errors',
    '<Callout kind="tip"\n\nа\n\n</Callout>\n\n<Callout kind="tip"\nТекст, {имя тут}.\n</Callout>',
    [`4:1 ${unfinished}`, `10:1 ${unfinished}`, `11:8 ${braces}`],
  ],
  [
    'several properties of one tag',
    '<Hero\n  heading="Слово "Важно" тут"\n  lead=«x»\n  scene=hero\n/>',
    [
      `5:18 ${quote}`,
      '6:8 Значение свойства стоит не в тех кавычках.',
      '7:9 Значение свойства стоит без кавычек.',
    ],
  ],
  [
    'a quote that closes three tags below',
    '<Callout title="Важно>\n\nа <4\n\n</Callout>\n\n<Callout title="Ещё">\n\nб\n\n</Callout>',
    ['4:16 Кавычка у значения свойства не закрыта.', `6:3 ${less}`],
  ],
  [
    'values in braces',
    "<Hero action={ text: 'a' } scene=«x» />\n\n<Hero value={} />\n\n<Hero action={{ text: 'a' />\n\nа <4",
    [
      `4:20 ${inBraces}`,
      '4:34 Значение свойства стоит не в тех кавычках.',
      `6:14 ${inBraces}`,
      `8:14 ${openBrace}`,
      `10:3 ${less}`,
    ],
  ],
  [
    'a sentence after the sign is not read as properties',
    'Если a<b and more words, то «да».',
    [`4:7 ${less}`],
  ],
  [
    'a sign that is missing or one too many before a value',
    '<Callout kind"tip" title="а">б</Callout>\n\n<Callout kind="tip" title}="а">б</Callout>',
    [`4:14 ${property}`, `6:26 ${property}`],
  ],
  ['one of three tags is not closed', '<Callout><Callout><Callout>а</Callout></Callout>', [`4:1 ${callout}`]],
  [
    'a brace that closes in another line of a quotation',
    '> {а\n> б}\n\nв <4',
    [`4:3 ${openBrace}`, `7:3 ${less}`],
  ],
  [
    'a slip in a tag whose closing tag is cut short',
    '<Callout title=«x»>\n\nа\n\n</Callout\n\nб',
    ['4:16 Значение свойства стоит не в тех кавычках.', '8:1 Тег </Callout не закончен.'],
  ],
  ['open braces', 'а { б\n\nв { г', [`4:3 ${openBrace}`, `6:3 ${openBrace}`]],
  [
    'a brace before code with braces',
    'а { б\n\n```\n{ <Faq>\n```\n\n`{` <4',
    [`4:3 ${openBrace}`, `10:5 ${less}`],
  ],
  ['a table', '| а | б |\n| --- | --- |\n| {а б} | <4 |', [`6:3 ${braces}`, `6:11 ${less}`]],
  ['one sentence', 'Если <4 и <5, то {а б}.', [`4:6 ${less}`, `4:11 ${less}`, `4:18 ${braces}`]],
  [
    'comments: their content is ignored',
    'а <!-- {а б} --> <4\n\n<!--\n\n<Faq>\n\n-->\n\n<!-- {а б}\n\n<Faq>',
    [`4:3 ${comment}`, `4:18 ${less}`, `6:1 ${comment}`, `12:1 ${comment}`],
  ],
  [
    'a tag across two paragraphs, and one that closes outside its list',
    '<Callout>а\n\nб</Callout>\n\n- <Callout>\n\nв\n\n</Callout>\n\n- <4',
    [
      '4:1 Тег <Callout> открыт в одном абзаце, пункте или цитате, а закрыт в другом.',
      '8:3 Тег <Callout> открыт в одном абзаце, пункте или цитате, а закрыт в другом.',
      `14:3 ${less}`,
    ],
  ],
  [
    'Windows line ends',
    '{а б}\r\n\r\n<Callout>\r\n\r\nа <4\r\n',
    [`4:1 ${braces}`, `6:1 ${callout}`, `8:3 ${less}`],
  ],
  [
    'leftovers between two thematic breaks',
    'а\n\n---\n\nб <<в>> г\n\n---',
    ['8:3 Кавычки набраны знаками «меньше» и «больше».'],
  ],
  [
    'two versions of git with Windows line ends',
    'а\r\n\r\n<<<<<<< HEAD\r\nб\r\n=======\r\nв\r\n>>>>>>> правка\r\n',
    ['6:1 Здесь остались две версии одного места и пометки git между ними.'],
  ],
  [
    'two versions of two places',
    '<<<<<<< HEAD\nа\n=======\nб\n>>>>>>> правка\n\nв\n\n<<<<<<< HEAD\nг\n=======\nд\n>>>>>>> правка\n',
    ['4:1', '12:1'].map((at) => `${at} Здесь остались две версии одного места и пометки git между ними.`),
  ],
  ['code with Windows line ends', '~~~\r\n<<в>>\r\n\r\n~~~\r\n\r\nа\r\n', []],
];
it.each(bodies)('%s', (_, body, expected) => expect(problemsOf(body)).toEqual(expected));
it.each(bodies)('%s, with Windows line ends', (_, body, expected) =>
  expect(problemsOf(body.replace(/\r?\n/g, '\r\n'))).toEqual(expected),
);

it.each([
  ['Оставить моё', 'чужое', 'моё'],
  ['Оставить чужое', 'чужое', 'чужое'],
  ['Оставить оба: моё, затем чужое', 'чужое', 'моё\n\nчужое'],
  ['Оставить оба: моё, затем чужое', '- чужое', 'моё\n- чужое'],
  ['Оставить оба: моё, затем чужое', '', 'моё\n'],
])('%s, of two versions of git', (title, others, kept) => {
  const source = `${head}а\n\n<<<<<<< HEAD\nмоё\n||||||| было\nпрежнее\n=======\n${others}\n>>>>>>> правка\n\nб\n`;
  for (const text of [source, source.replaceAll('\n', '\r\n')]) {
    const choice = readBody('a.mdx', text).problems[0]?.choices?.find((one) => one.title === title);
    expect(splice(text, choice?.edits ?? []).replaceAll('\r\n', '\n')).toBe(`${head}а\n\n${kept}\n\nб\n`);
  }
});

it.each(['local', 'Stashed changes', '642c6b9f (Правка: about)', 'local:pages/b.mdx'])(
  'of a conflict with %s, the second version is own',
  (name) => {
    const text = `${head}<<<<<<< HEAD\nчужое\n=======\nмоё\n>>>>>>> ${name}\n`;
    const [found] = readBody('a.mdx', text).problems;
    expect(found?.hint).toContain('до\u00a0«=======»\u00a0— чужая, после\u00a0— ваша');
    expect(splice(text, found?.choices?.[0]?.edits ?? [])).toBe(`${head}моё\n`);
  },
);

it('a text with more errors reports fifty', () => {
  const { problems } = readBody('a.mdx', head + '<br>{а б}<4\n\n'.repeat(20));
  expect(problems).toHaveLength(50);
});

it('of two values of a field, one is kept', () => {
  const titles = conflict.choices('<<<<<<< HEAD\n  title: Раз\n=======\n  title: Два\n>>>>>>> правка', 0);
  expect(titles.map(({ title }) => title)).toEqual(['Оставить моё', 'Оставить чужое']);
});
