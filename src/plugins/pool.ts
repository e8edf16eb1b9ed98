import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { reactMode } from './options.ts';

/** MiB of heap per thread: a page that needs more fails with an error instead of the whole process being killed. */
const maxOldGenerationSizeMb = 1024;

/** A pool of worker threads that run JavaScript modules: the built server graph and the MDX compiler. */
export interface Pool {
  /** Calls the default export of a module in the next free thread. */
  run: <Output>(module: string, input: unknown) => Promise<Output>;
  close: () => Promise<void>;
}

/**
 * Opens a pool; threads start with the first task.
 * @param most limit of threads, besides the number of cores and 8, since each loads and warms up all code for itself
 * @param maxYoungGenerationSizeMb size of the nursery; a compiler is slower with less
 */
export function openPool(most: number, maxYoungGenerationSizeMb = 64): Pool {
  const threads = Math.max(1, Math.min(most, availableParallelism(), 8));
  const pool = new Tinypool({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 10_000,
    resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb },
    env: { ...process.env, NODE_ENV: reactMode() } as Record<string, string>,
  });
  return {
    run: (module, input) => pool.run(input, { filename: pathToFileURL(module).href }),
    close: () => pool.destroy(),
  };
}
