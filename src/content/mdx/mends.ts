import { blank, type Mend } from '../problems/read-again.ts';
import { tagAt } from './stumble.ts';

const inBraces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const property = String.raw`\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|${inBraces}))?`;
/** What stands whole in a text: a comment of HTML, a tag with its properties and perhaps without its end, a sign, braces. */
const pieces = [
  /^<!--[\s\S]*?-->/,
  new RegExp(String.raw`^<\s*/?\s*[\p{L}$_][\p{L}\w.:-]*(?:${property})*(?:\s*/?>)?`, 'u'),
  /^<\/?/,
  /^\{+(?:(?!\n[ \t\r]*\n)[^{}])*\}+/,
  /^\{+/,
];

/** A slip without which its block can be read: what begins at a place, or the value of the property that it stands in. */
export function mendAt(source: string, at: number): Mend | null {
  if (!/[<{]/.test(source.charAt(at)) || source.charAt(at - 1) === '=') return withoutValue(source, at);
  const rest = source.slice(at);
  const piece = pieces.map((pattern) => pattern.exec(rest)?.[0]).find((found) => found !== undefined) ?? '';
  return { from: at, to: at + piece.length };
}

/** Another value for the property in which a slip stands: of it nothing is known but that it is there. */
function withoutValue(source: string, at: number): Mend | null {
  const tag = tagAt(source, at);
  const equals = [...source.slice(tag, at + 1).matchAll(/\s[\p{L}\w:-]+\s*(?==)/gu)].at(-1);
  return tag < 0 || !equals ? null : withoutRest(source, tag + equals.index + equals[0].length);
}

/**
 * The same from a place on: up to the next property, or the end of the tag. A row of spaces is tried from its start only: from
 * each of its signs, a long one costs minutes.
 */
export function withoutRest(source: string, from: number): Mend | null {
  const rest =
    /^[\s\S]*?(?=(?<!\s)\s+[\w:-]+=\S|(?<!\s)\s*\/?>|\n[ \t\r]*\n|$(?![\s\S]))/.exec(
      source.slice(from),
    )?.[0] ?? '';
  // There is no tag in a value: its own has no end.
  if (rest.includes('<')) return null;
  const to = from + rest.length;
  // What stands without a name is no property.
  if (!/[\p{L}\w:-]/u.test(source.charAt(from - 1))) return { from, to };
  return rest.length < 3 ? null : { from, to, text: `="${blank(rest.slice(2, -1))}"` };
}
