import { matches, placeOf, replaced } from '../engine/matches.ts';
import type { FileRule } from '../engine/rule.ts';

const amount =
  /(?<![\d.,])(\d{1,3}(?:[ \u00a0.,]\d{3})+|\d{4,})([ \u00a0]*)(сум(?:ов|а)?|сўм|сом(?:ов)?|UZS|so['ʻ‘’]m)(?![\p{L}])/giu;

/**
 * Prices: thousands apart by spaces, then «сум», which does not decline here.
 *
 * Bad: `50000 сумов`, `50.000 сум`, `50,000 UZS`. Good: `50 000 сум`.
 */
export const priceFormat: FileRule = {
  id: 'format/price',
  severity: 'error',
  *check(document) {
    for (const match of matches(document, amount)) {
      const [whole, digits = ''] = match.groups;
      const number = digits.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, ' ');
      const right = `${number} сум`;
      // «суммы» and «сумма» are other words; «50 000 суммы» has no such ending in the pattern.
      if (whole.replaceAll('\u00a0', ' ') === right || isSmall(digits, whole)) continue;
      yield {
        ...placeOf(match),
        what: `Цена записана не так: «${whole}».`,
        hint: `Напишите «${right}».`,
        fix: replaced(document, match, right),
      };
    }
  },
};

/** «9000 сум»: four digits may stand together. */
const isSmall = (digits: string, whole: string) => /^\d{4}$/.test(digits) && /\d[ \u00a0]сум$/.test(whole);
