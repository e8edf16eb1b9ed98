import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { reactMode } from '../options.ts';
import type { TaskName, TaskOf } from './tasks.ts';

/** What one thread may hold: a page that needs more is refused by an error and not by the system. */
const limits = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 };

/** The threads of a build or of the dev server. They start when there is work for them. */
export interface Pool {
  /** Runs a task of tasks.ts in the next free thread. */
  run: <T extends TaskName>(task: T, input: Parameters<TaskOf<T>>[0]) => ReturnType<TaskOf<T>>;
  /** Runs the default export of a built module in the next free thread. */
  runModule: <Output>(module: string, input: unknown) => Promise<Output>;
  close: () => Promise<void>;
}

/** @param root the project's folder */
export function openPool(root: string): Pool {
  // Named with each task: a thread loads what it is started with, and a second build compiles next to nothing.
  const filename = pathToFileURL(join(root, 'src/plugins/pool/worker.mjs')).href;
  let pool: Tinypool | null = null;
  const threads = (): Tinypool => {
    pool ??= new Tinypool({
      minThreads: 0,
      maxThreads: Math.max(1, Math.min(availableParallelism(), 8)),
      idleTimeout: 10_000,
      resourceLimits: limits,
      env: { ...process.env, NODE_ENV: reactMode() } as Record<string, string>,
    });
    return pool;
  };
  return {
    run: (task, input) => threads().run({ task, input }, { filename }) as ReturnType<TaskOf<typeof task>>,
    runModule: (module, input) => threads().run(input, { filename: pathToFileURL(module).href }),
    close: async () => {
      await pool?.destroy();
      pool = null;
    },
  };
}
