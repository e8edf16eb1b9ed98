import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { structuredPatch } from 'diff';
import { counted } from '../../content/problems/counted.ts';

/** A change of many files: their texts as they will be, and which file moves. */
export interface Proposal {
  texts: ReadonlyMap<string, string>;
  move?: { from: string; to: string };
}

/** The lines that differ, with their file. */
export function diffOf(file: string, before: string, after: string): string {
  const { hunks } = structuredPatch(file, file, before, after, '', '', { context: 0 });
  return [file, ...hunks.flatMap(({ lines }) => lines.filter((line) => /^[-+]/.test(line)))].join('\n  ');
}

/** Writes what is proposed. */
export function make(root: string, { texts, move }: Proposal): void {
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
  if (move) renameSync(join(root, move.from), join(root, move.to));
}

/**
 * Shows what will change, and makes it once the writer agrees.
 * @param sourceOf the text of a file as it stands
 * @param isSure does not ask
 */
export async function propose(
  root: string,
  proposal: Proposal,
  sourceOf: (file: string) => string,
  isSure: boolean,
): Promise<void> {
  const { texts, move } = proposal;
  for (const [file, text] of texts) console.log(diffOf(file, sourceOf(file), text));
  if (move) console.log(`${move.from} → ${move.to}`);
  const files = counted(texts.size, 'файле', 'файлах', 'файлах');
  if (!isSure && !(await agreed(`Изменить в\u00a0${files}? (да/нет) `)))
    return console.log('Ничего не\u00a0изменено.');
  if (move && existsSync(join(root, move.to))) return fail(`Файл ${move.to} уже есть.`);
  make(root, proposal);
  console.log('Готово. Проверьте: npm run check.');
}

/** Asks in the terminal. */
export async function agreed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^(?:д|да|y|yes)$/i.test(answer.trim());
}

/** Says why nothing was done. */
export function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
