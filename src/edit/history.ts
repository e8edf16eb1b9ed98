import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Refusal } from '../content/writers/refusal.ts';
import { pathBelowPages } from './guard.ts';

/** Maximum number of steps to undo. */
const most = 200;

/** A file's bytes before and after a step, as a string to compare; null if it did not exist. */
interface Step {
  file: string;
  path: string;
  before: string | null;
  after: string | null;
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'latin1') : null);

function put(path: string, content: string | null): void {
  if (content === null) rmSync(path, { force: true });
  else writeFileSync(path, content, 'latin1');
}

/**
 * Writes files, with undo for as long as the server runs.
 * @param root the project's folder; only files below its `pages/` are written
 */
export function openHistory(root: string) {
  const done: Step[][] = [];
  const undone: Step[][] = [];

  /** Takes the last step back; taken back again from there, it is redone. */
  function takeBack(from: Step[][], to: Step[][]): string[] {
    // A step that cannot be taken does not stand in the way of those before it.
    const steps = from.pop();
    if (!steps) throw new Refusal('Больше нечего.');
    const moved = steps.find(({ path, after }) => read(path) !== after);
    if (moved)
      throw new Refusal(
        `Файл ${moved.file} с\u00a0тех пор изменили не\u00a0здесь: этот шаг пропущен, чтобы ничего не\u00a0потерять. Нажмите ещё раз: возьмётся следующий.`,
      );
    for (const { path, before } of steps) put(path, before);
    to.push(steps.map(({ before, after, ...file }) => ({ ...file, before: after, after: before })));
    return steps.map(({ file }) => file);
  }

  return {
    /**
     * Writes files in one step, by their paths from the project's folder; null removes a file.
     * @throws {Refusal} if a path is not allowed; then nothing is written
     */
    write(files: ReadonlyMap<string, Buffer | string | null>): void {
      const steps = [...files].map(([file, content]): Step => {
        const path = pathBelowPages(root, file, true);
        if (!path) throw new Refusal(`Здесь нет места для файла ${file}.`);
        return {
          file,
          path,
          before: read(path),
          after: content === null ? null : Buffer.from(content).toString('latin1'),
        };
      });
      for (const { path, after } of steps) put(path, after);
      done.push(steps);
      if (done.length > most) done.shift();
      undone.length = 0;
    },
    /**
     * Undoes the last step.
     * @returns its files
     * @throws {Refusal} if there is none, or one of its files was changed since; then nothing is written, and the step is dropped
     */
    undo: () => takeBack(done, undone),
    /** Redoes a step, likewise. */
    redo: () => takeBack(undone, done),
  };
}
export type History = ReturnType<typeof openHistory>;
