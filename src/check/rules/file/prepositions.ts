import { capitalized } from '../../../content/problems/counted.ts';
import { type TextPattern, textRule } from '../../engine/rule.ts';

/** A consonant and another letter: abbreviations such as «вс» are read as whole words, those in capitals letter by letter. */
const cluster = '[бвгджзклмнпрстфхцчшщ][а-яё]';
const forms = [
  { wrong: 'с', right: 'со', before: `[СЗШЖсзшж]${cluster}|(?:мно[йю]|все(?:м|ми|й|х)|вторника?)(?!\\p{L})` },
  { wrong: 'в', right: 'во', before: `[ВФвф]${cluster}|мне(?!\\p{L})` },
  { wrong: 'к', right: 'ко', before: '(?:мне|всем|всей|вторнику)(?!\\p{L})' },
  { wrong: 'о', right: 'об', before: '(?!или)[АОУЭИаоуэи][а-яё]' },
  { wrong: 'об', right: 'о', before: '[ЕЁЮЯеёюя]' },
];

/**
 * The form of a preposition that the next word needs.
 *
 * Bad: `с школой`, `в вторник`, `о оценках`, `об ёлке`. Good: `со школой`, `во вторник`, `об оценках`, `о ёлке`.
 */
export const rule = textRule(
  'text/preposition',
  ...forms.map(
    ({ wrong, right, before }): TextPattern => ({
      severity: 'warning',
      // Not a letter or a unit: «буква о исчезла», «10 с спустя», «20 °С сверху».
      pattern: new RegExp(
        `(?<![\\p{L}\\d.°-]|\\d[ \u00a0]|(?:[Бб]укв|[Зз]вук|[Гг]ласн)\\p{L}*[ \u00a0][«„]?)(?:${wrong}|${capitalized(wrong)})(?=[ \u00a0][«„]?((?:${before})\\p{L}*))`,
        'gu',
      ),
      what: `Перед «$1» вместо «${wrong}» пишут «${right}».`,
      judge: ({ groups: [written] }) => ({
        right: written === wrong ? right : capitalized(right),
      }),
    }),
  ),
);
