/** Lines that somebody still reads before sending; of longer diffs only the names of the files are shown. */
const mostLines = 400;

/** Name of a changed file, and what happened to it. */
function headingOf(file: string): string {
  const from = /^rename from (.+)$/m.exec(file)?.[1];
  const name = /^rename to (.+)$/m.exec(file)?.[1] ?? /^"?a\/(.+)"? "?b\/\1"?$/m.exec(file)?.[1] ?? '';
  if (from) return `${name}\u00a0— прежде ${from}`;
  if (/^new file mode/m.test(file)) return `${name}\u00a0— новый файл`;
  return `${name}\u00a0— ${/^deleted file mode/m.test(file) ? 'удалён' : 'изменён'}`;
}

/** Changed lines of a file, each group below the number of its first line; empty for pictures. */
const linesOf = (file: string): string =>
  (/^@@.*/ms.exec(file)?.[0] ?? '')
    .replace(/^@@ (?:-0,0 .*|.*\+0,0 @@)\n/gm, '')
    .replace(/^@@ \S+ \+(\d+).*$/gm, '  строка\u00a0$1')
    .replace(/^\\ No newline.*\n?/gm, '');

/** What `git diff` printed, with Russian headings instead of git's English ones. */
export function shownDiff(diff: string): string {
  const isLong = diff.split('\n').length > mostLines;
  const files = diff.split(/^diff --git /m).slice(1);
  return files.map((file) => headingOf(file) + (isLong ? '' : `\n${linesOf(file)}`)).join('\n');
}
