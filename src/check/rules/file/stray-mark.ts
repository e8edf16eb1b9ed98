import type { List } from 'mdast';
import { nodesOf, placeOf, rangeOf } from '../../../content/mdx/tree.ts';
import { withoutCode } from '../../../content/problems/leftovers.ts';
import type { Fix } from '../../../content/problems/problems.ts';
import type { Document } from '../../engine/document.ts';
import { type FileRule, type Finding, type Match, textRule } from '../../engine/rule.ts';
import { placeIn, type Run } from '../../engine/runs.ts';

const noList = {
  what: 'Это ещё не\u00a0список: значок останется в\u00a0тексте, строки склеятся.',
  hint: 'Начните каждый пункт с\u00a0дефиса и\u00a0пробела: «- ».',
};

/** What stands between an address and the bracket that closes it: the caption of a picture, the words under a mouse. */
const title = /(?: +(?:"[^"\n]*"|'[^'\n]*'|[«“„][^()\n]*[»”“]))?(?=\))/.source;

/** A part of a file's name, which may have brackets: «Фото (1).jpg». */
const fileName = /(?:[^()\n"]|\([^()\n"]*\))*/.source;

/** Where the address of a link or a picture begins. */
const address = /(?:\/|#|https?:|site:|mailto:|[^\s()[\]]+\.(?:jpe?g|png|webp|avif|gif|svg)(?![\p{L}\d]))/u
  .source;

/** Marks of Markdown that mean nothing where they stand, so that visitors would read them. */
const slips: readonly {
  pattern: RegExp;
  what: string;
  hint: string;
  repair?: (from: number, to: number) => Fix;
  /** Lines of one list are one slip. */
  once?: true;
  /** What stands right before it in the file, and is no part of the text. */
  behind?: string;
}[] = [
  {
    pattern: /(?<=^|\n)#{2,6}(?=[\p{L}\d])/gu,
    what: 'После «##» нет пробела: вместо заголовка читатель увидит решётки.',
    hint: 'Поставьте пробел: «## Заголовок».',
    repair: (_, to) => ({ title: 'Поставить пробел', edits: [{ from: to, to, text: ' ' }] }),
  },
  {
    // Nobody can tell a heading from a tag of a chat.
    pattern: /(?<=^|\n)#(?=\p{L})/gu,
    what: 'Решётка вплотную к\u00a0слову ничего не\u00a0значит: читатель её увидит.',
    hint: 'Заголовок пишут с\u00a0пробелом: «## Оценки». Метки статьи стоят в\u00a0поле tags.',
  },
  {
    pattern: new RegExp(`(?<=\\]) +(?=\\(${address})`, 'gu'),
    what: 'Между «]» и\u00a0«(» стоит пробел: ссылка или картинка показана как текст.',
    hint: 'Уберите пробел: [Тарифы](/pricing).',
    repair: (from, to) => ({ title: 'Убрать пробел', edits: [{ from, to, text: '' }] }),
  },
  {
    // The address is over where a space is; a bracket further on would close it too far.
    pattern: new RegExp(
      `(?<=\\[[^[\\]\\n]+\\]\\()(?=${address})[^\\s()]*[^\\s().,;:!?](?=[.,;:!?]?(?:\\s[^)\\n]*)?(?:\\n|$))`,
      'gu',
    ),
    what: 'Скобка после адреса не\u00a0закрыта: ссылка или картинка показана как текст.',
    hint: 'Закройте её сразу после адреса: [Тарифы](/pricing).',
    repair: (_, to) => ({ title: 'Закрыть скобку', edits: [{ from: to, to, text: ')' }] }),
  },
  {
    pattern: /(?<=\([^()[\]\n]+\))\[(?=(?:\/|#|https?:|site:)[^\]\s]*\])/g,
    what: 'Скобки ссылки перепутаны: она показана как текст.',
    hint: 'Сначала слова в\u00a0квадратных скобках, потом адрес в\u00a0круглых: [Тарифы](/pricing).',
  },
  {
    pattern: /\[(?=[^[\]()\n]+\((?:\/|https?:|site:|mailto:)[^\s()]*\))/g,
    what: 'Скобка «[» не\u00a0закрыта: ссылка показана как текст.',
    hint: 'Закройте её перед адресом: [Тарифы](/pricing).',
  },
  {
    pattern: /\[\[(?=[^[\]\n]+\]\])|(?<=\[[^[\]\n]+)\](?=\[[^[\]\n]*\])/g,
    what: 'Так ссылки пишут в\u00a0других программах: здесь читатель увидит скобки.',
    hint: 'Слова в\u00a0квадратных скобках, адрес в\u00a0круглых: [Тарифы](/pricing).',
  },
  {
    // The title of a picture in other quotes, or its size.
    pattern: /(?<=\[[^[\]\n]+\]\([^\s()]+ +)(?:[«“„][^()\n"]*[»”“]|=\d*x\d*)(?=\))/g,
    what: 'После адреса стоит лишнее: вместо ссылки или картинки показан текст.',
    hint: 'Подпись берут в\u00a0прямые кавычки: ![Доска](class.jpg "Первый урок"). Размер выберет сайт.',
  },
  {
    pattern: /&(?:nbsp|copy|reg|laquo|raquo|mdash|ndash|hellip|quot|amp|lt|gt)(?![;\p{L}\d])/gu,
    what: 'После названия знака нет точки с\u00a0запятой: читатель увидит буквы.',
    hint: 'Напишите сам знак: «, ©, —.',
    repair: (_, to) => ({ title: 'Поставить «;»', edits: [{ from: to, to, text: ';' }] }),
  },
  {
    pattern: /!(?=\[[^[\]\n]+\]$|\([^()\n]+\.(?:jpe?g|png|webp|avif|gif|svg)\))/gim,
    what: 'Это ещё не\u00a0картинка: читатель увидит восклицательный знак и\u00a0скобки.',
    hint: 'Картинку вставляют так: ![Что на ней видно](class.jpg).',
  },
  {
    pattern: new RegExp(
      `(?<=!?\\[[^\\]\\n]+\\]\\()${fileName}[^\\s"] ${fileName}\\.(?:jpe?g|png|webp|avif|gif|svg)(?=${title})`,
      'gi',
    ),
    what: 'В\u00a0имени картинки есть пробел: вместо неё показан текст.',
    hint: 'Назовите файл без пробелов, например class-photo.jpg, и\u00a0здесь тоже.',
  },
  {
    pattern: new RegExp(
      `(?<=\\[[^[\\]\\n]+\\]\\()(?:\\/|https?:|site:|mailto:)[^()\\n"«“„= ]*(?: +[^()\\n"«“„= ]+)+(?=${title})`,
      'g',
    ),
    what: 'В\u00a0адресе есть пробел: ссылка показана как текст.',
    hint: 'Уберите пробел: [Тарифы](/pricing).',
  },
  {
    pattern: new RegExp(`(?<=\\[[^[\\]\\n]+\\]\\()tel:[^()\\n"]* [^()\\n"]*[^\\s()"](?=${title})`, 'g'),
    what: 'В\u00a0адресе есть пробел: ссылка показана как текст.',
    hint: 'Телефон сайта стоит в\u00a0настройках, напишите адрес ссылки так: site:phone.',
  },
  {
    pattern:
      /(?<=^|\n)(?:(?:[•·▪●◦‣§\uf0a7\uf0b7][ \t\u00a0]*|o\t|o (?=[А-ЯЁ])|-)(?=\p{L})|(?=\[[ xXхХ]\] \S))/gu,
    ...noList,
    repair: (from, to) => ({ title: 'Сделать списком', edits: [{ from, to, text: '- ' }] }),
    once: true,
  },
  {
    // A list that does not begin with 1 ends no sentence above it.
    pattern: /(?<=[.:;!?…]\r?\n)(?!1\D)\d{1,2}[.)](?= +\p{L})/gu,
    what: 'Это ещё не\u00a0список: номер останется в\u00a0тексте, строки склеятся.',
    hint: 'Поставьте перед первым пунктом пустую строку.',
    repair: (from) => ({ title: 'Поставить пустую строку', edits: [{ from, to: from, text: '\n' }] }),
  },
  {
    pattern: /(?<=^|\n)\d{1,2}[.)](?=\p{L})/gu,
    what: 'После номера пункта нет пробела: списка не\u00a0получится.',
    hint: 'Поставьте пробел: «1. Откройте журнал».',
    repair: (_, to) => ({ title: 'Поставить пробел', edits: [{ from: to, to, text: ' ' }] }),
    once: true,
  },
  {
    pattern: /\*\*/g,
    what: 'Звёздочки «**» стоят без пары: читатель их увидит.',
    hint: 'Поставьте «**» с\u00a0обеих сторон, вплотную к\u00a0словам, а\u00a0снаружи\u00a0— пробел: это **важно** знать.',
  },
  {
    pattern: /\*/g,
    behind: '*',
    what: 'Звёздочек с\u00a0одной стороны больше, чем с\u00a0другой: лишнюю читатель увидит.',
    hint: 'Курсив\u00a0— одна с\u00a0обеих сторон: *важно*, жирный\u00a0— две: **важно**.',
  },
  {
    // After a word a star leads to a note, at the beginning of a line it is one; between numbers it multiplies.
    pattern: /(?<=[^\n*\p{L}\d])\*(?=\p{L})|(?<=[ («])\*(?= \p{L}[^*\n]* ?\*)/gu,
    what: 'Звёздочка «*» стоит без пары: читатель её увидит.',
    hint: 'Курсив пишут со\u00a0звёздочкой вплотную к\u00a0словам с\u00a0обеих сторон: *важно*, жирный\u00a0— с\u00a0двумя: **важно**.',
  },
  {
    pattern: /(?<![\p{L}\d_])__(?= ?\p{L})|(?<=[\p{L}\d.,!?»])__(?![\p{L}\d_])/gu,
    what: 'Знаки «__» стоят без пары: читатель их увидит.',
    hint: 'Жирный текст пишут так: **важно**.',
  },
  {
    pattern: /\|\|(?=[^|\n]+\|\|)/g,
    what: 'Знаки «||» прячут слова только в\u00a0Telegram: читатель их увидит.',
    hint: 'Уберите их.',
  },
  {
    pattern: /\[\/?(?:[bius]|url|img|quote|color|size)(?:=[^[\]\n]*)?\](?![[(:])/gi,
    what: 'Пометки в\u00a0квадратных скобках работают только на форумах: читатель их увидит.',
    hint: 'Жирный текст пишут так: **важно**, курсив\u00a0— *важно*.',
  },
  {
    pattern: /^={3,}$/gm,
    what: 'Черта из\u00a0знаков «=» здесь ничего не\u00a0значит: читатель их увидит.',
    hint: 'Удалите её. Черту рисуют тремя дефисами: «---», с\u00a0пустыми строками вокруг.',
  },
  {
    pattern: /==(?=[^\s=][^=\n]*==)/g,
    what: 'Знаки «==» здесь ничего не\u00a0значат: читатель их увидит.',
    hint: 'Важное выделяют так: **важно**.',
  },
  {
    pattern: /(?<=\[[^[\]\n]+\]) *(?:\/|https?:\/\/)(?=[a-z])/g,
    what: 'Адрес стоит без скобок: ссылка показана как текст.',
    hint: 'Возьмите его в\u00a0круглые скобки: [Тарифы](/pricing).',
  },
  {
    pattern: /~~/g,
    what: 'Знаки «~~» стоят без пары: читатель их увидит.',
    hint: 'Поставьте «~~» с\u00a0обеих сторон, вплотную к\u00a0словам: ~~отменено~~.',
  },
  {
    pattern: /`+/g,
    what: 'Знак «`» стоит без пары: читатель его увидит.',
    hint: 'Поставьте «`» с\u00a0обеих сторон: `+998 71 200-00-01`; если это апостроф, напишите ’.',
  },
];

/**
 * Headings, links and bold text whose marks do not work: nothing fails, the marks are shown.
 *
 * Bad: `##Оценки`, `[Тарифы] (/pricing)`, `**важно`. Good: `## Оценки`, `[Тарифы](/pricing)`, `**важно**`.
 */
const strayMark = textRule(
  'mdx/stray-mark',
  ...slips.map(({ pattern, what, hint, repair, once, behind }) => ({
    pattern,
    texts: 'body' as const,
    once,
    told: (match: Match, document: Document) =>
      isShown(match, document, behind)
        ? { what, hint, fix: repair?.(match.place.from, match.place.to) }
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

type MarkPlace = ReturnType<typeof placeIn> & { mark: string; index: number };

const placesOf = (run: Run, pattern: RegExp): MarkPlace[] =>
  [...run.text.matchAll(pattern)].map(({ 0: mark, index }) => ({
    mark,
    index,
    ...placeIn(run, index, mark),
  }));

/**
 * Lines of one paragraph that begin with a long dash. A sentence may go on with one; an item stands under another, behind a
 * colon or behind a whole sentence. Whole sentences may be a dialogue.
 */
function* withLongDashes(run: Run, source: string): Generator<Finding> {
  const isJoined = ({ from }: MarkPlace) => !/(?:\\| {2}|<br \/>)\r?\n[ \t>]*$/.test(source.slice(0, from));
  const places = placesOf(run, longDash).filter(isJoined);
  const [first] = places;
  if (!first) return;
  const columnOf = (at: number) => at - source.lastIndexOf('\n', at - 1);
  const [mark] = /(?:[-*+]|\d+[.)])[ \t]+$/.exec(source.slice(0, run.at(0))) ?? [''];
  const isUnderItem =
    first.index > 0 && mark !== '' && columnOf(first.from) === columnOf(run.at(0) - mark.length);
  if (isUnderItem) return yield* asList(places, undefined, 1);
  const lines = places.map(({ index, mark }, at) =>
    run.text.slice(index + mark.length, places[at + 1]?.index).trim(),
  );
  const small = lines.filter((line) => /^\p{Ll}/u.test(line)).length;
  const before = run.text.slice(0, first.index).trim();
  // What goes on behind somebody's words begins small, and these do not.
  if (!/(?:^|[:;.!?…])$/.test(before) || (small > 0 && small < lines.length)) return;
  const isSpeech = small === 0 && lines.slice(0, -1).some((line) => /[.!?…]$/.test(line));
  if (!isSpeech) return yield* asList(places);
  const isAnnounced = before.endsWith(':') && lines.every((line) => /[.;]$/.test(line));
  const hint = `${noList.hint} Если это разговор, поставьте между репликами пустую строку.`;
  if (isAnnounced) for (const finding of asList(places)) yield { ...finding, hint, fix: undefined };
}

/**
 * @param markOf what stands in place of each mark
 * @param least how many make a list
 */
function* asList(places: readonly MarkPlace[], markOf = (_: string) => '- ', least = 2): Generator<Finding> {
  const [first] = places;
  if (!first || places.length < least) return;
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
    // A colon ends the mark of a note itself, where it begins a line.
    const found = [
      ...withoutCode(source).matchAll(/(?<!\\)\[\^([^[\]\s]+)\]((?<=^\[\^[^[\]\s]+\]):)?/gm),
    ].filter(({ index }) => index >= (frontmatter.bodyStart ?? 0));
    const marked = new Set(found.filter(([, , colon]) => !colon).map(([, name]) => name));
    // A note to which no mark leads is shown nowhere.
    for (const { index, 0: mark, 1: name, 2: colon } of found)
      if (!colon || !marked.has(name))
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
