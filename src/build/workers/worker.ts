import { parentPort } from 'node:worker_threads';
import type { Reply } from './pool.ts';
import { type TaskName, tasks } from './tasks.ts';

async function answer(task: TaskName, input: never): Promise<void> {
  let reply: Reply;
  try {
    reply = { output: await tasks[task](input) };
  } catch (error) {
    reply = { error: error instanceof Error ? error : new Error(String(error)) };
  }
  parentPort?.postMessage(reply);
}

/** A thread of the build (pool.ts): does its tasks one after another and says how each went. */
let before = Promise.resolve();
parentPort?.on('message', ({ task, input }: { task: TaskName; input: never }) => {
  before = before.then(() => answer(task, input));
});
