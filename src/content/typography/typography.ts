import { capitalized } from '../problems/counted.ts';
import type { TextEdit } from '../problems/problems.ts';

/**
 * Russian typography for writers' text: quotes, dashes, ellipses, ranges and short endings that do not break («5–10»,
 * «кто-то», «Нигора-опа»), and non-breaking spaces after short words, between numbers and units and after initials.
 * Thousands are separated by U+00A0, since Onest has no U+202F. Text without Cyrillic, phone numbers, URLs and e-mail
 * addresses stay unchanged.
 */
const cyrillic = /[\u0400-\u04ff]/;
/** Matches what stays unchanged inside Cyrillic text: URLs, e-mail addresses, phone numbers. */
const untouched =
  /(?:https?:\/\/|www\.)[^\s"«»„“<>]*|(?<![\w.+-])[\w.+-]+@[\w.-]+|(?<![\d+])\+\d[\d ()\u00a0-]{7,}\d/g;

/** Applies Russian typography to text; idempotent. */
export const typograph = (text: string): string => typographParts([text])[0] ?? text;

/**
 * The same for a sentence that inline markup splits into pieces, since a space at the end of a piece («в **журнале**») or
 * quotes around a bold word depend on the neighbouring pieces.
 * @returns the changed pieces
 */
export function typographParts(parts: readonly string[]): readonly string[] {
  const whole = parts.join('');
  const edits = editsOf(whole);
  let end = 0;
  return parts.map((part) => {
    const start = end;
    end += part.length;
    let result = '';
    let at = start;
    for (const { from, to, text } of edits.filter((edit) => edit.to > start && edit.from < end)) {
      // Its text belongs to the piece in which it begins.
      if (from >= start) result += whole.slice(at, from) + text;
      at = to;
    }
    return result + whole.slice(at, end);
  });
}

/** Signs that are written otherwise wherever they match. */
const signs: readonly [RegExp, string][] = [
  [/(?<!\.)\.{3}(?!\.)/g, '…'],
  // Not in times, which programs read.
  [/(?<=(?<![\d:])\d+)–(?=\d+(?![\d:]))/g, '–\u2060'],
  [/(?<=[а-яё])-(?=[а-яё]{2,3}(?![а-яё-]))|\u2011/gi, '-\u2060'],
];

function editsOf(whole: string): TextEdit[] {
  if (!cyrillic.test(whole)) return [];
  const marks = signs.flatMap(([pattern, text]) =>
    [...whole.matchAll(pattern)].map(({ 0: { length }, index: from }) => ({ from, to: from + length, text })),
  );
  const edits = [...spaceEdits(whole), ...quoteEdits(whole), ...marks].sort((a, b) => a.from - b.from);
  if (!/@|\+\d|:\/\/|www\./.test(whole)) return edits;
  const kept = [...whole.matchAll(untouched)];
  return edits.filter(
    ({ from, to }) => !kept.some(({ 0: match, index }) => from >= index && to <= index + match.length),
  );
}

/** Fields and props without typography: identifiers, addresses, and names, of which initials are made. */
export const machineFields = new Set([
  'href',
  'link',
  'url',
  'src',
  'id',
  'slug',
  'aliases',
  'icon',
  'scene',
  'name',
  'names',
  'class',
  'className',
  'style',
  'picture',
]);

/** Applies typography to the strings of validated frontmatter. */
export function typographFields<T>(value: T): T {
  if (typeof value === 'string') return typograph(value) as T;
  if (Array.isArray(value)) return value.map(typographFields) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      machineFields.has(key) ? field : typographFields(field),
    ]),
  ) as T;
}

const nbsp = '\u00a0';
/** Words that must not end a line: always, unless a number precedes them, or only if a number follows. */
type Binding = 'always' | 'word' | 'number';
const bindings = new Map<string, Binding>();
const bind = (binding: Binding, words: string) => {
  for (const word of words.split(' '))
    for (const form of [word, capitalized(word), word.toUpperCase()]) bindings.set(form, binding);
};
bind('always', 'в во к ко с со о об обо у я и а но да на не ни по до от ото из изо за то');
bind('always', 'без для при над под про из-за из-под');
bind('word', 'г. гг. ул. улица им. т. см. тыс. млн млрд');
bind('number', '№ § д. дом кв. п. гл. стр. рис. табл.');

/** Words that must not begin a line. */
const particle = /^(?:же|ли|бы|ж|ль|б)(?![\p{L}\d-])/iu;
const month = /^(?:январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)[аяе](?!\p{L})/iu;
const yearLike = /^\d{4}(?!\d)/;
/** Words and signs that count as a unit after a number. */
const unit = new RegExp(
  `^(?:[%‰°₽$€]|(?:${[
    'сум(?:а|ов|ах)?|руб|тыс|млн|млрд|шт|мкс|мс|сек?|с|мин|ч|дн|мес|нед|г{1,2}|кг|т|мм|см|м|км|[кКМГТ]Б',
    'секунд[аы]?|минут[аы]?|час(?:а|ов|ам|ах)?|д(?:ень|ня|ней|ням|нях)|недел[яьию]|недель',
    'месяц(?:а|ев)?|год(?:а|у|ом|ов|ам|ах)?|лет|раза?|урок(?:а|ов)?|класс(?:а|е|у|ом|ы|ов)?|этаж(?:а|е)?',
    'человека?|процент(?:а|ов)?|балл(?:а|ов)?',
  ].join('|')})(?![\\p{L}\\d-]))`,
  'u',
);
/** Matches a word between spaces of any kind. */
const wordPattern = /[^\0- \u00a0\u2009\u202f]+/g;

/** Finds spaces that must not break, and hyphens that should be dashes. */
function spaceEdits(text: string): TextEdit[] {
  const edits: TextEdit[] = [];
  const found = [...text.matchAll(wordPattern)];
  const words = found.map(([word]) => word);
  let afterDash = false;
  let from = 0;
  for (const [at, { 0: word, index: to }] of found.entries()) {
    if (at > 0) {
      const space = text.slice(from, to);
      const isDash = isDashAt(words, at);
      if (isDash || (!afterDash && isBound(words, at))) {
        if (space !== nbsp) edits.push({ from, to, text: nbsp });
      } else if (afterDash && space.includes(nbsp)) edits.push({ from, to, text: ' ' });
      if (isDash && word !== '—') edits.push({ from: to, to: to + word.length, text: '—' });
      afterDash = isDash;
    }
    from = to + word.length;
  }
  return edits;
}

/** What a minus stands between: numbers and variables, `5`, `2x²`, `(a`. */
const [operandEnd, operandStart] = [/(?:\d|(?<!\p{L})[a-z])[²³)]*$/u, /^[(√]*(?:\d|[a-z](?!\p{L}))/u];

/** Whether a hyphen is a dash: not a minus, a range or a command's (`check -- --fix`), nor at an end of the text. */
function isDashAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (word === '—') return true;
  if (!/^[-–]{1,2}$/.test(word)) return false;
  const [left = '', right = ''] = [words[at - 1], words[at + 1]];
  if (right === '' || /^--?[a-z]/.test(right)) return false;
  return !(operandEnd.test(left) && operandStart.test(right));
}

/** Whether a line must not end before a word. */
function isBound(words: readonly string[], at: number): boolean {
  const [left = '', word = '', after = ''] = words.slice(at - 1, at + 2);
  if (word.startsWith('—') || particle.test(word)) return true;
  if (/\d$/.test(left)) return isCounted(left, word, after);
  const bare = left.replace(/^[«"(„]+/, '');
  // Of a sentence that has just begun, a line does not end with two letters: «Мы», «Он».
  if (/^[А-ЯЁ][а-яё]$/.test(bare)) return true;
  switch (bindings.get(bare)) {
    case 'always':
      return true;
    case 'word':
      return !/\d$/.test(words[at - 2] ?? '') || unit.test(word);
    case 'number':
      return /^\d/.test(word);
  }
  if (/^\d/.test(word)) return month.test(left) && yearLike.test(word);
  if (bare.endsWith('.') && isInitial(bare)) return /^\p{Lu}/u.test(word);
  return word[1] === '.' && isInitial(word) && /^["«„(]*\p{Lu}\p{Ll}+$/u.test(left);
}

/** Whether a number is followed by its unit, month or next three digits; «71 200 00 01» is a phone number. */
const isCounted = (left: string, right: string, after: string) =>
  unit.test(right) ||
  month.test(right) ||
  (/(?:^|\D)\d{1,3}$/.test(left) && /^\d{3}(?![\d-])/.test(right) && !/^\d{1,2}(?!\d)/.test(after));

const isInitial = (text: string) => /^["«„(]*\p{Lu}\.(?:\p{Lu}\.)?[,;:)»“"]*$/u.test(text);

/**
 * Replaces straight quotes by «…», nested ones by „…“. Unpaired quotes are left alone, so that the mistake stays visible. An
 * inch mark after a number is not a quote.
 */
function quoteEdits(text: string): TextEdit[] {
  const edits: TextEdit[] = [];
  const open: { mark: string; from: number }[] = [];
  const set = (from: number, mark: string, wanted: string) => {
    if (mark !== wanted) edits.push({ from, to: from + 1, text: wanted });
  };
  for (const { 0: mark, index } of text.matchAll(/["«»„“]/g)) {
    const top = open.at(-1);
    if (mark === '«' || mark === '„' || (mark === '"' && opens(text, index, top))) {
      open.push({ mark, from: index });
      continue;
    }
    if (mark === '"' && /\d/.test(text[index - 1] ?? '') && !open.some((quote) => quote.mark === '"'))
      continue;
    if (top?.mark !== { '"': '"', '»': '«', '“': '„' }[mark]) return [];
    open.pop();
    if (mark === '“') continue;
    set(top?.from ?? 0, top?.mark ?? '', open.length > 0 ? '„' : '«');
    set(index, mark, open.length > 0 ? '“' : '»');
  }
  return open.length > 0 ? [] : edits;
}

/** Whether a straight quote opens: after a space, a bracket, a dash or another opening quote. */
function opens(text: string, index: number, top: { from: number } | undefined): boolean {
  const before = text[index - 1] ?? ' ';
  return (
    /[\s([{«„—–/-]/.test(before + (top?.from === index - 1 ? '(' : '')) && /\S/.test(text[index + 1] ?? ' ')
  );
}
