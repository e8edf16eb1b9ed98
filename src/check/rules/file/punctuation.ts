import { type Match, type Told, textRule } from '../../engine/rule.ts';

/** A mistake, its replacement, and its name. */
const slips: {
  pattern: RegExp;
  becomes: (match: RegExpExecArray) => string;
  what: string;
}[] = [
  {
    pattern: /(?<=[^\s|\ufffc])(?<!(?:^|\n)[•·▪●◦‣]) {2,}(?=[^\s|\ufffc])/g,
    becomes: () => ' ',
    what: 'Два пробела подряд.',
  },
  {
    // Not the start of a picture, «![».
    pattern: /(?<=[\p{L}\d»)"]) +(?=[,;:!?](?![)([DP-]))/gu,
    becomes: () => '',
    what: 'Пробел перед знаком препинания.',
  },
  {
    pattern: /(?<=\p{L}) +\.(?=\s|$)/gu,
    becomes: () => '.',
    what: 'Пробел перед точкой.',
  },
  {
    pattern: /(?<=\p{Ll}{2})([,;])(?=\p{L})/gu,
    becomes: ([mark]) => `${mark} `,
    what: 'Нет пробела после знака препинания.',
  },
  { pattern: /,{2,}/g, becomes: () => ',', what: 'Две запятые подряд.' },
  { pattern: /(?<=\p{L})\.\.(?!\.)/gu, becomes: () => '.', what: 'Две точки подряд.' },
  {
    // Not in names such as «Яндекс.Карты».
    pattern: /(?<=[а-яё]{2})(?<!Яндекс)([.!?])(?=[А-ЯЁ][а-яё \u00a0])/g,
    becomes: ([mark]) => `${mark} `,
    what: 'Нет пробела между предложениями.',
  },
  {
    pattern: /!{2,}|\?{2,}|(?:\?!|!\?){2,}/g,
    becomes: ([marks]) => marks.charAt(0),
    what: 'Знаки повторяются.',
  },
  {
    // English opening quotes equal Russian inner closing ones: `text/quotes` reports them.
    pattern: /(?<=[(«„]) +(?=\S)|(?<=\S) +(?=[)»]|“(?![^«»„“”]*”))/g,
    becomes: () => '',
    what: 'Лишний пробел у\u00a0скобки или кавычки.',
  },
  {
    pattern: /\((?:c|с)\)/gi,
    becomes: () => '©',
    what: 'Знак охраны набран буквой в\u00a0скобках.',
  },
  {
    // Not in English words: «Let's», «O'Neil».
    pattern: /(?<=[goGO])['’‘](?=\p{Ll})(?!s(?!\p{L})|clock)/gu,
    becomes: () => 'ʻ',
    what: 'Вместо узбекского знака «ʻ» стоит кавычка.',
  },
  {
    pattern: /(?<![\d.,])(\d{1,3})\.(\d{1,2})(?=\s*(?:%|из|балл|звезд|раза?(?!\p{L})|МБ|ГБ))/gu,
    becomes: ([, whole, part]) => `${whole},${part}`,
    what: 'Дробь пишут через запятую.',
  },
  {
    pattern: /(?<![\d.,])(\d+(?:[ \u00a0.,]\d+)*)([$€₽])/g,
    becomes: ([, sum, sign]) => `${sum} ${sign}`,
    what: 'Перед знаком валюты нет пробела.',
  },
];

const told = ({ becomes, what }: (typeof slips)[number], { groups }: Match): Told => {
  const right = becomes(groups);
  return right.trim() === ''
    ? { what, right, hint: 'Уберите его.', title: 'Убрать пробел' }
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
  ...slips.map((slip) => ({ pattern: slip.pattern, told: (match: Match) => told(slip, match) })),
);
