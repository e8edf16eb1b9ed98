import type { SpotKind } from '../content/preview/editing.ts';

/** Marks that mean something to MDX wherever they stand, and in a cell its bar. */
const always = /[\\{}<`&]/g;
const inCell = /[\\{}<`&|]/g;
/** The same with what marks words. */
const marks = /[\\{}<`&|*_~[\]]/g;
/** Everything that Markdown lets a backslash take its meaning from. */
const any = /[!-/:-@[-`{-~]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', "'": '&#39;' };

/** What makes a list, a heading or a quotation of a line that begins with it. */
const leading = /^(\d{1,9})?([-+*#>.)=~|])/;

/** Ways to write a text into the body, the plainest first: the first that reads back as the text is taken. */
function bodyWays(kind: SpotKind): ((text: string) => string)[] {
  const escaped = [/(?!)/g, kind === 'cell' ? inCell : always, marks];
  const ways = escaped.flatMap((found) => {
    const write = (text: string) => text.replace(found, '\\$&');
    return [write, (text: string) => write(text).replace(leading, '$1\\$2')];
  });
  return [...ways, (text) => text.replace(any, '\\$&')];
}

/** The same for a text whose marks of bold, italics and links mean what they say. */
export const writeMarked = (text: string): string =>
  text.replace(/[\\{}<`|]|&(?=#?\w+;)/g, '\\$&').replace(/^(\d{1,9})?([-+#>.)=~]|\*(?=\s))/, '$1\\$2');

/** The same for a prop between its quotes: a string of JSX knows entities, one of an expression backslashes. */
function propWays(quote: string, isExpression: boolean) {
  if (isExpression) {
    const written = quote === '`' ? /[\\`]|\$(?=\{)/g : quote === "'" ? /[\\']/g : /[\\"]/g;
    return [(text: string) => text.replace(written, '\\$&')];
  }
  return [
    (text: string) => text,
    (text: string) =>
      text.replace(/["'&]/g, (mark) => (mark === quote || mark === '&' ? (entities[mark] ?? mark) : mark)),
  ];
}

/** The same for a value of YAML between its quotes, or without them. */
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
 * Ways to write what a writer typed so that it stays text, in the style that stands there.
 * @param before what stands right before the text in its file
 */
export function waysToWrite(kind: SpotKind, before: string): ((text: string) => string)[] {
  const quote = /["'`]$/.exec(before)?.[0] ?? '';
  if (kind === 'prop') return propWays(quote, !/=\s*["']$/.test(before));
  return kind === 'field' ? fieldWays(quote) : bodyWays(kind);
}
