import { structuredPatch } from 'diff';
import { printable } from '../../content/problems/problems.ts';

/**
 * What a change does to a file, for a person: its name, and its changed lines, each group below the number of its first one.
 * @param before null for a new file
 * @param after null for a removed file
 */
export function diffOf(file: string, before: string | null, after: string | null): string {
  if (after === null) return `${file}\u00a0— удалён`;
  const head = before === null ? `${file}\u00a0— новый файл` : file;
  // Pictures have no lines.
  if (after.includes('\0')) return head;
  // Git itself changes line ends.
  const options = { context: 0, stripTrailingCr: true };
  // A new file's comments describe its fields; most are of npm run new.
  const shown =
    before === null ? after.replace(/^---\n.*?\n---$/ms, (top) => top.replace(/^# .*\n/gm, '')) : after;
  const { hunks } = structuredPatch(file, file, before ?? '', shown, '', '', options);
  const groups = hunks.flatMap(({ newStart, lines }) => [
    ...(before === null ? [] : [`строка\u00a0${newStart}`]),
    ...lines.filter((line) => /^[-+]/.test(line)),
  ]);
  return printable([head, ...groups].join('\n  '));
}
