import { parentPort } from 'node:worker_threads';
import { loadDictionary } from '../spelling/dictionary.ts';
import { suggestions, unknownWords } from '../spelling/speller.ts';
import { inspect } from './inspect.ts';
import type { Task } from './threads.ts';

/** A thread of the check: inspects files, or looks words up while the main thread inspects. */
parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await answer(task)));

async function answer(task: Task): Promise<unknown> {
  if (task.kind === 'inspect') return task.files.map((file) => inspect(file, task.context));
  if (task.kind === 'prepare') return void (await loadDictionary());
  const unknown = await unknownWords(task.root, task.words);
  // Looked up here, where the dictionaries are; the main thread finds them on disk.
  await suggestions([...unknown]);
  return unknown;
}
