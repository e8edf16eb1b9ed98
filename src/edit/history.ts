import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** More steps than anybody takes back one by one. */
const most = 200;

/** One file's part in a step; null where there was, or is, no file. */
export interface Step {
  path: string;
  before: Buffer | null;
  after: Buffer | null;
}

export interface History {
  /** Writes files, or with null takes them away, and remembers what stood there. */
  write: (files: readonly { path: string; content: Buffer | null }[]) => void;
  /** Takes the last step back, or makes it again; `moved` names a file that has changed since, and nothing is written. */
  undo: () => Stepped;
  redo: () => Stepped;
}

export type Stepped = { done: readonly string[] } | { moved: string } | { nothing: true };

const read = (path: string) => (existsSync(path) ? readFileSync(path) : null);
const same = (one: Buffer | null, other: Buffer | null) =>
  one === null || other === null ? one === other : one.equals(other);

function put(path: string, content: Buffer | null): void {
  if (content === null) rmSync(path, { force: true });
  else writeFileSync(path, content);
}

/** Undo and redo over files, for as long as the server runs. */
export function openHistory(): History {
  const done: Step[][] = [];
  const undone: Step[][] = [];

  function step(from: Step[][], to: Step[][], side: 'before' | 'after'): Stepped {
    const steps = from.at(-1);
    if (!steps) return { nothing: true };
    const other = side === 'before' ? 'after' : 'before';
    const moved = steps.find((one) => !same(read(one.path), one[other]));
    if (moved) return { moved: moved.path };
    for (const one of steps) put(one.path, one[side]);
    from.pop();
    to.push(steps);
    return { done: steps.map(({ path }) => path) };
  }

  return {
    write(files) {
      const steps = files.map(({ path, content }) => ({ path, before: read(path), after: content }));
      for (const { path, after } of steps) put(path, after);
      done.push(steps);
      if (done.length > most) done.shift();
      undone.length = 0;
    },
    undo: () => step(done, undone, 'before'),
    redo: () => step(undone, done, 'after'),
  };
}
