import { nodesOf, rangeOf } from '../../../content/mdx/tree.ts';
import { memo } from '../../../content/memo.ts';
import { replacement } from '../../../content/problems/problems.ts';
import { frontmatterSchema } from '../../../content/types/schemas.ts';
import type { Document } from '../../engine/document.ts';
import { type FileRule, type Judge, type Match, type TextPattern, textRule } from '../../engine/rule.ts';
import { placeIn } from '../../engine/runs.ts';
import { noList } from './stray-list.ts';

const noLink = {
  what: 'Ссылка или картинка показана как текст.',
  hint: 'Слова берут в\u00a0квадратные скобки, адрес сразу за ними\u00a0— в\u00a0круглые, пробелов в\u00a0нём нет: [Тарифы](/pricing), ![Доска](class.jpg "Первый урок").',
};

const unpaired = {
  what: 'Знак «$&» стоит без пары: читатель его увидит.',
  hint: 'Знаки ставят с\u00a0обеих сторон, вплотную к\u00a0словам, а\u00a0снаружи\u00a0— пробел: **жирный**, *курсив*, ~~отменено~~, `код`. Апостроф\u00a0— это ’.',
};

/** Words between marks that a space keeps from working: «*важно *и», «** важно **». */
const spaced: TextPattern = {
  pattern:
    /(?<![\p{L}\d*_~/]|\d )(\*\*?|__?|~~)(?=[^*_~]*[а-яё]{2})(?: +([^*_~]+?) *|([^*_~]+?) +)\1(?![*_~]| ?\d)/giu,
  what: 'Между знаками «$1» и\u00a0словами стоит пробел: читатель увидит сами знаки.',
  hint: 'Уберите его: знаки ставят вплотную к\u00a0словам, **жирный**, *курсив*.',
  title: 'Убрать пробел',
  judge: ({ groups: { 0: found, 1: mark = '', 2: words = '', 3: others = words, index }, run }) => {
    // Two stars with spaces around may refer to notes.
    if (mark.length === 1 && / .$/.test(found) && found[1] === ' ') return {};
    const isGlued = /[\p{L}\d]/u.test(run.text.charAt(index + found.length));
    return { right: `${mark}${others}${mark}${isGlued ? ' ' : ''}` };
  },
};

const glued = {
  what: 'После закрывающих «**» нет пробела: жирным это не\u00a0станет.',
  hint: 'Поставьте его: **Важно:** текст.',
};

const pictures = 'jpe?g|png|webp|avif|gif|svg|hei[cf]|tiff?';
const picture = `\\.(?:${pictures})(?![\\p{L}\\d])`;
/** Endings of files to download. */
export const downloads = 'pdf|docx?|xlsx?|pptx?|csv|txt|zip|rar|epub|mp[34]|mov';

/** A file's name, with spaces and without a title; not an address of another site, which has no spaces. */
const wholeFile = /^[^"<>:]*\.[a-z]\w{1,4}$/i;

/** A file's name or an address with a title in other quotes than straight ones, which has none of these inside. */
const quotedTitle = /^(\S+) +[«“„]([^"«“„»”]+)[»”“]$/;

/** An e-mail address with spaces around it, or a phone number with spaces. */
const contact = /^(?:mailto: *[\w+.-]+@[\w.-]+|(?:tel:|\+)[\d +-]+) *$/i;

/** Start of a link's address, or a picture's file name. */
const address = `(?:\\/|#|https?:|site:|mailto:|tel:|\\+\\d|[^\\s()[\\]]+${picture})`;

/** An address in brackets; file names may contain brackets, «Фото (1).jpg». */
const inBrackets = '(?:[^()\\n]|\\([^()\\n]*\\))*';

/** Stars of unequal number: the parser took the one beside this one for a mark that works, so that it is not in the text. */
const unequal: Judge = ({ groups: { index }, run: { text }, place: { from, to } }, { source }) => {
  const isAlone =
    (source[from - 1] === '*' && text[index - 1] !== '*') ||
    // Within a line, the pattern below finds it between the words.
    (source[to] === '*' && text[index + 1] !== '*' && (index === 0 || text[index - 1] === '\n'));
  return isAlone ? {} : null;
};

/** Marks without effect, which visitors would see. */
const marks: readonly TextPattern[] = [
  spaced,
  {
    pattern: /(?<=^|\n)#{2,6}(?=[\p{L}\d])/gu,
    what: 'После «##» нет пробела: вместо заголовка читатель увидит решётки.',
    hint: 'Поставьте пробел: «## Заголовок».',
    right: '$& ',
  },
  {
    pattern: new RegExp(`(?<=\\]) +(?=\\(${address})`, 'gu'),
    ...noLink,
    right: '',
    title: 'Убрать пробел',
  },
  {
    // The address ends at a space; a later bracket would be too far.
    pattern: new RegExp(
      `(?<=\\[[^[\\]\\n]+\\]\\()(?=${address})[^\\s()]*[^\\s().,;:!?](?=[.,;:!?]?(?:\\s[^)\\n]*)?(?:\\n|$))`,
      'gu',
    ),
    ...noLink,
    right: '$&)',
    title: 'Закрыть скобку',
  },
  {
    // A space in the address, or an invalid title after it.
    pattern: new RegExp(
      `(?<=(?:!\\[|\\[[^[\\]\\n]+)\\]\\()(?=${address}|${inBrackets}\\.(?:${pictures}|${downloads})(?![\\p{L}\\d]))(?=${inBrackets} )${inBrackets}(?=\\))`,
      'giu',
    ),
    ...noLink,
    judge: ({ groups: [mark] }) =>
      contact.test(mark)
        ? { right: mark.replaceAll(mark.includes('@') ? / /g : /[ -]/g, ''), title: 'Убрать пробелы' }
        : // Phones and messengers put spaces into the names of photos.
          wholeFile.test(mark)
          ? { right: `<${mark}>`, title: 'Взять имя файла в\u00a0угловые скобки' }
          : quotedTitle.test(mark)
            ? { right: mark.replace(quotedTitle, '$1 "$2"'), title: 'Поставить прямые кавычки' }
            : {},
  },
  {
    // Swapped brackets, a missing, doubled or wrong one or pair, brackets of other programs, or none around the address.
    // Lookbehinds that scan the line come after the bracket: before it they would scan the line once per character.
    pattern:
      /(?<=[\p{L})])\((?=(?:\/[a-z]|https?:|site:|mailto:)[^\s()]*\))(?<!\[[^[\]\n]*)|\](?=\((?:\/|#|https?:|site:|mailto:)[^\s()]*\))|(?<=\([^()[\]\n]+\))\[(?=(?:\/|#|https?:|site:)[^\]\s]*\])|\[(?=[^[\]()\n]+\((?:\/|https?:|site:|mailto:)[^\s()]*\))|\[\[(?=[^[\]\n]+\]\])|\](?=\[[^[\]\n]*\])(?<=\[[^[\]\n]+\])|(?<=\[[^[\]\n]+\]) *(?:\/|https?:\/\/)(?=[a-z])|\[(?=\/[a-z][^\s\]]*\]\([^()\n]*[А-яЁё])/gu,
    ...noLink,
  },
  {
    pattern: new RegExp(
      `!(?=\\[[^[\\]\\n]+\\](?:$|[^\\s()[\\]]+${picture})|\\([^()\\n]+${picture}\\))`,
      'gimu',
    ),
    ...noLink,
  },
  {
    pattern:
      /(?<=^|\n)(?:(?:[•·▪●◦‣§\uf0a7\uf0b7][ \t\u00a0]*|o\t|o (?=[А-ЯЁ])|-)(?=\p{L})|(?=\[[ xXхХ]\] \S))/gu,
    ...noList,
    right: '- ',
    once: 'text',
    judge: ({ groups: { index }, place: { from } }, { source }) =>
      index === 0 && /(?:^|\n)[ \t>]*(?:[-*+]|\d+[.)])[ \t]+$/.test(source.slice(0, from))
        ? { what: 'У\u00a0пункта два значка.', hint: 'Уберите второй.', right: '', title: 'Убрать значок' }
        : {},
  },
  {
    // A list that does not start with 1 does not interrupt a paragraph.
    pattern: /(?<=[.:;!?…]\r?\n)(?!1\D)\d{1,2}[.)](?= +\p{L})/gu,
    what: 'Это ещё не\u00a0список: номер останется в\u00a0тексте, строки склеятся.',
    hint: 'Поставьте перед первым пунктом пустую строку.',
    right: '\n$&',
    title: 'Поставить пустую строку',
  },
  {
    pattern: /(?<=^|\n)\d{1,2}[.)](?=\p{L})/gu,
    what: 'После номера пункта нет пробела: списка не\u00a0получится.',
    hint: 'Поставьте пробел: «1. Откройте журнал».',
    right: '$& ',
    once: 'text',
  },
  {
    // Between numbers it is a power, `2 ** 3`.
    pattern: /(?<![\p{L}\d*]|\d )\*\*[^*]*[^\p{L}\d\s*]\*\*(?=[\p{L}\d])|(?<!\d ?)\*\*|\*\*(?! ?\d)|~~|`+/gu,
    ...unpaired,
    judge: ({ groups: { 0: pair, index, input }, place, run }, { source, runs }) => {
      // Bold does not go on in the next paragraph: its second mark is the same mistake.
      const above = runs[runs.indexOf(run) - 1]?.text ?? '';
      const isSecond = /^[^*]*\S\*\*(?!\S)/.test(input) && index === input.indexOf('**');
      if (isSecond && /(?<!\S)\*\*(?=\S)[^*]*$/.test(above)) return null;
      // `mdx/table-cells` reports a bar in code, which ends its cell.
      const [line = ''] = source.slice(source.lastIndexOf('\n', place.from) + 1).split('\n', 1);
      if (pair === '`' && /^\s*\|.*`[^`|]*\|[^`]*`/.test(line)) return null;
      // Only of bold text, the words and its closing mark are part of the match.
      if (!/^\*\*./s.test(pair)) return {};
      const isPlain = source.slice(place.from, place.to) === pair;
      return isPlain ? { ...glued, right: `${pair} ` } : { what: unpaired.what.replace('$&', '**') };
    },
  },
  { pattern: /\*/g, ...unpaired, judge: unequal },
  {
    // Not «C++/C++17».
    pattern: /(\^|~|(?<![\p{L}\d])(?:\+\+|==))(?![\s^~+=])[^\n^~+=]{1,80}(?<!\s)\1(?![\^~+=])/gu,
    what: 'Знаки «$1» с\u00a0обеих сторон здесь не\u00a0работают: читатель их увидит.',
    hint: 'Индексы пишут готовыми знаками, «x²», «H₂O»; выделяют **жирным** и\u00a0*курсивом*, зачёркивают ~~двумя~~.',
  },
  {
    pattern: /(?<!\\)\\$/g,
    what: 'Черту «\\» в\u00a0конце абзаца увидит читатель.',
    hint: 'Уберите её.',
    right: '',
    title: 'Убрать черту',
  },
  {
    pattern: /(?<=[^\n]\n): +(?=\S)/gu,
    what: 'Списка определений здесь нет: двоеточие останется в\u00a0тексте, строки склеятся.',
    hint: 'Напишите пунктом: «- **Журнал**\u00a0— таблица с\u00a0оценками».',
  },
  {
    pattern: /(?<=^|\n)(?:\/\/+(?= ?\p{L})|\/\*[^*]+\*\/(?=\n|$))/gu,
    what: 'Пометку для себя увидит читатель.',
    hint: 'Её пишут так: {/* пометка */}.',
    title: 'Взять в\u00a0скобки',
    once: 'text',
    judge: ({ groups: [mark] }) => (mark.endsWith('*/') ? { right: `{${mark}}` } : {}),
  },
  {
    // Boxes, contents and lines of GitHub and other programs.
    pattern: /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]|(?<=^|\n)(?::{3,}(?: ?[a-z]+)?|(?:\[TOC\]|--)$)/gi,
    what: 'Пометку «$&» увидит читатель.',
    hint: 'Рамку делает блок, тоже на\u00a0отдельных строках: <Callout kind="tip">Текст.</Callout> Оглавление выходит само, черту пишут так: ---.',
    // The end of a box is told with its start.
    judge: ({ groups: [mark] }, { source }) =>
      /^:+$/.test(mark) && /^:{3,} ?[a-z]/m.test(source) ? null : {},
  },
  {
    pattern: /&(?:nbsp|[mn]dash|[lr]aquo|quot|amp|lt|gt|hellip|copy|shy);?(?![a-z])/gu,
    what: 'Код «$&» показан как текст.',
    hint: 'Наберите сам знак или закончите код точкой с\u00a0запятой: «&mdash;».',
  },
  {
    pattern: /(?<![\p{L}\d:]):(?:[+-]1|[a-z]+(?:_[a-z]+)*):(?![\p{L}\d])/gu,
    what: 'Смайлик «$&» показан буквами.',
    hint: 'Вставьте сам значок или уберите.',
  },
  {
    pattern: /(?<=^|\n)([a-z]\w*):(?= \S)/gu,
    what: 'Поле «$1» стоит в\u00a0тексте: здесь это просто слова.',
    hint: 'Перенесите строку в\u00a0начало файла, между чертами «---».',
    // `underlined` reports a whole block of fields.
    judge: ({ groups: [, name = ''], place }, { type, source }) =>
      Object.hasOwn(frontmatterSchema(type).properties ?? {}, name) &&
      !/^(?:.+\r?\n)+---/.test(source.slice(place.from))
        ? {}
        : null,
  },
  // A star after a word refers to a note, at the start of a line it is the note; between numbers it multiplies.
  { pattern: /(?<=[^\n*\p{L}\d])\*(?=\p{L})|(?<=[ («])\*(?= \p{L}[^*\n]* ?\*)/gu, ...unpaired },
  { pattern: /(?<![\p{L}\d_])__(?= ?\p{L})|(?<=[\p{L}\d.,!?»])__(?![\p{L}\d_])/gu, ...unpaired },
];

/**
 * Marks of headings, links and bold text work; otherwise they are shown literally.
 *
 * Bad: `##Оценки`, `[Тарифы] (/pricing)`, `**важно`. Good: `## Оценки`, `[Тарифы](/pricing)`, `**важно**`.
 */
const strayMark = textRule(
  'mdx/stray-mark',
  ...marks.map(
    (mark): TextPattern => ({
      ...mark,
      texts: 'body',
      judge: (match, document, settings) => {
        if (!isShown(match, document) || isSpaced(match, document) !== (mark === spaced)) return null;
        return mark.judge ? mark.judge(match, document, settings) : {};
      },
    }),
  ),
);

/** Whether a match is within words that are reported as `spaced`; these have no markup inside. */
const isSpaced = ({ place, run }: Match, { source }: Document) =>
  memo(run, 'spaced', () =>
    Array.from(run.text.matchAll(spaced.pattern), ({ 0: words, index }) => ({
      words,
      ...placeIn(run, index, words),
    })),
  ).some(({ from, to, words }) => place.from >= from && place.from < to && source.slice(from, to) === words);

/** Whether a mark is a mistake: not if it is escaped, an entity, or its pair may be in a part that could not be parsed. */
function isShown(
  { groups: [mark], run: { text, at }, place: { from } }: Match,
  { source, gaps }: Document,
): boolean {
  // Of a pair, the text between may have marks.
  const written = /^(?:\*\*?|__?|~~)(?=.)/s.exec(mark)?.[0] ?? mark;
  const isTorn = gaps.touches(at(0), at(text.length - 1));
  return source.startsWith(written, from) && source[from - 1] !== '\\' && !isTorn;
}

/**
 * Code blocks are closed: otherwise the rest of the page is code.
 *
 * Bad: «```» before the code only. Good: «```» on a line of its own before and after it.
 */
const openCode: FileRule = {
  id: 'mdx/open-code',
  *check({ tree, source, frontmatter }) {
    for (const block of nodesOf(tree, 'code')) {
      const { from, to } = rangeOf(block);
      const [first = '', ...rows] = source.slice(from, to).split(/\r?\n/);
      const marks = /^`+|^~+/.exec(first)?.[0] ?? '';
      if (/^(?:mdx?|markdown)$/.test(block.lang ?? ''))
        yield {
          from,
          to: from + first.length,
          what: 'Текст стоит в\u00a0рамке кода: читатель увидит его со знаками разметки.',
          hint: `Удалите строки «${marks}» над ним и\u00a0под ним.`,
          fix: tree?.children.includes(block)
            ? replacement({ from, to }, block.value, 'Убрать рамку кода')
            : undefined,
        };
      const last = rows.at(-1)?.replace(/^[\s>]+|\s+$/g, '') ?? '';
      // A longer fence closes it too.
      if (last.startsWith(marks) && last.replaceAll(marks.charAt(0), '') === '') continue;
      // The end of a frame around the whole file, which is reported with its start.
      if (frontmatter.problems.some(({ rule }) => rule === 'frontmatter/fence')) continue;
      yield {
        from,
        to: from + first.length,
        what: 'Блок кода не\u00a0закрыт: до конца страницы всё показано как код.',
        hint: `Поставьте строку «${marks}» после кода. Если она есть, проверьте блоки кода выше.`,
      };
    }
  },
};

/**
 * Fields and props contain no Markdown or tags: they are plain text, so visitors would see the marks.
 *
 * Bad: `benefits: ['Оценки **видны** сразу']`. Good: `benefits: ['Оценки видны сразу']`.
 */
const inValue = textRule('mdx/stray-mark', {
  pattern: /\*\*|\[[^[\]]+\]\((?:\/|#|https?:|site:|mailto:)|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/gi,
  what: 'Разметка работает только в\u00a0тексте страницы: здесь читатель увидит сами знаки.',
  judge: ({ groups: [mark] }) => ({
    hint: /^<[A-Z][\s\S]*\/>$/.test(mark) ? 'Напишите здесь само значение.' : 'Уберите их, слова оставьте.',
  }),
  texts: 'values',
  once: 'text',
});

/**
 * No `---` directly below text, which would make it a heading.
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
        hint: /^\w+: /.test(source.slice(from, to))
          ? 'Поля стоят только в\u00a0начале файла: перенесите эти туда, а\u00a0черты удалите.'
          : 'Поставьте перед ней пустую строку; если это заголовок, напишите «## …».',
      };
    }
  },
};

/**
 * No pair of stars between numbers, which would make what is between them italic.
 *
 * Bad: `2*3*4`. Good: `2×3×4`.
 */
const multiplied: FileRule = {
  id: 'mdx/stray-mark',
  *check({ tree, source }) {
    for (const emphasis of nodesOf(tree, 'emphasis')) {
      const { from, to } = rangeOf(emphasis);
      if (!/^\d\*\d/.test(source.slice(from - 1)) || !/^\d\*\d/.test(source.slice(to - 2))) continue;
      const edits = [from, to - 1].map((at) => ({ from: at, to: at + 1, text: '×' }));
      yield {
        from,
        to,
        what: 'Звёздочки между числами пропадут, а\u00a0число между ними станет курсивом.',
        hint: 'Знак умножения\u00a0— «×»: 2×3×4.',
        fix: { title: 'Поставить «×»', edits },
      };
    }
  },
};

export const rule: readonly FileRule[] = [strayMark, openCode, inValue, underlined, multiplied];
