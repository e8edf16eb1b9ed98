import type { Problem } from '../problems.ts';

/** What the MDX parser throws: a VFileMessage, or an error that hides its place in the text (traps.md 6). */
interface ParserError {
  message?: string;
  reason?: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** The parser's English sentences and what they mean for a writer; the first match wins. */
const mistakes: { pattern: RegExp; what: (match: RegExpMatchArray) => string; hint: string }[] = [
  {
    pattern: /[Ee]xpected a closing tag for `<([^>`]*)>`/,
    what: ([, name]) => `Тег <${name}> не закрыт.`,
    hint: 'Добавьте закрывающий тег </…> или поставьте «/» перед «>».',
  },
  {
    pattern: /Unexpected closing (?:tag|slash) `?<?\/?([^`>]*)/,
    what: () => 'Закрывающий тег не соответствует открытому.',
    hint: 'Проверьте, что теги закрываются в обратном порядке.',
  },
  {
    pattern: /Unexpected character `!` \(U\+0021\) before name/,
    what: () => 'Комментарий <!-- --> в MDX не работает.',
    hint: 'Напишите {/* комментарий */}.',
  },
  {
    pattern: /Could not parse (?:expression|import)/,
    what: () => 'В фигурных скобках { } не значение.',
    hint: 'Если нужна сама скобка, напишите \\{.',
  },
  {
    pattern: /Unexpected character .*before name|Unexpected character .* in name/,
    what: () => 'Знак «<» начинает тег, а дальше стоит не имя.',
    hint: 'Если это знак «меньше», напишите &lt;.',
  },
  {
    pattern: /Unexpected (?:lazy line|end of file) in expression/,
    what: () => 'Фигурная скобка { не закрыта.',
    hint: 'Закройте её «}» или напишите \\{.',
  },
  {
    pattern: /Unexpected end of file/,
    what: () => 'Файл закончился внутри тега или выражения.',
    hint: 'Закройте кавычку, скобку или тег.',
  },
  {
    pattern: /Unexpected character .*(?:before attribute value|in attribute)/,
    what: () => 'Значение свойства записано не так.',
    hint: 'Возьмите значение в прямые кавычки: title="…".',
  },
];

/** Turns a parser's error into a problem with its place in the file. */
export function syntaxProblem(file: string, thrown: unknown): Problem {
  const error = thrown as ParserError;
  const text = error.reason ?? error.message ?? String(thrown);
  const inText = text.match(/\((\d+):(\d+)/);
  const match = mistakes
    .map((mistake) => ({ mistake, found: text.match(mistake.pattern) }))
    .find(({ found }) => found);
  return {
    file,
    line: error.line ?? Number(inText?.[1] ?? 1),
    column: error.column ?? Number(inText?.[2] ?? 1),
    field: null,
    what: match?.found ? match.mistake.what(match.found) : 'Разметку здесь нельзя прочитать.',
    expected: '',
    hint: match ? match.mistake.hint : `Сообщение разбора: ${text}`,
    rule: 'mdx/syntax',
    severity: 'error',
  };
}
