import { Lines, type Range } from '../problems/lines.ts';
import { type Fix, type Problem, problem, replacement } from '../problems/problems.ts';

/** The fields of a file whose lines of dashes are right, with both of these. */
export const fencedFields = /^---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/;

/** A slip in the lines of dashes, and where the fields between them are all the same. */
interface FenceSlip {
  problems: Problem[];
  /** Offsets of the fields; null where nobody can tell them from the text. */
  fields: Range | null;
  /** Where the text begins. */
  body: number;
  /** True where the fields end by themselves: one that seems to be missing may stand in the text. */
  isOpen: boolean;
}

/** Bad lines of dashes, and the way out. */
const slips = {
  first: [
    'Поля начинаются не со\u00a0строки «---».',
    'Поставьте её первой строкой файла: три дефиса и\u00a0больше ничего. Такая же стоит после последнего поля.',
  ],
  open: ['Блок полей не закрыт.', 'Поставьте строку «---» после последнего поля.'],
  last: ['Блок полей закрыт не так.', 'Оставьте в этой строке только три дефиса.'],
} as const;

/** @param index the line, counted from 0 */
function told(file: string, slip: keyof typeof slips, index = 0): Problem {
  const [what, hint] = slips[slip];
  return problem(file, 'frontmatter/fence', { line: index + 1, what, hint });
}

const isField = (row: string) => /^[a-z]\w*:(?:\s|$)/i.test(row);

/**
 * What is wrong with the two lines of dashes around the frontmatter, or null. Looked at before gray-matter sees the
 * text: a word after the dashes names another engine there, and `---js` would run the block as code.
 *
 * Bad: `---yaml`, `—`, no second `---`. Good: both lines are exactly `---`.
 */
export function fenceSlip(file: string, source: string): FenceSlip | null {
  const rows = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const opening = rows[0] ?? '';
  if (!opening.startsWith('---') || opening[3] === '-') return misplaced(file, source, rows);
  if (opening.trimEnd() !== '---') return between(file, told(file, 'first'), source, rows, 0);
  const closing = rows.findIndex((text, index) => index > 0 && text.startsWith('---'));
  if (closing < 0) return between(file, null, source, rows, 0);
  return rows[closing]?.trimEnd() === '---' ? null : between(file, null, source, rows, 0, closing);
}

/** Fields whose first line of dashes is further down or made of other dashes: all of them would be text, and missing. */
function misplaced(file: string, source: string, rows: readonly string[]): FenceSlip | null {
  const isDashes = (row: string) => /^\s*(?:-[- ]*-|[–—]{1,3})\s*$/.test(row);
  const first = rows
    .slice(0, 12)
    .findIndex((row, index) => isDashes(row) && /^\s*[a-z]\w*:/i.test(rows[index + 1] ?? ''));
  if (first >= 0) {
    const slip = { ...told(file, 'first'), fix: withoutBlank(source) };
    return between(file, slip, source, rows, first);
  }
  const begun = rows.findIndex((row) => row.trim() !== '');
  if (!isField(rows[begun] ?? '')) return null;
  return between(file, told(file, 'first', begun), source, rows, begun - 1);
}

/** The fix for empty lines before the first line of dashes. */
function withoutBlank(source: string): Fix | undefined {
  const blank = /^\uFEFF?\s+(?=---\r?\n)/.exec(source)?.[0];
  return blank === undefined
    ? undefined
    : replacement({ from: 0, to: blank.length }, '', 'Убрать пустые строки сверху');
}

/**
 * The fields that follow a line of dashes, up to the next one or to where they stop being fields.
 * @param slip what is wrong with that line; null where it is right
 */
function between(
  file: string,
  slip: Problem | null,
  source: string,
  rows: readonly string[],
  opening: number,
  end = rows.findIndex((_, index) => index > opening && isOver(rows, index)),
): FenceSlip {
  const lines = new Lines(source);
  const startOf = (row: number) =>
    row < rows.length ? lines.offset({ line: row + 1, column: 1 }) : source.length;
  const from = startOf(opening + 1);
  const last = end < 0 ? rows.length : end;
  const row = rows[last] ?? '';
  const isClosed = /^\s*(?:-{2,}|(?:- )+-\s*$|[–—]+)/.test(row);
  const isRight = row.trimEnd() === '---' || (slip && !isClosed);
  const closing = isRight ? null : isClosed ? told(file, 'last', last) : told(file, 'open');
  // Word makes one long dash of three short ones.
  const ruled = (slip: Problem | null, index: number): Problem[] => {
    const dashes = /^[–—]+(?=\s*$)/.exec(rows[index] ?? '')?.[0].length;
    const at = { from: startOf(index), to: startOf(index) + (dashes ?? 0) };
    return slip ? [dashes ? { ...slip, fix: replacement(at, '---', 'Написать «---»') } : slip] : [];
  };
  return {
    problems: [...ruled(slip, opening), ...ruled(closing, last)],
    // A text that touches the fields may be a field without its colon.
    fields:
      isClosed || row.trim() === ''
        ? { from, to: end < 0 ? source.length : Math.max(from, startOf(last) - 1) }
        : null,
    body: startOf(isClosed ? last + 1 : last),
    isOpen: !isClosed,
  };
}

/** True for the line after the last field: dashes, a text, or an empty line that no field follows. */
function isOver(rows: readonly string[], index: number): boolean {
  const row = rows[index] ?? '';
  if (row.trim() !== '')
    return /^(?:-{2,}|(?:- )+-\s*$|[–—])/.test(row) || !(isField(row) || /^(?:\s+|- |#(?!#))/.test(row));
  const following = rows.slice(index).find((text) => text.trim() !== '') ?? '';
  return !isField(following) && !/^(?:-{2,}|[–—]+)\s*$/.test(following);
}
