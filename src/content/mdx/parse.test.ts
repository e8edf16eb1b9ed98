import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMdx, parseWhole } from './parse.ts';

/** The tree, or what the parser says of a text that it cannot read. */
function outcome(parse: typeof parseMdx, source: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    const { message, place } = error as Error & { place?: unknown };
    return { message, place };
  }
}
const same = (source: string) => expect(outcome(parseMdx, source)).toEqual(outcome(parseWhole, source));

test('leaving plain words out for the parser changes nothing in the tree of any page', () => {
  for (const folder of ['blog-single', 'feature'])
    for (const name of readdirSync(join('pages', folder)).slice(0, 3))
      if (name.endsWith('.mdx')) same(readFileSync(join('pages', folder, name), 'utf8'));
});

test.each([
  '<Callout title="Важно и нужно">Текст на той же строке, и ещё [ссылка на страницу](/about).</Callout>\n',
  "<Steps items={[\n  'первое слово и ещё',\n  второе слово без кавычек\n]} />\n",
  '[имя другой страницы]( путь со словами) и ![что на картинке видно](a.png "подпись под ней")\n',
  '[Имя Как Здесь] и ниже.\n\n[имя как здесь]: /about\n',
  'См. https://пример.рф/путь—и дальше слова, www.site.uz слова и a@b.uz слова\n',
  '<b слово другое слово>внутри есть слова</b>\n',
  '| Первая графа здесь | Вторая |\n| --- | --: |\n| слова и слова | 5 |\n',
  '```js слова о коде\nслова в коде здесь\n```\n\n    слова с отступом\n',
  'слова до {выражения со словами} и после него слова\n',
  'import слова и слова\nfrom нечто\n',
])('odd places of words: %j', same);

test('nor in any text that anybody makes up', () => {
  const words = fc.constantFrom('слова и слова', 'Ещё — слово', 'а', 'об этом, и о том', 'x', '한');
  const marks = fc.constantFrom(
    ...[
      ' ',
      '\n',
      '\n\n',
      '*',
      '**',
      '_',
      '`',
      '[',
      ']',
      '](',
      ')',
      '!',
      '|',
      '- ',
      '> ',
      '# ',
      '~~',
      ':',
      '"',
    ],
    ...[
      "'",
      '<A ',
      '>',
      '</A>',
      '/>',
      '<',
      '{',
      '}',
      '=',
      '&amp;',
      '\\',
      '---\n',
      '| --- |\n',
      'www.a.b',
      '@',
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, marks), { maxLength: 25 }), (parts) => void same(parts.join(''))),
    { numRuns: 400 },
  );
});
