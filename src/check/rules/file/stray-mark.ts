import type { List } from 'mdast';
import { nodesOf, placeOf, rangeOf } from '../../../content/mdx/tree.ts';
import { withoutCode } from '../../../content/problems/leftovers.ts';
import type { Document } from '../../engine/document.ts';
import { type FileRule, type Finding, type Match, textRule } from '../../engine/rule.ts';
import { placeIn, type Run } from '../../engine/runs.ts';

const noList = {
  what: 'Это ещё не\u00a0список: значок останется в\u00a0тексте, строки склеятся.',
  hint: 'Начните каждый пункт с\u00a0дефиса и\u00a0пробела: «- ».',
};

const noLink = {
  what: 'Ссылка или картинка показана как текст.',
  hint: 'Слова берут в\u00a0квадратные скобки, адрес сразу за ними\u00a0— в\u00a0круглые, пробелов в\u00a0нём нет: [Тарифы](/pricing), ![Доска](class.jpg "Первый урок").',
};

const ofChats = {
  what: 'Знак «%» что-то значит только в\u00a0других программах: читатель его увидит.',
  hint: 'Важное выделяют так: **важно**, курсив\u00a0— *важно*, черта\u00a0— три дефиса «---» с\u00a0пустыми строками вокруг.',
};

const unpaired = {
  what: 'Знак «%» стоит без пары: читатель его увидит.',
  hint: 'Знаки ставят с\u00a0обеих сторон, вплотную к\u00a0словам, а\u00a0снаружи\u00a0— пробел: **жирный**, *курсив*, ~~отменено~~, `код`. Апостроф\u00a0— это ’.',
};

const picture = '\\.(?:jpe?g|png|webp|avif|gif|svg)(?![\\p{L}\\d])';

/** Where the address of a link or a picture begins. */
const address = `(?:\\/|#|https?:|site:|mailto:|tel:|[^\\s()[\\]]+${picture})`;

/** What stands in the brackets of an address: a file's name may have brackets itself, «Фото (1).jpg». */
const inBrackets = '(?:[^()\\n]|\\([^()\\n]*\\))*';

/** Marks of Markdown that mean nothing where they stand, so that visitors would read them. */
const slips: readonly {
  pattern: RegExp;
  /** A percent sign stands for the mark. */
  what: string;
  hint: string;
  becomes?: (mark: string) => string;
  /** What the repair does. */
  title?: string;
  /** Lines of one list are one slip. */
  once?: true;
  /** What stands right before it in the file, and is no part of the text. */
  behind?: string;
}[] = [
  {
    pattern: /(?<=^|\n)#{2,6}(?=[\p{L}\d])/gu,
    what: 'После «##» нет пробела: вместо заголовка читатель увидит решётки.',
    hint: 'Поставьте пробел: «## Заголовок».',
    becomes: (mark) => `${mark} `,
    title: 'Поставить пробел',
  },
  {
    // Nobody can tell a heading from a tag of a chat.
    pattern: /(?<=^|\n)#(?=\p{L})/gu,
    what: 'Решётка вплотную к\u00a0слову ничего не\u00a0значит: читатель её увидит.',
    hint: 'Заголовок пишут с\u00a0пробелом: «## Оценки». Метки статьи стоят в\u00a0поле tags.',
  },
  {
    pattern: new RegExp(`(?<=\\]) +(?=\\(${address})`, 'gu'),
    ...noLink,
    becomes: () => '',
    title: 'Убрать пробел',
  },
  {
    // The address is over where a space is; a bracket further on would close it too far.
    pattern: new RegExp(
      `(?<=\\[[^[\\]\\n]+\\]\\()(?=${address})[^\\s()]*[^\\s().,;:!?](?=[.,;:!?]?(?:\\s[^)\\n]*)?(?:\\n|$))`,
      'gu',
    ),
    ...noLink,
    becomes: (mark) => `${mark})`,
    title: 'Закрыть скобку',
  },
  {
    // A space in the address, or behind it what is no title in straight quotes.
    pattern: new RegExp(
      `(?<=\\[[^[\\]\\n]+\\]\\()(?=${address}|${inBrackets}${picture})(?=${inBrackets} )${inBrackets}(?=\\))`,
      'giu',
    ),
    ...noLink,
  },
  {
    // In turn: brackets of the other kind, one that is left out, those of other programs, none around the address.
    pattern:
      /(?<=\([^()[\]\n]+\))\[(?=(?:\/|#|https?:|site:)[^\]\s]*\])|\[(?=[^[\]()\n]+\((?:\/|https?:|site:|mailto:)[^\s()]*\))|\[\[(?=[^[\]\n]+\]\])|(?<=\[[^[\]\n]+)\](?=\[[^[\]\n]*\])|(?<=\[[^[\]\n]+\]) *(?:\/|https?:\/\/)(?=[a-z])/g,
    ...noLink,
  },
  { pattern: new RegExp(`!(?=\\[[^[\\]\\n]+\\]$|\\([^()\\n]+${picture}\\))`, 'gimu'), ...noLink },
  {
    pattern: /&(?:nbsp|copy|reg|laquo|raquo|mdash|ndash|hellip|quot|amp|lt|gt)(?![;\p{L}\d])/gu,
    what: 'После названия знака нет точки с\u00a0запятой: читатель увидит буквы.',
    hint: 'Напишите сам знак: «, ©, —.',
    becomes: (mark) => `${mark};`,
    title: 'Поставить «;»',
  },
  {
    pattern:
      /(?<=^|\n)(?:(?:[•·▪●◦‣§\uf0a7\uf0b7][ \t\u00a0]*|o\t|o (?=[А-ЯЁ])|-)(?=\p{L})|(?=\[[ xXхХ]\] \S))/gu,
    ...noList,
    becomes: () => '- ',
    title: 'Сделать списком',
    once: true,
  },
  {
    // A list that does not begin with 1 ends no sentence above it.
    pattern: /(?<=[.:;!?…]\r?\n)(?!1\D)\d{1,2}[.)](?= +\p{L})/gu,
    what: 'Это ещё не\u00a0список: номер останется в\u00a0тексте, строки склеятся.',
    hint: 'Поставьте перед первым пунктом пустую строку.',
    becomes: (mark) => `\n${mark}`,
    title: 'Поставить пустую строку',
  },
  {
    pattern: /(?<=^|\n)\d{1,2}[.)](?=\p{L})/gu,
    what: 'После номера пункта нет пробела: списка не\u00a0получится.',
    hint: 'Поставьте пробел: «1. Откройте журнал».',
    becomes: (mark) => `${mark} `,
    title: 'Поставить пробел',
    once: true,
  },
  { pattern: /\*\*|~~|`+/g, ...unpaired },
  // More stars on one side than on the other.
  { pattern: /\*/g, behind: '*', ...unpaired },
  // After a word a star leads to a note, at the beginning of a line it is one; between numbers it multiplies.
  { pattern: /(?<=[^\n*\p{L}\d])\*(?=\p{L})|(?<=[ («])\*(?= \p{L}[^*\n]* ?\*)/gu, ...unpaired },
  { pattern: /(?<![\p{L}\d_])__(?= ?\p{L})|(?<=[\p{L}\d.,!?»])__(?![\p{L}\d_])/gu, ...unpaired },
  { pattern: /\|\|(?=[^|\n]+\|\|)|^={3,}$|==(?=[^\s=][^=\n]*==)/gm, ...ofChats },
  { pattern: /\[\/?(?:[bius]|url|img|quote|color|size)(?:=[^[\]\n]*)?\](?![[(:])/gi, ...ofChats },
];

/**
 * Headings, links and bold text whose marks do not work: nothing fails, the marks are shown.
 *
 * Bad: `##Оценки`, `[Тарифы] (/pricing)`, `**важно`. Good: `## Оценки`, `[Тарифы](/pricing)`, `**важно**`.
 */
const strayMark = textRule(
  'mdx/stray-mark',
  ...slips.map(({ pattern, what, hint, becomes, title, once, behind }) => ({
    pattern,
    texts: 'body' as const,
    once,
    told: (match: Match, document: Document) =>
      isShown(match, document, behind)
        ? { what: what.replace('%', match.groups[0]), hint, right: becomes?.(match.groups[0]), title }
        : null,
  })),
);

/** False for a mark that is meant to be seen, with a backslash before it, and for one of no text of the writer's. */
function isShown(
  { groups: { index, 0: mark }, run: { text, at }, place: { from, to } }: Match,
  { source, gaps }: Document,
  behind: string | undefined,
): boolean {
  const isAlone = !behind || (source[from - 1] === behind && text[index - 1] !== behind);
  // What was left out of the sentence may hold the other mark of a pair.
  const isTorn = gaps.touches(at(0), at(text.length - 1), new RegExp(mark.replace(/\W/g, '\\$&')));
  return isAlone && source.slice(from, to) === mark && source[from - 1] !== '\\' && !isTorn;
}

/** Signs that look like the mark of an item, by the beginnings of lines. */
const dash = /(?<=^|\n)–[ \t\u00a0]+(?=\S)/g;
const longDash = /(?<=^|\n)—[ \t\u00a0]+(?=\S)/g;
const emoji = /(?<=^|\n)(?!\d)\p{Extended_Pictographic}\ufe0f?[ \u00a0]*(?=\p{L})/gu;
const letter = /(?<=^|\n)[а-яё]\)[ \u00a0]*(?=\p{L})/gu;
const keycap = /(?<=^|\n)(\d)\ufe0f?\u20e3[ \u00a0]*/g;

/**
 * Items that begin with a dash, an emoji or a number in a frame: Markdown joins such lines to one.
 *
 * Bad: `– раз` over `– два`, `✅ раз` over `✅ два`. Good: `- раз` over `- два`.
 */
const strayList: FileRule = {
  id: 'mdx/stray-mark',
  *check({ runs, source }) {
    const body = runs.filter(({ where }) => where === 'body');
    // A long dash begins a line of dialogue, a short one does not: items may stand in paragraphs of their own.
    yield* asList(body.flatMap((run) => placesOf(run, dash)));
    for (const run of body) {
      yield* withLongDashes(run, source);
      const pictures = placesOf(run, emoji);
      // Pictures that differ say something, and stay.
      const isOne = new Set(pictures.map(({ mark }) => mark.trim())).size === 1;
      yield* asList(isOne ? pictures : pictures.map((place) => ({ ...place, to: place.from })));
      yield* asList(placesOf(run, letter));
      yield* asList(placesOf(run, keycap), (mark) => `${mark[0]}. `);
    }
  },
};

type MarkPlace = ReturnType<typeof placeIn> & { mark: string };

const placesOf = (run: Run, pattern: RegExp): MarkPlace[] =>
  [...run.text.matchAll(pattern)].map(({ 0: mark, index }) => ({ mark, ...placeIn(run, index, mark) }));

/**
 * Lines of one paragraph that begin with a long dash. A sentence may go on with one, and whole sentences may be a dialogue, even
 * where a colon announces them. Lines that the writer has parted stay what they are.
 */
function* withLongDashes(run: Run, source: string): Generator<Finding> {
  const { text, at } = run;
  const [before = '', ...lines] = text.split(longDash).map((line) => line.trim());
  const isParted = /(?:\\| {2}|<br \/>)\r?\n/.test(source.slice(at(0), at(text.length - 1)));
  if (isParted || !/(?:^|[:;.!?…])$/.test(before)) return;
  const isSaid = lines.slice(0, -1).some((line) => /[.!?…]$/.test(line));
  const isAnnounced = before.endsWith(':') && lines.every((line) => /[.;]$/.test(line));
  const hint = `${noList.hint} Если это разговор, поставьте между репликами пустую строку.`;
  for (const finding of asList(placesOf(run, longDash)))
    if (!isSaid) yield finding;
    else if (isAnnounced) yield { ...finding, hint, fix: undefined };
}

/** @param markOf what stands in place of each mark */
function* asList(places: readonly MarkPlace[], markOf = (_: string) => '- '): Generator<Finding> {
  const [first] = places;
  if (!first || places.length < 2) return;
  yield {
    from: first.from,
    to: Math.max(first.to, first.from + 1),
    ...noList,
    fix: {
      title: 'Сделать списком',
      edits: places.map(({ from, to, mark }) => ({ from, to, text: markOf(mark) })),
    },
  };
}

/**
 * An item inside of an item begins where the words of the outer one do: with fewer spaces it stands beside it.
 *
 * Bad: ` - внутри` below `- снаружи`. Good: `  - внутри`.
 */
const listIndent: FileRule = {
  id: 'mdx/list-indent',
  *check({ tree, source }) {
    for (const list of nodesOf(tree, 'list')) yield* slipsIn(list, source);
  },
};

function* slipsIn({ children }: List, source: string): Generator<Finding> {
  const outer = children[0]?.position?.start;
  if (!outer) return;
  const mark = /^(?:[-*+]|\d+[.)])[ \t]+/.exec(source.slice(outer.offset))?.[0].length ?? 2;
  for (const item of children.slice(1)) {
    const deeper = placeOf(item).column - outer.column;
    if (deeper < 1 || deeper >= mark) continue;
    const { from } = rangeOf(item);
    const missing = ' '.repeat(mark - deeper);
    yield {
      from,
      to: from + 1,
      what: 'Пункт отодвинут слишком мало: он встанет в\u00a0один ряд с\u00a0верхним.',
      hint: `Поставьте перед ним столько пробелов, чтобы он начинался под словами верхнего: ${mark}.`,
      fix: { title: 'Отодвинуть пункт', edits: [{ from, to: from, text: missing }] },
    };
  }
}

/**
 * A block of code ends with the marks it began with: without them nothing fails, and the rest of the page is code.
 *
 * Bad: «```» before the code only. Good: «```» on a line of its own before and after it.
 */
const openCode: FileRule = {
  id: 'mdx/open-code',
  *check({ tree, source }) {
    for (const block of nodesOf(tree, 'code')) {
      const { from, to } = rangeOf(block);
      const rows = source.slice(from, to).split(/\r?\n/);
      if (/^(?:markdown|mdx?)$/.test(block.lang ?? '')) {
        yield {
          from,
          to: from + (rows[0] ?? '').length,
          what: 'Текст вставлен как код: читатель увидит его пометки.',
          hint: `Удалите строку «${rows[0]}» и\u00a0строку «\`\`\`» после текста.`,
        };
        continue;
      }
      const marks = /^`+|^~+/.exec(rows[0] ?? '')?.[0] ?? '';
      const last = rows.length > 1 ? (rows.at(-1) ?? '').replace(/^[\s>]+/, '').trimEnd() : '';
      // More marks than it began with end it too.
      if (last.startsWith(marks) && last.replaceAll(marks.charAt(0), '') === '') continue;
      yield {
        from,
        to: from + (rows[0] ?? '').length,
        what: 'Блок кода не\u00a0закрыт: до конца страницы всё показано как код.',
        hint: `Поставьте строку «${marks}» после кода. Если она есть, проверьте блоки кода выше.`,
      };
    }
  },
};

/**
 * Marks of Markdown and tags in fields and props: these are plain text, and visitors would read the marks.
 *
 * Bad: `benefits: ['Оценки **видны** сразу']`. Good: `benefits: ['Оценки видны сразу']`.
 */
const inValue = textRule('mdx/stray-mark', {
  pattern: /\*\*|\[[^[\]]+\]\((?:\/|#|https?:|site:|mailto:)|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/g,
  told: () => ({
    what: 'Разметка работает только в\u00a0тексте страницы: здесь читатель увидит сами знаки.',
    hint: 'Уберите их, слова оставьте.',
  }),
  texts: 'values',
  once: true,
});

/**
 * A line of dashes right below a text makes a heading of it.
 *
 * Bad: `Последние слова абзаца.` above `---`. Good: an empty line between them.
 */
const underlined: FileRule = {
  id: 'mdx/stray-mark',
  *check({ tree, source }) {
    for (const heading of nodesOf(tree, 'heading')) {
      const { from, to } = rangeOf(heading);
      if (heading.depth !== 2 || !/\n[ \t]*---[ \t]*$/.test(source.slice(from, to))) continue;
      yield {
        from,
        to: Math.min(to, source.indexOf('\n', from)),
        what: 'Черта «---» прямо под текстом сделала его заголовком.',
        hint: 'Поставьте перед ней пустую строку; если это заголовок, напишите «## …».',
      };
    }
  },
};

/**
 * A footnote of Markdown ends in a list under an English heading, far below its words.
 *
 * Bad: `важно[^1]` and `[^1]: Источник`. Good: `важно ([источник](https://lex.uz))`.
 */
const footnote: FileRule = {
  id: 'mdx/stray-mark',
  *check({ source, frontmatter }) {
    // A colon ends the mark of the note itself.
    for (const { index, 0: mark } of withoutCode(source).matchAll(/(?<!\\)\[\^[^[\]\s]+\](?!:)/g))
      if (index >= (frontmatter.bodyStart ?? 0))
        yield {
          from: index,
          to: index + mark.length,
          what: 'Сносок на сайте нет.',
          hint: 'Скажите это в\u00a0самом тексте или дайте ссылку: [Lex.uz](https://lex.uz).',
        };
  },
};

export const rule: readonly FileRule[] = [
  strayMark,
  strayList,
  listIndent,
  openCode,
  inValue,
  underlined,
  footnote,
];
