import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { Cache } from '../../cache/cache.ts';
import type { CompileBody, CompiledBody, CompilerOptions } from '../../content/mdx/compiler.ts';
import { openPool } from '../pool.ts';
import type { Bodies, Body } from './compile-task.ts';

type Task = (bodies: Bodies) => Promise<CompiledBody[]>;

export interface Compiler {
  compile: CompileBody;
  /** Stops the threads, if there are any. */
  close: () => Promise<void>;
}

/** Bodies per pool task: one body per task would add a sixth to the time of compiling. */
const batchSize = 8;

/**
 * Loads the compiler: in dev into Vite's own thread, in a build into a pool. It is first bundled into one JavaScript file,
 * since threads cannot run TypeScript before Node 22.18. Imported by the plugin, it would be bundled with Vite's config, and
 * every command would load MDX.
 * @param version digest of the compiler's code, which names the bundle in the cache
 */
export async function loadCompiler(
  options: CompilerOptions & { root: string },
  cache: Cache,
  version: string,
): Promise<Compiler> {
  const name = `${version}.mjs`;
  if (!cache.has(name)) cache.write(name, await bundled(options.root));
  const module = join(cache.folder, name);
  return options.development ? besideVite(module, options) : inThreads(module, options);
}

async function bundled(root: string): Promise<string> {
  const input = join(root, 'src/plugins/mdx/compile-task.ts');
  // Packages stay external; `C:\\…` is a path, not a package.
  const bundle = await rolldown({ input, platform: 'node', external: /^[^./](?!:[\\/])/ });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return output[0].code;
}

async function besideVite(module: string, options: CompilerOptions): Promise<Compiler> {
  const { default: task } = (await import(pathToFileURL(module).href)) as { default: Task };
  return {
    async compile(file, source) {
      const [body] = await task({ bodies: [{ file, source }], options });
      return body as CompiledBody;
    },
    close: async () => {},
  };
}

function inThreads(module: string, options: CompilerOptions): Compiler {
  // One core is left to Vite and Rolldown.
  const pool = openPool(availableParallelism() - 1);
  let queue: { body: Body; done: (compiling: Promise<CompiledBody>) => void }[] = [];
  /** Sends all requests of one turn of the event loop in batches. */
  function send(): void {
    const requests = queue;
    queue = [];
    for (let from = 0; from < requests.length; from += batchSize) {
      const batch = requests.slice(from, from + batchSize);
      const compiling = pool.run<CompiledBody[]>(module, { bodies: batch.map(({ body }) => body), options });
      for (const [at, { done }] of batch.entries())
        done(compiling.then((compiled) => compiled[at] as CompiledBody));
    }
  }
  return {
    compile: (file, source) =>
      new Promise((done) => {
        if (queue.push({ body: { file, source }, done }) === 1) setImmediate(send);
      }),
    close: () => pool.close(),
  };
}
