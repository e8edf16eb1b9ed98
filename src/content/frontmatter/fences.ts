import { Lines } from '../problems/lines.ts';
import type { Problem } from '../problems/problems.ts';

/** A slip in the lines of dashes, and where the fields between them are all the same. */
export interface FenceSlip {
  problems: Problem[];
  /** Offsets of the fields; null where nobody can tell them from the text. */
  fields: { from: number; to: number } | null;
  /** Where the text begins. */
  body: number;
  /** True where the fields end by themselves: one that seems to be missing may stand in the text. */
  isOpen: boolean;
}

const problem = (file: string, line: number, what: string, hint: string): Problem => ({
  file,
  line,
  column: 1,
  field: null,
  what,
  expected: '',
  hint,
  rule: 'frontmatter/fence',
  severity: 'error',
});

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
  if (opening.trimEnd() !== '---') {
    const told = problem(
      file,
      1,
      'В первой строке после «---» есть лишнее.',
      'Оставьте в ней только три дефиса.',
    );
    return between(file, [told], source, rows, 0);
  }
  const closing = rows.findIndex((text, index) => index > 0 && text.startsWith('---'));
  if (closing < 0) {
    const other = rows.findIndex((text) => /^\s*[–—]+\s*$/.test(text));
    const told = other < 0 ? unclosed(file) : closedWrong(file, other + 1, rows[other]);
    return between(file, [told], source, rows, 0);
  }
  if (isTextIn(rows, closing)) return between(file, [unclosed(file)], source, rows, 0);
  const wrong = closedWrong(file, closing + 1, rows[closing]);
  return wrong && between(file, [wrong], source, rows, 0);
}

const unclosed = (file: string) =>
  problem(file, 1, 'Блок полей не закрыт.', 'Поставьте строку «---» после последнего поля.');

/** True where the text has begun before the first line of dashes: that is a line across the page. */
function isTextIn(rows: readonly string[], closing: number): boolean {
  const end = rows.findIndex((row, index) => index > 1 && row.trim() === '' && isOver(rows, index));
  if (end < 0 || end > closing) return false;
  const text = rows.slice(end, closing);
  const first = text.find((row) => row.trim() !== '') ?? '';
  return /^(?:#{2,} |<[A-Z]|[«А-ЯЁ])/.test(first) && !text.some(isField);
}

/** What is wrong with the line that ends the fields. */
function closedWrong(file: string, line: number, row = ''): Problem | null {
  if (row.trimEnd() === '---') return null;
  return /^\s*[–—]/.test(row)
    ? problem(file, line, 'Блок полей закрыт не\u00a0дефисами.', 'Замените эту строку на «---».')
    : problem(file, line, 'Блок полей закрыт не так.', 'Оставьте в этой строке только три дефиса.');
}

/** Fields whose first line of dashes is further down or made of other dashes: all of them would be text, and missing. */
function misplaced(file: string, source: string, rows: readonly string[]): FenceSlip | null {
  const isDashes = (row: string) => /^\s*(?:-{2,}|[–—]{1,3})\s*$/.test(row);
  const first = rows
    .slice(0, 12)
    .findIndex((row, index) => isDashes(row) && /^\s*[a-z]\w*:/i.test(rows[index + 1] ?? ''));
  const begun = rows.findIndex((row) => row.trim() !== '');
  if (first < 0 && !isField(rows[begun] ?? '')) return null;
  if (first < 0) {
    const told = problem(
      file,
      begun + 1,
      'Перед полями нет строки «---».',
      'Поставьте её первой строкой файла и\u00a0ещё одну после последнего поля.',
    );
    return between(file, [told], source, rows, begun - 1);
  }
  const told =
    first > 0
      ? problem(
          file,
          1,
          'Перед полями есть текст или пустая строка.',
          'Первой строкой файла должно быть «---».',
        )
      : problem(
          file,
          1,
          'Перед полями стоят не\u00a0три дефиса.',
          'Напишите в\u00a0первой строке «---»: три дефиса без пробелов.',
        );
  return between(file, [told], source, rows, first);
}

/** The fields that follow a line of dashes, up to the next one or to where they stop being fields. */
function between(
  file: string,
  told: (Problem | null)[],
  source: string,
  rows: readonly string[],
  opening: number,
): FenceSlip {
  const lines = new Lines(source);
  const startOf = (row: number) =>
    row < rows.length ? lines.offset({ line: row + 1, column: 1 }) : source.length;
  const from = startOf(opening + 1);
  const end = rows.findIndex((_, index) => index > opening && isOver(rows, index));
  const last = end < 0 ? rows.length : end;
  const row = rows[last] ?? '';
  const isClosed = /^\s*(?:-{2,}|[–—]+)/.test(row);
  // A text that touches the fields may be a field without its colon.
  const isKnown = isClosed || row.trim() === '';
  const isTold = told.some((found) => found?.line === last + 1);
  const closing = isClosed && !isTold ? [closedWrong(file, last + 1, row)] : [];
  const to = end < 0 ? source.length : Math.max(from, startOf(last) - 1);
  return {
    problems: [...told, ...closing].filter((found) => found !== null),
    fields: isKnown ? { from, to } : null,
    body: startOf(isClosed ? last + 1 : last),
    isOpen: !isClosed,
  };
}

/** True for the line after the last field: dashes, a text, or an empty line that no field follows. */
function isOver(rows: readonly string[], index: number): boolean {
  const row = rows[index] ?? '';
  if (row.trim() !== '')
    return /^(?:-{2,}|[–—])/.test(row) || !(isField(row) || /^(?:\s+|- |#(?!#))/.test(row));
  const following = rows.slice(index).find((text) => text.trim() !== '') ?? '';
  return !isField(following) && !/^(?:-{2,}|[–—]+)\s*$/.test(following);
}
