/** Rules of the message forms (tests/spec/05-validation.spec.ts). Pure, so that tests and the browser agree. */

const fieldNames = ['name', 'email', 'phone', 'company', 'subject', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export const isFieldName = (name: string): name is FieldName =>
  (fieldNames as readonly string[]).includes(name);
/** Typed values by field, for the fields of a form. */
export type FieldValues = Partial<Record<FieldName, string>>;
/** `full`: a pasted text may have been cut at the field's limit; it is sent all the same. */
export type FieldProblem = 'required' | 'invalid' | 'full';

/** A typed value without what nobody sees: spaces around it and, except in a message, marks that come with pasted text. */
export const cleaned = (name: string, value: string) =>
  (name === 'message' ? value : value.replace(/\p{Cf}/gu, '')).trim();

/** Uzbek names have ʻ and ʼ, which keyboards type as an apostrophe: Oʻtkir, O'tkir, O’tkir are one name. */
const uzbekMarks = (text: string) => text.replace(/(\p{L})['’‘‛`´′]/gu, '$1ʻ');

/**
 * Whether a text has only letters (Latin, Cyrillic, Uzbek) and spaces: no hyphen (tests/spec/05-validation.spec.ts).
 * @example isName("O'tkir Юсупов") // true
 */
export const isName = (text: string) => /^\p{L}[\p{L}\p{M}\s]*$/u.test(uzbekMarks(text.trim()));

/** Whether a text is an e-mail address. Fields of type email give a Cyrillic host as xn--. */
export const isEmail = (text: string) =>
  /^[^\s@,;:<>()"]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.(?:xn--[a-z\d-]+|\p{L}{2,})$/u.test(
    text.trim(),
  ) && !text.includes('..');

/**
 * Whether a text is a phone number: of Uzbekistan (+998 and nine digits, or only the nine, maybe after an 8) or
 * international, with 8 to 15 digits. Signs of any kind may stand around and between them, as in «📞 +998 90 123-45-67;».
 * @example isPhone('+998 90 123-45-67') // true
 */
export function isPhone(text: string): boolean {
  const number = text.replace(/[^\p{L}\p{N}+]/gu, '').replace(/^00/, '+');
  // Nine digits alone may start with 998 too: 99 is a network.
  if (/^\+998|^998\d{7}/.test(number)) return /^\+?998[1-9]\d{8}$/.test(number);
  return /^(?:\+[1-9]\d{7,14}|8?[1-9]\d{8})$/.test(number);
}

const formats: Partial<Record<FieldName, (text: string) => boolean>> = {
  name: isName,
  email: isEmail,
  phone: isPhone,
};

/**
 * Returns what is wrong with a field, or null. Every field of a form is required.
 * @param anyName whether a name may have any signs, as a comment's may
 */
export function problemOf(name: FieldName, typed: string, anyName = false): FieldProblem | null {
  const value = cleaned(name, typed);
  if (value === '') return 'required';
  if (anyName && name === 'name') return null;
  return (formats[name]?.(value) ?? true) ? null : 'invalid';
}
