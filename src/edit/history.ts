import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Refusal } from '../content/preview/refusal.ts';
import { pathBelowPages } from './guard.ts';

/** More steps than anybody takes back one by one. */
const most = 200;

/** One file's part in a step; null where there was, or is, no file. */
interface Step {
  file: string;
  path: string;
  before: Buffer | null;
  after: Buffer | null;
}

const read = (path: string) => (existsSync(path) ? readFileSync(path) : null);
const same = (one: Buffer | null, other: Buffer | null) =>
  one === null || other === null ? one === other : one.equals(other);

function put(path: string, content: Buffer | null): void {
  if (content === null) rmSync(path, { force: true });
  else writeFileSync(path, content);
}

/**
 * Writes files, and takes that back, for as long as the server runs.
 * @param root the project's folder, below whose `pages/` alone anything is written
 */
export function openHistory(root: string) {
  const done: Step[][] = [];
  const undone: Step[][] = [];

  function step(from: Step[][], to: Step[][], side: 'before' | 'after'): string[] {
    const steps = from.at(-1);
    if (!steps) throw new Refusal('Больше нечего.');
    const other = side === 'before' ? 'after' : 'before';
    const moved = steps.find((one) => !same(read(one.path), one[other]));
    if (moved)
      throw new Refusal(
        `Файл ${moved.file} с\u00a0тех пор изменили не\u00a0здесь: шаг не\u00a0сделан, чтобы ничего не\u00a0потерять.`,
      );
    for (const one of steps) put(one.path, one[side]);
    from.pop();
    to.push(steps);
    return steps.map(({ file }) => file);
  }

  return {
    /**
     * Writes files by their paths from the project's folder, or with null takes them away: one step.
     * @throws {Refusal} where one of them may not stand
     */
    write(files: ReadonlyMap<string, Buffer | string | null>): void {
      const steps = [...files].map(([file, content]): Step => {
        const path = pathBelowPages(root, file, true);
        if (!path) throw new Refusal(`Здесь нет места для файла ${file}.`);
        return { file, path, before: read(path), after: content === null ? null : Buffer.from(content) };
      });
      for (const { path, after } of steps) put(path, after);
      done.push(steps);
      if (done.length > most) done.shift();
      undone.length = 0;
    },
    /**
     * Takes the last step back.
     * @returns its files
     * @throws {Refusal} where there is none, or others have changed one of them since: then nothing is written
     */
    undo: () => step(done, undone, 'before'),
    /** Makes it again, likewise. */
    redo: () => step(undone, done, 'after'),
  };
}
