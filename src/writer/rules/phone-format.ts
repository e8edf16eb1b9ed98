import { matches, replaced } from '../engine/matches.ts';
import type { FileRule } from '../engine/rule.ts';

/** An Uzbek number in any dress: with or without 998, brackets, hyphens, spaces. */
export const phone =
  /(?<![\d+])(?:\+?998)[\s\u00a0(–-]*\d{2}[\s\u00a0)–-]*\d{3}[\s\u00a0–-]*\d{2}[\s\u00a0–-]*\d{2}(?!\d)/g;

/** @example prettyPhone('998(71)2000001') // '+998 71 200-00-01' */
export function prettyPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.replace(/^(\d{3})(\d{2})(\d{3})(\d{2})(\d{2})$/, '+$1 $2 $3-$4-$5');
}

/**
 * Phones look the same everywhere.
 *
 * Bad: `+998(71)2000001`, `998 71 200 00 01`. Good: `+998 71 200-00-01`.
 */
export const phoneFormat: FileRule = {
  id: 'format/phone',
  severity: 'error',
  *check(document) {
    for (const match of matches(document, phone, /998/)) {
      const [typed] = match.groups;
      const right = prettyPhone(typed);
      if (typed.replaceAll('\u00a0', ' ') === right) continue;
      yield {
        ...{ from: match.from, to: match.to, field: match.run.field },
        what: `Телефон записан не так: «${typed}».`,
        hint: `Напишите «${right}».`,
        fix: replaced(document, match, right),
      };
    }
  },
};
