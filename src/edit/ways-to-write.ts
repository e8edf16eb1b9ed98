import type { SpotKind } from '../content/writers/editing.ts';

/** Characters that are special anywhere in MDX. */
const always = /[\\{}<`&]/g;
/** The same including inline marks, and `|`, which ends a cell. */
const marks = /[\\{}<`&|*_~[\]]/g;
/** All characters that Markdown allows to escape. */
const any = /[!-/:-@[-`{-~]/g;

/** Matches the start of a line that would be a list, a heading or a quotation. */
const leading = /^(\d{1,9})?([-+*#>.)=~|])/;

/** Ways to write a text into the body, the plainest first. */
const bodyWays: ((text: string) => string)[] = [
  ...[/(?!)/g, always, marks].flatMap((found) => {
    const write = (text: string) => text.replace(found, '\\$&');
    return [write, (text: string) => write(text).replace(leading, '$1\\$2')];
  }),
  (text) => text.replace(any, '\\$&'),
];

/** Writes a text as plain text in any place of a line. */
export const writePlain = (text: string): string => text.replace(marks, '\\$&');

/** Writes a text whose Markdown marks for bold, italics and links stay marks. */
export const writeMarked = (text: string): string =>
  text.replace(/[\\{}<`|]|&(?=#?\w+;)/g, '\\$&').replace(/^(\d{1,9})?([-+#>.)=~]|\*(?=\s))/, '$1\\$2');

/** Escapes text for a JSX string. */
export const inQuotes = (text: string, quote = '"'): string =>
  text.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll(quote, quote === '"' ? '&quot;' : '&#39;');

/** Ways to write a prop between its quotes: JSX strings use entities, expressions backslashes. */
function propWays(quote: string, isExpression: boolean) {
  if (isExpression) {
    const written = quote === '`' ? /[\\`]|\$(?=\{)/g : quote === "'" ? /[\\']/g : /[\\"]/g;
    return [(text: string) => text.replace(written, '\\$&')];
  }
  return [(text: string) => text, (text: string) => inQuotes(text, quote)];
}

/** Ways to write a YAML value inside its quotes, or one without quotes, which may add some. */
function fieldWays(quote: string) {
  if (quote === "'") return [(text: string) => text.replaceAll("'", "''")];
  if (quote === '"') return [(text: string) => JSON.stringify(text).slice(1, -1)];
  return [
    (text: string) => text,
    (text: string) => `'${text.replaceAll("'", "''")}'`,
    (text: string) => JSON.stringify(text),
  ];
}

/**
 * Ways to write typed text so that it stays plain text, in the existing style; the first that reads back as typed is used.
 * @param before the file up to the text, or its end
 */
export function waysToWrite(kind: SpotKind, before: string): ((text: string) => string)[] {
  const quote = /["'`]$/.exec(before)?.[0] ?? '';
  if (kind === 'prop') return propWays(quote, !/=\s*["']$/.test(before));
  return kind === 'field' ? fieldWays(quote) : bodyWays;
}
