import { Worker } from 'node:worker_threads';
import type { Facts } from './facts.ts';
import type { Context } from './rule.ts';

/** What a thread is asked: the facts of some files; worker.ts answers. */
export interface Task {
  files: { file: string; source: string }[];
  context: Context;
}

/** One thread. Asked for more while it is busy, it goes on without waiting for who asked. */
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
  // Parsing makes much that is soon garbage: a wide nursery is swept less often.
  const worker = new Worker(script, { resourceLimits: { maxYoungGenerationSizeMb: 64 } });
  const waiting: { resolve: (facts: Facts[]) => void; reject: (error: Error) => void }[] = [];
  // It answers in the order in which it was asked.
  worker.on('message', (facts: Facts[]) => waiting.shift()?.resolve(facts));
  worker.on('error', (error: Error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    ask: (task) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(task);
      }),
    close: () => worker.terminate(),
  };
}
