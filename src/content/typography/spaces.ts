/** A piece of text to write anew. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

const nbsp = '\u00a0';
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

/** Words that never begin a line. */
const particle = /^(?:же|ли|бы|ж|ль|б)(?![\p{L}\d-])/iu;
const month = /^(?:январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)[аяе](?!\p{L})/iu;
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
/** What stands between spaces of any kind. */
const wordPattern = /[^\0- \u00a0\u2009\u202f]+/g;

/** Spaces that must not break, and hyphens that are dashes. */
export function spaceEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  const found = [...text.matchAll(wordPattern)];
  const words = found.map(([word]) => word);
  let afterDash = false;
  let from = 0;
  for (const [at, { 0: word, index: to }] of found.entries()) {
    if (at > 0) {
      const space = text.slice(from, to);
      const isDash = isDashAt(words, at);
      if (isDash || (!afterDash && belongs(words, at))) {
        if (space !== nbsp) edits.push({ from, to, text: nbsp });
      } else if (afterDash && space.includes(nbsp)) edits.push({ from, to, text: ' ' });
      if (isDash && word !== '—') edits.push({ from: to, to: to + word.length, text: '—' });
      afterDash = isDash;
    }
    from = to + word.length;
  }
  return edits;
}

/** A hyphen between two numbers may be a minus or a range, and one at an end of the text is not a dash. */
function isDashAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (word === '—') return true;
  if (!/^[-–]{1,2}$/.test(word) || at === words.length - 1) return false;
  return !(/\d$/.test(words[at - 1] ?? '') && /^\d/.test(words[at + 1] ?? ''));
}

/** True when no line may end before this word. */
function belongs(words: readonly string[], at: number): boolean {
  const [left = '', word = '', after = ''] = words.slice(at - 1, at + 2);
  if (word.startsWith('—') || particle.test(word)) return true;
  if (/\d$/.test(left)) return countsWith(left, word, after);
  const bare = left.replace(/^[«"(„]+/, '');
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

/** A number with its unit, month or next three digits; «71 200 00 01» is a phone. */
const countsWith = (left: string, right: string, after: string) =>
  unit.test(right) ||
  month.test(right) ||
  (/(?:^|\D)\d{1,3}$/.test(left) && /^\d{3}(?![\d-])/.test(right) && !/^\d{1,2}(?!\d)/.test(after));

const isInitial = (text: string) => /^["«„(]*\p{Lu}\.(?:\p{Lu}\.)?[,;:)»“"]*$/u.test(text);
