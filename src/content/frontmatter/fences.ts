import { Lines, type Range } from '../problems/lines.ts';
import { type Problem, problem, replacement } from '../problems/problems.ts';

/** Matches the frontmatter of a file with valid fences, including both `---` lines. */
export const fencedFields = /^---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/;

/** Errors of the `---` fences, and where fields and body are nevertheless. */
interface FenceSlip {
  problems: Problem[];
  /** Range of the fields; null if they cannot be separated from the body. */
  fields: Range | null;
  /** Offset of the body, or of the text that may be it. */
  body: number;
  /** Whether the closing fence is missing, so that a field that seems to be missing may be in the body. */
  isOpen: boolean;
}

/** Message and hint for each fence error. */
const slips = {
  first: {
    what: 'Поля начинаются не со\u00a0строки «---».',
    hint: 'Поставьте её первой строкой файла: три дефиса и\u00a0больше ничего. Такая же стоит после последнего поля.',
  },
  above: {
    what: 'Над полями стоит лишний текст.',
    hint: 'Удалите его до строки «---» или перенесите под поля; от\u00a0ответа чата удалите и\u00a0«```» с\u00a0прощанием в\u00a0конце.',
  },
  open: { what: 'Блок полей не закрыт.', hint: 'Поставьте строку «---» после последнего поля.' },
  last: { what: 'Блок полей закрыт не так.', hint: 'Оставьте в этой строке только три дефиса.' },
} as const;

const isField = (row: string) => /^[a-z]\w*:(?:\s|$)/i.test(row);

/**
 * Returns the error of the two `---` fences around the frontmatter, or null. Runs before gray-matter, for which a word
 * after the dashes selects another engine: `---js` would run the block as code.
 *
 * Bad: `---yaml`, `—`, no second `---`. Good: both lines are exactly `---`.
 */
export function fenceSlip(file: string, source: string): FenceSlip | null {
  const rows = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const lines = new Lines(source);
  const startOf = (row: number) =>
    row < rows.length ? lines.offset({ line: row + 1, column: 1 }) : source.length;
  const fenceProblem = (slip: keyof typeof slips, row = 0): Problem =>
    problem(file, 'frontmatter/fence', { line: row + 1, ...slips[slip] });
  const opening = rows[0] ?? '';
  if (!opening.startsWith('---') || opening[3] === '-') return misplaced();
  if (opening.trimEnd() !== '---') return between(fenceProblem('first'), 0);
  const closing = rows.findIndex((text, index) => index > 0 && /^ {0,3}---/.test(text));
  if (closing < 0) return between(null, 0);
  return rows[closing]?.trimEnd() === '---' ? null : between(null, 0, closing);

  /** Finds fields whose opening fence is lower, missing or made of other dashes, so they would be read as body text. */
  function misplaced(): FenceSlip | null {
    // Also `***`, `\---` and «```yaml», as other programs write them.
    const isDashes = (row: string) =>
      /^\s*(?:—|[^\s\p{L}\d][^\p{L}\d]*[^\s\p{L}\d](?:ya?ml)?)\s*$/u.test(row);
    const first = rows
      .slice(0, 12)
      .findIndex((row, index) => isDashes(row) && /^\s*[a-z]\w*:/i.test(rows[index + 1] ?? ''));
    if (first >= 0) {
      const above = source.slice(0, startOf(first));
      // Chats answer in a code block, with words around it. An odd fence means that its end is missing: the last one is that of a
      // code block inside.
      const isFramed = /^```/m.test(above) && rows.filter((row) => row.startsWith('```')).length % 2 === 0;
      const end = isFramed ? source.slice(0, source.lastIndexOf('\n```')).trimEnd().length : source.length;
      const edits = [
        { from: 0, to: above.length, text: '' },
        { from: end, to: source.length, text: '\n' },
      ].slice(0, isFramed ? 2 : 1);
      if (/\p{L}/u.test((above + source.slice(end)).replace(/^```\w*/gm, ''))) {
        const choices = [{ title: 'Оставить только поля и\u00a0текст под ними', edits }];
        return between({ ...fenceProblem('above'), choices }, first);
      }
      const title = above.includes('```') ? 'Убрать рамку кода' : 'Убрать пустые строки сверху';
      return between({ ...fenceProblem('first'), fix: above ? { title, edits } : undefined }, first);
    }
    const firstFilled = rows.findIndex((row) => row.trim() !== '');
    if (!isField(rows[firstFilled] ?? '')) return null;
    return between(fenceProblem('first', firstFilled), firstFilled - 1);
  }

  /**
   * Finds the fields after an opening fence, up to the closing fence or the last line that can be a field.
   * @param slip the error of the opening fence; null if it is valid
   * @param opening row of the opening fence; the row above the first field if it is missing
   * @param end the row after the fields; -1 if they end with the file
   */
  function between(
    slip: Problem | null,
    opening: number,
    end = rows.findIndex((_, index) => index > opening && isOver(rows, index)),
  ): FenceSlip {
    const from = startOf(opening + 1);
    const after = end < 0 ? rows.length : end;
    const row = rows[after] ?? '';
    const isClosed = /^\s*(?:-{2,}|(?:- )+-\s*$|[–—]+|```\s*$)/.test(row);
    // The error of the opening fence also tells to add a missing closing one.
    const isValid = row.trimEnd() === '---' || (slip && !isClosed);
    const closing = isValid ? null : isClosed ? fenceProblem('last', after) : fenceProblem('open');
    // Word turns three hyphens into one long dash, phones the first two; chats put the fields into a code block.
    const withDashFix = (slip: Problem | null, index: number): Problem[] => {
      const dashes = /^(?!---\s*$)\s*(?:[–—-]+|```(?:ya?ml)?)(?=\s*$)/.exec(rows[index] ?? '')?.[0].length;
      const at = { from: startOf(index), to: startOf(index) + (dashes ?? 0) };
      return slip ? [dashes ? { ...slip, fix: replacement(at, '---', 'Написать «---»') } : slip] : [];
    };
    return {
      problems: [...withDashFix(slip, opening), ...withDashFix(closing, after)],
      // Without a closing fence, text directly below the fields may be a field without its colon.
      fields:
        isClosed || row.trim() === ''
          ? { from, to: end < 0 ? source.length : Math.max(from, startOf(after) - 1) }
          : null,
      body: startOf(isClosed ? after + 1 : after),
      isOpen: !isClosed,
    };
  }
}

/** Whether a line ends the fields: dashes, text, or an empty line that neither a field nor dashes follow. */
function isOver(rows: readonly string[], index: number): boolean {
  const row = rows[index] ?? '';
  if (row.trim() !== '')
    return /^(?:-{2,}|(?:- )+-\s*$|[–—])/.test(row) || !(isField(row) || /^(?:\s+|- |#(?!#))/.test(row));
  const following = rows.slice(index).find((text) => text.trim() !== '') ?? '';
  return !isField(following) && !/^(?:-{2,}|[–—]+)\s*$/.test(following);
}
