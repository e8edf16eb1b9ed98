import { Lines, type Range } from './lines.ts';
import { type Problem, problem } from './problems.ts';
import { blank } from './read-again.ts';

/** What another program has left in a text: it means nothing here, whether MDX can read it or not. */
interface Leftover {
  pattern: RegExp;
  what: string;
  hint: string;
  /** What `--fix` does with each of them; without it, the writer must choose. */
  repair?: { title: string; text: (match: RegExpMatchArray) => string };
}

/** Two versions of one place, as git leaves them in a file, or what is left of them that were mended by half. */
export const conflict = {
  pattern: /^<{7}(?: .*)?\r?\n[\s\S]*?(?:^>{7}(?: .*)?$|(?![\s\S]))|^>{7} .*$/gm,
  what: 'Здесь остались две версии одного места и\u00a0пометки git между ними.',
  hint: 'Оставьте нужную версию, а\u00a0строки с\u00a0«<<<<<<<», «=======» и\u00a0«>>>>>>>» удалите.',
} as const;

const remove = (title: string): NonNullable<Leftover['repair']> => ({ title, text: () => '' });

/** Spaces that do not break a line; to Markdown they are letters. */
const hardSpace = '[\\u00a0\\u2007\\u202f]';
const anySpace = '[ \\t\\u00a0\\u2007\\u202f]';
/** What makes a heading, an item or a quotation of a line. A star may lead to a note, a plus to a number. */
const blockMark = '(?:#{1,6}|-|\\d{1,2}[.)]|>)';
/** A tag that has its line to itself, or goes on in the next one. */
const loneTag = `</?[A-Z][^<>\\n]*(?:>${anySpace}*)?\\r?$`;
const fromWord = 'неразрывный пробел: обычно он приходит из\u00a0Word или с\u00a0веб-страницы';

const leftovers: readonly Leftover[] = [
  conflict,
  {
    // Word and browsers, around what was copied.
    pattern: /(?:\{\/\*|<!--)(?:Start|End)Fragment(?:\*\/\}|-->)/g,
    what: 'Вместе с\u00a0текстом вставлены пометки «StartFragment».',
    hint: 'Удалите их.',
    repair: remove('Удалить пометки'),
  },
  {
    // ChatGPT, in place of a source.
    pattern: / ?(?::contentReference\[oaicite:\d+\](?:\{index=\d+\})?|【\d+†[^】\n]*】)/g,
    what: 'Вместе с\u00a0текстом вставлена ссылка ChatGPT на источник: она никуда не ведёт.',
    hint: 'Удалите её.',
    repair: remove('Удалить ссылки ChatGPT'),
  },
  {
    // Other Markdown programs: an anchor of one's own. Whether its line is a heading is asked last: asked first, at each
    // sign of a long line, it costs minutes.
    pattern: /(?<![ \t])[ \t]*\{#[\w-]+\}[ \t]*$(?<=^#{1,6} .*)/gm,
    what: 'Якорь в\u00a0фигурных скобках здесь не работает.',
    hint: 'Удалите его: якорь получится из слов заголовка. Свой ставит блок <Anchor id="…" />.',
    repair: remove('Удалить якорь'),
  },
  {
    // Google Docs: the picture itself, in letters.
    pattern: /!\[[^\]\n]*\]\[image\d+\]|^\[image\d+\]: *<?data:[^\s>]*>?[ \t]*$/gm,
    what: 'Картинка вставлена буквами: так её сохраняют Google Документы.',
    hint: 'Положите картинку файлом рядом со страницей и\u00a0напишите ![Что на ней видно](имя.jpg).',
  },
  {
    // Quotation marks made of what was at hand.
    pattern: /<[<‹]([^<>\n]{1,80}?)[>›]>/g,
    what: 'Кавычки набраны знаками «меньше» и\u00a0«больше».',
    hint: 'Напишите «ёлочки».',
    repair: { title: 'Поставить «ёлочки»', text: ([, inside = '']) => `«${inside.replace(/^‹|›$/g, '')}»` },
  },
  // Word and web pages, and the space bar of a Mac with the key beside it. All of these begin at the start of a line or
  // right behind a mark, so that a long row of spaces is read once.
  {
    // The mark is no mark then: visitors read it.
    pattern: new RegExp(`(?=${hardSpace})(?<=^[ \\t>]*${blockMark})${anySpace}+(?=\\S)`, 'gm'),
    what: `После знака в\u00a0начале строки стоит ${fromWord}.`,
    hint: 'Сотрите его и\u00a0наберите обычный.',
    repair: { title: 'Поставить обычный пробел', text: () => ' ' },
  },
  {
    // An item belongs to the line above then, a tag to a sentence without its other half, and an empty line is none: the
    // paragraphs around it become one.
    pattern: new RegExp(
      `^[ \\t]*${hardSpace}${anySpace}*(?=(${blockMark}${anySpace})|${loneTag}|\\r?$)`,
      'gm',
    ),
    what: `В\u00a0начале строки стоит ${fromWord}.`,
    hint: 'Сотрите его; отступ пункта наберите обычными пробелами.',
    repair: {
      title: 'Убрать неразрывный пробел',
      text: ([whole, mark]) => (mark === undefined ? '' : blank(whole)),
    },
  },
];

const code = /^(```+|~~~+).*\r?\n[\s\S]*?^\1|(`+)(?:(?!\n\s*\n)[^`])+\2/gm;
/** A text with spaces in place of its code, which shows what it holds: no sign means anything there. */
export const withoutCode = (source: string): string => source.replace(code, blank);

/**
 * Leftovers of other programs in a body, each kind told once, at its first place, with one fix for all of its places.
 * @param source the file's whole text, spaces in place of its fields: these have rules of their own
 * @returns the problems, and where all of the leftovers stand
 */
export function readLeftovers(file: string, source: string): { problems: Problem[]; found: Range[] } {
  const problems: Problem[] = [];
  const found: Range[] = [];
  const text = withoutCode(source);
  const lines = new Lines(source);
  for (const { pattern, what, hint, repair } of leftovers) {
    const fresh = [...text.matchAll(pattern)].filter(
      ({ index }) => !found.some(({ from, to }) => from <= index && index < to),
    );
    const [first] = fresh;
    if (!first) continue;
    const edits = fresh.map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      text: repair?.text(match) ?? '',
    }));
    found.push(...edits.map(({ from, to }) => ({ from, to })));
    const fix = repair && { title: repair.title, edits };
    const place = lines.at(first.index + (/^\s*(?=\S)/.exec(first[0])?.[0].length ?? 0));
    problems.push(problem(file, 'mdx/leftover', { ...place, what, hint, fix }));
  }
  return { problems, found };
}
