import { asRead } from '../content/files/read-source.ts';
import { applyFixes, type Problem, repairsOf } from '../content/problems/problems.ts';
import type { RepairRequest } from '../content/writers/editing.ts';
import { Refusal } from '../content/writers/refusal.ts';

/** New bytes of a file; a byte order mark stays. */
export const withMark = (written: string, text: string): string =>
  (written.startsWith('\ufeff') ? '\ufeff' : '') + text;

/**
 * The files after applying a fix. The page's list of problems may be outdated, so the problem is searched among the current ones;
 * of several equal ones, the nearest to its old position is fixed.
 * @param problems of the current site
 * @param sourceOf the text of a file in which they were found; null if it is not part of the content
 * @param written reads a file; null if it cannot be read
 * @returns the changed files, by path; null removes one
 * @throws {Refusal} if the problem is gone, files have changed since, or the new name of a file is taken
 */
export function repaired(
  problems: readonly Problem[],
  { file, line, rule, what, title }: RepairRequest,
  sourceOf: (file: string) => string | null,
  written: (file: string) => string | null,
): ReadonlyMap<string, string | null> {
  const [found] = problems
    .filter((one) => one.file === file && one.rule === rule && one.what === what)
    .sort((one, other) => Math.abs(one.line - line) - Math.abs(other.line - line));
  const fix = found && repairsOf(found).find((one) => one.title === title);
  if (!fix) throw new Refusal('Этого замечания уже нет: список сейчас обновится.');
  const { texts } = applyFixes([{ ...found, fix }], (name) => sourceOf(name) ?? '');
  const made = new Map<string, string | null>();
  for (const [name, text] of texts) {
    const before = written(name);
    if (before === null || asRead(before) !== sourceOf(name))
      throw new Refusal(`Файл ${name} только что изменили. Нажмите ещё раз.`);
    made.set(name, rule === 'file/bom' ? text : withMark(before, text));
  }
  if (!fix.rename) return made;
  const moved = made.get(file) ?? written(file);
  if (moved === null) throw new Refusal(`Файла ${file} больше нет.`);
  if (written(fix.rename) !== null) throw new Refusal(`Файл ${fix.rename} уже есть.`);
  return made.set(file, null).set(fix.rename, moved);
}
