import { type Match, type Told, textRule } from '../../engine/rule.ts';

const amount =
  /(?<![\d.,])(\d{1,3}(?:[ \u00a0.,]\d{3})+|\d{4,})([ \u00a0]*)(сум(?:ов|а)?|сўм|сом(?:ов)?|UZS|so['ʻ‘’]m)(?![\p{L}])/giu;

function told({ groups: [whole, digits = ''] }: Match): Told | null {
  const number = digits.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, ' ');
  const right = `${number} сум`;
  // «суммы» and «сумма» are other words; «50 000 суммы» has no such ending in the pattern.
  if (whole.replaceAll('\u00a0', ' ') === right || isSmall(digits, whole)) return null;
  return { what: `Цена записана не так: «${whole}».`, right };
}

/** «9000 сум»: four digits may stand together. */
const isSmall = (digits: string, whole: string) => /^\d{4}$/.test(digits) && /\d[ \u00a0]сум$/.test(whole);

/**
 * Prices: thousands apart by spaces, then «сум», which does not decline here.
 *
 * Bad: `50000 сумов`, `50.000 сум`, `50,000 UZS`. Good: `50 000 сум`.
 */
export const rule = textRule('format/price', [amount, told]);
