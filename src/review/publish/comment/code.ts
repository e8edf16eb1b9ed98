import { encoded } from '../../address.ts';

/**
 * A stranger's words in a comment, as a span of code. GitHub looks for mentions, references to issues and commits,
 * addresses and emoji in everything that it renders, except in code: there words are words, and no escaping has to
 * keep up with what else it may learn to read. In HTML's own `<code>` it would link addresses, so the span is
 * Markdown's, between more backticks than stand in a row inside.
 */
export function code(text: string, longest = 120): string {
  const line = cut(oneLine(text), longest) || '—';
  const fence = '`'.repeat(1 + Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length)));
  const inner = /^`|`$/.test(line) ? ` ${line} ` : line;
  return fence + inner + fence;
}

/**
 * No line breaks, nothing invisible, no direction of writing; and no bar, which ends a table's cell even in code.
 * Its like is U+2502.
 */
const oneLine = (text: string) =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu, ' ')
    .replaceAll('|', '│')
    .trim();

const cut = (text: string, longest: number) => {
  const signs = [...text];
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : text;
};

/** An address inside the site of letters and digits: it cannot leave the site or its link. */
const plainPath = /^(?:\/[\p{L}\p{N}_-][\p{L}\p{N}_.~-]*)*\/?$/u;
const longestPath = 300;

/**
 * A link with our own words to a trusted place.
 * @param words from this code, never from a branch
 * @param place trusted address, with or without a slash at its end
 * @param path a stranger's address inside of it
 * @returns the words alone where the address is none
 */
export function link(words: string, place: string, path = ''): string {
  const isPlace = /^https?:\/\/[\p{L}\p{N}.-]+(?::\d+)?(?:\/[\p{L}\p{N}_./~#-]*)?$/u.test(place);
  if (!isPlace || path.length > longestPath || !plainPath.test(path)) return words;
  return `[${words}](${path === '' ? place : place.replace(/\/$/, '') + encoded(path)})`;
}
