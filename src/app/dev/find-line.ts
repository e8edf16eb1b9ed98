/** Texts as both the file and the page may write them: without typography and Markdown's marks. */
const plain = (text: string) =>
  text
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replace(/[«»„“”"']/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/[*_`[\]]/g, '')
    .trim()
    .toLowerCase();

/** Shorter texts stand in too many lines to tell one from another. */
const least = 3;
/** A long text is broken over lines in the file: its beginning is enough. */
const enough = 40;

export interface FoundLine {
  line: number;
  column: number;
}

/**
 * Finds the line of a file that a shown text was written in: a heading is a prop of its section or a field of the
 * frontmatter, and the mark of its block says only where the block begins.
 * @param source the file's text
 * @param shown the text of what was clicked
 * @param from first line to look at, 1-based
 * @param to last line to look at
 * @example findLine('<Hero\n  heading="Вся учёба"\n/>', 'Вся учёба', 1, 3) // { line: 2, column: 3 }
 */
export function findLine(source: string, shown: string, from: number, to: number): FoundLine | null {
  const wanted = plain(shown).slice(0, enough);
  if (wanted.length < least) return null;
  const lines = source.split(/\r?\n/).slice(from - 1, to);
  const found = lines.findIndex((line) => plain(line).includes(wanted));
  if (found < 0) return null;
  return { line: from + found, column: 1 + (lines[found]?.search(/\S/) ?? 0) };
}

/** The last line of a section that begins at a line: the next line that is indented no deeper and not its own end. */
export function lastLine(source: string, from: number): number {
  const lines = source.split(/\r?\n/);
  const depth = (line: string) => line.search(/\S/);
  const start = depth(lines[from - 1] ?? '');
  const next = lines.findIndex(
    (line, index) =>
      index >= from && depth(line) >= 0 && depth(line) <= start && !/^\s*(?:\/?>|<\/)/.test(line),
  );
  return next < 0 ? lines.length : next;
}

/** The line that names the scene or picture of an entry (its field) or of a section (its prop). */
export function findPicture(source: string, from: number, to: number): FoundLine | null {
  const lines = source.split(/\r?\n/).slice(from - 1, to);
  const found = lines.findIndex((line) => /(?:^|\s)(?:scene|picture)(?:=|:)/.test(line));
  if (found < 0) return null;
  return { line: from + found, column: 1 + (lines[found]?.search(/(?:scene|picture)(?:=|:)/) ?? 0) };
}
