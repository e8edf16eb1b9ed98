/** Rules of the message forms (tests/spec/05-validation.spec.ts). Pure, so that tests and the browser agree. */

export const fieldNames = ['name', 'email', 'phone', 'company', 'subject', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export const isFieldName = (name: string): name is FieldName =>
  (fieldNames as readonly string[]).includes(name);
/** What was typed into the fields that a form has. */
export type FieldValues = Partial<Record<FieldName, string>>;
export type FieldProblem = 'required' | 'invalid';

/** Uzbek names carry ʻ and ʼ, which keyboards give as an apostrophe: Oʻtkir, O'tkir, O’tkir are one name. */
const uzbekMarks = (text: string) => text.replace(/(\p{L})['’‘`]/gu, '$1ʻ');

/**
 * Letters and spaces only: Latin, Cyrillic, Uzbek. A hyphen is neither (tests/spec/05-validation.spec.ts).
 * @example isName("O'tkir Юсупов") // true
 */
export const isName = (text: string) => /^\p{L}[\p{L}\p{M}\s]*$/u.test(uzbekMarks(text.trim()));

/** A field of type email gives a Cyrillic host in its other spelling: xn--. */
export const isEmail = (text: string) =>
  /^[^\s@,;:<>()"]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.(?:xn--[a-z\d-]+|\p{L}{2,})$/u.test(
    text.trim(),
  ) && !text.includes('..');

/**
 * A number of Uzbekistan (+998 and nine digits, or just the nine, maybe after an 8) or an international one of 8 to 15
 * digits. What is pasted has marks of direction that nobody sees, and dashes of any kind.
 * @example isPhone('+998 90 123-45-67') // true
 */
export function isPhone(text: string): boolean {
  const number = text.replace(/[\s\p{Cf}\p{Pd}().]/gu, '').replace(/^00/, '+');
  // Just nine digits may begin with 998 too: 99 is a network.
  if (/^\+998|^998\d{7}/.test(number)) return /^\+?998[1-9]\d{8}$/.test(number);
  return /^(?:\+[1-9]\d{7,14}|8?[1-9]\d{8})$/.test(number);
}

const formats: Partial<Record<FieldName, (text: string) => boolean>> = {
  name: isName,
  email: isEmail,
  phone: isPhone,
};

/** What is wrong with a field, or null. Every field of a form is required. */
export function problemOf(name: FieldName, value: string): FieldProblem | null {
  if (value.trim() === '') return 'required';
  return (formats[name]?.(value) ?? true) ? null : 'invalid';
}
