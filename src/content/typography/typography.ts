import { quoteEdits } from './quotes.ts';
import { type Edit, spaceEdits } from './spaces.ts';

/**
 * Russian typography of the writers' text (issue 3, "The look"): quotes, dashes, ellipses and the non-breaking spaces
 * that keep a short word, a number or an initial with its neighbour. Onest has no U+202F, so thousands
 * stand apart by U+00A0 as well. Text without Cyrillic, phones, URLs and e-mails stay as they are.
 */
const cyrillic = /[\u0400-\u04ff]/;
/** Left alone inside Cyrillic text too. */
const untouched =
  /(?:https?:\/\/|www\.)[^\s"«»„“<>]*|(?<![\w.+-])[\w.+-]+@[\w.-]+|(?<![\d+])\+\d[\d ()\u00a0-]{7,}\d/g;

/** Text with Russian typography; applied twice it changes nothing more. */
export const typograph = (text: string): string => typographParts([text])[0] ?? text;

/**
 * The same for one sentence in pieces, as inline markup splits it: a space at the end of «в **журнале**»'s first
 * piece, or quotes around a bold word, are judged by what stands in the others.
 * @returns the pieces, each with its own changes
 */
export function typographParts(parts: readonly string[]): readonly string[] {
  const edits = editsOf(parts.join(''));
  if (edits.length === 0) return parts;
  let start = 0;
  let done = 0;
  let next = 0;
  return parts.map((part) => {
    const end = start + part.length;
    let result = '';
    let at = Math.max(start, done);
    for (let edit = edits[next]; edit && edit.from < end; edit = edits[++next]) {
      result += part.slice(at - start, edit.from - start) + edit.text;
      at = edit.to;
    }
    result += part.slice(at - start);
    done = at;
    start = end;
    return result;
  });
}

function editsOf(text: string): Edit[] {
  if (!cyrillic.test(text)) return [];
  let edits = spaceEdits(text);
  const marks = text.includes('"') || text.includes('«') ? quoteEdits(text) : [];
  if (text.includes('...')) {
    for (const { index } of text.matchAll(/(?<!\.)\.{3}(?!\.)/g))
      marks.push({ from: index, to: index + 3, text: '…' });
  }
  if (marks.length > 0) edits = [...edits, ...marks].sort((a, b) => a.from - b.from);
  if (!/@|\+\d|:\/\/|www\./.test(text)) return edits;
  const kept = [...text.matchAll(untouched)];
  return edits.filter(
    ({ from, to }) => !kept.some(({ 0: match, index }) => from >= index && to <= index + match.length),
  );
}

/** Fields whose value is a name for the program, or one whose words it counts (initials of people). */
export const machineFields = new Set([
  'href',
  'link',
  'url',
  'src',
  'id',
  'slug',
  'aliases',
  'icon',
  'scene',
  'name',
  'names',
  'className',
  'picture',
]);

/** Validated frontmatter with the typography of its strings; everything else is as it was. */
export function typographFields<T>(value: T): T {
  if (typeof value === 'string') return typograph(value) as T;
  if (Array.isArray(value)) return value.map(typographFields) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      machineFields.has(key) ? field : typographFields(field),
    ]),
  ) as T;
}
