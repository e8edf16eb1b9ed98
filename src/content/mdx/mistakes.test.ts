import { expect, it } from 'vitest';
import { readBody } from './read-body.ts';

const head = '---\ntitle: а\n---\n';

/** What the writer of a body is told: place, slip, way out. */
function told(body: string): string {
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
])('a tag without its end is told where it begins: %s', (_, body) => {
  expect(told(body)).toBe('4:1 Тег <Callout не закончен. Поставьте «>» или «/>» после последнего свойства.');
});

it.each([
  ['</Callout\n\nЕщё абзац.', '4:1 Тег </Callout не закончен.'],
  ['<Callout>\n\nа\n\n</Callout/>', '8:1 В закрывающем теге вторая черта лишняя. Напишите </Callout>.'],
  [
    '<Callout>\n\nа\n\n</Callout> и ещё\nслово',
    '8:1 Тег <Callout> открыт в одном абзаце, а закрыт в другом.',
  ],
  ['<Callout «tip»>\n\nа\n\n</Callout>', '4:10 Значение стоит без имени свойства.'],
  ['Оценка <и выше, чем три.', '4:8 Знак «<» начинает тег, а дальше стоит не имя.'],
  ['<img src="a.png">', '4:1 Тег <img> здесь нельзя использовать. Картинку вставляют так:'],
  ['<Callout title="a", kind="tip" />', '4:19 Между свойствами стоит запятая.'],
])('%j', (body, expected) => expect(told(body)).toContain(expected));
