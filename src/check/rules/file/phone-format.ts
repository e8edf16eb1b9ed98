import { type Match, type Told, textRule } from '../../engine/rule.ts';

/** An Uzbek number in any dress: with or without 998, brackets, hyphens, spaces. */
export const phone =
  /(?<![\d+])(?:\+?998)[\s\u00a0(–-]*\d{2}[\s\u00a0)–-]*\d{3}[\s\u00a0–-]*\d{2}[\s\u00a0–-]*\d{2}(?!\d)/g;

/** The same without the country: `8 (90) 123-45-67`, `90 123 45 67`; an order or a document has no such groups. */
const local =
  /(?<![\d+.,–-])(?<!\d[ \u00a0])(?:8[\s\u00a0–-]*)?(?:\(\d{2}\)[ \u00a0]?|\d{2}[ \u00a0-])\d{3}[ \u00a0–-]\d{2}[ \u00a0–-]\d{2}(?![\d.,]*\d|[ \u00a0]\d)/g;

/** @example prettyPhone('998(71)2000001') // '+998 71 200-00-01' */
export function prettyPhone(text: string): string {
  const typed = text.replace(/\D/g, '');
  const digits = typed.length < 12 ? `998${typed.slice(-9)}` : typed;
  return digits.replace(/^(\d{3})(\d{2})(\d{3})(\d{2})(\d{2})$/, '+$1 $2 $3-$4-$5');
}

function told({ groups: [typed] }: Match): Told | null {
  const right = prettyPhone(typed);
  return typed.replaceAll('\u00a0', ' ') === right
    ? null
    : { what: `Телефон записан не так: «${typed}».`, right };
}

/**
 * Phones look the same everywhere.
 *
 * Bad: `+998(71)2000001`, `998 71 200 00 01`, `8 (71) 200-00-01`. Good: `+998 71 200-00-01`.
 */
export const rule = textRule('format/phone', [phone, told], [local, told]);
