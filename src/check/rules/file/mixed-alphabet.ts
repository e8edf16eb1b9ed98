import { type Match, type Mistake, textRule } from '../../engine/rule.ts';

/** Latin letters that look like Cyrillic ones, and vice versa. */
const latin = 'aceopxyABCEHKMOPTX';
const cyrillic = 'асеорхуАВСЕНКМОРТХ';
const swap = (text: string, from: string, to: string) =>
  [...text].map((char) => to[from.indexOf(char)] ?? char).join('');

/** The mistake in a word with two alphabets, with its correction if it can be one alphabet; null for other words. */
function mixedWord({ groups: [word] }: Match): Mistake | null {
  const foreign = word.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const own = word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (foreign === 0 || own === 0) return null;
  const russian = swap(word, latin, cyrillic);
  const english = swap(word, cyrillic, latin);
  const right = /^\p{Script=Cyrillic}+$/u.test(russian)
    ? russian
    : /^\p{Script=Latin}+$/u.test(english)
      ? english
      : undefined;
  const [fewer, name] = own >= foreign ? [latin, 'латиницей'] : [cyrillic, 'по-русски'];
  const odd = [...word].filter((char) => fewer.includes(char)).join(', ');
  return {
    what: `В\u00a0слове «${word}» смешаны русские и\u00a0латинские буквы${odd ? ` (${name}\u00a0— ${odd})` : ''}.`,
    hint: right ? `Наберите «${right}» заново.` : 'Разделите слово дефисом или наберите его одним алфавитом.',
    right,
  };
}

/**
 * Words do not mix alphabets: they would look right, but search and screen readers fail.
 *
 * Bad: `учeник` with a Latin «e». Good: `ученик`.
 */
export const rule = textRule('text/alphabet', {
  pattern: /[\p{Script=Latin}\p{Script=Cyrillic}]+/gu,
  judge: mixedWord,
});
