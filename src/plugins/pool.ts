import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { reactMode } from './options.ts';

/** MiB of heap per thread: a page that needs more fails with an error instead of the whole process being killed. */
const maxOldGenerationSizeMb = 1024;

/**
 * Opens a pool of worker threads that run JavaScript modules: the built server graph and the MDX compiler. Threads start with the
 * first task.
 * @param spare cores that are left to others; more than 8 are never used, since each thread loads all code for itself
 * @param maxYoungGenerationSizeMb size of the nursery: a small one saves a tenth of the peak memory at 1,000 and 3,000 posts
 */
export function openPool(spare = 0, maxYoungGenerationSizeMb = 16) {
  const pool = new Tinypool({
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(availableParallelism() - spare, 8)),
    idleTimeout: 10_000,
    resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb },
    env: { ...process.env, NODE_ENV: reactMode() } as Record<string, string>,
  });
  return {
    /** Calls the default export of a module in the next free thread. */
    run: <Output>(module: string, input: unknown): Promise<Output> =>
      pool.run(input, { filename: pathToFileURL(module).href }),
    close: () => pool.destroy(),
  };
}
export type Pool = ReturnType<typeof openPool>;
