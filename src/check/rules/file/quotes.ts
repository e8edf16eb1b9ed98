import { blank } from '../../../content/problems/read-again.ts';
import { type FileRule, textRule } from '../../engine/rule.ts';

/** Closing quotes by their opening ones. */
const closings: Record<string, string> = { '«': '»', '„': '“' };

/** Matches words in quotes of other languages. */
const foreign =
  /[“„][^«»„“”"]*”|(?<!\S),,[\p{L}\d][^«»,"\n]*(?<!\s)["”“]|(?<![\p{L}\d])['‘][^«»„“”"'‘’]*[\u0400-\u04ff][^«»„“”"'‘’]*['’](?!\p{L})/gu;

/** Russian quotes, `«Готово»`, not `“Готово”`. A text with others is one problem: a conversation has dozens of them. */
const elsewhere = textRule('text/quotes', {
  pattern: foreign,
  hint: 'Поставьте ёлочки: «…».',
  once: 'text',
  title: 'Поставить ёлочки',
  judge({ groups: { 0: written, index, input }, run }) {
    // The title of a link or picture: `mdx/stray-mark` reports it.
    if (/\]\([^\s()]+ +$/.test(input.slice(0, index))) return null;
    const words = written.replace(/^(?:,,|.)|.$/gsu, '');
    const what = written.startsWith(',')
      ? 'Вместо первой кавычки стоят две запятые.'
      : `Кавычки ${written.charAt(0)}\u00a0${written.slice(-1)} здесь ${written.startsWith('„') ? 'чужие' : 'английские'}.`;
    // Around a field, they are meant for the file, as straight ones are, and not for readers.
    const isWhole = written === input && run.field?.startsWith('<') === false;
    return isWhole && /^\p{L}[^:#]*$/u.test(words)
      ? { what, hint: 'Уберите их.', title: 'Убрать кавычки', right: words }
      : { what, right: `«${words}»` };
  },
});

/**
 * Quotes are paired, including straight ones, which the site turns into «ёлочки».
 *
 * Bad: `Он сказал: «Готово.`. Good: `Он сказал: «Готово».`
 */
const unpaired: FileRule = {
  id: 'text/quotes',
  ofWhole: true,
  *check(document) {
    if (document.type === 'settings') return;
    for (const [index, { text: written, at, field }] of document.runs.entries()) {
      const text = written.replace(foreign, blank);
      if (!/[\u0400-\u04ff]/.test(text) || !/[«»„“"]/.test(text)) continue;
      const wrong = unpairedQuote(text);
      if (!wrong) continue;
      // A quotation of several paragraphs opens in each, and closes in the last.
      const isFirst = wrong.mark === '«' && /^(?:.*: )?$/s.test(text.slice(0, wrong.index));
      if (isFirst && document.runs[index + 1]?.text.startsWith('«')) continue;
      const from = at(wrong.index);
      const closing = closings[wrong.mark];
      yield {
        from,
        to: from + 1,
        field,
        what: `У\u00a0кавычки ${wrong.mark} нет пары.`,
        hint: closing ? `Закройте её: ${closing}.` : 'Поставьте вторую кавычку или уберите эту.',
      };
    }
  },
};

/** The first quote without its pair; of straight ones, the last. */
function unpairedQuote(text: string): { mark: string; index: number } | undefined {
  const open: { mark: string; index: number }[] = [];
  for (const { 0: mark, index } of text.matchAll(/[«»„“]/g)) {
    if (closings[mark]) open.push({ mark, index });
    else if (closings[open.at(-1)?.mark ?? ''] === mark) open.pop();
    else return { mark, index };
  }
  // After a number, a mark that closes nothing is one of inches: «экран 15"».
  const straight = text.replace(/(?<!\d)"[^"]*"/g, blank).search(/(?<!\d)"/);
  return open[0] ?? (straight === -1 ? undefined : { mark: '"', index: straight });
}

export const rule: readonly FileRule[] = [elsewhere, unpaired];
