import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { reactMode } from './options.ts';

/** MiB that one thread may hold: a page that needs more is refused by an error and not by the system. */
const maxOldGenerationSizeMb = 1024;

/** The threads of a build. They run modules of JavaScript: the built server graph, and the MDX compiler. */
export interface Pool {
  /** Runs the default export of a module in the next free thread. */
  run: <Output>(module: string, input: unknown) => Promise<Output>;
  /** Lets every thread load a module ahead of its first task; the module exports a function `prepare`. */
  prepare: (module: string) => void;
  close: () => Promise<void>;
}

/**
 * Opens a pool; its threads start when there is work for them.
 * @param most threads that the work is worth: each loads and warms up all code for itself
 * @param maxYoungGenerationSizeMb MiB that a thread fills before it looks for what may go; a compiler that gets less is slower
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
  const filenameOf = (module: string) => pathToFileURL(module).href;
  return {
    run: (module, input) => pool.run(input, { filename: filenameOf(module) }),
    prepare: (module) => {
      const loading = Array.from({ length: threads }, () =>
        pool.run(null, { filename: filenameOf(module), name: 'prepare' }),
      );
      // What keeps a module from loading is told by the task that needs it.
      Promise.all(loading).catch(() => {});
    },
    close: () => pool.destroy(),
  };
}
