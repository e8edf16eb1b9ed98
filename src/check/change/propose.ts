import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirmed } from '../../command-line.ts';
import { exactPath } from '../../content/files/list-files.ts';
import { readSource } from '../../content/files/read-source.ts';
import { counted } from '../../content/problems/counted.ts';
import type { ContentStore } from '../../content/store.ts';
import { Refusal } from '../../content/writers/refusal.ts';
import { diffOf } from './diff.ts';

/** A change of several files: their new texts, null for one to remove, and a file to move. */
export interface Proposal {
  texts: ReadonlyMap<string, string | null>;
  move?: { from: string; to: string };
  /** Places of the links that will lead nowhere, `file:line:column`. */
  broken?: readonly string[];
}

/** A proposal that moves a file. */
export type Moving = Proposal & Required<Pick<Proposal, 'move'>>;

/**
 * Shows a proposal as a diff and writes it if the writer agrees.
 * @param isConfirmed skips the question
 * @throws {Refusal} if a file was changed meanwhile, or the new name is taken
 */
export async function propose(
  store: Pick<ContentStore, 'root' | 'sourceOf'>,
  { texts, move, broken = [] }: Proposal,
  isConfirmed: boolean,
): Promise<void> {
  for (const [file, text] of texts) console.log(diffOf(file, store.sourceOf(file), text));
  if (move) console.log(`${move.from} → ${move.to}`);
  if (broken.length > 0)
    console.log(`Эти ссылки никуда не\u00a0поведут, уберите их:\n  ${broken.join('\n  ')}`);
  const touched = new Set([...texts.keys(), ...(move ? [move.from] : [])]);
  const files = counted(touched.size, 'файле', 'файлах', 'файлах');
  if (!isConfirmed && !(await confirmed(`Изменить в\u00a0${files}? (да/нет)`)))
    return console.log('Ничего не\u00a0изменено.');
  // Files may have changed while the question was open.
  const changed = [...touched].find((file) => readSource(store.root, file).source !== store.sourceOf(file));
  if (changed)
    throw new Refusal(
      `Файл ${changed} тем временем изменили: ничего не\u00a0записано. Наберите команду ещё раз.`,
    );
  if (move && exactPath(store.root, move.to)) throw new Refusal(`Файл ${move.to} уже есть.`);
  for (const [file, text] of texts)
    if (text === null) rmSync(join(store.root, file));
    else writeFileSync(join(store.root, file), text);
  if (move) renameSync(join(store.root, move.from), join(store.root, move.to));
  console.log('Готово. Проверьте: npm run check. Вернуть все неотправленные правки: npm run undo -- pages.');
}
