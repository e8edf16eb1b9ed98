import { parentPort } from 'node:worker_threads';
import { inspect } from './inspect.ts';
import type { Task } from './threads.ts';

/** A thread of the check: inspects files. */
parentPort?.on('message', ({ files, context }: Task) =>
  parentPort?.postMessage(files.map((file) => inspect(file, context))),
);
