import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { written } from './write-markdown.ts';

/** Soft hyphens, zero-width and direction marks, and control characters. A joiner within an emoji stays. */
const unseen =
  /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\u200d(?!\p{Extended_Pictographic})|[^\P{Cc}\s]/gu;

/** Words as a keyboard types them: macOS takes «й» apart. Typography is applied by the site. */
export const asTyped = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/\u00a0/g, ' ')
    .replace(unseen, '');

/** Matches the end of a line in a word that has a hyphen anyway: «онлайн-урок», «кто-нибудь». */
const hyphened =
  /(?<=(?<!\p{L})(?:онлайн|офлайн|интернет|веб|мини|бизнес|мастер|пресс|экс|вице)-)\n(?=\p{Ll})|(?<=\p{L}-)\n(?=(?:нибудь|либо|таки)(?!\p{L}))/giu;

/** Plain text in whole lines. A PDF breaks them in the middle of a sentence or word: long ones that go on are joined. */
const joinedLines = (plain: string): string =>
  asTyped(plain)
    .replace(/\r\n?|[\f\v\u2028\u2029]/g, '\n')
    .replace(hyphened, '')
    .replace(/(?<=.{40})(?:(?<=\p{L})-|(?<![.!?:;…»]) *)\n(?=\p{Ll})/gu, ([sign]) =>
      sign === '-' ? '' : ' ',
    );

/** Paragraphs of plain text. */
export const paragraphsIn = (plain: string): string[] => joinedLines(plain).split(/\n+/);

/** Markdown as chats answer in it. Indents and tags of plain text mean nothing. */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(function plainText(this: Processor) {
    const disable = { null: ['codeIndented', 'htmlFlow', 'htmlText'] };
    this.data().micromarkExtensions?.push({ disable });
  })
  .freeze();

const fencedCode = /(^```[\s\S]*?^```)/m;

/**
 * Matches the mark of a list's item, or another that Markdown takes for one of a block. A short dash before a capital starts
 * dialogue, «10. 05» is a date, «2024.» a year, «> 10» a sum.
 */
export const lineMark =
  /^([ \t]*(?:[•·▪●◦‣][ \t]*|–[ \t]+(?=\p{Ll})|(?:[-+*]|\d{1,2}[.)])[ \t]+(?!\d+[.)]))(?=\S))|^[ \t]*(?:(?:[-+*]|\d+[.)])(?=[ \t]|$)|>(?=[ \t]*\d)|#+(?=[ \t]*$))/gmu;

/** The kind of a mark, without its number. */
export const kindOf = (mark: string) => mark.replace(/[\d\s]+/g, '');

/**
 * Plain text without code as Markdown: each line is a paragraph, below a list too. A mark that starts fewer lines than `least` is
 * none.
 */
function asBlocks(part: string, least: number): string {
  const kinds = Array.from(part.matchAll(lineMark), ([, item]) => item && kindOf(item));
  const isItem = (mark: string) =>
    /^\s/.test(mark) || kinds.filter((kind) => kind === kindOf(mark)).length >= least;
  return (
    part
      .replace(lineMark, (mark, item) =>
        item && isItem(item) ? mark.replace(/[^-+*\d.)\s]\s*/, '- ') : mark.replace(/[-+*.)>#]/, '\\$&'),
      )
      // Rows, quotations and nested items belong to the line above.
      .replace(/\n(?![ \t\n>|]|$)/g, '\n\n')
  );
}

/**
 * The source of plain text with headings, lists, tables or the like, as chats and PDFs have them; null for other texts.
 * @param least number of lines that a mark has to start; one, if it was typed as a mark
 */
export function pastedMarkdown(plain: string, least = 2): string | null {
  const lines = joinedLines(plain).trim();
  if (least > 1 && !lines.includes('\n')) return null;
  const parts = lines.split(fencedCode);
  const tree = parser.parse(parts.map((part, at) => (at % 2 ? part : asBlocks(part, least))).join(''));
  if (tree.children.every(({ type }) => type === 'paragraph')) return null;
  return written(tree);
}
