import { expect, it } from 'vitest';
import { splice } from '../problems/problems.ts';
import { syntaxProblem } from './mistakes.ts';
import { readParseError } from './parse-mdx.ts';
import { readBody } from './read-body.ts';

const head = '---\ntitle: а\n---\n';

/** Returns the single problem of a body: position, error, hint. */
function problemsOf(body: string): string {
  const { problems } = readBody('a.mdx', `${head}${body}\n`);
  const [{ line, column, what, hint } = { line: 0, column: 0, what: '', hint: '' }, ...more] = problems;
  expect(more).toEqual([]);
  return `${line}:${column} ${what} ${hint}`.replaceAll('\u00a0', ' ');
}

it.each([
  ['a line below', '<Callout kind="tip"\nТекст\n</Callout>'],
  ['a paragraph below', '<Callout\n  kind="tip"\n\nТекст.\n\n</Callout>'],
  ['another tag on the line', '<Callout kind="tip" Текст</Callout>'],
  ['the end of the file', '<Callout kind="tip"'],
  ['a slash', '<Callout kind="tip" /\n\nТекст'],
])('an unfinished tag is reported at its start: %s', (_, body) => {
  expect(problemsOf(body)).toBe(
    '4:1 Тег <Callout не закончен. Поставьте «>» или «/>» после последнего свойства.',
  );
});

it.each([
  ['</Callout\n\nЕщё абзац.', '4:1 Тег </Callout не закончен.'],
  ['<Callout>\n\nа\n\n</Callout/>', '8:1 Закрывающий тег записан не так. Напишите </Callout>.'],
  [
    '<Callout>\n\nа\n\n</Callout> и ещё\nслово',
    '8:1 Тег <Callout> открыт в одном абзаце, пункте или цитате, а закрыт в другом.',
  ],
  [
    '<Callout «tip»>\n\nа\n\n</Callout>',
    '4:10 Имя или свойство тега записано не так. Образец: <Callout kind="tip" title="Важно">:',
  ],
  ['Оценка <и выше, чем три.', '4:8 Знак «<» начинает тег, а дальше стоит не имя.'],
  ['<img src="a.png">', '4:1 Тег <img> здесь нельзя использовать. Картинку вставляют так:'],
  ['<Callout title="a", kind="tip" />', '4:19 Между свойствами тега стоит запятая. Уберите её'],
  ['<Callout>\nа\n</Callout', '6:1 Тег </Callout не закончен. Напишите </Callout>.'],
  ['<Callout>\nа\n</Call', '6:1 Тег </Call не закончен. Напишите </Callout>.'],
  ['<Faq>\n<Callout>\nа\n</Cal\n</Faq>', '7:1 Тег </Cal не закончен. Напишите </Callout>.'],
  ['<Faq>\n<Question>\nа\n<Question>\nб\n</Question>\n</Faq>', '5:1 Тег <Question> не закрыт. Добавьте'],
  ['<Steps>\n<Step>\nа\n</Steps>', '5:1 Тег <Step> не закрыт. Добавьте </Step> после'],
  ['<Steps>\n<Step>\nа\n</Step>\n</Step>\n</Steps>', '8:1 Тег </Step> закрывает то, что не открыто. Удалите'],
  ['<Steps>\n<Step>\nа\n</Steps>\n</Steps>', '7:1 Закрыт </Steps>, а открыт был <Step>. Имена различаются'],
  [
    '<Faq>\n<Callout>\nа\n</Faq>\n</Faq>',
    '7:1 Закрыт </Faq>, а открыт был <Callout>. Поставьте здесь </Callout>',
  ],
  ['<Faq>\nа\n</Question>\n</Faq>', '6:1 Тег </Question> закрывает то, что не открыто. Удалите'],
  ['<Faq>\n<Callout>\nа\n</Faq>\n</Callout>', '7:1 Закрыт </Faq>, а открыт был <Callout>.'],
  [
    '{* заметка *}',
    '4:1 Фигурные скобки в тексте здесь служебные. Пометку для себя пишут так: {/* пометка */}.',
  ],
  ['<Callout>\nа\n<\\Callout>', '6:1 Закрывающий тег записан не так. Напишите </Callout>.'],
  ['<Callout>\nа\n</Callout kind="tip">', '6:1 Закрывающий тег записан не так. Напишите </Callout>.'],
  ['<Callout>\nа\n</>', '6:1 Закрыт </>, а открыт был <Callout>.'],
  ['<Step title="Раз"Слово, другое.</Step>', '4:1 Тег <Step не закончен. Поставьте «>»'],
  [
    "<AvatarGroup\n  people={[\n    { name: 'а',\n    { name: 'б' },\n  ]}\n/>",
    '7:5 В фигурных скобках ошибка',
  ],
  ["<AvatarGroup\n  people={[\n    name: 'а' },\n  ]}\n/>", '6:9 В фигурных скобках ошибка'],
  ['<Callout kind: "tip" />', '4:16 Имя или свойство тега записано не так.'],
  ['<Callout kind "tip" />', '4:15 Имя или свойство тега записано не так.'],
  ['<Call. kind="tip" />', '4:12 Имя или свойство тега записано не так.'],
  ['<Cаllоut>\nа\n</Callout>', '4:1 Закрыт </Callout>, а открыт был <Cаllоut>. Наберите имя тега латиницей'],
  ['<Callout>\nа\n</Cаllout>', 'в нём русские буквы: а.'],
  ['<callout>\nа\n</Callout>', 'Имена различаются: исправьте то, в котором описка.'],
  ['<Faq>\nа\n</Question>', '6:1 Закрыт </Question>, а открыт был <Faq>.'],
  ['<Fak>\nа\n</Fap>', '6:1 Закрыт </Fap>, а открыт был <Fak>.'],
  ['<Portal icon=”target” />', 'Возьмите его в прямые кавычки: icon="…".'],
  ['<Portal title="Раз" icon=„globe“ />', 'Возьмите его в прямые кавычки: icon="…".'],
  ['Раз <BR> два', '4:5 Тег <BR> не закрыт. Поставьте «/» перед «>»: <br />,'],
  ['Раз</br>два', '4:4 Тег </br> закрывает то, что не открыто. Напишите <br />.'],
  ['{/* заметка\n\nТекст.', '4:1 Фигурная скобка { не закрыта. Закончите пометку: */}.'],
  ['{/*\n<Callout action={{ text: "а" }} />', '4:1 Фигурная скобка { не закрыта. Закончите пометку: */}.'],
  ['Слово.\n\nimport журнал\n\nЕщё абзац.', '6:1 Строка начинается с import или export'],
  ['Раз <Callout\n\nkind="tip" action={{ text: \'а\' }} />', '4:5 Тег <Callout не закончен.'],
  ['Цена <SiteValue name="price" и слово "да", вот.', '4:6 Тег <SiteValue не закончен.'],
  ['<Callout>\nа\n/Callout>', '6:1 Закрывающий тег записан без «<». Напишите </Callout>.'],
  ['<Callout>\nа\n< /Callout>', '6:1 Закрывающий тег записан с пробелом после «<». Напишите </Callout>.'],
])('%j', (body, expected) => expect(problemsOf(body)).toContain(expected));

it.each([
  ['<-- скрыто -->', '{/* скрыто */}'],
  ['Раз <BR> два', 'Раз <br /> два'],
  ['Раз</br>два', 'Раз<br />два'],
  ['<Callout>\nа\n<\\Callout>', '<Callout>\nа\n</Callout>'],
  ['<Callout>\nа\n</Callout/>', '<Callout>\nа\n</Callout>'],
  ['<Callout>\nа\n</Call', '<Callout>\nа\n</Callout>'],
  ['<Cаllоut>\nа\n</Callout>', '<Callout>\nа\n</Callout>'],
  ['<Callout>\nа\n</Call out>', '<Callout>\nа\n</Callout>'],
  ['<Callout>\nа\n</Callout kind="tip">', '<Callout>\nа\n</Callout>'],
  // It is unclear which of the two tags is wrong, so there is no fix.
  ['<Callout>\nа\n</Call us>', '<Callout>\nа\n</Call us>'],
  ['<Portal href=https://lex.uz/doc />', '<Portal href="https://lex.uz/doc" />'],
  ['<Portal href=/pricing/>', '<Portal href="/pricing"/>'],
  ['<Callout>\nа\n<Callout/>', '<Callout>\nа\n</Callout>'],
  ['<Callout>\nа\n/Callout>', '<Callout>\nа\n</Callout>'],
  ['<Callout>а< /Callout>', '<Callout>а</Callout>'],
  ['<Callout title="Важно>\nа\n</Callout>', '<Callout title="Важно">\nа\n</Callout>'],
  ['<Callout title="Важно kind="tip" />', '<Callout title="Важно" kind="tip" />'],
  ['<Callout title=Важно это" kind="tip" />', '<Callout title="Важно это" kind="tip" />'],
  ['<Callout title=“Важно" kind="tip" />', '<Callout title="Важно" kind="tip" />'],
  ['<Callout title="Слово "Важно" тут" />', '<Callout title="Слово «Важно» тут" />'],
  ['<Callout title="Важно"" />', '<Callout title="Важно" />'],
  ['<Callout title="Это "Важно"" />', '<Callout title="Это «Важно»" />'],
  ['<Callout title=`Важно` />', '<Callout title="Важно" />'],
  ['<Counter value={1 500} />', '<Counter value={1500} />'],
  // What was meant here is unclear.
  ['<Counter value=150} />', '<Counter value=150} />'],
  ['<Callout title<="Важно" />', '<Callout title<="Важно" />'],
  ['<Callout title="а", kind="tip", id="б" />', '<Callout title="а" kind="tip" id="б" />'],
  // The next of its kind begins, the section around ends; nothing is certain without another of its kind.
  [
    '<Faq>\n<Question>а\n<Question id="б">б</Question>\n</Faq>',
    '<Faq>\n<Question>а</Question>\n<Question id="б">б</Question>\n</Faq>',
  ],
  [
    '<Faq>\n  <Question>\n    а\n\n    б\n  <Question id="в">в</Question>\n</Faq>',
    '<Faq>\n  <Question>\n    а\n\n    б\n  </Question>\n  <Question id="в">в</Question>\n</Faq>',
  ],
  [
    '<Faq>\n<Question>а</Question>\n<Question>б\n</Faq>',
    '<Faq>\n<Question>а</Question>\n<Question>б</Question>\n</Faq>',
  ],
  ['<Faq>\n<Question>а\n</Faq>', '<Faq>\n<Question>а\n</Faq>'],
  // The first in a second round, when the other one is closed.
  [
    '<Faq>\n<Question id="а">а\n<Question id="б">б\n<Question id="в">в</Question>\n</Faq>',
    '<Faq>\n<Question id="а">а\n<Question id="б">б</Question>\n<Question id="в">в</Question>\n</Faq>',
  ],
  ["<Callout action={ text: 'а' } />", "<Callout action={{ text: 'а' }} />"],
  ...[
    "{{ text: «а», href: '/' }}",
    '{{ text: ‘а’, href: ‘/’ }}',
    "{{ text: 'а' href: '/' }}",
    "{{ text: 'а'; href: '/' }}",
    "{{ text = 'а', href: '/' }}",
    "{{ text 'а', href: '/' }}",
    "{{ text: 'а, href: '/' }}",
  ].map((wrong) => [`<Callout action=${wrong} />`, "<Callout action={{ text: 'а', href: '/' }} />"]),
  ["<Callout action={{ text: 'O'qish' }} />", "<Callout action={{ text: 'Oʻqish' }} />"],
  [
    "<AvatarGroup\n  people={[\n    { name: 'а' }\n    { name: 'б' },\n  ]}\n/>",
    "<AvatarGroup\n  people={[\n    { name: 'а' },\n    { name: 'б' },\n  ]}\n/>",
  ],
  ['<Counter value={88%} />', '<Counter value={88} />'],
  ['Наш телефон <SiteValue name="phone"> и почта.', 'Наш телефон <SiteValue name="phone" /> и почта.'],
  ["<Callout action={{ text: 'а' } />", "<Callout action={{ text: 'а' }} />"],
  // The parser counts a lone `\r` as a line break and editors do not, so its position is wrong and there is no fix.
  ['Раз\r<br>', 'Раз\r<br>'],
])('%j is repaired to %j', (body, mended) => {
  const source = `${head}${body}\n`;
  const edits = readBody('a.mdx', source).problems.flatMap(({ fix }) => fix?.edits ?? []);
  expect(splice(source, edits)).toBe(`${head}${mended}\n`);
});

it.each([
  ['<Callout>\nа\n</Calout>', '<Callout>\nа\n</Callout>'],
  ['<calout>\nа\n</Callout>', '<Callout>\nа\n</Callout>'],
  // Both names are known, or none is.
  ['<Step>\nа\n</Steps>', '<Step>\nа\n</Steps>'],
  ['<Fak>\nа\n</Fap>', '<Fak>\nа\n</Fap>'],
])('with the known names, %j is repaired to %j', (body, mended) => {
  const { problems } = readBody('a.mdx', body, 0, ['Callout', 'Step', 'Steps']);
  expect(problems).toHaveLength(1);
  expect(splice(body, problems[0]?.fix?.edits ?? [])).toBe(mended);
});

it('a tag that crosses a link (in tests, an assertion of the parser fails before this error)', () => {
  const reason = 'Expected a closing tag for `<Callout>` (1:6-1:15) before the end of `link`';
  const error = readParseError(
    { reason, line: 1, column: 1 },
    '[как <Callout>вести](/blog) журнал</Callout>',
  );
  const { line, column, what } = syntaxProblem('a.mdx', error).problem;
  expect(`${line}:${column} ${what}`.replaceAll('\u00a0', ' ')).toBe(
    '1:6 Тег <Callout> открыт и закрыт по разные стороны выделения или ссылки.',
  );
});
