import { Lines, type Range } from './lines.ts';
import { type Fix, lineBreak, type Problem, problem, replacement } from './problems.ts';
import { blank } from './read-again.ts';

/** Text left by another program: it has no meaning here, even if MDX can parse it. */
interface Leftover {
  pattern: RegExp;
  what: string;
  hint: string | ((written: string) => string);
  /** The fix of each occurrence; without it, the writer must choose. */
  repair?: { title: string; text: (match: RegExpMatchArray) => string };
  /** Repairs of the first occurrence for the writer to choose from. */
  choices?: (written: string, at: number) => Fix[];
}

/** Whether a conflict comes from `git switch -m`, `git stash pop` or a rebase, which put the writer's own version second. */
const isOwnSecond = (written: string) =>
  /^>{7,} (?:local|Stashed changes|[\da-f]{7,} \(.*\))(?::.*)?\r?$/m.test(written);

/** A git merge conflict, or the rest of a partly resolved one. Of a file that both sides renamed, the marks are longer. */
export const conflict = {
  pattern: /^<{7,}(?: .*)?\r?\n[\s\S]*?(?:^>{7,}(?: .*)?$|(?![\s\S]))|^(?:={7}|[|>]{7,} .*)\r?$/gm,
  what: 'Здесь остались две версии одного места и\u00a0пометки git между ними.',
  hint: (written: string) => {
    const [first, second] = isOwnSecond(written) ? ['чужая', 'ваша'] : ['ваша', 'чужая'];
    return `Оставьте нужную версию: до\u00a0«=======»\u00a0— ${first}, после\u00a0— ${second}, а\u00a0строки с\u00a0«<<<<<<<», «=======» и\u00a0«>>>>>>>» удалите.`;
  },
  /** Its versions; none for the rest of a conflict. The version that both had before, which some settings add, is left out. */
  choices: (written: string, at: number): Fix[] => {
    const [, first, second] =
      /^<.*\r?\n([\s\S]*?)(?:^\|{7,}.*\r?\n[\s\S]*?)?^={7,}\r?\n([\s\S]*?)^>{7,}/m.exec(written) ?? [];
    if (first === undefined || second === undefined) return [];
    const [own, others] = isOwnSecond(written) ? [second, first] : [first, second];
    const range = { from: at, to: at + written.length };
    // Two paragraphs; but rows, items and fields continue those above, and one version may be empty.
    const isJoined = own === '' || /^\s*(?:$|(?:[-*+>]|\d+[.)]|[\w-]+:)\s|\|)/.test(others);
    const gap = isJoined ? '' : lineBreak(written);
    const [field, theirs] = [own, others].map((text) => /^\s*[\w-]+:(?=\s)/.exec(text)?.[0]);
    // A field cannot have two values.
    const both = field && field === theirs ? {} : { 'оба: моё, затем чужое': own + gap + others };
    return Object.entries({ моё: own, чужое: others, ...both }).map(([name, text]) =>
      replacement(range, text.replace(/\r?\n$/, ''), `Оставить ${name}`),
    );
  },
};

const remove = (title: string): NonNullable<Leftover['repair']> => ({ title, text: () => '' });

/** Non-breaking spaces, and characters without width; Markdown treats them like letters. */
const hardSpace = '[\\u00a0\\u2007\\u202f\\u200b\\u2060\\ufeff]';
const anySpace = '[ \\t\\u00a0\\u2007\\u202f\\u200b\\u2060\\ufeff]';
/** Markers of a heading, an item or a quotation; without `*` and `+`, which may start a footnote or a number. */
const blockMark = '(?:#{1,6}|-|\\d{1,2}[.)]|>)';
/** A tag alone on its line, or continued on the next one. */
const loneTag = `</?[A-Z][^<>\\n]*(?:>${anySpace}*)?\\r?$`;

/** A sign that only formulas have; Google Docs and Pandoc escape those of texts: «\[a \= b\_c\]». */
const sign = String.raw`(?:\\[a-zA-Z,%]|(?<!\\)[=^_])`;

const leftovers: readonly Leftover[] = [
  conflict,
  {
    // Word and browsers add these around copied text.
    pattern: /(?:\{\/\*|<!--)(?:Start|End)Fragment(?:\*\/\}|-->)/g,
    what: 'Вместе с\u00a0текстом вставлены пометки «StartFragment».',
    hint: 'Удалите их.',
    repair: remove('Удалить пометки'),
  },
  {
    // ChatGPT inserts these as references to sources, the last one with private characters.
    pattern:
      / ?(?::contentReference\[oaicite:\d+\](?:\{index=\d+\})?|【\d+†[^】\n]*】|[\ue200-\ue206]?(?:file)?cite(?:[\ue200-\ue206]?turn\d+[a-z]+\d+)+[\ue200-\ue206]?)/g,
    what: 'Вместе с\u00a0текстом вставлена ссылка ChatGPT на источник: она никуда не ведёт.',
    hint: 'Удалите её.',
    repair: remove('Удалить ссылки ChatGPT'),
  },
  {
    // Footnotes: they would stand at the end, below an English heading.
    pattern: /(?<!\\)\[\^[^[\]\s]+\]:?/g,
    what: 'Сносок на сайте нет.',
    hint: 'Скажите это в\u00a0самом тексте или дайте ссылку: [Lex.uz](https://lex.uz).',
  },
  {
    // A custom anchor of other Markdown programs. The test for a heading is last: as the first test at each character
    // of a long line, it takes minutes.
    pattern: /(?<![ \t])[ \t]*\{(?:#[\w-]+|\/\* *#[\w-]+ *\*\/)\}[ \t]*$(?<=^#{1,6} .*)/gm,
    what: 'Якорь в\u00a0фигурных скобках здесь не работает.',
    hint: 'Удалите его: якорь получится из слов заголовка. Свой ставит блок <Anchor id="…" />.',
    repair: remove('Удалить якорь'),
  },
  {
    // LaTeX, as in answers of chats; not prices, «5 $ = 60 000 сум», «$5 = 60 000 сум, а $10», nor escaped brackets, «\[1\]».
    pattern: new RegExp(
      [
        String.raw`(?<![\d\\$])\$(?!\s)(?=[^$\n]*${sign})[^$\n]+(?<!\s)\$(?!\d)`,
        String.raw`(?<![\d\\$])\$[a-zA-Z]\$(?!\d)|\\\( ?[a-zA-Z] ?\\\)`,
        String.raw`\$\$(?=[^$]*${sign})(?:[^$\n]|\n(?!\s*\n))*\$\$`,
        String.raw`\\\((?=[^\nА-яё]*${sign})[^\nА-яё]+?\\\)`,
        String.raw`\\\[(?=[^[\]А-яё]*${sign})[^[\]А-яё]+\\\]`,
      ].join('|'),
      'g',
    ),
    what: 'Формулы LaTeX сайт не\u00a0показывает: читатель увидит знаки, которыми они записаны.',
    hint: 'Напишите формулу обычными знаками, «x² + 2x = 3», «½», «√2», или\u00a0вставьте её картинкой.',
  },
  {
    // Google Docs escapes the marks of an answer that was pasted there: «\#\# Заголовок», «\*\*жирный\*\*», «\[Тарифы\](/pricing)».
    pattern:
      /^(?:\\#){2,6}(?= )|(?<![А-яё*])\\\*\\\*(?=[А-ЯЁа-яё«])[^*\n]*\\\*\\\*|\\\[[^[\]\n]+\\\](?=\((?:\/|https?:)\S+\))/gm,
    what: 'Перед знаками разметки стоят черты «\\»: так её сохраняют Google Документы, и\u00a0читатель увидит сами знаки.',
    hint: 'Удалите черты.',
    repair: { title: 'Удалить черты', text: ([written]) => written.replaceAll('\\', '') },
  },
  {
    // Google Docs saves pictures as text.
    pattern: /!\[[^\]\n]*\]\[image\d+\]|^\[image\d+\]: *<?data:[^\s>]*>?[ \t]*$/gm,
    what: 'Картинка вставлена буквами: так её сохраняют Google Документы.',
    hint: 'Положите картинку файлом рядом со страницей и\u00a0напишите ![Что на ней видно](имя.jpg).',
  },
  {
    // Quotation marks typed as `<<…>>`.
    pattern: /<[<‹]([^<>\n]{1,80}?)[>›]>/g,
    what: 'Кавычки набраны знаками «меньше» и\u00a0«больше».',
    hint: 'Напишите «ёлочки».',
    repair: { title: 'Поставить «ёлочки»', text: ([, inside = '']) => `«${inside.replace(/^‹|›$/g, '')}»` },
  },
  {
    // Non-breaking spaces from Word, web pages and Option+Space on a Mac. After a marker, visitors see it; before one, an item
    // continues the line above, a tag becomes part of a sentence and unpaired, and an empty line joins the paragraphs around it.
    // Matches only at the start of a line or right after a marker, so that a long run of spaces is scanned once.
    pattern: new RegExp(
      `(?<after>(?=${hardSpace})(?<=^[ \\t>]*${blockMark})${anySpace}+(?=\\S))|^[ \\t]*${hardSpace}${anySpace}*(?=(?<mark>${blockMark}${anySpace})|${loneTag}|\\r?$)`,
      'gm',
    ),
    what: 'В\u00a0начале строки стоит неразрывный пробел или невидимый знак: обычно он приходит из\u00a0Word, мессенджера или с\u00a0веб-страницы.',
    hint: 'Сотрите его и\u00a0наберите обычный.',
    repair: {
      title: 'Поставить обычный пробел',
      text: ({ 0: whole, groups }) => (groups?.after ? ' ' : groups?.mark ? blank(whole) : ''),
    },
  },
];

const code = /^(```+|~~~+).*\r?\n[\s\S]*?^\1|(`+)(?:(?!\n\s*\n)[^`])+\2/gm;
/** Replaces the code in a text with spaces, since its characters are not markup. */
export const withoutCode = (source: string): string => source.replace(code, blank);

/**
 * Finds leftovers of other programs. Each kind is reported once, at its first occurrence, and its fix repairs all; conflicts are
 * reported one by one, since a version is chosen for each.
 * @param source the file's whole text with other parts blanked
 * @returns the problems, and the ranges of all leftovers
 */
export function readLeftovers(
  file: string,
  source: string,
  rule = 'mdx/leftover',
  kinds: readonly Leftover[] = leftovers,
): { problems: Problem[]; found: Range[] } {
  const problems: Problem[] = [];
  const found: Range[] = [];
  const text = withoutCode(source);
  const lines = new Lines(source);
  for (const { pattern, what, hint, repair, choices } of kinds) {
    const matches = [...text.matchAll(pattern)].filter(
      ({ index }) => !found.some(({ from, to }) => from <= index && index < to),
    );
    const edits = matches.map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      text: repair?.text(match) ?? '',
    }));
    found.push(...edits.map(({ from, to }) => ({ from, to })));
    const fix = repair && { title: repair.title, edits };
    for (const { from, to } of choices ? edits : edits.slice(0, 1)) {
      const written = source.slice(from, to);
      const place = lines.at(from + (/^\s*(?=\S)/.exec(written)?.[0].length ?? 0));
      const advice = typeof hint === 'string' ? hint : hint(written);
      const chosen = choices && { choices: choices(written, from), end: lines.at(to) };
      problems.push(problem(file, rule, { ...place, what, hint: advice, fix, ...chosen }));
    }
  }
  return { problems, found };
}
