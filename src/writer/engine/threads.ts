import { Worker } from 'node:worker_threads';
import type { Context } from './rule.ts';

/** What a thread can be asked; worker.ts answers. */
export type Task =
  | { kind: 'inspect'; files: { file: string; source: string }[]; context: Context }
  | { kind: 'prepare' }
  | { kind: 'words'; root: string; words: ReadonlySet<string> };

/** One thread that answers one task after another. */
export interface Thread {
  ask: <T>(task: Task) => Promise<T>;
  close: () => Promise<number>;
}

/** Threads load TypeScript the way this process does; where it is bundled or tested, everything runs here. */
export const canThread = () => process.execArgv.some((arg) => arg.includes('tsx'));

export function openThread(): Thread {
  const worker = new Worker(new URL('./worker-start.mjs', import.meta.url));
  let last: Promise<unknown> = Promise.resolve();
  const send = (task: Task) =>
    new Promise<unknown>((resolve, reject) => {
      worker.once('message', (answer) => {
        worker.off('error', reject);
        resolve(answer);
      });
      worker.once('error', reject);
      worker.postMessage(task);
    });
  return {
    ask: <T>(task: Task) => {
      last = last.catch(() => {}).then(() => send(task));
      return last as Promise<T>;
    },
    close: () => worker.terminate(),
  };
}
