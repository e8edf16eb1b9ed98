import type { Labels } from '../../../src/site/labels.ru.ts';
import { type FieldValues, isFieldName } from './rules.ts';

/** A filled form as a letter, for sites that take no forms. */
export interface Letter {
  to: string;
  /** Opens it in the visitor's mail program. */
  href: string;
  /** All of it, to be copied. */
  text: string;
  /** False where only address and subject fit into the link, so that the text is to be pasted. */
  isWhole: boolean;
}

/** Windows opens no longer links. */
const longest = 2000;

/**
 * @param values what was typed, by the fields' names; the message comes first, below it the others by their labels
 * @param subject what the letter is about, where the form holds no subject of its own
 */
export function writeLetter(
  to: string,
  { subject: held, message, ...fields }: FieldValues,
  subject: string,
  labels: Labels['forms'],
): Letter {
  const named = Object.entries(fields).flatMap(([name, value]) =>
    isFieldName(name) ? `${labels[name]}: ${value}` : [],
  );
  const body = [...(message ? [message, ''] : []), ...named].join('\n');
  const about = held || subject;
  const link = (text: string) =>
    `mailto:${to}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(text)}`;
  const isWhole = link(body).length <= longest;
  return {
    to,
    href: link(isWhole ? body : labels.letter.paste),
    text: `${to}\n${about}\n\n${body}`,
    isWhole,
  };
}

/** Hands a letter to the mail program. One too long for that is copied first: the press of a button allows it. */
export function openLetter({ href, text, isWhole }: Letter): void {
  // Who denies it copies the text from the notice.
  if (!isWhole) navigator.clipboard?.writeText(text).catch(() => {});
  location.assign(href);
}
