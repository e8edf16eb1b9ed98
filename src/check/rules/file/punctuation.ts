import { type Match, type Mistake, textRule } from '../../engine/rule.ts';

/** Patterns with the replacement for a match, and the sentence about it. */
const mistakes: {
  pattern: RegExp;
  replace: (match: RegExpExecArray) => string;
  what: string;
}[] = [
  {
    pattern: /(?<=[^\s|\ufffc])(?<!(?:^|\n)[•·▪●◦‣]) {2,}(?=[^\s|\ufffc])/g,
    replace: () => ' ',
    what: 'Два пробела подряд.',
  },
  {
    // Not the start of a picture, «![».
    pattern: /(?<=[\p{L}\d»)"]) +(?=[,;:!?](?![)([DP-]))/gu,
    replace: () => '',
    what: 'Пробел перед знаком препинания.',
  },
  {
    pattern: /(?<=\p{L}) +\.(?=\s|$)/gu,
    replace: () => '.',
    what: 'Пробел перед точкой.',
  },
  {
    pattern: /(?<=\p{Ll}{2})([,;])(?=\p{L})/gu,
    replace: ([mark]) => `${mark} `,
    what: 'Нет пробела после знака препинания.',
  },
  { pattern: /,{2,}/g, replace: () => ',', what: 'Две запятые подряд.' },
  { pattern: /(?<=\p{L})\.\.(?!\.)/gu, replace: () => '.', what: 'Две точки подряд.' },
  {
    // Not in names such as «Яндекс.Карты».
    pattern: /(?<=[а-яё]{2})(?<!Яндекс)([.!?])(?=[А-ЯЁ][а-яё \u00a0])/g,
    replace: ([mark]) => `${mark} `,
    what: 'Нет пробела между предложениями.',
  },
  {
    pattern: /!{2,}|\?{2,}|(?:\?!|!\?){2,}/g,
    replace: ([marks]) => marks.charAt(0),
    what: 'Знаки повторяются.',
  },
  {
    // English opening quotes equal Russian inner closing ones: `text/quotes` reports them.
    pattern: /(?<=[(«„]) +(?=\S)|(?<=\S) +(?=[)»]|“(?![^«»„“”]*”))/g,
    replace: () => '',
    what: 'Лишний пробел у\u00a0скобки или кавычки.',
  },
  {
    pattern: /\((?:c|с)\)/gi,
    replace: () => '©',
    what: 'Знак охраны набран буквой в\u00a0скобках.',
  },
  {
    // Not in English words: «Let's», «O'Neil».
    pattern: /(?<=[goGO])['’‘](?=\p{Ll})(?!s(?!\p{L})|clock)/gu,
    replace: () => 'ʻ',
    what: 'Вместо узбекского знака «ʻ» стоит кавычка.',
  },
  {
    pattern: /(?<![\d.,])(\d{1,3})\.(\d{1,2})(?=\s*(?:%|из|балл|звезд|раза?(?!\p{L})|МБ|ГБ))/gu,
    replace: ([, whole, part]) => `${whole},${part}`,
    what: 'Дробь пишут через запятую.',
  },
  {
    pattern: /(?<![\d.,])(\d+(?:[ \u00a0.,]\d+)*)([$€₽])/g,
    replace: ([, sum, sign]) => `${sum} ${sign}`,
    what: 'Перед знаком валюты нет пробела.',
  },
];

const judge = ({ replace, what }: (typeof mistakes)[number], { groups }: Match): Mistake => {
  const right = replace(groups);
  return right.trim() === ''
    ? { what, right, hint: 'Уберите лишний пробел.', title: 'Убрать пробел' }
    : right.endsWith(' ')
      ? { what, right, hint: `Поставьте его после «${right.trim()}».` }
      : { what, right, hint: `Напишите «${right.trim()}».` };
};

/**
 * Punctuation that automatic typography (content/typography) does not correct.
 *
 * Bad: `оценки ,пропуски`, `4.8 из 5`, `Ура!!!`. Good: `оценки, пропуски`, `4,8 из 5`, `Ура!`.
 */
export const rule = textRule(
  'text/punctuation',
  ...mistakes.map((one) => ({ pattern: one.pattern, judge: (match: Match) => judge(one, match) })),
);
