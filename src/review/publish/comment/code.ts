import { encoded, wellFormed } from '../../address.ts';
import { beginning } from '../../texts.ts';

/**
 * Formats untrusted text as a Markdown code span. GitHub interprets mentions, references, URLs and emoji everywhere
 * except in code, so nothing else has to be escaped. HTML's `<code>` would link URLs. The span uses more backticks than
 * occur in a row inside.
 */
export function code(text: string, longest = 120): string {
  const line = beginning(oneLine(text), longest) || '—';
  const fence = fenceOf(line, 1);
  const inner = /^`|`$/.test(line) ? ` ${line} ` : line;
  return fence + inner + fence;
}

/** More backticks than occur in a row in a text. */
const fenceOf = (text: string, least: number) =>
  '`'.repeat(Math.max(least, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));

/** Formats untrusted lines as a Markdown code block below a list item, to be copied. */
export function codeBlock(text: string): string {
  const fence = fenceOf(text, 3);
  return [fence, ...wellFormed(text).split(/\r\n?|\n/), fence].map((line) => `\n  ${line}`).join('');
}

/** Removes line breaks and invisible characters; replaces `|`, which ends a table cell even in code, by U+2502. */
const oneLine = (text: string) =>
  wellFormed(text)
    // A word joiner or soft hyphen is inside a word.
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll('|', '│')
    .trim();

/** Matches a path that can leave neither the site nor the Markdown link. */
const plainPath = /^(?:\/[\p{L}\p{N}_-][\p{L}\p{N}_.~ ()-]*)*\/?$/u;
const longestPath = 300;
/** A bracket would end the Markdown link. */
const escaped = (path: string) => encoded(path).replace(/[()]/g, (mark) => (mark === '(' ? '%28' : '%29'));

/**
 * @param words trusted text
 * @param place trusted URL, with or without a trailing slash
 * @param path untrusted path inside of it
 * @param hash fragment of plain signs
 * @returns only the text if the path is invalid
 */
export function link(words: string, place: string, path = '', hash = ''): string {
  const isUrl = /^https?:\/\/[\p{L}\p{N}.-]+(?::\d+)?(?:\/[\p{L}\p{N}_./~%#-]*)?$/u.test(place);
  if (!isUrl || path.length > longestPath || !plainPath.test(path)) return words;
  return `[${words}](${path === '' ? place : place.replace(/\/$/, '') + escaped(path) + hash})`;
}
