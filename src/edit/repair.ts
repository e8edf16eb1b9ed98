import { applyFixes } from '../check/fix.ts';
import { asRead } from '../content/files/read-source.ts';
import type { RepairRequest } from '../content/preview/editing.ts';
import { Refusal } from '../content/preview/refusal.ts';
import { type Problem, repairsOf } from '../content/problems/problems.ts';

/** What files become by a repair, by their paths (null: the file goes). */
export type Repaired = ReadonlyMap<string, string | null>;

/** A file with another text: a byte order mark stays. */
export const withMark = (written: string, text: string): string =>
  (written.startsWith('\ufeff') ? '\ufeff' : '') + text;

/**
 * The texts of files after a repair that was pressed. The page's list may be older than the site: the problem is looked for
 * among those that stand now, and of several alike the one nearest to where it was told is mended.
 * @param problems of the site as it is
 * @param sourceOf the text of a file as these were found in it; null for one that the site does not read
 * @param written what stands in a file; null for one that cannot be read
 * @throws {Refusal} where they have moved on
 */
export function repaired(
  problems: readonly Problem[],
  { file, line, rule, what, title }: RepairRequest,
  sourceOf: (file: string) => string | null,
  written: (file: string) => string | null,
): Repaired {
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
