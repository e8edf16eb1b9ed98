import { blank } from '../../../content/problems/read-again.ts';
import { type FileRule, rewriting } from '../../engine/rule.ts';
import { placeIn } from '../../engine/runs.ts';

/** Opening quotes by their closing ones, and the reverse. */
const openings: Record<string, string> = { '»': '«', '“': '„' };
const closings: Record<string, string> = { '«': '»', '„': '“' };

/** Matches the title of a link or picture in wrong quotes, which `mdx/stray-mark` reports. */
const afterAddress = /(?<=\]\([^\s()]+ +)[«“„][^()\n"]*[»”“](?=\))/g;

/**
 * Quotes are paired, including straight ones, which the site turns into «ёлочки».
 *
 * Bad: `Он сказал: «Готово.`. Good: `Он сказал: «Готово».`
 */
export const rule: FileRule = {
  id: 'text/quotes',
  ofWhole: true,
  *check(document) {
    if (document.type === 'settings') return;
    for (const run of document.runs) {
      const { text: written, at, field } = run;
      const text = written.replace(afterAddress, blank);
      if (!/[\u0400-\u04ff]/.test(text) || !/[«»„“”"'‘]/.test(text)) continue;
      const english =
        /“([^«»„“”"]*)”|(?<!\S),,([\p{L}\d][^«»,"\n]*)(?<!\s)["”“]|(?<![\p{L}\d])['‘]([^«»„“”"'‘’]*[\u0400-\u04ff][^«»„“”"'‘’]*)['’](?!\p{L})/u.exec(
          text,
        );
      if (english) {
        const right = `«${english.slice(1).find((words) => words !== undefined)}»`;
        const place = placeIn(run, english.index, english[0]);
        yield {
          ...place,
          what: english[0].startsWith(',')
            ? 'Вместо первой кавычки стоят две запятые.'
            : `Кавычки ${english[0].charAt(0)}\u00a0${english[0].slice(-1)} здесь английские.`,
          hint: 'Поставьте ёлочки: «…».',
          fix: rewriting(document, place, english[0], right, `Заменить на ${right}`),
        };
        continue;
      }
      const wrong = unpairedQuote(text);
      if (!wrong) continue;
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
    const opening = openings[mark];
    if (!opening) open.push({ mark, index });
    else if (open.at(-1)?.mark === opening) open.pop();
    else return { mark, index };
  }
  const straight = [...text.matchAll(/(?<!\d)"/g)];
  const last = straight.length % 2 === 1 ? straight.at(-1) : undefined;
  return open[0] ?? (last && { mark: '"', index: last.index });
}
