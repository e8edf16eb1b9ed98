import type { List, ListItem } from 'mdast';
import { nodesOf, placeOf, rangeOf } from '../../../content/mdx/tree.ts';
import { replacement } from '../../../content/problems/problems.ts';
import type { Document } from '../../engine/document.ts';
import { type FileRule, type Judge, type Match, type TextPattern, textRule } from '../../engine/rule.ts';

/** What is told of lines that look like a list and are none. */
export const noList = {
  what: 'Это ещё не\u00a0список: значок останется в\u00a0тексте, строки склеятся.',
  hint: 'Начните каждый пункт с\u00a0дефиса и\u00a0пробела: «- ».',
  title: 'Сделать списком',
};

const speech = {
  right: '— ',
  what: 'Реплика начинается с\u00a0короткого тире.',
  hint: 'Поставьте длинное: «— Здравствуйте!» Если это пункт списка, начните его с\u00a0«- ».',
  title: 'Поставить длинное тире',
};
/** Whether the lines of a paragraph stay apart. */
const hasBreaks = ({ run: { text, at } }: Match, { source }: Document) =>
  /(?:\\| {2}|<br ?\/>)\r?\n/.test(source.slice(at(0), at(text.length - 1)));

/** Matches a long dash at the start of a line. */
const longDash = /(?<=^|\n)—[ \t\u00a0]+(?=\S)/g;

/**
 * Lines of a paragraph that start with a long dash are a list, unless a sentence continues with one. Whole sentences may be
 * dialogue: they are reported only after a colon, without a fix.
 */
const longDashes: Judge = (match, document) => {
  const [before = '', ...lines] = match.run.text.split(longDash).map((line) => line.trim());
  if (hasBreaks(match, document) || !/(?:^|[:;.!?…])$/.test(before)) return null;
  if (!lines.slice(0, -1).some((line) => /[.!?…]$/.test(line))) return { right: '- ' };
  const isAnnounced = before.endsWith(':') && lines.every((line) => /[.;]$/.test(line));
  return isAnnounced
    ? { hint: `${noList.hint} Если это разговор, поставьте между репликами пустую строку.` }
    : null;
};

/** Matches a short dash at the start of a line. */
const shortDash = /(?<=^|\n)(?:–|--)[ \t\u00a0]+(?=\S)/g;

const isSaid = (text = '') => /[.!?…:]["»”]?$/.test(text.trim());

/**
 * A sentence that is a paragraph may be a speech, unless it follows an item, «– тетрадь;»: it gets a long dash, with which an item
 * keeps its look, while speeches made a list would be another text.
 */
const shortDashes: Judge = ({ run, groups: { index } }, { runs }) => {
  const [, line, ...more] = run.text.split(shortDash);
  const above = runs[runs.indexOf(run) - 1]?.text ?? '';
  const isBelowItem = /^(?:–|--)\s/.test(above) && !isSaid(above);
  return index === 0 && more.length === 0 && isSaid(line) && !isBelowItem ? speech : { right: '- ' };
};

/** Matches an emoji at the start of a line. */
const emoji = /(?<=^|\n)(?![\d▪])\p{Extended_Pictographic}\ufe0f?[ \u00a0]*(?=\p{L})/gu;

/** Different emoji are meaningful and stay. */
const emojis: Judge = ({ groups: [mark], run: { text } }) => {
  const isOne = new Set(text.match(emoji)?.map((one) => one.trim())).size === 1;
  return { right: isOne ? '- ' : `- ${mark}` };
};

/** What stands at the start of several lines like the marker of a list. */
const listMarks: readonly TextPattern[] = [
  // Items may be separate paragraphs.
  { pattern: shortDash, judge: shortDashes, once: 'file' },
  { pattern: /(?<=^|\n)\*(?=\p{L})/gu, right: '- ' },
  { pattern: longDash, judge: longDashes },
  { pattern: emoji, judge: emojis },
  { pattern: /(?<=^|\n)[→⇒➔➜►✓■□◆★][ \u00a0]*(?=\p{L})/gu, right: '- ' },
  { pattern: /(?<=^|\n)[а-яёa-z]\)[ \u00a0]*(?=\p{L})/giu, right: '- ' },
  { pattern: /(?<=^|\n)(\d)\ufe0f?\u20e3[ \u00a0]*/g, right: '$1. ' },
  {
    pattern: /(?<=^|\n)(?:[IVX]{1,4}\.|(?:Шаг|Этап|День|Урок) \d+[.:)]) /g,
    right: '- $&',
    judge: (match, document) => (hasBreaks(match, document) ? null : {}),
  },
];

/**
 * List items use Markdown's markers: lines with a dash, an emoji or a keycap number are joined.
 *
 * Bad: `– раз` over `– два`, `✅ раз` over `✅ два`. Good: `- раз` over `- два`.
 */
const strayList = textRule(
  'mdx/stray-mark',
  ...listMarks.map((mark): TextPattern => ({ ...noList, texts: 'body', once: 'text', least: 2, ...mark })),
);

/**
 * Items have words. Nested ones are indented to the text of the outer one: with fewer spaces they are siblings.
 *
 * Bad: ` - внутри` below `- снаружи`. Good: `  - внутри`.
 */
const listIndent: FileRule = {
  id: 'mdx/list-indent',
  *check({ tree, source }) {
    for (const { children } of nodesOf(tree, 'list')) {
      const [first, ...others] = children;
      if (!first) continue;
      for (const item of children)
        if (item.children.length === 0)
          yield {
            ...rangeOf(item),
            what: 'Пункт списка пуст: читатель увидит один значок.',
            hint: 'Допишите его или удалите строку.',
          };
      const mark = /^(?:[-*+]|\d+[.)])[ \t]+/.exec(source.slice(rangeOf(first).from))?.[0].length ?? 2;
      for (const item of others) {
        // Indented more than the first one, but not enough.
        const deeper = placeOf(item).column - placeOf(first).column;
        if (deeper < 1 || deeper >= mark) continue;
        const { from } = rangeOf(item);
        yield {
          from,
          to: from + 1,
          what: 'Пункт отодвинут слишком мало: он встанет в\u00a0один ряд с\u00a0верхним.',
          hint: `Поставьте перед ним столько пробелов, чтобы он начинался под словами верхнего: ${mark}.`,
          fix: replacement({ from, to: from }, ' '.repeat(mark - deeper), 'Отодвинуть пункт'),
        };
      }
    }
  },
};

/**
 * The items of a list have one marker: with another one on the next line a second list starts, with a gap between.
 *
 * Bad: `- раз` above `* два`. Good: `- раз` above `- два`.
 */
const otherMarker: FileRule = {
  id: 'mdx/stray-mark',
  severity: 'warning',
  *check({ tree, source }) {
    const lists = nodesOf(tree, 'list');
    /** Returns the position of an item's marker, after its number. */
    const markerAt = (item: List | ListItem) => {
      const { from } = rangeOf(item);
      return from + (/^\d*/.exec(source.slice(from))?.[0].length ?? 0);
    };
    /** The marker that the items of a list should have. */
    const meant = new Map<List, string>();
    for (const list of lists) {
      const { from } = rangeOf(list);
      const own = source.charAt(markerAt(list));
      const above = lists.find(
        (one) => one.ordered === list.ordered && /^\r?\n[ \t>]*$/.test(source.slice(rangeOf(one).to, from)),
      );
      const marker = (above && meant.get(above)) ?? own;
      meant.set(list, marker);
      if (marker === own) continue;
      const edits = list.children.map(markerAt).map((at) => ({ from: at, to: at + 1, text: marker }));
      yield {
        from,
        to: markerAt(list) + 1,
        what: 'Другой знак начал новый список: между пунктами будет просвет.',
        hint: `Начинайте все пункты одним знаком: «${marker}».`,
        fix: { title: 'Сделать одним списком', edits },
      };
    }
  },
};

/**
 * Years do not number a list, which goes on by one whatever is written.
 *
 * Bad: `2019. Начало` above `2022. Второй центр`. Good: `- 2019\\. Начало`.
 */
const years: FileRule = {
  id: 'mdx/stray-mark',
  *check({ tree, source }) {
    for (const { start, children } of nodesOf(tree, 'list')) {
      if (!start || start < 1000) continue;
      const starts = children.map((item) => rangeOf(item).from);
      const index = starts.findIndex((from, at) => !source.startsWith(String(start + at), from));
      const from = starts[index];
      if (from === undefined) continue;
      const edits = starts.flatMap((at) => [
        { from: at, to: at, text: '- ' },
        { from: at + 4, to: at + 4, text: '\\' },
      ]);
      yield {
        from,
        to: from + 4,
        what: `Год стал номером пункта: посетитель увидит ${start + index}.`,
        hint: 'Начните пункты с\u00a0дефиса, а\u00a0перед точкой поставьте черту: «- 2022\\. Второй центр».',
        fix: { title: 'Сделать пунктами', edits },
      };
    }
  },
};

export const rule: readonly FileRule[] = [strayList, listIndent, otherMarker, years];
