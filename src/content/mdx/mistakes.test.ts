import { expect, it } from 'vitest';
import { splice } from '../problems/problems.ts';
import { syntaxProblem } from './mistakes.ts';
import { readBody } from './read-body.ts';
import { readStumble } from './stumble.ts';

const head = '---\ntitle: а\n---\n';

/** What the writer of a body is told: place, slip, way out. */
function told(body: string): string {
  const { problems } = readBody('a.mdx', `${head}${body}\n`, 0, ['Callout', 'Faq', 'Portal', 'Question']);
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
])('a tag without its end is told where it begins: %s', (_, body) => {
  expect(told(body)).toBe('4:1 Тег <Callout не закончен. Поставьте «>» или «/>» после последнего свойства.');
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
  ['<Callout title="a", kind="tip" />', '4:19 Имя или свойство тега записано не так.'],
  ['<Callout>\nа\n</Callout', '6:1 Тег </Callout не закончен. Поставьте «>» сразу после имени.'],
  ['<Callout kind="tip">\nа\n<Callout>\n\nб', '6:1 Закрывающий тег записан не так. Напишите </Callout>.'],
  ['<Callout>\nа\n<\\Callout>', '6:1 Закрывающий тег записан не так. Напишите </Callout>.'],
  ['<Callout>\nа\n</Callout kind="tip">', '6:1 Закрывающий тег записан не так. Напишите </Callout>.'],
  ['<Callout>\nа\n</>', '6:1 Закрыт </>, а открыт был <Callout>.'],
  ['<Callout kind: "tip" />', '4:14 Имя или свойство тега записано не так.'],
  ['<Callout kind "tip" />', '4:15 Имя или свойство тега записано не так.'],
  ['<Call: kind="tip" />', '4:6 Имя или свойство тега записано не так.'],
  ['<Call. kind="tip" />', '4:6 Имя или свойство тега записано не так.'],
  [
    '<Cаllоut kind="tip">\nа\n</Callout>',
    '4:1 В имени тега <Cаllоut> русские буквы: а, о. Напишите <Callout>.',
  ],
  ['<Callout kind="tip">\nа\n</Cаllout>', '6:1 В имени тега <Cаllout> русские буквы: а. Напишите <Callout>.'],
  ['<callout kind="tip">\nа\n</Callout>', '4:1 Тега <callout> нет. Напишите <Callout>.'],
  ['<Faq>\nа\n</Question>', '6:1 Закрыт </Question>, а открыт был <Faq>.'],
  ['<Fak>\nа\n</Fap>', '6:1 Закрыт </Fap>, а открыт был <Fak>.'],
  ['<Portal icon=”target” />', 'Возьмите его в прямые кавычки: icon="…".'],
  ['<Portal title="Раз" icon=„globe“ />', 'Возьмите его в прямые кавычки: icon="…".'],
  ['Раз <BR> два', '4:5 Тег <BR> не закрыт. Напишите <br />.'],
  ['Раз</br>два', '4:4 Тег </br> закрывает то, что не открыто. Напишите <br />.'],
  ['{/* заметка\n\nТекст.', '4:1 Фигурная скобка { не закрыта. Закончите пометку: */}.'],
])('%j', (body, expected) => expect(told(body)).toContain(expected));

it.each([
  ['<Cаllоut kind="tip">\nа\n</Callout>', '<Callout kind="tip">\nа\n</Callout>'],
  ['<Callout kind="tip">\nа\n</Cаllout>', '<Callout kind="tip">\nа\n</Callout>'],
  ['<callout kind="tip">\nа\n</Callout>', '<Callout kind="tip">\nа\n</Callout>'],
  ['Раз <BR> два', 'Раз <br /> два'],
  ['Раз</br>два', 'Раз<br />два'],
  ['<Callout>\nа\n<\\Callout>', '<Callout>\nа\n</Callout>'],
  ['<Callout>\nа\n</Callout/>', '<Callout>\nа\n</Callout>'],
  ['<Callout>\nа\n</Call out>', '<Callout>\nа\n</Callout>'],
  ['<Callout>\nа\n</Callout kind="tip">', '<Callout>\nа\n</Callout>'],
  // Which of the two tags was meant to be another, nobody can tell.
  ['<Callout>\nа\n</Call us>', '<Callout>\nа\n</Call us>'],
  [
    '<Faq>\n</Question title="а">\nб\n</Question>\n</Faq>',
    '<Faq>\n</Question title="а">\nб\n</Question>\n</Faq>',
  ],
  ['<Callout kind: "tip" />', '<Callout kind="tip" />'],
  ['<Portal href=https://lex.uz/doc />', '<Portal href="https://lex.uz/doc" />'],
  ['<Portal href=/pricing/>', '<Portal href="/pricing"/>'],
  // Lines that the parser counts and editors do not: nothing is written where nobody knows what stands.
  ['Раз\r<br>', 'Раз\r<br>'],
])('%j is mended to %j', (body, mended) => {
  const source = `${head}${body}\n`;
  const edits = readBody('a.mdx', source, 0, ['Callout', 'Faq', 'Portal', 'Question']).problems.flatMap(
    ({ fix }) => fix?.edits ?? [],
  );
  expect(splice(source, edits)).toBe(`${head}${mended}\n`);
});

it.each([
  [
    '[как <Callout>вести](/blog) журнал</Callout>',
    'Expected a closing tag for `<Callout>` (1:6-1:15) before the end of `link`',
    1,
    '1:6 Тег <Callout> и ссылка пересекаются.',
  ],
  [
    '<Callout>[как</Callout> вести](/blog)',
    'Expected the closing tag `</Callout>` either after the end of `link` (1:38) or another opening tag after the start of `link` (1:10)',
    14,
    '1:14 Тег <Callout> и ссылка пересекаются.',
  ],
  [
    '![как <Callout>вести](a.png) журнал</Callout>',
    'Expected a closing tag for `<Callout>` (1:7-1:16) before the end of `image`',
    1,
    '1:7 Тег <Callout> и картинка пересекаются.',
  ],
])(
  'a tag that crosses a link, where the parser asserts nothing as it does among tests: %j',
  (source, reason, column, expected) => {
    const {
      line,
      column: at,
      what,
      hint,
    } = syntaxProblem('a.mdx', readStumble({ reason, line: 1, column }, source), ['Callout']).problem;
    expect(`${line}:${at} ${what}`.replaceAll('\u00a0', ' ')).toBe(expected);
    expect(hint).toBe('Поставьте оба тега внутри квадратных скобок или оба снаружи круглых.');
  },
);
