/** A piece of text to write anew. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

const nbsp = '\u00a0';
/** Character codes: words are judged by them before anything is cut out of the text. */
const [emDash, enDash, hyphen, fullStop] = [0x2014, 0x2013, 0x2d, 0x2e];
const isBlank = (code: number) => code <= 0x20 || code === 0xa0 || code === 0x2009 || code === 0x202f;
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
const isOpening = (code: number) => code === 0xab || code === 0x22 || code === 0x28 || code === 0x201e;

/** Words that do not end a line: at all, unless the number is before them, or when a number follows. */
type Binding = 'always' | 'word' | 'number';
const bindings = new Map<string, Binding>();
const bind = (binding: Binding, words: string) => {
  for (const word of words.split(' '))
    for (const form of [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
      bindings.set(form, binding);
};
bind('always', 'в во к ко с со о об обо у я и а но да на не ни по до от ото из изо за то');
bind('always', 'без для при над под про из-за из-под');
bind('word', 'г. гг. ул. улица им. т. см. тыс. млн млрд');
bind('number', '№ § д. дом кв. п. гл. стр. рис. табл.');
const longestBinding = 6;

/** Words that never begin a line. */
const particle = /^(?:же|ли|бы|ж|ль|б)(?![\p{L}\d-])/iu;
/** ж, л, б with their capitals 32 before them. */
const startsParticle = (code: number) => {
  const small = code < 0x430 ? code + 32 : code;
  return small === 0x436 || small === 0x43b || small === 0x431;
};
const month = /^(?:январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)[аяе](?!\p{L})/iu;
const longestMonth = 10;
const yearLike = /^\d{4}(?!\d)/;
/** What a number counts. */
const unit = new RegExp(
  `^(?:[%‰°₽$€]|(?:${[
    'сум(?:а|ов|ах)?|руб|тыс|млн|млрд|шт|мкс|мс|сек?|с|мин|ч|дн|мес|нед|г{1,2}|кг|т|мм|см|м|км|[кКМГТ]Б',
    'секунд[аы]?|минут[аы]?|час(?:а|ов|ам|ах)?|д(?:ень|ня|ней|ням|нях)|недел[яьию]|недель',
    'месяц(?:а|ев)?|год(?:а|у|ом|ов|ам|ах)?|лет|раза?|урок(?:а|ов)?|класс(?:а|е|у|ом|ы|ов)?|этаж(?:а|е)?',
    'человека?|процент(?:а|ов)?|балл(?:а|ов)?',
  ].join('|')})(?![\\p{L}\\d-]))`,
  'u',
);
/** Spaces that must not break, and hyphens that are dashes. */
export function spaceEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  const words = new Words(text);
  let afterDash = false;
  for (let word = 1; word < words.count; word++) {
    const from = words.end(word - 1);
    const to = words.start(word);
    const isDash = isDashAt(words, word);
    const isSpace = to - from === 1 && text.charCodeAt(from) === 0x20;
    if (isDash || (!afterDash && belongs(words, word))) {
      if (isSpace || text.slice(from, to) !== nbsp) edits.push({ from, to, text: nbsp });
    } else if (afterDash && !isSpace && text.slice(from, to).includes(nbsp))
      edits.push({ from, to, text: ' ' });
    if (isDash && text.charCodeAt(to) !== emDash) edits.push({ from: to, to: words.end(word), text: '—' });
    afterDash = isDash;
  }
  return edits;
}

/** The words of a text by number, from 0; cut out only when asked for, since a character or two judge most. */
class Words {
  readonly text: string;
  readonly count: number;
  /** Start and end of each word. */
  readonly bounds: number[] = [];

  constructor(text: string) {
    this.text = text;
    const { length } = text;
    for (let at = 0; at < length; at++) {
      if (isBlank(text.charCodeAt(at))) continue;
      this.bounds.push(at);
      while (at < length && !isBlank(text.charCodeAt(at))) at++;
      this.bounds.push(at);
    }
    this.count = this.bounds.length / 2;
  }
  start(word: number): number {
    return this.bounds[word * 2] ?? this.text.length;
  }
  end(word: number): number {
    return this.bounds[word * 2 + 1] ?? this.text.length;
  }
  first(word: number): number {
    return this.text.charCodeAt(this.start(word));
  }
  last(word: number): number {
    return word < 0 ? Number.NaN : this.text.charCodeAt(this.end(word) - 1);
  }
  /** Empty outside the text. */
  get(word: number): string {
    return word < 0 ? '' : this.text.slice(this.start(word), this.end(word));
  }
}

/** A hyphen between two numbers may be a minus or a range, and one at an end of the text is not a dash. */
function isDashAt(words: Words, at: number): boolean {
  const first = words.first(at);
  if (first !== emDash && first !== enDash && first !== hyphen) return false;
  const dash = words.get(at);
  if (dash === '—') return true;
  if (!/^[-–]{1,2}$/.test(dash) || at === words.count - 1) return false;
  return !(isDigit(words.last(at - 1)) && isDigit(words.first(at + 1)));
}

/** True when no line may end before this word. */
function belongs(words: Words, at: number): boolean {
  const { text } = words;
  const first = words.first(at);
  const last = words.last(at - 1);
  if (first === emDash) return true;
  if (startsParticle(first) && particle.test(words.get(at))) return true;
  if (isDigit(last)) return countsWith(words.get(at - 1), words.get(at), words.get(at + 1));
  let start = words.start(at - 1);
  while (isOpening(text.charCodeAt(start))) start++;
  const size = words.end(at - 1) - start;
  const left = size <= longestBinding ? text.slice(start, words.end(at - 1)) : '';
  switch (left && bindings.get(left)) {
    case 'always':
      return true;
    case 'word':
      return !isDigit(words.last(at - 2)) || unit.test(words.get(at));
    case 'number':
      return isDigit(first);
  }
  if (isDigit(first) && size <= longestMonth)
    return month.test(words.get(at - 1)) && yearLike.test(words.get(at));
  if (last === fullStop && isInitial(left)) return /^\p{Lu}/u.test(words.get(at));
  if (text.charCodeAt(words.start(at) + 1) !== fullStop) return false;
  return isInitial(words.get(at)) && /^["«„(]*\p{Lu}\p{Ll}+$/u.test(words.get(at - 1));
}

/** A number with its unit, month or next three digits; «71 200 00 01» is a phone. */
const countsWith = (left: string, right: string, after: string) =>
  unit.test(right) ||
  month.test(right) ||
  (/(?:^|\D)\d{1,3}$/.test(left) && /^\d{3}(?![\d-])/.test(right) && !/^\d{1,2}(?!\d)/.test(after));

const isInitial = (text: string) => /^["«„(]*\p{Lu}\.(?:\p{Lu}\.)?[,;:)»“"]*$/u.test(text);
