import { Worker } from 'node:worker_threads';
import type { Facts } from './facts.ts';
import type { Context } from './rule.ts';

/** What a thread is asked: the facts of some files; worker.ts answers. */
export interface Task {
  files: { file: string; source: string }[];
  context: Context;
}

/** One thread that answers one task after another. */
export interface Thread {
  ask: (task: Task) => Promise<Facts[]>;
  close: () => Promise<number>;
}

let script: URL | null = null;

/**
 * Lets large sites be inspected by several threads.
 * @param worker the module of a thread (worker.ts, bundled)
 */
export function allowThreads(worker: URL): void {
  script = worker;
}

/** As many threads as asked for; none where the check runs as a part of something else, which has its own. */
export const openThreads = (count: number): Thread[] =>
  script ? Array.from({ length: count }, openThread.bind(null, script)) : [];

function openThread(script: URL): Thread {
  const worker = new Worker(script);
  const send = (task: Task) =>
    new Promise<Facts[]>((resolve, reject) => {
      worker.once('message', (answer) => {
        worker.off('error', reject);
        resolve(answer);
      });
      worker.once('error', reject);
      worker.postMessage(task);
    });
  return {
    ask: send,
    close: () => worker.terminate(),
  };
}
