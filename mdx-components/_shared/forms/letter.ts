import type { Labels } from '../../../src/site/labels.ru.ts';
import { notify } from '../../../src/ui/toast.ts';
import { type FieldValues, isFieldName } from './rules.ts';

/** A completed form as an e-mail, for sites without an endpoint for forms. */
export interface Letter {
  to: string;
  /** Link that opens it in the visitor's mail program. */
  href: string;
  /** The whole e-mail, for copying. */
  text: string;
  /** False if only the address and the subject fit into the link, so that the text has to be pasted. */
  isWhole: boolean;
}

/** Length of the longest link that opens: Windows takes 2048 characters, of which each Cyrillic letter needs six. */
const longest = () => (/Android|iPhone/.test(navigator.userAgent) ? 32_000 : 2000);

/**
 * @param values typed values by field name; the message comes first, then the others with their labels
 * @param subject used if the form has no subject of its own
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
    `mailto:${to}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  const isWhole = link(body).length <= longest();
  return {
    to,
    href: link(isWhole ? body : labels.letter.paste),
    text: `${to}\n${about}\n\n${body}`,
    isWhole,
  };
}

/** Opens an e-mail in the mail program. If it is too long, it is copied first, which the press of a button allows. */
export function openLetter({ href, text, isWhole }: Letter): void {
  // If denied, the visitor copies the text from the notice.
  if (!isWhole) navigator.clipboard?.writeText(text).catch(() => {});
  location.assign(href);
}

/** What visitors are told of an opened e-mail: that it is ready, and what is left to do. */
export const saidOf = ({ to, isWhole }: Letter, { letter }: Labels['forms']) => [
  letter.opened(to),
  isWhole ? letter.rest : letter.long,
];

/** Tells of an opened e-mail. Who hears only that it is ready would take it for sent. */
export function tellLetter(letter: Letter, labels: Labels['forms']): void {
  const [done = '', left] = saidOf(letter, labels);
  void notify(done, 'info', `${done} ${left}`);
}
